import { weekdays, type Shop, type StoreDocument } from "./shop.ts";

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
  const { latitude, longitude, image } = store;
  const alt = store["c_imageAlternative"];
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
    ...(image && { picture: { url: image, alt: typeof alt === "string" ? alt : "" } }),
    ...(hours && { hours }),
    ...(typeof latitude === "number" && typeof longitude === "number" && { place: { latitude, longitude } }),
    ...(holidayHours && { holidayHours }),
  };
};
