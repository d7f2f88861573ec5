import { type AddressFormValues, toAddressForm } from "../address/address-form-values.ts";
import { regionsOf } from "../address/regions.ts";
import type { CountryCode } from "#config/countries/countries.ts";
import { aliases, postalsWithoutZeros } from "#config/countries/formats.ts";

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
  | "quantity"
  | "day"
  | "message";

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
  "day",
  "message",
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
  [/^(arrival )?(day|date)$|^arrives( on)?$/, "day"],
  [/^(gift |card )?(message|text)$|^(gift )?card$/, "message"],
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
  return (Object.keys(aliases) as CountryCode[]).find((code) => aliases[code].includes(letters)) ?? fallback;
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
  postalsWithoutZeros[country]?.test(text) ? text.padStart(5, "0") : text;

/**
 * A day as it is kept (`2026-12-24`) where spreadsheets have written it as `12/24/2026` or without zeros; anything else
 * stays as it is.
 */
export const readDay = (text: string): string => {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : us ? [us[3], us[1], us[2]] : [];
  return year && month && day ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
};

/** Whether a text is a day of the calendar, `2026-12-24`. */
export const isDay = (text: string): boolean => {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T12:00:00Z`) : null;
  return moment !== null && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
};

/** One row of a pasted list: the address as the form would hold it, and the pieces for it. */
export interface RecipientRow {
  /** Line of the text, from 1. */
  line: number;
  address: AddressFormValues;
  /** Null where the row says nothing or no whole number from 1 to 999. */
  quantity: number | null;
  isQuantityWrong: boolean;
  /** The day it shall arrive, `2026-12-24`, or what was written where it is none; empty for as soon as it can. */
  day: string;
  /** The words on the card, where `{first name}` may stand; empty for those of everybody. */
  message: string;
}

/** What of a row can be corrected in place. */
export type RowField = Column;

const piecesOf = (text: string): Pick<RecipientRow, "quantity" | "isQuantityWrong"> => {
  const isQuantityWrong = text !== "" && !/^[1-9]\d{0,2}$/.test(text);
  return { quantity: text === "" || isQuantityWrong ? null : Number(text), isQuantityWrong };
};

/** A row with one of its cells written anew. */
export const correctedRow = (row: RecipientRow, field: RowField, text: string): RecipientRow => {
  if (field === "quantity") return { ...row, ...piecesOf(text.trim()) };
  if (field === "day") return { ...row, day: readDay(text.trim()) };
  if (field === "message") return { ...row, message: text };
  const { countryCode } = row.address;
  const value =
    field === "stateCode" ? stateOf(text, countryCode) : field === "countryCode" ? countryOf(text, countryCode) : text;
  return { ...row, address: { ...row.address, [field]: value } };
};

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
      ...piecesOf(said("quantity")),
      day: readDay(said("day")),
      message: said("message"),
    };
  });
};
