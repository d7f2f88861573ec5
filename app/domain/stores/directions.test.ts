import { directionsLink, isMapsUrl, isMobileDevice, mapsApps } from "./directions.ts";
import { brand } from "#config/brand.ts";
import { momentAtTime, momentOnDay, type Shop, weekdays } from "./shop.ts";

const shop: Shop = {
  id: "3012",
  name: brand.name,
  street: ["2218 Harrison St", "Suite 4"],
  city: "San Francisco",
  stateCode: "CA",
  postalCode: "94110",
  countryCode: "US",
};
const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)";
const android = "Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile";
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";

test("Apple Maps is offered on Apple devices only", () => {
  expect(mapsApps(iPhone).map(({ name }) => name)).toEqual(["Google Maps", "Apple Maps", "Waze"]);
  expect(mapsApps(android).map(({ name }) => name)).toEqual(["Google Maps", "Waze"]);
});

test("telephones and tablets are carried along, desks are not", () => {
  expect([iPhone, android, windows].map(isMobileDevice)).toEqual([true, true, false]);
});

test("directions search for the street without what stands below it", () => {
  const query = "2218%20Harrison%20St%2C%20San%20Francisco%2C%20CA%2094110%2C%20US";
  expect(directionsLink(shop)).toBe(`https://www.google.com/maps/search/?api=1&query=${query}`);
  expect(directionsLink(shop, "https://waze.com/ul?q=")).toBe(`https://waze.com/ul?q=${query}`);
});

test("only addresses of the maps apps we know are taken from what is kept", () => {
  expect(mapsApps(iPhone).every(({ url }) => isMapsUrl(url))).toBe(true);
  expect(["https://evil.example/?q=", "", null].map(isMapsUrl)).toEqual([false, false, false]);
});

test("days and times are named by moments in UTC", () => {
  expect(weekdays.map((day) => momentOnDay(day).getUTCDay())).toEqual([1, 2, 3, 4, 5, 6, 0]);
  expect(momentAtTime("09:30").toISOString()).toBe("1970-01-01T09:30:00.000Z");
});
