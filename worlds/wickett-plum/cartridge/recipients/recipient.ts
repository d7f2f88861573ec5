import {
  badRequest,
  type Body,
  listOf,
  objectOf,
  requiredText,
  textOf,
  wholeOf,
} from "#sandbox/core/request/body-values.ts";
import { addressFields, changedFields } from "#sandbox/platform/customers/customer-address.ts";
import { Fault } from "#sandbox/core/fault.ts";
import { type Allergen, allergens } from "./allergens.ts";
import { isDayOfYear } from "./yearly-day.ts";

/** What a day of somebody is. */
export const dateKinds = ["birthday", "other"] as const;
export type DateKind = (typeof dateKinds)[number];

/** A day of the year that matters to somebody. */
export interface RecipientDate {
  id: string;
  kind: DateKind;
  /** What it is called; empty for a birthday. */
  name: string;
  month: number;
  day: number;
  year: number | null;
  /** Whether a mail goes to the customer before it. */
  reminds: boolean;
  consentedAt: Date | null;
  siteId: string | null;
  locale: string | null;
  remindAt: Date | null;
  remindedAt: Date | null;
}

/** Somebody a customer sends sweets to. */
export interface Recipient {
  id: string;
  customerId: string;
  firstName: string;
  lastName: string;
  addresses: Record<string, unknown>[];
  allergies: string[];
  likes: string;
  note: string;
  dates: RecipientDate[];
  createdAt: Date;
  modifiedAt: Date;
}

/** Bounds of one account's people. */
export const RECIPIENT_LIMIT = 100;
const ADDRESS_LIMIT = 5;
const DATE_LIMIT = 10;
const NAME_LENGTH = 50;
const WORDS_LENGTH = 500;
const FIRST_YEAR = 1900;

/** What a body says about somebody; a date without an id is a new one. */
export type RecipientChange = Pick<
  Recipient,
  "firstName" | "lastName" | "addresses" | "allergies" | "likes" | "note"
> & { dates: (Pick<RecipientDate, "kind" | "name" | "month" | "day" | "year"> & { id: string | null })[] };

const addressOf = (value: unknown, path: string): Record<string, unknown> => {
  const fields = changedFields({}, addressFields({ ...objectOf(value, path) }));
  for (const name of ["firstName", "lastName", "address1", "city", "stateCode", "postalCode"])
    if (!fields[name]) throw badRequest(`'${name}' is required.`, `${path}.${name}`);
  if (fields.countryCode !== "US" && fields.countryCode !== "CA")
    throw badRequest("'countryCode' must be US or CA.", `${path}.countryCode`);
  return fields;
};

const isKind = (kind: string): kind is DateKind => dateKinds.some((each) => each === kind);
const isAllergen = (value: unknown): value is Allergen => allergens.some((each) => each === value);

const neededWhole = (body: Body, name: string, least: number, most: number): number => {
  const value = wholeOf(body, name, least, most);
  if (value === null) throw badRequest(`'${name}' is required.`, name);
  return value;
};

const dateOf = (value: unknown, path: string, thisYear: number): RecipientChange["dates"][number] => {
  const body = objectOf(value, path);
  const kind = requiredText(body, "kind");
  if (!isKind(kind)) throw badRequest(`'${path}.kind' must be one of ${dateKinds.join(", ")}.`, `${path}.kind`);
  const month = neededWhole(body, "month", 1, 12);
  const day = neededWhole(body, "day", 1, 31);
  const year = wholeOf(body, "year", FIRST_YEAR, thisYear);
  if (!isDayOfYear({ month, day, year })) throw badRequest(`'${path}' is no day of the calendar.`, path);
  return {
    id: textOf(body, "dateId", { most: 100 }),
    kind,
    name: kind === "other" ? requiredText(body, "name", { most: NAME_LENGTH }) : "",
    month,
    day,
    year,
  };
};

/** Reads what a customer says about somebody. @throws Fault 400. */
export const recipientChangeOf = (value: unknown, thisYear: number): RecipientChange => {
  const body = objectOf(value);
  const addresses = listOf(body.addresses, "addresses", { most: ADDRESS_LIMIT }).map((each, index) =>
    addressOf(each, `addresses[${index}]`),
  );
  if (addresses.length === 0) throw badRequest("'addresses' must hold one address at least.", "addresses");
  const allergies = listOf(body.allergies ?? [], "allergies", { most: allergens.length });
  if (!allergies.every(isAllergen)) throw badRequest(`'allergies' may hold ${allergens.join(", ")}.`, "allergies");
  const dates = listOf(body.dates ?? [], "dates", { most: DATE_LIMIT }).map((each, index) =>
    dateOf(each, `dates[${index}]`, thisYear),
  );
  if (dates.filter(({ kind }) => kind === "birthday").length > 1)
    throw badRequest("Nobody has two birthdays.", "dates");
  return {
    firstName: requiredText(body, "firstName", { most: NAME_LENGTH }),
    lastName: requiredText(body, "lastName", { most: NAME_LENGTH }),
    addresses,
    allergies: [...new Set(allergies)],
    likes: textOf(body, "likes", { most: WORDS_LENGTH })?.trim() ?? "",
    note: textOf(body, "note", { most: WORDS_LENGTH })?.trim() ?? "",
    dates,
  };
};

/** Whether a body switches reminders on or off. @throws Fault 400. */
export const reminderSwitchOf = (value: unknown): boolean => {
  const { isOn } = objectOf(value);
  if (typeof isOn !== "boolean") throw badRequest("'isOn' must be true or false.", "isOn");
  return isOn;
};

export const noRecipient = (recipientId: string) =>
  new Fault(404, "recipient-not-found", `There is no recipient '${recipientId}'.`, { recipientId });

export const tooManyRecipients = () =>
  new Fault(400, "too-many-recipients", `An account keeps ${RECIPIENT_LIMIT} recipients.`, { limit: RECIPIENT_LIMIT });
