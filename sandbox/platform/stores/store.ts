/** Opening times of a week, `HH:MM` in the shop's own time; an empty list is a closed day. */
export type WeekHours = Record<Weekday, { open: string; close: string }[]>;
export type Weekday = "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";

/** Days (`YYYY-MM-DD`, in the shop's own time) that are not like their weekday, with their opening times. */
export type HolidayHours = Record<string, { open: string; close: string }[]>;

/** What kind of shop it is. The list of shops shows those of type `quantity_discount`. */
export type StoreType = "quantity_discount" | "kiosk" | "airport" | "factory";

/** A shop people can walk into. */
export interface Store {
  id: string;
  name: string;
  address1: string;
  address2: string | null;
  city: string;
  stateCode: string;
  postalCode: string;
  countryCode: string;
  phone: string;
  email: string;
  latitude: number | null;
  longitude: number | null;
  /** The stock list of its counter; null when it has none. */
  inventoryListId: string | null;
  timeZone: string;
  /** Null when nobody knows them. */
  hours: WeekHours | null;
  holidayHours: HolidayHours;
  storeType: string;
  isInternational: boolean;
  bopisEnabled: boolean;
  temporarilyClosed: boolean;
  /** The file of the picture of its front; null when there is none. */
  image: string | null;
  /** What the picture shows, by locale; `default` for all others. */
  imageAlternatives: Record<string, string>;
  siteIds: string[];
}

/** A place on earth, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS = { km: 6371.0088, mi: 3958.7613 };
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance (haversine) in kilometres or miles. */
export const distanceBetween = (a: Coordinates, b: Coordinates, unit: "km" | "mi"): number => {
  const latitude = radians(b.latitude - a.latitude);
  const longitude = radians(b.longitude - a.longitude);
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_RADIUS[unit] * Math.asin(Math.min(1, Math.sqrt(chord)));
};

/** Shops within a distance of a place, nearest first, each with its distance; shops without a place are left out. */
export const nearestStores = (
  stores: Store[],
  place: Coordinates,
  unit: "km" | "mi",
  maxDistance: number,
): { store: Store; distance: number }[] =>
  stores
    .flatMap((store) => {
      const { latitude, longitude } = store;
      if (latitude === null || longitude === null) return [];
      const distance = distanceBetween(place, { latitude, longitude }, unit);
      return distance <= maxDistance ? [{ store, distance }] : [];
    })
    .sort((a, b) => a.distance - b.distance || (a.store.id < b.store.id ? -1 : 1));
