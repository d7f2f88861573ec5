import { shippingMethods } from "#worlds/wickett-plum/shipping-methods.ts";
import { emptyParcel, type Parcel, type ParcelLine } from "./goods.ts";
import { shippingCost } from "./shipping-cost.ts";
import {
  type Destination,
  type Exclusion,
  exclusionsOf,
  isPostBoxAddress,
  type ShippingMethod,
} from "./shipping-method.ts";

const method: ShippingMethod = {
  id: "ground",
  name: "Ground",
  description: "",
  carrierCode: "03",
  online: true,
  isDefault: true,
  isPickup: false,
  isEmail: false,
  currencies: ["USD"],
  countries: ["US"],
  excludedRegions: ["AK"],
  onlyRegions: [],
  shipsToPostBoxes: false,
  customerGroups: [],
  excludedGoods: { productIds: ["tower"] },
  productCosts: [],
  transitDays: { 2: [1, 2] },
  deliversOnSaturday: false,
  estimatedArrival: "",
  costs: [
    { currency: "USD", fromTotalCents: 0, costCents: 695 },
    { currency: "USD", fromTotalCents: 4000, costCents: 795 },
  ],
  weightCosts: [
    { currency: "USD", zone: "8", fromGrams: 9000, costCents: 400 },
    { currency: "USD", zone: "8", fromGrams: 18000, costCents: 900 },
  ],
};
const mainland: Destination = {
  currency: "USD",
  customerGroups: ["Everyone"],
  isPickup: false,
  siteCountry: "US",
  countryCode: "US",
  regionCode: "CA",
  isPostBox: false,
};
const line = (productId: string, changes: Partial<ParcelLine> = {}): ParcelLine => ({
  productId,
  masterId: null,
  categoryIds: [],
  attributes: {},
  quantity: 1,
  weightGrams: 100,
  priceCents: 1000,
  ...changes,
});
const parcel = (...lines: ParcelLine[]): Parcel => ({ lines, isEmailOnly: false });

describe("rule 3.5.1: a method may be chosen unless something speaks against it", () => {
  it.each<[string, Partial<ShippingMethod>, Partial<Destination>, Parcel, Exclusion[]]>([
    ["the mainland", {}, {}, emptyParcel, []],
    ["an address not known yet", {}, { countryCode: undefined, regionCode: undefined }, emptyParcel, []],
    ["an excluded state", {}, { regionCode: "AK" }, emptyParcel, ["region"]],
    ["another country", {}, { countryCode: "CA", regionCode: "ON" }, emptyParcel, ["country"]],
    [
      "an unknown address of a site abroad",
      {},
      { countryCode: undefined, regionCode: undefined, siteCountry: "CA" },
      emptyParcel,
      ["country"],
    ],
    ["another currency", {}, { currency: "CAD" }, emptyParcel, ["currency"]],
    ["switched off", { online: false }, {}, emptyParcel, ["offline"]],
    ["a post office box", {}, { isPostBox: true }, emptyParcel, ["post-box"]],
    ["a post office box, by mail", { shipsToPostBoxes: true }, { isPostBox: true }, emptyParcel, []],
    ["for another group", { customerGroups: ["Business"] }, {}, emptyParcel, ["customer-group"]],
    ["for this group", { customerGroups: ["Everyone"] }, {}, emptyParcel, []],
    ["only one region, this one", { onlyRegions: ["CA"] }, {}, emptyParcel, []],
    ["only another region", { onlyRegions: ["HI"] }, {}, emptyParcel, ["region"]],
    ["only some region, address unknown", { onlyRegions: ["HI"] }, { regionCode: undefined }, emptyParcel, ["region"]],
    ["a parcel to be picked up", {}, { isPickup: true }, emptyParcel, ["pickup"]],
    ["a pickup wherever the shop is", { isPickup: true }, { isPickup: true, countryCode: "CA" }, emptyParcel, []],
    ["a pickup for a parcel", { isPickup: true }, {}, emptyParcel, ["pickup"]],
    ["a product it does not carry", {}, {}, parcel(line("bar"), line("tower")), ["product"]],
    ["a size of such a product", {}, {}, parcel(line("tower-xl", { masterId: "tower" })), ["product"]],
    ["goods in a mail", { isEmail: true }, {}, parcel(line("bar")), ["email"]],
    ["a gift certificate in a parcel", {}, {}, { lines: [], isEmailOnly: true }, ["email"]],
    ["a gift certificate in a mail", { isEmail: true }, {}, { lines: [], isEmailOnly: true }, []],
    [
      "everything at once",
      { online: false },
      { currency: "CAD", isPostBox: true },
      emptyParcel,
      ["offline", "currency", "post-box"],
    ],
  ])("%s", (_name, changes, destination, goods, expected) => {
    expect(exclusionsOf({ ...method, ...changes }, { ...mainland, ...destination }, goods)).toEqual(expected);
  });
});

const cost = (changes: Partial<ShippingMethod>, goods: Parcel, zone: string | null = "2", currency = "USD") =>
  shippingCost({ ...method, ...changes }, goods, { currency, zone });

test.each([
  [0, 695],
  [3999, 695],
  [4000, 795],
  [100000, 795],
])("rule 3.5.2: goods for %p cents after discounts ship for %p", (priceCents, expected) => {
  expect(cost({}, parcel(line("bar", { priceCents })))).toBe(expected);
});

describe("products with a cost of their own", () => {
  const fixed = (cents: number) => ({
    goods: { productIds: ["card"] },
    kind: "fixed" as const,
    amountCents: { USD: cents },
  });
  const surcharge = (cents: number) => ({ ...fixed(cents), kind: "surcharge" as const });
  const card = line("card", { priceCents: 5000, quantity: 2 });

  it.each<[string, ShippingMethod["productCosts"], Parcel, number]>([
    [
      "rule 3.5.3: a fixed cost keeps a product out of the merchandise total",
      [fixed(100)],
      parcel(card, line("bar")),
      895,
    ],
    ["rule 3.5.3: nothing but fixed costs leaves the table out", [fixed(100)], parcel(card), 200],
    ["rule 3.5.4: a surcharge is added by the piece", [surcharge(100)], parcel(card), 995],
    ["rule 3.5.5: the lowest of several groups counts", [surcharge(100), surcharge(70)], parcel(card), 935],
    ["rule 3.5.6: fixed beats surcharge", [surcharge(10), fixed(100)], parcel(card), 200],
  ])("%s", (_name, productCosts, goods, expected) => {
    expect(cost({ productCosts }, goods)).toBe(expected);
  });

  it("a cost in another currency does not count", () => {
    expect(cost({ productCosts: [{ ...fixed(100), amountCents: { CAD: 100 } }] }, parcel(card))).toBe(795);
  });
});

test.each([
  ["8", 89, 695],
  ["8", 90, 1095],
  ["8", 180, 1595],
  ["2", 500, 695],
  [null, 500, 695],
])("rule 3.5.10: to zone %p, %p pieces of 100 g cost %p", (zone, quantity, expected) => {
  expect(cost({}, parcel(line("bar", { quantity })), zone)).toBe(expected);
});

test("rule 3.5.7: without a table for the currency there is no cost", () => {
  expect(cost({}, parcel(line("bar")), "2", "CAD")).toBeNull();
});

test.each([
  [{ address1: "PO Box 12" }, true],
  [{ address1: "P.O. Box 12" }, true],
  [{ address1: "Post Office Box 3" }, true],
  [{ address1: "12 Boxwood Lane" }, false],
  [{ address1: "x", c_isPOBox: true }, true],
  [{ postBox: "44" }, true],
  [null, false],
])("rule 3.5.25: %p is a post office box: %p", (address, expected) => {
  expect(isPostBoxAddress(address)).toBe(expected);
});

test("rule 3.5.9: the world's carrier codes are UPS's own, and every method costs something known in each of its currencies", () => {
  expect(Object.fromEntries(shippingMethods.map(({ id, carrierCode }) => [id, carrierCode]))).toEqual({
    "ups-ground": "03",
    "ups-three-day": "12",
    "ups-second-day": "02",
    "ups-next-day-saver": "13",
    "ups-next-day": "01",
    "ups-alaska-hawaii": "02",
    "postal-ground": null,
    "ups-canada-standard": "11",
    "ups-canada-expedited": "08",
    "ups-canada-saver": "65",
    "shop-pickup": null,
    "email-delivery": null,
  });
  for (const each of shippingMethods)
    for (const currency of each.currencies)
      expect(shippingCost(each, emptyParcel, { currency, zone: null })).not.toBeNull();
});
