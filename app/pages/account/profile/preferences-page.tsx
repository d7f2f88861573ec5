import { FormattedMessage } from "react-intl";
import { data } from "react-router-dom";
import type { Customer } from "#app/commerce-api/customers.ts";
import { AccountRoom } from "#app/components/account/account-layout.tsx";
import { LoadingFallback } from "#app/components/ui/loading-fallback.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { useConsents } from "#app/hooks/account/use-consents.ts";
import { noStore, type HeadContext, type PageMeta } from "#app/navigation/route-module.ts";
import { AccountSection } from "../account-section.tsx";
import { ConsentForm } from "./consent-form.tsx";

/** The page belongs to one shopper and is never kept. */
export const loader = () => data(null, { headers: noStore });

/** Head of the page. */
export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.preferences", defaultMessage: "Preferences" }),
  robots: "noindex",
});

function Preferences({ customer }: { customer: Customer }) {
  const { state, save, submission } = useConsents();
  return (
    <AccountSection isWide title={<FormattedMessage id="preferences.news" defaultMessage="What you hear from us" />}>
      {state.status === "pending" ? <LoadingFallback /> : null}
      {state.status === "error" ? (
        <Note tone="error">
          <ShopperWords message={state.message} />
        </Note>
      ) : null}
      {state.status === "done" ? (
        <ConsentForm
          customer={customer}
          offers={state.offers}
          error={submission.error}
          isBusy={submission.isBusy}
          onSave={save}
        />
      ) : null}
    </AccountSection>
  );
}

/** What a customer wants to hear from the shop (`/preferences`), kept as consents. */
export default function PreferencesPage() {
  return (
    <AccountRoom title={<FormattedMessage id="accountNav.preferences" defaultMessage="Preferences" />}>
      {(customer) => <Preferences customer={customer} />}
    </AccountRoom>
  );
}
