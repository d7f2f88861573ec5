import type { ShippingRegion } from "#sandbox/platform/shipping/shipping-geography.ts";

/** A warehouse of the default world; a blackout is `YYYY-MM-DD`. */
export interface WorldOrigin {
  country: "US" | "CA";
  region: string;
  timeZone: string;
  cutOffHour: number;
  packingDays: number;
  blackouts: readonly { date: string; reason: string }[];
}

/** Where parcels leave: Sacramento for the United States and Toronto for Canada. */
export const shippingOrigins: readonly WorldOrigin[] = [
  {
    country: "US",
    region: "CA",
    timeZone: "America/Los_Angeles",
    cutOffHour: 12,
    packingDays: 1,
    blackouts: [
      { date: "2026-12-31", reason: "Stocktaking" },
      { date: "2027-12-30", reason: "Stocktaking" },
    ],
  },
  {
    country: "CA",
    region: "ON",
    timeZone: "America/Toronto",
    cutOffHour: 12,
    packingDays: 1,
    blackouts: [{ date: "2026-12-31", reason: "Stocktaking" }],
  },
];

/**
 * Usual highs of each month in degrees Fahrenheit, January first, of places with a like climate; rounded and
 * illustrative.
 */
const climates = {
  tropical: [83, 83, 84, 85, 86, 87, 88, 89, 88, 87, 85, 83],
  gulf: [62, 66, 72, 78, 85, 90, 92, 92, 88, 80, 71, 64],
  desert: [64, 68, 75, 83, 92, 102, 105, 103, 98, 87, 74, 64],
  valley: [56, 61, 65, 70, 74, 78, 82, 82, 80, 73, 63, 56],
  south: [51, 55, 63, 71, 78, 85, 88, 87, 82, 72, 62, 53],
  middle: [40, 43, 52, 64, 73, 82, 86, 84, 78, 66, 54, 43],
  north: [30, 33, 43, 56, 68, 77, 82, 80, 72, 59, 46, 34],
  plains: [24, 29, 41, 56, 68, 77, 83, 82, 72, 58, 40, 28],
  mountain: [36, 40, 50, 57, 67, 78, 87, 85, 76, 62, 47, 36],
  coast: [46, 49, 53, 58, 64, 69, 74, 75, 70, 60, 51, 45],
  cold: [20, 25, 33, 44, 56, 63, 66, 63, 55, 41, 27, 22],
  arctic: [-8, -4, 8, 27, 48, 65, 70, 64, 49, 30, 8, -4],
} as const;

type Climate = keyof typeof climates;

/** Distance zone from Sacramento, climate, and the regions that share them. */
const american: readonly [zone: string, climate: Climate, regions: string][] = [
  ["2", "valley", "CA"],
  ["2", "desert", "NV"],
  ["2", "coast", "OR"],
  ["4", "coast", "WA"],
  ["4", "mountain", "ID UT"],
  ["4", "desert", "AZ"],
  ["5", "mountain", "MT WY CO NM"],
  ["6", "plains", "ND SD NE"],
  ["6", "middle", "KS OK"],
  ["6", "gulf", "TX"],
  ["7", "plains", "MN"],
  ["7", "north", "IA WI"],
  ["7", "middle", "IL MO"],
  ["7", "south", "AR"],
  ["7", "gulf", "LA MS"],
  ["8", "north", "ME MI NH VT MA RI CT NY"],
  ["8", "middle", "IN OH PA NJ DE MD DC WV KY VA"],
  ["8", "south", "TN NC SC GA AL"],
  ["8", "gulf", "FL"],
  ["9", "cold", "AK"],
  ["9", "tropical", "HI"],
  ["10", "tropical", "PR VI GU AS MP"],
  ["M", "middle", "AA AE AP"],
];

/** Distance zones from Toronto and from Sacramento, climate, and the provinces that share them. */
const canadian: readonly [fromCanada: string, fromAmerica: string, climate: Climate, provinces: string][] = [
  ["2", "C2", "north", "ON QC"],
  ["4", "C2", "plains", "MB"],
  ["4", "C3", "north", "NB NS PE"],
  ["5", "C3", "cold", "NL"],
  ["5", "C2", "plains", "SK"],
  ["5", "C1", "mountain", "AB"],
  ["5", "C1", "coast", "BC"],
  ["7", "C3", "arctic", "YT NT NU"],
];

/** States, territories and provinces. */
export const shippingRegions: readonly ShippingRegion[] = [
  ...american.flatMap(([zone, climate, regions]) =>
    regions.split(" ").map((region) => ({ country: "US", region, zones: { US: zone }, highs: climates[climate] })),
  ),
  ...canadian.flatMap(([fromCanada, fromAmerica, climate, provinces]) =>
    provinces.split(" ").map((region) => ({
      country: "CA",
      region,
      zones: { CA: fromCanada, US: fromAmerica },
      highs: climates[climate],
    })),
  ),
];
