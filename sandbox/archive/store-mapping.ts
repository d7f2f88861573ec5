import type { StoreExchange } from "#sandbox/platform/stores/module.ts";
import type { HolidayHours, Store, WeekHours } from "#sandbox/platform/stores/store.ts";
import { presentAttributes, readAttributes } from "./custom-attributes.ts";
import type { ArchiveContext, Entry, Mapping } from "./mapping.ts";
import { element, textElement, textIn, type XmlElement } from "./xml-element.ts";

const days: readonly (keyof WeekHours)[] = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
];

const isWeek = (value: unknown): value is WeekHours =>
  typeof value === "object" && value !== null && days.every((day) => Array.isArray((value as WeekHours)[day]));

const isHolidays = (value: unknown): value is HolidayHours =>
  typeof value === "object" && value !== null && Object.values(value).every(Array.isArray);

const isWords = (value: unknown): value is Record<string, string> =>
  typeof value === "object" && value !== null && Object.values(value).every((word) => typeof word === "string");

const numberIn = (of: XmlElement, name: string): number | null => {
  const text = textIn(of, name);
  return text === undefined || text.trim() === "" || Number.isNaN(Number(text)) ? null : Number(text);
};

const wordOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** Stock list and country come as elements of their own or, in older shops, as custom attributes. */
const storeOf = ({ key, element: of, siteId }: Entry, context: ArchiveContext): Store => {
  const attributes = readAttributes(of, "Store", context);
  const text = (name: string) => textIn(of, name) ?? "";
  const hours = attributes["c_openingHours"];
  const holidayHours = attributes["c_holidayHours"];
  return {
    id: key,
    name: text("name"),
    address1: text("address1"),
    address2: wordOf(text("address2")),
    city: text("city"),
    stateCode: text("state-code"),
    postalCode: text("postal-code"),
    countryCode: text("country-code") || (wordOf(attributes["c_countryCodeValue"]) ?? ""),
    phone: text("phone"),
    email: text("email"),
    latitude: numberIn(of, "latitude"),
    longitude: numberIn(of, "longitude"),
    inventoryListId: wordOf(textIn(of, "inventory-list-id")) ?? wordOf(attributes["c_inventoryListId"]),
    timeZone: wordOf(attributes["c_timeZone"]) ?? "UTC",
    hours: isWeek(hours) ? hours : null,
    holidayHours: isHolidays(holidayHours) ? holidayHours : {},
    storeType: wordOf(attributes["c_storeType"]) ?? "",
    isInternational: attributes["c_isInternational"] === true,
    bopisEnabled: attributes["c_bopisEnabled"] === true,
    temporarilyClosed: attributes["c_temporarilyClosed"] === true,
    image: wordOf(text("image")),
    imageAlternatives: isWords(attributes["c_imageAlternatives"]) ? attributes["c_imageAlternatives"] : {},
    siteIds: siteId === "" ? [...context.siteIds] : [siteId],
  };
};

const storeElement = (store: Store): XmlElement => {
  const line = (name: string, text: string | null) => textElement(name, text === "" ? null : text);
  return element(
    "store",
    { "store-id": store.id },
    line("name", store.name),
    line("address1", store.address1),
    line("address2", store.address2),
    line("city", store.city),
    line("postal-code", store.postalCode),
    line("state-code", store.stateCode),
    line("country-code", store.countryCode),
    line("email", store.email),
    line("phone", store.phone),
    line("image", store.image),
    textElement("latitude", store.latitude),
    textElement("longitude", store.longitude),
    line("inventory-list-id", store.inventoryListId),
    presentAttributes({
      bopisEnabled: store.bopisEnabled ? true : undefined,
      temporarilyClosed: store.temporarilyClosed ? true : undefined,
      timeZone: store.timeZone === "UTC" ? undefined : store.timeZone,
      openingHours: store.hours ?? undefined,
      holidayHours: Object.keys(store.holidayHours).length > 0 ? store.holidayHours : undefined,
      storeType: store.storeType || undefined,
      imageAlternatives: Object.keys(store.imageAlternatives).length > 0 ? store.imageAlternatives : undefined,
      isInternational: store.isInternational ? true : undefined,
    }),
  );
};

/** Shops. Each site's folder tells its own; a shop of several sites stands in each of their folders. */
export const storeMapping = (stores: StoreExchange): Mapping => ({
  kind: "stores",
  object: "store",

  read: async (keys) =>
    (await stores.read(keys)).flatMap((row) =>
      row.siteIds.map((siteId) => ({ siteId, containerId: "", key: row.id, element: storeElement(row) })),
    ),

  understood: (entry, context) => storeElement(storeOf(entry, context)),
  write: (entries, context) =>
    stores.put([...new Map(entries.map((entry) => [entry.key, storeOf(entry, context)])).values()]),
  remove: (entries) => stores.remove(entries.map(({ key }) => key)),
});
