import request from "supertest";
import { inventoryRecords } from "#sandbox/platform/inventory/inventory-tables.ts";
import { searchTerms } from "#sandbox/platform/search/search-tables.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { goods, testShopper } from "#sandbox/test-shopper.ts";
import { worldEpoch } from "#worlds/wickett-plum/epoch.ts";
import { madeUpProducts } from "#worlds/wickett-plum/huge/made-up-products.ts";
import { organizationId } from "#worlds/wickett-plum/sites.ts";
import { frozenClock } from "#sandbox/core/clock.ts";
import { addMadeUpProducts } from "./huge-seed.ts";
import { worlds } from "./worlds.ts";

const COUNT = 200;
const SEED = 5;
const shop = "1001";

/** What is written down of the products added, apart from what the database says. */
const products = madeUpProducts(COUNT, SEED);
const [single] = products.filter(({ sizes, stock }) => !sizes && Number(stock) > 5);
const [master] = products.filter(({ sizes }) => sizes);

describe("a shop with two hundred made-up products more", () => {
  let sandbox: TestSandbox;
  let token: string;
  let occurrencesBefore: number;

  const occurrencesOf = async (term: string) =>
    (await sandbox.database.sql.select().from(searchTerms)).find(
      (each) => each.locale === "en-US" && each.term === term,
    )?.occurrences ?? 0;

  const search = async (query: Record<string, string | string[] | number>) =>
    (
      await request(sandbox.app)
        .get(`/search/shopper-search/v1/organizations/${organizationId}/product-search`)
        .query({ siteId: "WickettPlumUS", limit: 200, ...query })
        .auth(token, { type: "bearer" })
        .expect(200)
    ).body as {
      total: number;
      hits: { productId: string; orderable: boolean }[];
      refinements: { attributeId: string; values: { value: string; hitCount: number }[] }[];
      searchPhraseSuggestions?: { suggestedPhrases?: { phrase: string }[] };
    };
  const madeUp = ({ hits }: { hits: { productId: string }[] }) =>
    hits.map(({ productId }) => productId).filter((id) => id.startsWith("h0"));

  /** The made-up products of every page, by id. */
  const all = async (query: Record<string, string | string[]>) => {
    const ids: string[] = [];
    for (let offset = 0; offset < 800; offset += 200) ids.push(...madeUp(await search({ ...query, offset })));
    return ids.sort();
  };

  beforeAll(async () => {
    sandbox = await createTestSandbox();
    const { database, services } = sandbox;
    occurrencesBefore = await occurrencesOf("truffles");
    await database.transaction(() => addMadeUpProducts(COUNT)(database, frozenClock(worldEpoch), SEED));
    services.forget();
    token = await sandbox.guestToken();
  }, 120_000);
  afterAll(() => sandbox.close());

  test("ten thousand of them are the world 'huge'", () => {
    expect(worlds.huge.changes).toHaveLength(1);
    expect(worlds.huge.says).toMatch(/^Ten thousand/);
  });

  test("finds each by its name, and beside the ordinary ones by what they have in common", async () => {
    expect(madeUp(await search({ q: single?.name ?? "" }))).toContain(single?.id);
    const truffles = await search({ q: "truffles" });
    const expected = products.filter(({ name, copy }) => `${name} ${copy}`.includes("Truffles")).map(({ id }) => id);
    expect(madeUp(truffles)).toEqual(expect.arrayContaining(expected));
    expect(truffles.total).toBeGreaterThan(madeUp(truffles).length);
  });

  test("finds them by the name of their category", async () => {
    const named = products.filter(({ category }) => category === "chews-licorice");
    const own = named.filter(({ name }) => !name.includes("Licorice")).map(({ id }) => id);
    expect(own.length).toBeGreaterThan(5);
    expect(await all({ q: "licorice", refine: ["cgid=chews-licorice"] })).toEqual(expect.arrayContaining(own));
  });

  test("puts misspelled words right by the words they are made of", async () => {
    const corrected = await search({ q: "cardamon" });
    expect(corrected.searchPhraseSuggestions?.suggestedPhrases).toEqual([{ phrase: "cardamom", exactMatch: false }]);
    expect(madeUp(corrected)).toEqual(madeUp(await search({ q: "cardamom" })));
    expect(madeUp(corrected)).not.toEqual([]);
  });

  test("counts them in facets as they are written down", async () => {
    const { refinements, total } = await search({ refine: ["cgid=root"], limit: 1 });
    const kinds = refinements.find(({ attributeId }) => attributeId === "c_refinementType")?.values ?? [];
    const lollipops = kinds.find(({ value }) => value === "lollipops")?.hitCount ?? 0;
    const written = products.filter(({ kind }) => kind === "lollipops").length;
    expect(written).toBeGreaterThan(5);
    expect(lollipops).toBeGreaterThanOrEqual(written);
    expect(total).toBeGreaterThan(COUNT);
  });

  test("tells apart what is in stock in the warehouse and in a shop", async () => {
    const stockOf = ({ sizes, stock }: (typeof products)[number]) => sizes?.map((size) => size.stock) ?? [stock];
    const inWarehouse = products.filter((product) => stockOf(product).some((stock) => stock !== 0)).map(({ id }) => id);
    expect(inWarehouse.length).toBeLessThan(COUNT - 5);
    expect(await all({ refine: ["cgid=root", "orderable_only=true"] })).toEqual(inWarehouse);
    const inShops = products.filter(({ flags }) => !flags.includes("noPickup")).map(({ id }) => id);
    expect(inShops.length).toBeGreaterThan(0);
    expect(await all({ refine: ["cgid=root", "c_availableForInStorePickup=true"], c_storeId: shop })).toEqual(inShops);
  });

  test("sells them", async () => {
    const shopper = testShopper(sandbox, token);
    const variant = `${master?.id}-8oz`;
    const [record] = (await sandbox.database.sql.select().from(inventoryRecords)).filter(
      ({ productId, inventoryListId }) => productId === variant && inventoryListId === "inventory_us",
    );
    expect(record?.allocation).toBe(master?.sizes?.[0]?.stock);
    const { basketId } = (await shopper.post("/baskets", {})).body as { basketId: string };
    const { status, body } = await shopper.post(`/baskets/${basketId}/items`, [
      { productId: single?.id, quantity: 2 },
      { productId: goods.bears, quantity: 1 },
    ]);
    expect(status).toBe(200);
    expect(body.productItems[0]).toMatchObject({
      productId: single?.id,
      basePrice: (single?.salePriceCents ?? single?.priceCents ?? 0) / 100,
    });
  });

  test("makes known words commoner instead of forgetting how common they were", async () => {
    const added = products.filter(({ name }) => name.includes("Truffles")).length;
    expect(await occurrencesOf("truffles")).toBeGreaterThanOrEqual(occurrencesBefore + added);
  });
});
