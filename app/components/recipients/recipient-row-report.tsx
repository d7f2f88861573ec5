import { useId, useState } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { addressLine, fullNameOf } from "#app/domain/basket/door-address.ts";
import type { RowField } from "#app/domain/basket/recipient-table.ts";
import type { CheckedRow, RowProblem } from "./check-rows.ts";
import c from "./recipients.styles.ts";

const fields = defineMessages({
  firstName: { id: "recipients.field.firstName", defaultMessage: "First Name" },
  lastName: { id: "recipients.field.lastName", defaultMessage: "Last Name" },
  companyName: { id: "recipients.field.company", defaultMessage: "Company or Organization Name" },
  countryCode: { id: "recipients.field.country", defaultMessage: "Country" },
  address1: { id: "recipients.field.street", defaultMessage: "Street Address" },
  address2: { id: "recipients.field.unit", defaultMessage: "Unit/Suite/Building" },
  city: { id: "recipients.field.city", defaultMessage: "City" },
  stateCode: { id: "recipients.field.state", defaultMessage: "State" },
  postalCode: { id: "recipients.field.zip", defaultMessage: "Zip/Postal Code" },
  phone: { id: "recipients.field.phone", defaultMessage: "Phone Number" },
  quantity: { id: "recipients.field.quantity", defaultMessage: "Quantity" },
  day: { id: "recipients.field.day", defaultMessage: "Arrives on" },
  message: { id: "recipients.field.message", defaultMessage: "Card" },
});

const problems = defineMessages({
  quantity: { id: "recipients.row.quantity", defaultMessage: "The quantity must be a whole number from 1 to 999." },
  day: { id: "recipients.row.day", defaultMessage: "Please write the day like 2026-12-24." },
  card: {
    id: "recipients.row.card",
    defaultMessage: "The card can hold letters, numbers and the marks of a sentence only.",
  },
  cardTooLong: { id: "recipients.row.cardTooLong", defaultMessage: "A card holds at most 150 characters." },
  twice: { id: "recipients.row.twice", defaultMessage: "This one is already in your list." },
  tooMany: { id: "recipients.row.tooMany", defaultMessage: "That’s one recipient too many." },
});

/** The field that a problem is about; null for one of the whole row. */
export const fieldOf = (problem: RowProblem): RowField | null => {
  if (typeof problem !== "string") return problem.field in fields ? (problem.field as RowField) : null;
  if (problem === "quantity" || problem === "day") return problem;
  return problem === "card" || problem === "cardTooLong" ? "message" : null;
};

const valueOf = (row: CheckedRow, field: RowField): string => {
  if (field === "quantity") return row.quantity === null ? "" : String(row.quantity);
  return field === "day" || field === "message" ? row[field] : row.address[field];
};

/** A cell of a row with what is wrong with it; it stays until the list is checked again, so that nothing jumps. */
function Correction({
  row,
  field,
  problem,
  onCorrect,
}: {
  row: CheckedRow;
  field: RowField;
  problem: string | undefined;
  onCorrect: (text: string) => void;
}) {
  const intl = useIntl();
  const id = useId();
  const [typed, setTyped] = useState(() => valueOf(row, field));
  const name = intl.formatMessage(
    { id: "recipients.row.field", defaultMessage: "{field}, line {line, number}" },
    { field: intl.formatMessage(fields[field]), line: row.line },
  );
  return (
    <div className={c.correction}>
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        className={c.cell}
        value={typed}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          onCorrect(event.target.value);
        }}
      />
      {problem ? <p id={`${id}-problem`}>{problem}</p> : null}
    </div>
  );
}

/** A row of a checked list: good, or with a field for each cell that has to be corrected. */
export function RecipientRowReport({
  row,
  wrong,
  onCorrect,
}: {
  row: CheckedRow;
  /** The cells that were wrong when the list was checked. */
  wrong: readonly RowField[];
  onCorrect: (field: RowField, text: string) => void;
}) {
  const intl = useIntl();
  const inWords = (problem: RowProblem): string =>
    typeof problem === "string" ? intl.formatMessage(problems[problem]) : problem.message;
  const isGood = row.problems.length === 0;
  return (
    <li className={isGood ? c.goodRow : c.badRow}>
      <Icon name={isGood ? "check" : "warning"} size="sm" />
      <div>
        <b>
          <FormattedMessage
            id="recipients.row.line"
            defaultMessage="Line {line, number}: {name}"
            values={{ line: row.line, name: fullNameOf(row.address) || "—" }}
          />
        </b>
        {isGood ? <p>{addressLine(row.address)}</p> : null}
        {row.problems.map((each) => (fieldOf(each) === null ? <p key={inWords(each)}>{inWords(each)}</p> : null))}
        {wrong.map((field) => {
          const problem = row.problems.find((each) => fieldOf(each) === field);
          return (
            <Correction
              key={field}
              row={row}
              field={field}
              problem={problem && inWords(problem)}
              onCorrect={(text) => onCorrect(field, text)}
            />
          );
        })}
      </div>
    </li>
  );
}
