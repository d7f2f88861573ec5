import { regionsOf, type CountryCode } from "#app/domain/address/regions.ts";

/** What the shop reads of a store of the Shopper Stores API; its own attributes begin with `c_`. */
export interface StoreDocument {
  id: string;
  name?: string;
  address1?: string;
  address2?: string;
  city?: string;
  stateCode?: string;
  postalCode?: string;
  countryCode?: string;
  phone?: string;
  [custom: string]: unknown;
}

/** One of our shops as its page and the list of shops show it: plain JSON. */
export interface Shop {
  id: string;
  name: string;
  /** Street, and what stands below it. */
  street: string[];
  city: string;
  stateCode: string;
  postalCode: string;
  countryCode: string;
  phone?: string;
  isTemporarilyClosed?: true;
  /** Monday to Sunday; times as `HH:MM` in the shop's own zone, none on a closed day. */
  hours?: { day: Weekday; spans: { open: string; close: string }[] }[];
  /** Where it stands, in degrees. */
  place?: { latitude: number; longitude: number };
  /** Opening times of single days (`YYYY-MM-DD`) that are not like their weekday. */
  holidayHours?: Readonly<Record<string, { open: string; close: string }[]>>;
}

/** Days as the backend names them, Monday first. */
export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Weekday = (typeof weekdays)[number];

/** A moment on that day of the week in UTC, to name the day in the shopper's language. */
export const momentOnDay = (day: Weekday): Date => new Date(Date.UTC(1970, 0, 5 + weekdays.indexOf(day)));

/** A moment at that time of day (`HH:MM`) in UTC, to write the time in the shopper's way. */
export const momentAtTime = (time: string): Date => new Date(`1970-01-01T${time}:00Z`);

const isTime = (value: unknown): value is string => typeof value === "string" && /^\d\d:\d\d$/.test(value);

const spansOf = (day: unknown): { open: string; close: string }[] =>
  (Array.isArray(day) ? (day as { open?: unknown; close?: unknown }[]) : []).flatMap(({ open, close }) =>
    isTime(open) && isTime(close) ? [{ open, close }] : [],
  );

const hoursOf = (week: unknown): Shop["hours"] =>
  typeof week === "object" && week !== null
    ? weekdays.map((day) => ({ day, spans: spansOf((week as Record<string, unknown>)[day]) }))
    : undefined;

const holidaysOf = (days: unknown): Shop["holidayHours"] =>
  typeof days === "object" && days !== null
    ? Object.fromEntries(Object.entries(days).map(([day, spans]) => [day, spansOf(spans)]))
    : undefined;

/** Whether the list of shops shows a store of the site: of type `quantity_discount` and not international (shops-2). */
export const isListed = (store: StoreDocument): boolean =>
  store["c_storeType"] === "quantity_discount" && store["c_isInternational"] !== true;

/** Turns a store of the API into the slim model of a shop. */
export const toShop = (store: StoreDocument): Shop => {
  const hours = hoursOf(store["c_hours"]);
  const holidayHours = holidaysOf(store["c_holidayHours"]);
  const { latitude, longitude } = store;
  return {
    id: store.id,
    name: store.name ?? store.city ?? store.id,
    street: [store.address1, store.address2].filter((line): line is string => Boolean(line)),
    city: store.city ?? "",
    stateCode: store.stateCode ?? "",
    postalCode: store.postalCode ?? "",
    countryCode: store.countryCode ?? "",
    ...(store.phone && { phone: store.phone }),
    ...(store["c_temporarilyClosed"] === true && { isTemporarilyClosed: true as const }),
    ...(hours && { hours }),
    ...(typeof latitude === "number" && typeof longitude === "number" && { place: { latitude, longitude } }),
    ...(holidayHours && { holidayHours }),
  };
};

const isCountry = (code: string): code is CountryCode => code === "US" || code === "CA";

/** The name of the state or province a shop stands in; its code where we know no name. */
export const stateName = ({ countryCode, stateCode }: Pick<Shop, "countryCode" | "stateCode">): string =>
  (isCountry(countryCode) ? regionsOf(countryCode) : []).find(({ code }) => code === stateCode)?.name ?? stateCode;

/** Shops by the name of their state or province, both in the order of the alphabet. */
export const shopsByState = (shops: readonly Shop[]): { state: string; shops: Shop[] }[] => {
  const states = [...new Set(shops.map(stateName))].sort((a, b) => a.localeCompare(b, "en"));
  return states.map((state) => ({
    state,
    shops: shops
      .filter((shop) => stateName(shop) === state)
      .sort((a, b) => `${a.city} ${a.name}`.localeCompare(`${b.city} ${b.name}`, "en")),
  }));
};
