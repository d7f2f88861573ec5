import { type ChangeEvent, useId, useMemo, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { logProblem } from "#app/browser/log-problem.ts";
import { createAddressSchema } from "#app/components/address/address-schema.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { cardText } from "#app/domain/basket/card-text.ts";
import { correctedRow, type RecipientRow, recipientRows, type RowField } from "#app/domain/basket/recipient-table.ts";
import type { DoorAddress } from "#app/domain/basket/door-address.ts";
import { useOfferedCountries } from "#app/hooks/checkout/use-offered-countries.ts";
import { checkRows } from "./check-rows.ts";
import { fieldOf, RecipientRowReport } from "./recipient-row-report.tsx";
import { SameForAll } from "./same-for-all.tsx";
import type { EnteredPerson } from "./use-candidates.ts";
import c from "./recipients.styles.ts";

/** The largest file that is read, in bytes. */
const FILE_LIMIT = 200_000;

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
  onAdd: (rows: EnteredPerson[]) => void;
  onCancel: () => void;
}) {
  const intl = useIntl();
  const id = useId();
  const { country } = useSite();
  const countries = useOfferedCountries();
  const schema = useMemo(() => createAddressSchema(intl, countries), [intl, countries]);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const [read, setRead] = useState<readonly RecipientRow[] | null>(null);
  const [wrong, setWrong] = useState<ReadonlyMap<number, RowField[]>>(new Map());
  const [shared, setShared] = useState({ day: "", message: "" });
  const [problem, setProblem] = useState<string | null>(null);

  const check = async (given: string) => {
    const { readTable } = await import(/* webpackChunkName: "read-table" */ "./read-table.ts");
    const table = readTable(given);
    if ("openQuoteAt" in table) {
      setRead(null);
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
    const fresh = recipientRows(table, country);
    const checked = checkRows(fresh, { schema, known, left });
    setRead(fresh);
    setWrong(new Map(checked.map(({ line, problems }) => [line, problems.flatMap((each) => fieldOf(each) ?? [])])));
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
      setRead(null);
      setProblem(
        intl.formatMessage({ id: "recipients.fileTooLarge", defaultMessage: "This file is too large for us to read." }),
      );
      return;
    }
    const given = await file.text();
    setText(given);
    await check(given);
  };

  const sayUnread = (error: unknown) => {
    logProblem("A list of recipients could not be read.", error);
    setRead(null);
    setProblem(
      intl.formatMessage({
        id: "recipients.unread",
        defaultMessage: "We couldn’t read your list. Check your connection, and try again.",
      }),
    );
  };

  /** Every row, with what is meant for everybody where it says nothing itself. */
  const rows =
    read &&
    checkRows(
      read.map((row) => ({ ...row, day: row.day || shared.day, message: row.message || shared.message })),
      { schema, known, left },
    );
  const correct = (line: number, field: RowField, typed: string) =>
    setRead((before) => before && before.map((row) => (row.line === line ? correctedRow(row, field, typed) : row)));
  const good = rows?.filter((row) => row.problems.length === 0) ?? [];
  return (
    <div className={c.form}>
      <p className={c.hint} id={`${id}-hint`}>
        <FormattedMessage
          id="recipients.importHint"
          defaultMessage="One recipient per line, as copied from a spreadsheet: first name, last name, street, unit, city, state, zip code, phone, quantity, day, card. To use another order, start with a line of these names."
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
          setRead(null);
          setProblem(null);
        }}
      />
      <label className={c.file}>
        <Icon name="arrow-right" size="xs" />
        <FormattedMessage id="recipients.file" defaultMessage="Or choose a CSV file" />
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={(event) => void readFile(event).catch(sayUnread)}
        />
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
          <p className={c.summary}>
            <FormattedMessage
              id="recipients.checked"
              defaultMessage="{good, number} of {all, plural, one {# line} other {# lines}} can be added."
              values={{ good: good.length, all: rows.length }}
            />
          </p>
        ) : null}
      </output>
      {rows && rows.length > 0 ? (
        <>
          <SameForAll shared={shared} example={rows[0]?.address.firstName} onChange={setShared} />
          <ul className={c.rows}>
            {rows.map((row) => (
              <RecipientRowReport
                key={row.line}
                row={row}
                wrong={wrong.get(row.line) ?? []}
                onCorrect={(field, typed) => correct(row.line, field, typed)}
              />
            ))}
          </ul>
        </>
      ) : null}
      <div className={c.formActions}>
        {good.length > 0 ? (
          <button
            type="button"
            className={c.submit}
            onClick={() =>
              onAdd(
                good.map(({ address, quantity, day, message }) => ({
                  address,
                  quantity,
                  day,
                  message: cardText(message, address.firstName),
                })),
              )
            }
          >
            <FormattedMessage
              id="recipients.addRows"
              defaultMessage="{count, plural, one {Add # recipient} other {Add # recipients}}"
              values={{ count: good.length }}
            />
          </button>
        ) : (
          <button type="button" className={c.submit} onClick={() => void check(text).catch(sayUnread)}>
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
