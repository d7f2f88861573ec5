import type { ShopperStoresTypes } from "@salesforce/commerce-sdk-isomorphic";
import type { ImageAddress } from "#sandbox/platform/images/image-address.ts";
import type { Store, WeekHours, Weekday } from "./store.ts";

const dayNames: Record<Weekday, string> = {
  monday: "Mon",
  tuesday: "Tue",
  wednesday: "Wed",
  thursday: "Thu",
  friday: "Fri",
  saturday: "Sat",
  sunday: "Sun",
};

/** Opening times as the platform has them: text for people. */
const presentHours = (hours: WeekHours): string =>
  (Object.keys(dayNames) as Weekday[])
    .map((day) => {
      const spans = hours[day].map(({ open, close }) => `${open}-${close}`);
      return `${dayNames[day]} ${spans.length > 0 ? spans.join(", ") : "closed"}`;
    })
    .join("; ");

/** The picture of a shop's front, and what it shows in the words of the locale. */
const presentImage = (
  { image, imageAlternatives }: Store,
  { imageAddress, locale }: { imageAddress: ImageAddress; locale: string },
): Pick<ShopperStoresTypes.Store, "image"> & { c_imageAlternative?: string } => {
  if (!image) return {};
  const alternative = imageAlternatives[locale] ?? imageAlternatives["default"];
  return { image: imageAddress(image), ...(alternative ? { c_imageAlternative: alternative } : {}) };
};

/** A shop as the Shopper Stores API shows it to a locale; `distance` is in the unit asked for. */
export const presentStore = (
  store: Store,
  shown: { imageAddress: ImageAddress; locale: string },
  where?: { distance: number; unit: "km" | "mi" },
): ShopperStoresTypes.Store => ({
  id: store.id,
  name: store.name,
  address1: store.address1,
  ...(store.address2 ? { address2: store.address2 } : {}),
  city: store.city,
  stateCode: store.stateCode,
  postalCode: store.postalCode,
  countryCode: store.countryCode,
  phone: store.phone,
  email: store.email,
  ...(store.latitude === null || store.longitude === null
    ? {}
    : { latitude: store.latitude, longitude: store.longitude }),
  ...(where ? { distance: Math.round(where.distance * 100) / 100, distanceUnit: where.unit } : {}),
  ...presentImage(store, shown),
  ...(store.inventoryListId ? { inventoryId: store.inventoryListId } : {}),
  ...(store.hours ? { storeHours: presentHours(store.hours) } : {}),
  posEnabled: true,
  storeLocatorEnabled: true,
  c_bopisEnabled: store.bopisEnabled,
  c_temporarilyClosed: store.temporarilyClosed,
  c_rioCode: store.id,
  c_timeZone: store.timeZone,
  ...(store.hours ? { c_hours: store.hours } : {}),
  ...(Object.keys(store.holidayHours).length > 0 ? { c_holidayHours: store.holidayHours } : {}),
  ...(store.storeType ? { c_storeType: store.storeType } : {}),
  c_isInternational: store.isInternational,
});
