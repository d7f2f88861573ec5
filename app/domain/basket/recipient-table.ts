import { type AddressFormValues, toAddressForm } from "../address/address-form-values.ts";
import { type CountryCode, regionsOf } from "../address/regions.ts";

/** A table as text: its rows of cells, or the line in which a quotation mark is never closed. */
export type ReadTable = { rows: { line: number; cells: string[] }[] } | { openQuoteAt: number };

/** The sign between the cells: a tab where there is one, as spreadsheets copy, else what the first line has more of. */
const delimiterOf = (text: string): string => {
  const [first = ""] = text.split("\n", 1);
  if (first.includes("\t")) return "\t";
  return first.split(";").length > first.split(",").length ? ";" : ",";
};

/**
 * Reads pasted or exported rows as RFC 4180 says: cells in quotation marks may hold the delimiter, line ends, and
 * doubled quotation marks. Empty lines are left out; a byte order mark is none of the text.
 */
export const readTable = (given: string): ReadTable => {
  const text = given.replace(/^\ufeff/, "").replaceAll(/\r\n?/g, "\n");
  const delimiter = delimiterOf(text);
  const rows: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let cell = "";
  let line = 1;
  let rowLine = 1;
  let quoteLine = 0;
  const endCell = () => {
    cells.push(cell.trim());
    cell = "";
  };
  const endRow = () => {
    endCell();
    if (cells.some((each) => each !== "")) rows.push({ line: rowLine, cells });
    cells = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (sign === "\n") line += 1;
    if (quoteLine > 0) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += sign;
        at += 1;
      } else quoteLine = 0;
    } else if (sign === '"' && cell.trim() === "") {
      cell = "";
      quoteLine = line;
    } else if (sign === delimiter) endCell();
    else if (sign === "\n") {
      endRow();
      rowLine = line;
    } else cell += sign;
  }
  if (quoteLine > 0) return { openQuoteAt: quoteLine };
  endRow();
  return { rows };
};

/** What a column can hold. */
type Column =
  | "firstName"
  | "lastName"
  | "companyName"
  | "address1"
  | "address2"
  | "city"
  | "stateCode"
  | "postalCode"
  | "countryCode"
  | "phone"
  | "quantity";

/** The columns of a table without a head, in this order; those at the end may be left out. */
export const PLAIN_COLUMNS = [
  "firstName",
  "lastName",
  "address1",
  "address2",
  "city",
  "stateCode",
  "postalCode",
  "phone",
  "quantity",
] as const satisfies readonly Column[];

const heads: readonly [RegExp, Column][] = [
  [/^(first|given)( name)?$/, "firstName"],
  [/^(last|family|sur) ?(name)?$/, "lastName"],
  [/^(company|organi[sz]ation)/, "companyName"],
  [/^(address|street)( line)? ?1?$|^street address$/, "address1"],
  [/^(address( line)? ?2|unit|suite|apt|apartment|unit suite building)$/, "address2"],
  [/^(city|town)$/, "city"],
  [/^(state|province|region)( code)?$|^state province$/, "stateCode"],
  [/^(zip|postal)( ?code)?$|^zip postal code$/, "postalCode"],
  [/^country( code)?$/, "countryCode"],
  [/^(phone|telephone|mobile)( number)?$/, "phone"],
  [/^(quantity|qty|pieces|count)$/, "quantity"],
];

const headOf = (cell: string): Column | undefined => {
  const words = cell
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
  return heads.find(([pattern]) => pattern.test(words))?.[1];
};

/** The columns that a first row names; null where it is a row like the others. */
const namedColumns = (cells: readonly string[]): (Column | undefined)[] | null => {
  const columns = cells.map(headOf);
  return columns.filter(Boolean).length >= 3 ? columns : null;
};

const countryOf = (text: string, fallback: CountryCode): CountryCode => {
  const letters = text.toLowerCase().replaceAll(/[^a-z]/g, "");
  if (["ca", "can", "canada"].includes(letters)) return "CA";
  return ["us", "usa", "unitedstates", "unitedstatesofamerica"].includes(letters) ? "US" : fallback;
};

/** A state by its code or its name, in any letters; what is neither stays, so that the check can name it. */
const stateOf = (text: string, country: CountryCode): string => {
  const plain = text.replaceAll(".", "").trim().toLowerCase();
  const found = regionsOf(country).find(
    ({ code, name }) => code.toLowerCase() === plain || name.toLowerCase() === plain,
  );
  return found?.code ?? text;
};

/** A postal code whose leading zeros a spreadsheet has dropped gets them back. */
const postalOf = (text: string, country: CountryCode): string =>
  country === "US" && /^\d{3,4}$/.test(text) ? text.padStart(5, "0") : text;

/** One row of a pasted list: the address as the form would hold it, and the pieces for it. */
export interface RecipientRow {
  /** Line of the text, from 1. */
  line: number;
  address: AddressFormValues;
  /** Null where the row says nothing or no whole number from 1 to 999. */
  quantity: number | null;
  isQuantityWrong: boolean;
}

/** Reads recipients out of a table; whether an address is good is for the address rules to say. */
export const recipientRows = (
  table: { rows: readonly { line: number; cells: string[] }[] },
  country: CountryCode,
): RecipientRow[] => {
  const named = namedColumns(table.rows[0]?.cells ?? []);
  const columns: readonly (Column | undefined)[] = named ?? PLAIN_COLUMNS;
  return table.rows.slice(named ? 1 : 0).map(({ line, cells }) => {
    const said = (column: Column) => cells[columns.indexOf(column)] ?? "";
    const countryCode = countryOf(said("countryCode"), country);
    const pieces = said("quantity");
    const isQuantityWrong = pieces !== "" && !/^[1-9]\d{0,2}$/.test(pieces);
    return {
      line,
      address: {
        ...toAddressForm(undefined, country),
        firstName: said("firstName"),
        lastName: said("lastName"),
        companyName: said("companyName"),
        countryCode,
        address1: said("address1"),
        address2: said("address2"),
        city: said("city"),
        stateCode: stateOf(said("stateCode"), countryCode),
        postalCode: postalOf(said("postalCode"), countryCode),
        phone: said("phone"),
      },
      quantity: pieces === "" || isQuantityWrong ? null : Number(pieces),
      isQuantityWrong,
    };
  });
};
