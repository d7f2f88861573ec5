import { isListed, toShop } from "./to-shop.ts";
import type { StoreDocument } from "./shop.ts";

const store = { id: "1001" };
const noHours = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].map((day) => ({
  day,
  spans: [],
}));
const bare = { id: "1001", name: "1001", street: [], city: "", stateCode: "", postalCode: "", countryCode: "" };

describe("a store becomes a shop", () => {
  it.each<[string, Partial<StoreDocument>, object]>([
    ["of which nothing but its number is known", {}, {}],
    ["without a name by its city", { city: "Reno" }, { name: "Reno", city: "Reno" }],
    ["with two lines of street", { address1: "3 Plum St", address2: "Floor 2" }, { street: ["3 Plum St", "Floor 2"] }],
    ["without an empty line of street", { address1: "", address2: "Floor 2" }, { street: ["Floor 2"] }],
    ["without an empty phone", { phone: "" }, {}],
    ["that is closed for a while", { c_temporarilyClosed: true }, { isTemporarilyClosed: true }],
    ["that is not closed", { c_temporarilyClosed: false }, {}],
    ["that is not said to be closed", { c_temporarilyClosed: "yes" }, {}],
    ["with its place", { latitude: 37.7, longitude: 0 }, { place: { latitude: 37.7, longitude: 0 } }],
    ["without half a place, north", { latitude: 37.7 }, {}],
    ["without half a place, east", { longitude: -122.4 }, {}],
    ["without a place in words", { latitude: "37.7", longitude: "-122.4" }, {}],
    [
      "with a picture of its front",
      { image: "/dw/image/front.webp", c_imageAlternative: "A plum awning" },
      { picture: { url: "/dw/image/front.webp", alt: "A plum awning" } },
    ],
    ["with a picture without words", { image: "/front.webp" }, { picture: { url: "/front.webp", alt: "" } }],
    ["without an empty picture", { image: "", c_imageAlternative: "A plum awning" }, {}],
    ["without hours that are no week", { c_hours: null, c_holidayHours: null }, {}],
    ["without hours in words", { c_hours: "daily", c_holidayHours: "none" }, {}],
    [
      "with the hours of holidays",
      { c_holidayHours: { "2026-12-24": [{ open: "10:00", close: "14:00" }], "2026-12-25": [] } },
      { holidayHours: { "2026-12-24": [{ open: "10:00", close: "14:00" }], "2026-12-25": [] } },
    ],
  ])("%s", (_name, known, expected) => {
    expect(toShop({ ...store, ...known })).toEqual({ ...bare, ...expected });
  });

  it.each([
    ["a span without an end", [{ open: "10:00" }]],
    ["a span without a beginning", [{ close: "18:00" }]],
    ["a time that is a number", [{ open: 1000, close: "18:00" }]],
    ["a list of texts", [{ open: ["10:00"], close: "18:00" }]],
    ["more than a time before", [{ open: "at 10:00", close: "18:00" }]],
    ["more than a time after", [{ open: "10:00 am", close: "18:00" }]],
    ["no list", "10:00-18:00"],
  ])("has no hours from %s", (_name, monday) => {
    expect(toShop({ ...store, c_hours: { monday } }).hours).toEqual(noHours);
  });
});

test.each([
  ["of the listed kind", { c_storeType: "quantity_discount" }, true],
  ["of the listed kind at home", { c_storeType: "quantity_discount", c_isInternational: false }, true],
  ["of the listed kind abroad", { c_storeType: "quantity_discount", c_isInternational: true }, false],
  ["of another kind", { c_storeType: "kiosk" }, false],
  ["of another kind abroad", { c_storeType: "kiosk", c_isInternational: true }, false],
  ["of no kind", {}, false],
])("the list shows a store %s: %p", (_name, known, isShown) => {
  expect(isListed({ ...store, ...known })).toBe(isShown);
});
