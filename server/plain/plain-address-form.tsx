import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { BasketAddress } from "#app/domain/basket/basket-document.ts";
import { toAddressForm } from "#app/domain/address/address-form-values.ts";
import type { SiteConfig } from "#config/sites.ts";
import { PlainAddressFields } from "./plain-address-fields.tsx";
import { type Entries, fresh, PlainField } from "./plain-fields.tsx";

/** What the form holds before anybody wrote into it. */
export const addressEntries = (
  kept: BasketAddress | undefined,
  email: string | null | undefined,
  site: SiteConfig,
): Entries => {
  const { isPoBox: _box, isResidence: _home, ...address } = toAddressForm(kept, site.country);
  return fresh({ ...address, email: email ?? "" });
};

/**
 * The form of an email and one address; `children` is what stands between the fields and the button, `next` where it
 * leads.
 */
export function PlainAddressForm({
  section,
  entries,
  site,
  next,
  children,
}: {
  section: "shipping" | "billing";
  entries: Entries;
  site: SiteConfig;
  next: ReactNode;
  children?: ReactNode;
}) {
  return (
    <form method="post" action={`/plain/${section}`} noValidate>
      <PlainField
        {...entries}
        name="email"
        type="email"
        autoComplete="email"
        label={<FormattedMessage id="shipping.email" defaultMessage="Email" />}
      />
      <PlainAddressFields entries={entries} site={site} section={section} />
      {children}
      <button>{next}</button>
    </form>
  );
}
