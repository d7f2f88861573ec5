import type { SiteId } from "./catalogue/world-product.ts";

type Span = { open: string; close: string };
type Week = Record<"monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday", Span[]>;

/** A shop of the default world. Cities and postal codes are real, streets and telephone numbers are not. */
export interface WorldShop {
  id: string;
  name: string;
  address1: string;
  address2?: string;
  city: string;
  stateCode: string;
  postalCode: string;
  countryCode: "US" | "CA";
  phone: string;
  /** Left out, the shop stands where its postal code is. */
  place?: { latitude: number; longitude: number };
  timeZone: string;
  hours: Week;
  bopisEnabled: boolean;
  temporarilyClosed?: true;
  /** Without it the shop has no stock list. */
  hasStockList: boolean;
  sites: SiteId[];
}

const week = (weekdays: Span[], saturday: Span[], sunday: Span[]): Week => ({
  monday: weekdays,
  tuesday: weekdays,
  wednesday: weekdays,
  thursday: weekdays,
  friday: weekdays,
  saturday,
  sunday,
});

const daily = week(
  [{ open: "10:00", close: "20:00" }],
  [{ open: "09:00", close: "20:00" }],
  [{ open: "11:00", close: "18:00" }],
);
const closedSundays = week([{ open: "10:00", close: "18:00" }], [{ open: "10:00", close: "17:00" }], []);
const withSiesta = week(
  [
    { open: "09:30", close: "13:00" },
    { open: "15:00", close: "19:00" },
  ],
  [{ open: "10:00", close: "19:00" }],
  [{ open: "12:00", close: "17:00" }],
);

const us: SiteId[] = ["WickettPlumUS", "WickettPlumBusiness", "WickettPlumFundraising"];
const canada: SiteId[] = ["WickettPlumCA"];
const pacific = "America/Los_Angeles";

/** The shops of the default world. */
export const shops: WorldShop[] = [
  {
    id: "1001",
    name: "Valencia Street",
    address1: "874 Valencia Street",
    city: "San Francisco",
    stateCode: "CA",
    postalCode: "94110",
    countryCode: "US",
    phone: "415-555-0117",
    place: { latitude: 37.7583, longitude: -122.4213 },
    timeZone: pacific,
    hours: daily,
    bopisEnabled: true,
    hasStockList: true,
    sites: us,
  },
  {
    id: "1002",
    name: "Clement Street",
    address1: "331 Clement Street",
    city: "San Francisco",
    stateCode: "CA",
    postalCode: "94118",
    countryCode: "US",
    phone: "415-555-0118",
    place: { latitude: 37.7831, longitude: -122.4629 },
    timeZone: pacific,
    hours: withSiesta,
    bopisEnabled: true,
    hasStockList: true,
    sites: us,
  },
  {
    id: "1003",
    name: "Piedmont Avenue",
    address1: "4126 Piedmont Avenue",
    city: "Oakland",
    stateCode: "CA",
    postalCode: "94611",
    countryCode: "US",
    phone: "510-555-0119",
    place: { latitude: 37.8105, longitude: -122.262 },
    timeZone: pacific,
    hours: daily,
    bopisEnabled: true,
    temporarilyClosed: true,
    hasStockList: true,
    sites: us,
  },
  {
    id: "1004",
    name: "Tamarack Lane",
    address1: "62 Tamarack Lane",
    address2: "Beside the clock",
    city: "San Mateo",
    stateCode: "CA",
    postalCode: "94401",
    countryCode: "US",
    phone: "650-555-0120",
    place: { latitude: 37.5687, longitude: -122.3235 },
    timeZone: pacific,
    hours: daily,
    bopisEnabled: true,
    hasStockList: true,
    sites: us,
  },
  {
    id: "1005",
    name: "Quillmaker Row",
    address1: "1918 Quillmaker Row",
    city: "Sacramento",
    stateCode: "CA",
    postalCode: "95814",
    countryCode: "US",
    phone: "916-555-0121",
    timeZone: pacific,
    hours: closedSundays,
    bopisEnabled: true,
    hasStockList: true,
    sites: us,
  },
  {
    id: "1006",
    name: "Larkspindle Avenue",
    address1: "407 Larkspindle Avenue",
    city: "Los Angeles",
    stateCode: "CA",
    postalCode: "90027",
    countryCode: "US",
    phone: "323-555-0122",
    place: { latitude: 34.1019, longitude: -118.2915 },
    timeZone: pacific,
    hours: daily,
    bopisEnabled: true,
    hasStockList: true,
    sites: us,
  },
  {
    id: "1007",
    name: "Copperkettle Street",
    address1: "35 Copperkettle Street",
    city: "Portland",
    stateCode: "OR",
    postalCode: "97209",
    countryCode: "US",
    phone: "503-555-0123",
    place: { latitude: 45.5311, longitude: -122.6848 },
    timeZone: pacific,
    hours: daily,
    bopisEnabled: true,
    hasStockList: true,
    sites: us,
  },
  {
    id: "1008",
    name: "Thimble Street",
    address1: "720 Thimble Street",
    city: "Chicago",
    stateCode: "IL",
    postalCode: "60614",
    countryCode: "US",
    phone: "312-555-0124",
    place: { latitude: 41.9227, longitude: -87.6533 },
    timeZone: "America/Chicago",
    hours: daily,
    bopisEnabled: true,
    hasStockList: true,
    sites: us,
  },
  {
    id: "1009",
    name: "Marzipan Alley",
    address1: "11 Marzipan Alley",
    city: "New York",
    stateCode: "NY",
    postalCode: "10014",
    countryCode: "US",
    phone: "212-555-0125",
    place: { latitude: 40.7342, longitude: -74.0059 },
    timeZone: "America/New_York",
    hours: daily,
    bopisEnabled: false,
    hasStockList: false,
    sites: us,
  },
  {
    id: "2001",
    name: "Sugarwood Street",
    address1: "248 Sugarwood Street",
    city: "Vancouver",
    stateCode: "BC",
    postalCode: "V6B 1A1",
    countryCode: "CA",
    phone: "604-555-0126",
    place: { latitude: 49.2828, longitude: -123.1089 },
    timeZone: "America/Vancouver",
    hours: daily,
    bopisEnabled: true,
    hasStockList: true,
    sites: canada,
  },
  {
    id: "2002",
    name: "Damson Crescent",
    address1: "90 Damson Crescent",
    city: "Toronto",
    stateCode: "ON",
    postalCode: "M5V 2T6",
    countryCode: "CA",
    phone: "416-555-0127",
    place: { latitude: 43.6452, longitude: -79.3957 },
    timeZone: "America/Toronto",
    hours: daily,
    bopisEnabled: true,
    hasStockList: true,
    sites: canada,
  },
  {
    id: "2003",
    name: "Lanternhill Road",
    address1: "5 Lanternhill Road",
    city: "Halifax",
    stateCode: "NS",
    postalCode: "B3J 1S9",
    countryCode: "CA",
    phone: "902-555-0128",
    timeZone: "America/Halifax",
    hours: closedSundays,
    bopisEnabled: true,
    hasStockList: true,
    sites: canada,
  },
];
