import type { Site } from "#sandbox/organization/sites/site.ts";
import type { ShippingMethod } from "#sandbox/platform/shipping/shipping-method.ts";
import type { WeekHours } from "#sandbox/platform/stores/store.ts";

/** The one site. */
export const site: Site = {
  id: "HarborAndRye",
  name: "Harbor & Rye",
  currency: "USD",
  locales: ["en-US"],
  country: "US",
  host: "localhost",
  timeZone: "America/New_York",
};

const open = (from: string, until: string): WeekHours["monday"] => [{ open: from, close: until }];

const bakersHours: WeekHours = {
  monday: [],
  tuesday: open("07:00", "16:00"),
  wednesday: open("07:00", "16:00"),
  thursday: open("07:00", "16:00"),
  friday: open("07:00", "18:00"),
  saturday: open("06:30", "18:00"),
  sunday: open("06:30", "14:00"),
};

/** A counter people can walk up to. */
interface Shop {
  id: string;
  name: string;
  address1: string;
  city: string;
  postalCode: string;
  phone: string;
  latitude: number;
  longitude: number;
}

/** The two shops. */
export const shops: readonly Shop[] = [
  {
    id: "3001",
    name: "The Wharf",
    address1: "12 Tillson Avenue",
    city: "Rockland",
    postalCode: "04841",
    phone: "207-555-0161",
    latitude: 44.1037,
    longitude: -69.1037,
  },
  {
    id: "3002",
    name: "Custom House Street",
    address1: "4 Custom House Street",
    city: "Portland",
    postalCode: "04101",
    phone: "207-555-0162",
    latitude: 43.6567,
    longitude: -70.2513,
  },
];

/** What is the same for all shops. */
export const everyShop = {
  address2: null,
  stateCode: "ME",
  countryCode: "US",
  timeZone: site.timeZone,
  hours: bakersHours,
  holidayHours: { "2026-11-26": [], "2026-12-25": [], "2027-01-01": [] },
  storeType: "quantity_discount",
  isInternational: false,
  bopisEnabled: true,
  temporarilyClosed: false,
  siteIds: [site.id],
};

const plain = {
  online: true,
  isDefault: false,
  isPickup: false,
  isEmail: false,
  currencies: ["USD"],
  countries: ["US"],
  onlyRegions: [],
  shipsToPostBoxes: false,
  customerGroups: [],
  excludedGoods: {},
  productCosts: [],
  deliversOnSaturday: false,
  weightCosts: [],
};

/** Cost by merchandise total, both in cents. */
const costs = (...steps: [from: number, cost: number][]): ShippingMethod["costs"] =>
  steps.map(([fromTotalCents, costCents]) => ({ currency: "USD", fromTotalCents, costCents }));

const farAway = "AK HI PR VI GU AS MP AA AE AP".split(" ");

/** The ways goods travel, in the order they are offered; days by distance, New England first. */
export const shippingMethods: readonly ShippingMethod[] = [
  {
    ...plain,
    id: "ground",
    name: "Ground, packed in wool",
    description: "Leaves the wharf the day after it is baked.",
    carrierCode: "03",
    isDefault: true,
    excludedRegions: farAway,
    estimatedArrival: "2 to 5 business days",
    transitDays: { near: [1, 2], far: [3, 5] },
    costs: costs([0, 895], [7500, 0]),
  },
  {
    ...plain,
    id: "two-day",
    name: "Two days, packed on ice",
    description: "By air, with ice for everything from the smokehouse.",
    carrierCode: "02",
    excludedRegions: farAway,
    estimatedArrival: "2 business days",
    transitDays: { near: [1, 2], far: [2, 2] },
    costs: costs([0, 1895], [7500, 1295]),
  },
  {
    ...plain,
    id: "shop-pickup",
    name: "Pickup at a shop",
    description: "Pick it up at the counter; bring your order number.",
    carrierCode: null,
    isPickup: true,
    excludedRegions: [],
    estimatedArrival: "Today or tomorrow, during shop hours",
    transitDays: {},
    costs: costs([0, 0]),
  },
];

/** States that a parcel reaches overnight. */
export const near = new Set("ME NH VT MA RI CT NY NJ PA".split(" "));
