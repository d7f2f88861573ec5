import { placeLine } from "#app/domain/address/place-line.ts";
import type { Shop } from "./shop.ts";

/** An app that shows the way. */
export interface MapsApp {
  name: string;
  /** Address of its search, ready for the place at its end. */
  url: string;
}

const google: MapsApp = { name: "Google Maps", url: "https://www.google.com/maps/search/?api=1&query=" };
const apple: MapsApp = { name: "Apple Maps", url: "https://maps.apple.com/?q=" };
const waze: MapsApp = { name: "Waze", url: "https://waze.com/ul?q=" };

/** The maps apps a device offers (shops-18); Apple Maps on Apple devices only. */
export const mapsApps = (userAgent: string): readonly MapsApp[] =>
  /iPhone|iPad|iPod|Macintosh/.test(userAgent) ? [google, apple, waze] : [google, waze];

/** Whether a device is one that shoppers carry and find their way with. */
export const isMobileDevice = (userAgent: string): boolean => /Android|iPhone|iPad|iPod|Mobile/.test(userAgent);

/** Where the browser keeps which maps app a shopper prefers: the address of its search (shops-18). */
export const PREFERRED_NAVIGATION_URL = "PREFERRED_NAVIGATION_URL";

/** Whether what is kept is the address of a maps app that we know; anything else could lead anywhere. */
export const isMapsUrl = (kept: unknown): kept is string => [google, apple, waze].some(({ url }) => url === kept);

/** A maps search on the shop's address; Google's when no app is named. */
export const directionsLink = (shop: Shop, appUrl: string = google.url): string => {
  const address = [...shop.street.slice(0, 1), placeLine(shop), shop.countryCode].join(", ");
  return `${appUrl}${encodeURIComponent(address)}`;
};
