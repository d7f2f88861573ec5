import { directionsLink } from "./directions.ts";
import { shopsByState, stateName } from "./shops-by-state.ts";
import { toShop } from "./to-shop.ts";

const store = {
  id: "1001",
  name: "Valencia Street",
  address1: "874 Valencia Street",
  city: "San Francisco",
  stateCode: "CA",
  postalCode: "94110",
  countryCode: "US",
  phone: "415-555-0117",
};

describe("a shop", () => {
  it("has its address, and no more than is known", () => {
    expect(toShop(store)).toEqual({
      id: "1001",
      name: "Valencia Street",
      street: ["874 Valencia Street"],
      city: "San Francisco",
      stateCode: "CA",
      postalCode: "94110",
      countryCode: "US",
      phone: "415-555-0117",
    });
  });

  it("has a week of opening times, with closed days and without what is no time", () => {
    const hours = toShop({
      ...store,
      c_hours: { monday: [{ open: "10:00", close: "18:00" }], tuesday: [{ open: 9 }] },
    }).hours;
    expect(hours?.map(({ spans }) => spans.length)).toEqual([1, 0, 0, 0, 0, 0, 0]);
    expect(hours?.[0]).toEqual({ day: "monday", spans: [{ open: "10:00", close: "18:00" }] });
  });

  it.each([
    ["US", "CA", "California"],
    ["CA", "BC", "British Columbia"],
    ["US", "ZZ", "ZZ"],
    ["FR", "75", "75"],
  ])("in %s %s is in %s", (countryCode, stateCode, name) => {
    expect(stateName({ countryCode, stateCode })).toBe(name);
  });

  it("is found on a map by its address", () => {
    const link = new URL(directionsLink(toShop({ ...store, address2: "Floor & a half" })));
    expect(link.origin).toBe("https://www.google.com");
    expect(link.searchParams.get("query")).toBe("874 Valencia Street, San Francisco, CA 94110, US");
  });
});

describe("shops by state", () => {
  it("stand in the order of the alphabet, states and cities alike", () => {
    const shop = (id: string, stateCode: string, city: string) => toShop({ ...store, id, stateCode, city });
    const groups = shopsByState([shop("1", "NV", "Reno"), shop("2", "CA", "Sacramento"), shop("3", "CA", "Oakland")]);
    expect(groups.map(({ state, shops }) => [state, shops.map(({ id }) => id)])).toEqual([
      ["California", ["3", "2"]],
      ["Nevada", ["1"]],
    ]);
  });

  it("are none without shops", () => expect(shopsByState([])).toEqual([]));
});
