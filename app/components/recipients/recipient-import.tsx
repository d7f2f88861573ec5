import { type ChangeEvent, useId, useMemo, useRef, useState } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { createAddressSchema } from "#app/components/address/address-schema.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import type { AddressFormValues } from "#app/domain/address/address-form-values.ts";
import { readTable, recipientRows } from "#app/domain/basket/recipient-table.ts";
import { addressLine, type DoorAddress, fullNameOf } from "#app/domain/basket/door-address.ts";
import { useOfferedCountries } from "#app/hooks/checkout/use-offered-countries.ts";
import { type CheckedRow, checkRows, type RowProblem } from "./check-rows.ts";
import c from "./recipients.styles.ts";

/** The largest file that is read, in bytes. */
const FILE_LIMIT = 200_000;

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
});

const problems = defineMessages({
  quantity: { id: "recipients.row.quantity", defaultMessage: "The quantity must be a whole number from 1 to 999." },
  twice: { id: "recipients.row.twice", defaultMessage: "This one is already in your list." },
  tooMany: { id: "recipients.row.tooMany", defaultMessage: "That’s one recipient too many." },
});

function RowReport({ row }: { row: CheckedRow }) {
  const intl = useIntl();
  const inWords = (problem: RowProblem): string => {
    if (typeof problem === "string") return intl.formatMessage(problems[problem]);
    const name =
      problem.field in fields ? intl.formatMessage(fields[problem.field as keyof typeof fields]) : problem.field;
    return `${name}: ${problem.message}`;
  };
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
        {isGood ? (
          <p>{addressLine(row.address)}</p>
        ) : (
          row.problems.map((each) => <p key={inWords(each)}>{inWords(each)}</p>)
        )}
      </div>
    </li>
  );
}

/**
 * Takes recipients from a pasted list or a file, and says of each row what is wrong with it before anything is done.
 */
export function RecipientImport({
  known,
  left,
  onAdd,
  onCancel,
}: {
  known: readonly DoorAddress[];
  /** How many more recipients there may be. */
  left: number;
  onAdd: (rows: { address: AddressFormValues; quantity: number | null }[]) => void;
  onCancel: () => void;
}) {
  const intl = useIntl();
  const id = useId();
  const { country } = useSite();
  const countries = useOfferedCountries();
  const schema = useMemo(() => createAddressSchema(intl, countries), [intl, countries]);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const [rows, setRows] = useState<CheckedRow[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const check = (given: string) => {
    const table = readTable(given);
    if ("openQuoteAt" in table) {
      setRows(null);
      setProblem(
        intl.formatMessage(
          {
            id: "recipients.openQuote",
            defaultMessage: "A quotation mark in line {line, number} is never closed.",
          },
          { line: table.openQuoteAt },
        ),
      );
      return;
    }
    const checked = checkRows(recipientRows(table, country), { schema, known, left });
    setRows(checked);
    setProblem(
      checked.length === 0
        ? intl.formatMessage({ id: "recipients.noRows", defaultMessage: "This list is empty." })
        : null,
    );
    if (checked.length === 0) field.current?.focus();
  };

  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = "";
    if (!file) return;
    if (file.size > FILE_LIMIT) {
      setRows(null);
      setProblem(
        intl.formatMessage({ id: "recipients.fileTooLarge", defaultMessage: "This file is too large for us to read." }),
      );
      return;
    }
    const given = await file.text();
    setText(given);
    check(given);
  };

  const good = rows?.filter((row) => row.problems.length === 0) ?? [];
  return (
    <div className={c.form}>
      <p className={c.hint} id={`${id}-hint`}>
        <FormattedMessage
          id="recipients.importHint"
          defaultMessage="One recipient per line, as copied from a spreadsheet: first name, last name, street, unit, city, state, zip code, phone, quantity. To use another order, start with a line of these names."
        />
      </p>
      <label className={c.label} htmlFor={id}>
        <FormattedMessage id="recipients.paste" defaultMessage="Paste your list" />
      </label>
      <textarea
        ref={field}
        id={id}
        className={c.paste}
        rows={6}
        value={text}
        spellCheck={false}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ""}`}
        onChange={(event) => {
          setText(event.target.value);
          setRows(null);
          setProblem(null);
        }}
      />
      <label className={c.file}>
        <Icon name="arrow-right" size="xs" />
        <FormattedMessage id="recipients.file" defaultMessage="Or choose a CSV file" />
        <input type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange={(event) => void readFile(event)} />
      </label>
      <div role="alert">
        {problem ? (
          <p className={c.problem} id={`${id}-problem`}>
            <Icon name="warning" size="xs" />
            {problem}
          </p>
        ) : null}
      </div>
      <output>
        {rows && rows.length > 0 ? (
          <>
            <p className={c.summary}>
              <FormattedMessage
                id="recipients.checked"
                defaultMessage="{good, number} of {all, plural, one {# line} other {# lines}} can be added."
                values={{ good: good.length, all: rows.length }}
              />
            </p>
            <ul className={c.rows}>
              {rows.map((row) => (
                <RowReport key={row.line} row={row} />
              ))}
            </ul>
          </>
        ) : null}
      </output>
      <div className={c.formActions}>
        {good.length > 0 ? (
          <button type="button" className={c.submit} onClick={() => onAdd(good)}>
            <FormattedMessage
              id="recipients.addRows"
              defaultMessage="{count, plural, one {Add # recipient} other {Add # recipients}}"
              values={{ count: good.length }}
            />
          </button>
        ) : (
          <button type="button" className={c.submit} onClick={() => check(text)}>
            <FormattedMessage id="recipients.check" defaultMessage="Check the list" />
          </button>
        )}
        <button type="button" className={c.link} onClick={onCancel}>
          <FormattedMessage id="recipients.cancel" defaultMessage="Cancel" />
        </button>
      </div>
    </div>
  );
}
