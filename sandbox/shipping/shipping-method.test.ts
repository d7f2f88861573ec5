import { shippingMethods } from "#sandbox/world/shipping-methods.ts";
import {
  type Destination,
  isApplicable,
  isPostBoxAddress,
  shippingCost,
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
  currencies: ["USD"],
  countries: ["US"],
  excludedRegions: ["AK"],
  onlyRegions: [],
  shipsToPostBoxes: false,
  customerGroups: [],
  estimatedArrival: "",
  costs: [
    { currency: "USD", fromTotalCents: 0, costCents: 695 },
    { currency: "USD", fromTotalCents: 4000, costCents: 795 },
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

describe("whether a method goes there", () => {
  it.each<[string, Partial<ShippingMethod>, Partial<Destination>, boolean]>([
    ["the mainland", {}, {}, true],
    ["an address not known yet", {}, { countryCode: undefined, regionCode: undefined }, true],
    ["an excluded state", {}, { regionCode: "AK" }, false],
    ["another country", {}, { countryCode: "CA", regionCode: "ON" }, false],
    [
      "an unknown address of a site abroad",
      {},
      { countryCode: undefined, regionCode: undefined, siteCountry: "CA" },
      false,
    ],
    ["another currency", {}, { currency: "CAD" }, false],
    ["switched off", { online: false }, {}, false],
    ["a post office box", {}, { isPostBox: true }, false],
    ["a post office box, by mail", { shipsToPostBoxes: true }, { isPostBox: true }, true],
    ["for another group", { customerGroups: ["Business"] }, {}, false],
    ["for this group", { customerGroups: ["Everyone"] }, {}, true],
    ["only one region, this one", { onlyRegions: ["CA"] }, {}, true],
    ["only another region", { onlyRegions: ["HI"] }, {}, false],
    ["only some region, address unknown", { onlyRegions: ["HI"] }, { regionCode: undefined }, false],
    ["a parcel to be picked up", {}, { isPickup: true }, false],
    [
      "a pickup wherever the shop is",
      { isPickup: true, countries: ["US"] },
      { isPickup: true, countryCode: "CA" },
      true,
    ],
    ["a pickup for a parcel", { isPickup: true }, {}, false],
  ])("%s", (_name, changes, destination, expected) => {
    expect(isApplicable({ ...method, ...changes }, { ...mainland, ...destination })).toBe(expected);
  });
});

test.each([
  [0, 695],
  [3999, 695],
  [4000, 795],
  [100000, 795],
])("goods for %p cents ship for %p", (goods, cost) => {
  expect(shippingCost(method, "USD", goods)).toBe(cost);
});

test("a currency without a table has no cost", () => {
  expect(shippingCost(method, "CAD", 1000)).toBeNull();
});

test.each([
  [{ address1: "PO Box 12" }, true],
  [{ address1: "P.O. Box 12" }, true],
  [{ address1: "Post Office Box 3" }, true],
  [{ address1: "12 Boxwood Lane" }, false],
  [{ address1: "x", c_isPOBox: true }, true],
  [{ postBox: "44" }, true],
  [null, false],
])("%p is a post office box: %p", (address, expected) => {
  expect(isPostBoxAddress(address)).toBe(expected);
});

test("the world's carrier codes are UPS's own, and every method costs something known in each of its currencies", () => {
  expect(Object.fromEntries(shippingMethods.map(({ id, carrierCode }) => [id, carrierCode]))).toEqual({
    "ups-ground": "03",
    "ups-second-day": "02",
    "ups-next-day": "01",
    "ups-alaska-hawaii": "02",
    "postal-ground": null,
    "ups-canada-standard": "11",
    "ups-canada-expedited": "08",
    "ups-canada-saver": "65",
    "shop-pickup": null,
  });
  for (const each of shippingMethods)
    for (const currency of each.currencies) expect(shippingCost(each, currency, 0)).not.toBeNull();
});
