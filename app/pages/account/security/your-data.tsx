import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { Customer } from "#app/commerce-api/customers.ts";
import c from "#app/components/account/account.styles.ts";
import { FormError } from "#app/components/account/form-error.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useSubmission } from "#app/hooks/checkout/use-submission.ts";
import { SavedNote } from "../saved-note.tsx";

const types = { json: "application/json", csv: "text/csv;charset=utf-8" } as const;

/** Has the browser keep a text as a file. */
const saveFile = (name: string, type: string, text: string) => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

/** Hands out everything the shop keeps of a customer, as a file for programs or for a spreadsheet. */
export function YourData({ customer }: { customer: Customer }) {
  const { transports } = useCommerceApi();
  const { error, isBusy, run } = useSubmission();
  const [isSaved, setSaved] = useState(false);
  const download = (format: keyof typeof types) => {
    setSaved(false);
    return run(async () => {
      const body = { customerId: customer.customerId, format };
      const { text } = (await transports.site({ method: "POST", path: "account-data", body })) as { text: string };
      saveFile(`my-data.${format}`, types[format], text);
      setSaved(true);
    });
  };
  return (
    <>
      <p>
        <FormattedMessage
          id="yourData.hint"
          defaultMessage="Everything we keep about you in one file: profile, addresses, cards by their last digits, orders, wishlist, subscriptions, consents and devices."
        />
      </p>
      <FormError message={error} />
      <div className={c.actions}>
        <button type="button" className={c.lineButton} aria-busy={isBusy} onClick={() => void download("json")}>
          <FormattedMessage id="yourData.json" defaultMessage="Download as JSON" />
        </button>
        <button type="button" className={c.lineButton} aria-busy={isBusy} onClick={() => void download("csv")}>
          <FormattedMessage id="yourData.csv" defaultMessage="Download as CSV" />
        </button>
      </div>
      <SavedNote isShown={isSaved}>
        <FormattedMessage id="yourData.saved" defaultMessage="Your file is in your downloads." />
      </SavedNote>
    </>
  );
}
