import { isIPv4 } from "node:net";

/**
 * Addresses reserved for documentation, with the places they stand for here; no address leaves the machine to be looked
 * up.
 */
const places: readonly { prefix: string; place: Record<string, string> }[] = [
  {
    prefix: "192.0.2.",
    place: {
      city: "San Francisco",
      countryCode: "US",
      country: "United States",
      regionCode: "CA",
      postalCode: "94110",
    },
  },
  {
    prefix: "198.51.100.",
    place: { city: "Chicago", countryCode: "US", country: "United States", regionCode: "IL", postalCode: "60607" },
  },
  {
    prefix: "203.0.113.",
    place: { city: "Vancouver", countryCode: "CA", country: "Canada", regionCode: "BC", postalCode: "V6B 1A1" },
  },
];

/** Where an address is; nothing for one the sandbox does not know. */
export const placeOfAddress = (clientIp: unknown): Record<string, string> | undefined =>
  typeof clientIp === "string" && isIPv4(clientIp)
    ? places.find(({ prefix }) => clientIp.startsWith(prefix))?.place
    : undefined;

/** The place a context means: its own `geoLocation`, else that of its `clientIp`. */
export const placeOf = (context: unknown): Record<string, unknown> | undefined => {
  if (typeof context !== "object" || context === null) return undefined;
  const { geoLocation, clientIp } = context as Record<string, unknown>;
  return typeof geoLocation === "object" && geoLocation !== null
    ? (geoLocation as Record<string, unknown>)
    : placeOfAddress(clientIp);
};

/** The `X-Geolocation` answer header of a context: `name=value` pairs; none where no place is known. */
export const geolocationHeader = (context: unknown): Record<string, string> => {
  const place = placeOf(context);
  if (!place) return {};
  const pairs = Object.entries(place).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return { "x-geolocation": pairs.join(";") };
};
