import { badRequest, listOf, objectOf, textAt } from "#sandbox/core/request/body-values.ts";
import { isIPv4 } from "node:net";

/** What a back end says about a shopper's session. Members that are not set are absent. */
export interface ShopperContext {
  /** Prices, promotions and search are worked out as of this moment; an ISO date. */
  effectiveDateTime?: string;
  sourceCode?: string;
  customerGroupIds?: string[];
  customQualifiers?: Record<string, string>;
  assignmentQualifiers?: Record<string, string>;
  clientIp?: string;
  geoLocation?: Record<string, string | number>;
  couponCodes?: string[];
}

/** Pairs one map of qualifiers may hold. */
export const QUALIFIER_LIMIT = 20;

const DAY_MS = 86_400_000;

/** Days a context lives after its last write. */
export const lifetimeDays = { guest: 1, registered: 7 } as const;

/** When a context written now ends. */
export const expiryOf = (now: Date, registered: boolean): Date =>
  new Date(now.getTime() + (registered ? lifetimeDays.registered : lifetimeDays.guest) * DAY_MS);

const members = [
  "effectiveDateTime",
  "sourceCode",
  "customerGroupIds",
  "customQualifiers",
  "assignmentQualifiers",
  "clientIp",
  "geoLocation",
  "couponCodes",
] as const;

const placeTexts = ["city", "country", "countryCode", "metroCode", "postalCode", "region", "regionCode"];
const placeNumbers = { latitude: 90, longitude: 200 };

const LIST_LIMIT = 50;

const textsOf = (value: unknown, path: string): string[] =>
  listOf(value, path, { most: LIST_LIMIT }).map((each) => textAt(each, path));

/** Qualifiers after a change; `null` takes one away, an empty object all of them. @throws Fault 400. */
const qualifiersAfter = (
  before: Record<string, string>,
  value: unknown,
  path: string,
): Record<string, string> | undefined => {
  const given = Object.entries(objectOf(value, path));
  if (given.length === 0) return undefined;
  const after = { ...before };
  for (const [name, each] of given)
    if (each === null) delete after[name];
    else after[textAt(name, path)] = textAt(each, `${path}.${name}`);
  if (Object.keys(after).length > QUALIFIER_LIMIT)
    throw badRequest(`'${path}' holds at most ${QUALIFIER_LIMIT} qualifiers.`, path);
  return after;
};

const momentOf = (value: unknown): string => {
  const text = textAt(value, "effectiveDateTime");
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) || Number.isNaN(Date.parse(text)))
    throw badRequest("'effectiveDateTime' must be a moment such as 2026-12-20T00:00:00Z.", "effectiveDateTime");
  return text;
};

const addressOf = (value: unknown): string => {
  const text = textAt(value, "clientIp");
  if (!isIPv4(text)) throw badRequest("'clientIp' must be an IPv4 address.", "clientIp");
  return text;
};

const placeOf = (value: unknown): ShopperContext["geoLocation"] => {
  const given = objectOf(value, "geoLocation");
  const place: Record<string, string | number> = {};
  for (const name of placeTexts)
    if (given[name] !== undefined && given[name] !== null) place[name] = textAt(given[name], `geoLocation.${name}`);
  for (const [name, most] of Object.entries(placeNumbers)) {
    const number = given[name];
    if (number === undefined || number === null) continue;
    if (typeof number !== "number" || !Number.isFinite(number) || Math.abs(number) > most)
      throw badRequest(`'geoLocation.${name}' must be a number between -${most} and ${most}.`, `geoLocation.${name}`);
    place[name] = number;
  }
  return Object.keys(place).length > 0 ? place : undefined;
};

const readers = {
  effectiveDateTime: momentOf,
  sourceCode: (value: unknown) => textAt(value, "sourceCode"),
  clientIp: addressOf,
  geoLocation: placeOf,
  customerGroupIds: (value: unknown) => textsOf(value, "customerGroupIds"),
  couponCodes: (value: unknown) => textsOf(value, "couponCodes"),
} as const;

/**
 * A context after a change (Shopper Context document, `updateShopperContext`): what is named replaces what was there,
 * an empty text, list or map and `null` take it away, qualifiers are merged one by one.
 * @param options.keepsAddress false uses `clientIp` for this one answer and does not keep it
 * @throws Fault 400 for an unknown or malformed member, or more than 20 qualifiers.
 */
export const changedContext = (
  before: ShopperContext,
  body: unknown,
  { keepsAddress }: { keepsAddress: boolean },
): ShopperContext => {
  const given = objectOf(body);
  const after: Record<string, unknown> = { ...before };
  for (const [name, value] of Object.entries(given)) {
    if (!members.some((member) => member === name)) throw badRequest(`'${name}' is not part of a context.`, name);
    if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) {
      delete after[name];
      continue;
    }
    const changed =
      name === "customQualifiers" || name === "assignmentQualifiers"
        ? qualifiersAfter(before[name] ?? {}, value, name)
        : readers[name as keyof typeof readers](value);
    if (changed === undefined || (name === "clientIp" && !keepsAddress)) delete after[name];
    else after[name] = changed;
  }
  return after;
};
