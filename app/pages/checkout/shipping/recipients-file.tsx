import { FormattedMessage } from "react-intl";
import type { BasketDocument } from "#app/domain/basket/basket-document.ts";
import { downloadText } from "#app/browser/download-text.ts";
import { logProblem } from "#app/browser/log-problem.ts";
import c from "./recipients-form.styles.ts";
import type { Parcel } from "./use-parcels.ts";

/** Gives the people of the order as a file that a spreadsheet opens and that can be pasted again (shipping-31). */
export const RecipientsFile = ({ list, basket }: { list: readonly Parcel[]; basket: BasketDocument }) => {
  const save = async () => {
    const { recipientsCsv } = await import(/* webpackChunkName: "recipients-csv" */ "./recipients-csv.ts");
    // A byte order mark, without which spreadsheets take accents for something else.
    downloadText("recipients.csv", `\ufeff${recipientsCsv(list, basket)}`, "text/csv");
  };
  return (
    <div>
      <button
        type="button"
        className={c.link}
        onClick={() => void save().catch((error: unknown) => logProblem("The list could not be made.", error))}
      >
        <FormattedMessage id="recipientsTable.download" defaultMessage="Download this list (CSV)" />
      </button>
    </div>
  );
};
