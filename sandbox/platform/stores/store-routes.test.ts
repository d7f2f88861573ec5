import request from "supertest";
import { presentStore } from "./store-presenter.ts";
import type { Store } from "./store.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";

let sandbox: TestSandbox;
let token: string;

beforeAll(async () => {
  sandbox = await createTestSandbox();
  token = await sandbox.guestToken();
});
afterAll(() => sandbox.close());

const ORGANIZATION = "/organizations/f_ecom_swee_001";
const get = (path: string, query: Record<string, string>) =>
  request(sandbox.app)
    .get(path.replace("…", ORGANIZATION))
    .query({ siteId: "WickettPlumUS", ...query })
    .set("authorization", `Bearer ${token}`);
const near = (query: Record<string, string>) => get("/store/shopper-stores/v1…/store-search", query);

interface Shop {
  id: string;
  name: string;
  distance: number;
}

describe("shops near a postal code", () => {
  test("rule 3.6.3: come nearest first, with their distance in miles", async () => {
    const { body } = await near({ postalCode: "94110", countryCode: "US", distanceUnit: "mi", maxDistance: "10" });
    expect(body.data.map(({ name }: Shop) => name)).toEqual([
      "Valencia Street",
      "Clement Street",
      "Foglantern Way",
      "Kettlebridge Wharf",
      "Brickoven Yard",
      "Piedmont Avenue",
    ]);
    expect(body.data[0]).toMatchObject({
      id: "1001",
      address1: "874 Valencia Street",
      postalCode: "94110",
      distanceUnit: "mi",
      inventoryId: "inventory_shop_1001",
      c_bopisEnabled: true,
      c_temporarilyClosed: false,
    });
    expect(body.data[0]).toMatchObject({ c_storeType: "quantity_discount", c_isInternational: false });
    expect(body.data[0].c_holidayHours["2026-12-25"]).toEqual([]);
    expect(body.data[2]).toMatchObject({ c_storeType: "kiosk" });
    expect(body.data[5]).toMatchObject({ c_temporarilyClosed: true });
  });

  test("are more within a wider range, and page by page", async () => {
    const wide = { postalCode: "94110", countryCode: "US", distanceUnit: "mi", maxDistance: "100" };
    const all = await near(wide);
    const second = await near({ ...wide, limit: "1", offset: "1" });
    expect(all.body.data.map(({ name }: Shop) => name)).toContain("Quillmaker Row");
    expect(second.body).toMatchObject({ total: all.body.total, data: [{ id: all.body.data[1].id }] });
  });

  test("may be sought within a part of a mile", async () => {
    const within = async (maxDistance: string) =>
      near({ postalCode: "94110", countryCode: "US", distanceUnit: "mi", maxDistance });
    const { status, body } = await within("12.5");
    const farthest = Math.max(...body.data.map(({ distance }: Shop) => distance));
    expect([status, farthest > 10 && farthest <= 12.5]).toEqual([200, true]);
    const half = await within("0.5");
    expect([half.status, half.body.total < body.total]).toEqual([200, true]);
    for (const wrong of ["-0.5", "20012.1", "1e3", "far", ""]) expect((await within(wrong)).status).toBe(400);
  });

  test("rule 3.6.2: are none around a code nobody knows", async () => {
    const { status, body } = await near({ postalCode: "00000", countryCode: "US" });
    expect([status, body.total, body.data]).toEqual([200, 0, []]);
  });

  test("rule 3.6.4: may be searched around a place as well, in kilometres unless miles are asked for", async () => {
    const { body } = await near({ latitude: "37.78", longitude: "-122.46", maxDistance: "5" });
    expect(body.data[0]).toMatchObject({ name: "Clement Street", distanceUnit: "km" });
  });

  test.each<[string, Record<string, string>, string]>([
    ["no place at all", {}, "missing-query-parameter"],
    ["a country without a code", { countryCode: "US" }, "missing-postal-code"],
    ["a code without a country", { postalCode: "94110" }, "missing-query-parameter"],
    ["leagues", { postalCode: "94110", countryCode: "US", distanceUnit: "leagues" }, "value-constraint-violation"],
    [
      "twice round the world",
      { postalCode: "94110", countryCode: "US", maxDistance: "40000" },
      "value-constraint-violation",
    ],
    ["a latitude of words", { latitude: "north", longitude: "1" }, "value-constraint-violation"],
    ["a latitude of 91", { latitude: "91", longitude: "1" }, "value-constraint-violation"],
  ])("%s is refused with 400", async (_what, query, type) => {
    const { status, body } = await near(query);
    expect([status, body.type]).toEqual([400, expect.stringMatching(new RegExp(`/${type}$`))]);
  });
});

test("a shop whose opening times nobody knows tells none, one behind passport control says so", async () => {
  const { body } = await get("/store/shopper-stores/v1…/stores", { ids: "1040,1013" });
  expect(body.data.map((shop: object) => ["storeHours" in shop, "c_hours" in shop])).toEqual([
    [false, false],
    [true, true],
  ]);
  expect(body.data[1]).toMatchObject({ c_isInternational: true, c_bopisEnabled: false });
});

test("a shop with a picture of its front says what it shows, in the words of the locale", async () => {
  const token = await sandbox.guestToken("WickettPlumCA");
  const paths: [string, Record<string, string>][] = [
    ["/store/shopper-stores/v1…/stores", { ids: "2002" }],
    ["/store/shopper-stores/v1…/store-search", { latitude: "43.65", longitude: "-79.38", maxDistance: "20" }],
    ["/custom/stores/v1…/list", { c_rioStoreIds: "2002" }],
  ];
  for (const [path, query] of paths) {
    const said = async (locale: string) => {
      const { body } = await get(path, { siteId: "WickettPlumCA", ...query, locale }).set(
        "authorization",
        `Bearer ${token}`,
      );
      return (body.data ?? body.stores).find(({ id }: Shop) => id === "2002");
    };
    const [english, french] = [await said("en-CA"), await said("fr-CA")];
    expect(english.image).toMatch(/\/images\/front-[a-z]+-photo\.webp$/);
    expect(french.image).toBe(english.image);
    expect(english.c_imageAlternative).toMatch(/awning/);
    expect(french.c_imageAlternative).toMatch(/auvent/);
  }
});

test("a shop without a picture names none", async () => {
  const shop = { image: null, imageAlternatives: {} } as unknown as Store;
  const shown = presentStore(
    { ...shop, holidayHours: {}, hours: null },
    { imageAddress: (file) => file, locale: "en-US" },
  );
  expect(["image" in shown, "c_imageAlternative" in shown]).toEqual([false, false]);
});

test("shops by id leave out unknown ones and those of other sites", async () => {
  const stores = await get("/store/shopper-stores/v1…/stores", { ids: "1002,nope,2001" });
  const list = await get("/custom/stores/v1…/list", { c_rioStoreIds: "1002,2001" });
  expect(stores.body.data.map(({ id }: Shop) => id)).toEqual(["1002"]);
  expect(list.body.stores.map(({ id }: Shop) => id)).toEqual(["1002"]);
});

describe("stock", () => {
  test("is told of the site's own list, or of the lists named alone, masters with all their variants", async () => {
    const ask = (inventoryIds?: string) =>
      get("/product/shopper-availability/v1…/availability", {
        productIds: "480130,nope,482101",
        ...(inventoryIds ? { inventoryIds } : {}),
      });
    expect((await ask()).body.data).toMatchObject([
      { id: "480130", inventories: [{ id: "inventory_us", ats: 460 }] },
      { id: "482101", inventories: [{ id: "inventory_us", ats: 800 }] },
    ]);
    expect((await ask("inventory_shop_1001")).body.data).toMatchObject([
      { id: "480130", inventories: [{ id: "inventory_shop_1001", ats: 12 }] },
      { id: "482101", inventories: [{ id: "inventory_shop_1001", ats: 0 }] },
    ]);
  });

  test("is told per shop by the shop's own endpoint", async () => {
    const { body } = await get("/custom/scapi/v1…/products-inventory", {
      c_productIds: "488101",
      c_storeIds: "1001,1009",
    });
    expect(body.data).toMatchObject([
      {
        productId: "488101",
        ats: 0,
        orderable: false,
        stores: { "1001": { storeCode: "1001", orderable: true }, "1009": { ats: 0, orderable: false } },
      },
    ]);
  });

  test.each([
    ["/product/shopper-availability/v1…/availability", {}],
    ["/product/shopper-availability/v1…/availability", { productIds: Array(25).fill("1").join(",") }],
    ["/custom/scapi/v1…/products-inventory", {}],
  ])("%s with %p is refused with 400", async (path, query) => {
    expect((await get(path, query)).status).toBe(400);
  });
});
