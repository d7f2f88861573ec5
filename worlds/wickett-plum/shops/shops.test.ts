import { existsSync } from "node:fs";
import path from "node:path";
import { inventoryLists, inventoryRecords } from "#sandbox/platform/inventory/inventory-tables.ts";
import { stores } from "#sandbox/platform/stores/store-tables.ts";
import { createTestDatabase } from "#sandbox/core/database/test-database.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { coordinatesOf } from "#sandbox/platform/stores/postal-codes.ts";
import { distanceBetween, type WeekHours } from "#sandbox/platform/stores/store.ts";
import { checkShops, COUNTER_SIZES } from "./check-shops.ts";
import { picturesFolder } from "#worlds/wickett-plum/files.ts";
import { pictureOfFront, shopFronts } from "./shop-fronts.ts";
import { shops } from "./shops.ts";
import type { WorldShop } from "./world-shop.ts";

const count = (is: (shop: WorldShop) => boolean) => shops.filter(is).length;
const inUs = ({ countryCode }: WorldShop) => countryCode === "US";
const inCanada = ({ countryCode }: WorldShop) => countryCode === "CA";
const statesOf = (is: (shop: WorldShop) => boolean) => new Set(shops.filter(is).map(({ stateCode }) => stateCode));

const daysOf = ({ hours }: WorldShop) => Object.values<WeekHours["monday"]>(hours ?? ({} as WeekHours));
const hasDay = (is: (spans: WeekHours["monday"]) => boolean) => (shop: WorldShop) => daysOf(shop).some(is);

test.each<[string, number, (shop: WorldShop) => boolean]>([
  ["in all", 60, () => true],
  ["in the United States", 46, inUs],
  ["in Canada", 14, inCanada],
  ["that hand out no orders", 5, ({ bopisEnabled }) => !bopisEnabled],
  ["closed for now", 3, ({ temporarilyClosed }) => temporarilyClosed === true],
  ["international", 2, ({ isInternational }) => isInternational === true],
  ["not of the type of the list of shops", 12, ({ type }) => type !== "quantity_discount"],
  ["without a stock list", 1, ({ counterSize }) => counterSize === 0],
  ["without coordinates", 1, ({ place }) => place === undefined],
])("so many shops %s: %i", (_what, number, is) => {
  expect(count(is)).toBe(number);
});

test("stand in 20 states and 6 provinces", () => {
  expect([statesOf(inUs).size, statesOf(inCanada).size]).toEqual([20, 6]);
});

test.each<[string, number]>([
  ["CA", 18],
  ["OR", 2],
  ["WA", 3],
  ["NV", 2],
  ["AZ", 2],
  ["CO", 1],
  ["TX", 3],
  ["IL", 2],
  ["NY", 2],
  ["MA", 1],
  ["MN", 1],
  ["GA", 1],
  ["FL", 1],
  ["NC", 1],
  ["PA", 1],
  ["OH", 1],
  ["UT", 1],
  ["AK", 1],
  ["HI", 1],
  ["MT", 1],
])("%s has so many: %i", (state, number) => {
  expect(count((shop) => inUs(shop) && shop.stateCode === state)).toBe(number);
});

test.each([
  ["ON", 5],
  ["BC", 4],
  ["QC", 2],
  ["AB", 1],
  ["MB", 1],
  ["NS", 1],
])("%s has so many: %i", (province, number) => {
  expect(count((shop) => inCanada(shop) && shop.stateCode === province)).toBe(number);
});

test.each<[string, (shop: WorldShop) => boolean]>([
  ["twice a day", hasDay((spans) => spans.length === 2)],
  ["three times a day", hasDay((spans) => spans.length === 3)],
  ["not on every day", hasDay((spans) => spans.length === 0)],
  ["past midnight", hasDay((spans) => spans.some(({ open, close }) => close < open))],
  ["by mistake from one time to the same", hasDay((spans) => spans.some(({ open, close }) => close === open))],
  ["otherwise on holidays", ({ holidayHours = {} }) => Object.keys(holidayHours).length > 0],
  [
    "otherwise on holidays, closed on one, shorter on another",
    ({ holidayHours = {} }) =>
      Object.values(holidayHours).some((spans) => spans.length === 0) &&
      Object.values(holidayHours).some((spans) => spans.length > 0),
  ],
  ["nobody knows when", ({ hours }) => hours === undefined],
])("some are open %s", (_when, is) => {
  expect(count(is)).toBeGreaterThan(0);
});

test("every case of opening times is among the shops of California, which say whether they are open", () => {
  const californian = shops.filter(({ stateCode, countryCode }) => stateCode === "CA" && countryCode === "US");
  const all: ((shop: WorldShop) => boolean)[] = [
    hasDay((spans) => spans.length === 2),
    hasDay((spans) => spans.length === 0),
    hasDay((spans) => spans.some(({ open, close }) => close < open)),
    hasDay((spans) => spans.some(({ open, close }) => close === open)),
    ({ holidayHours = {} }) => Object.keys(holidayHours).length > 0,
  ];
  for (const is of all) expect(californian.filter(is)).not.toEqual([]);
});

describe("around San Francisco", () => {
  const cityHall = { latitude: 37.7793, longitude: -122.4193 };

  const within = async (miles: number) => {
    const placed = await Promise.all(
      shops.map(async (shop) => shop.place ?? (await coordinatesOf(shop.postalCode, shop.countryCode))),
    );
    return placed.filter((place) => place && distanceBetween(place, cityHall, "mi") <= miles).length;
  };

  test.each([
    [10, 6],
    [20, 9],
    [50, 12],
    [100, 15],
  ])("within %i miles there are %i", async (miles, number) => {
    expect(await within(miles)).toBe(number);
  });
});

test("one shop is more than 200 miles from the next one, and not beyond the sea", () => {
  const remote = shops.filter((shop) => {
    const { place, stateCode } = shop;
    return (
      place &&
      !["AK", "HI"].includes(stateCode) &&
      shops.every((other) => other === shop || !other.place || distanceBetween(place, other.place, "mi") > 200)
    );
  });
  expect(remote.map(({ stateCode }) => stateCode)).toContain("MT");
});

test.each(shops.map((shop) => [shop.id, shop] as const))(
  "shop %s stands where its postal code is",
  async (_id, { place, postalCode, countryCode }) => {
    const code = await coordinatesOf(postalCode, countryCode);
    expect(code && distanceBetween(place ?? code, code, "mi")).toBeLessThan(15);
  },
);

test("no two shops share an address, a telephone number or a name in one city", () => {
  const all = shops.flatMap(({ address1, city, phone, name }) => [`${address1}/${city}`, phone, `${name}/${city}`]);
  expect(new Set(all).size).toBe(all.length);
});

describe("their stock", () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase("world");
  }, 120_000);
  afterAll(() => database.close());

  test("is 90 to 240 records in each, as many as its counter holds, of what shops alone have always some", async () => {
    const records = await database.sql.select().from(inventoryRecords);
    const rows = await database.sql.select().from(stores);
    for (const { id, counterSize } of shops) {
      const list = rows.find((row) => row.id === id)?.inventoryListId;
      const own = records.filter(({ inventoryListId }) => inventoryListId === list);
      expect([id, own.length]).toEqual([id, counterSize]);
      if (list === null) continue;
      expect(own.length).toBeGreaterThanOrEqual(COUNTER_SIZES.least);
      expect(own.length).toBeLessThanOrEqual(COUNTER_SIZES.most);
      expect(own.find(({ productId }) => productId === "488101")?.allocation).toBeGreaterThan(0);
    }
  });

  test("differs from shop to shop, and every list belongs to a shop or to sites", async () => {
    const records = await database.sql.select().from(inventoryRecords);
    const kindsOf = (shopId: string) =>
      records
        .filter(({ inventoryListId }) => inventoryListId === `inventory_shop_${shopId}`)
        .map(({ productId }) => productId)
        .sort();
    const [one, other] = [kindsOf("1004"), kindsOf("1020")];
    expect(one.filter((id) => !other.includes(id)).length).toBeGreaterThan(20);
    const lists = await database.sql.select().from(inventoryLists);
    expect(lists.filter(({ siteIds }) => siteIds.length === 0)).toHaveLength(59);
  });
});

test("what is wrong with a shop is said with its file, its number and the field", () => {
  const [sound] = shops as [WorldShop];
  const broken: WorldShop = {
    ...sound,
    postalCode: "9411",
    phone: "415-867-5309",
    timeZone: "Moon/Base",
    counterSize: 12,
    hours: { ...(sound.hours as WeekHours), monday: [{ open: "9", close: "25:00" }] },
    holidayHours: { Christmas: [] },
  };
  const check = () => checkShops([{ file: "west.ts", shops: [sound, broken] }]);
  for (const message of [
    "west.ts: shop 1001: id: is used in west.ts already",
    "west.ts: shop 1001: postalCode: '9411' is no code of US",
    "west.ts: shop 1001: phone: '415-867-5309'",
    "west.ts: shop 1001: timeZone: 'Moon/Base' is not a time zone",
    "west.ts: shop 1001: hours: monday: '9-25:00' is no span of time",
    "west.ts: shop 1001: holidayHours: 'Christmas' is not a day",
    "west.ts: shop 1001: counterSize: 12 is neither 0",
  ])
    expect(check).toThrow(message);
});

test("no shop has the front of its neighbor: neither in the order of numbers nor in the list of its state", () => {
  const listed = shops.filter(({ type, isInternational }) => type === "quantity_discount" && !isInternational);
  const lists = [
    shops.toSorted((a, b) => a.id.localeCompare(b.id)),
    ...[...new Set(listed.map(({ stateCode }) => stateCode))].map((state) =>
      listed
        .filter(({ stateCode }) => stateCode === state)
        .sort((a, b) => `${a.city} ${a.name}`.localeCompare(`${b.city} ${b.name}`)),
    ),
  ];
  const alike = lists.flatMap((list) =>
    list.filter(({ front }, index) => front !== undefined && front === list[index + 1]?.front).map(({ id }) => id),
  );
  expect(alike).toEqual([]);
});

test("every front is that of some shop, its picture is there, and what it shows is told in both languages", () => {
  for (const front of shopFronts) {
    expect(shops.some((shop) => shop.front === front)).toBe(true);
    const { file, alternatives } = pictureOfFront(front);
    expect(existsSync(path.join(picturesFolder, file))).toBe(true);
    expect(alternatives["default"]).toMatch(/awning|arcade|door/);
    expect(alternatives["fr-CA"]).toMatch(/auvent|arcade|porte/);
  }
});
