import request from "supertest";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";

let sandbox: TestSandbox;
let token: string;

beforeAll(async () => {
  sandbox = await createTestSandbox();
  token = await sandbox.guestToken();
}, 300_000);
afterAll(() => sandbox.close());

const BASE = "/experience/shopper-experience/v1/organizations/f_ecom_swee_001";
const get = (path: string, query: Record<string, string> = {}) =>
  request(sandbox.app)
    .get(`${BASE}${path}`)
    .query({ siteId: "WickettPlumUS", ...query })
    .set("authorization", `Bearer ${token}`);
const resolve = (body: unknown, bearer = token) =>
  request(sandbox.app)
    .post(`${BASE}/qualifiers/resolve`)
    .query({ siteId: "WickettPlumUS" })
    .set("authorization", `Bearer ${bearer}`)
    .send(body as object);
const slugOf = ({ body }: { body: { type: string } }) => body.type.split("/").at(-1);

describe("pages", () => {
  test("show their regions without what is hidden", async () => {
    const { status, body } = await get("/pages/homepage");
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: "homepage", typeId: "storePage", pageTitle: "Wickett & Plum" });
    expect(body.regions[0].components).toMatchObject([{ id: "home-banner", typeId: "commerce_assets.banner" }]);
    expect(body.regions[1].components[0].regions[0].components).toHaveLength(3);
  });

  test.each(["nothing", "draft"])("%s is no page a shopper may see", async (id) => {
    const answer = await get(`/pages/${id}`);
    expect([answer.status, slugOf(answer)]).toEqual([404, "page-not-found"]);
  });

  test.each([
    [{ aspectTypeId: "plp", categoryId: "truffles" }, "plp-truffles"],
    [{ aspectTypeId: "plp", categoryId: "gummies" }, "plp"],
    [{ aspectTypeId: "pdp", productId: "480127" }, "pdp"],
    [{ aspectTypeId: "pdp", productId: "480127-12-none" }, "pdp"],
    [{ aspectTypeId: "pdp", productId: "480127", categoryId: "truffles" }, "pdp"],
    [{ aspectTypeId: "plp", productId: "480127", categoryId: "truffles" }, "plp-truffles"],
  ])("for %p it is %s", async (query, id) => {
    const { status, body } = await get("/pages", query);
    expect([status, body.data.map((page: { id: string }) => page.id)]).toEqual([200, [id]]);
  });

  test.each<[Record<string, string>, number, string]>([
    [{}, 400, "missing-query-parameter"],
    [{ aspectTypeId: "popup", categoryId: "truffles" }, 404, "aspect-type-not-found"],
    [{ aspectTypeId: "constructor", categoryId: "truffles" }, 404, "aspect-type-not-found"],
    [{ aspectTypeId: "plp" }, 400, "business-object-id-invalid"],
    [{ aspectTypeId: "plp", categoryId: "nothing" }, 400, "business-object-id-invalid"],
    [{ aspectTypeId: "pdp", productId: "nothing" }, 400, "business-object-id-invalid"],
    [{ aspectTypeId: "pdp", productId: "480127", categoryId: "nothing" }, 400, "business-object-id-invalid"],
    [{ aspectTypeId: "plp", productId: "480127" }, 400, "business-object-id-invalid"],
    [{ aspectTypeId: "plp", categoryId: "truffles", aspectAttributes: "{" }, 400, "aspect-attribute-invalid"],
    [
      { aspectTypeId: "plp", categoryId: "truffles", aspectAttributes: '{"category":5}' },
      400,
      "aspect-attribute-invalid",
    ],
    [{ aspectTypeId: "plp", categoryId: "truffles", parameters: "x".repeat(257) }, 400, "bad-request"],
  ])("%p are refused with %i %s", async (query, status, slug) => {
    const answer = await get("/pages", query);
    expect([answer.status, slugOf(answer)]).toEqual([status, slug]);
  });

  test("a component is found by its id however deep it stands, unless it is hidden", async () => {
    expect((await get("/components/home-favourites-2")).body).toMatchObject({ data: { product: "481101" } });
    const hidden = await get("/components/home-banner-draft");
    expect([hidden.status, slugOf(hidden)]).toEqual([404, "component-not-found"]);
  });
});

describe("the content library", () => {
  test("holds an asset per managed page, in the language of the site", async () => {
    expect((await get("/contents/help-shipping-rates")).body).toMatchObject({
      id: "help-shipping-rates",
      name: "Shipping rates",
      c_path: "help/shipping-rates",
      c_body: expect.stringMatching(/^Shipping rates\n\nEvery package leaves/),
    });
    const american = await get("/contents/contact-us");
    expect(american.body.c_body).toContain("0142");
    const missing = await get("/contents/nothing");
    expect([missing.status, slugOf(missing)]).toEqual([404, "content-not-found"]);
  });

  test("gives several assets in the order asked for and leaves out unknown ones", async () => {
    const { body } = await get("/contents", { ids: "help-kosher,nothing,contact-us" });
    expect(body).toMatchObject({ limit: 2, total: 2, data: [{ id: "help-kosher" }, { id: "contact-us" }] });
    const many = await get("/contents", { ids: Array.from({ length: 51 }, (_, index) => `a${index}`).join(",") });
    expect([many.status, slugOf(many)]).toEqual([400, "bad-request"]);
    expect((await get("/contents")).status).toBe(400);
  });

  test("is searched by title, description and text", async () => {
    const { body } = await get("/content-search", { q: "shipping" });
    expect(body.hits[0].id).toBe("help-shipping-rates");
    expect(body.refinements).toMatchObject([
      { attributeId: "fdid", values: expect.arrayContaining([expect.objectContaining({ value: "help" })]) },
    ]);
    const inHelp = await get("/content-search", { refine: "fdid=help", sort: "name=asc", limit: "2" });
    const titles = inHelp.body.hits.map(({ name }: { name: string }) => name) as string[];
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, "en")));
    expect(titles.length).toBe(2);
    expect(inHelp.body).toMatchObject({ limit: 2, selectedRefinements: { fdid: "help" } });
    const recipes = await get("/content-search", { q: "buttermilk", refine: "fdid=recipes" });
    expect(recipes.body.hits).toMatchObject([{ id: "recipes-ginger-truffle-loaf" }]);
    expect((await get("/content-search", { q: "zzz" })).body).toMatchObject({ total: 0, hits: [] });
  });

  test.each<[Record<string, string>, string]>([
    [{ q: "x".repeat(51) }, "string-constraint-violation"],
    [{ refine: "folder" }, "bad-request"],
    [{ refine: "fdid=a|b" }, "bad-request"],
    [{ sort: "name" }, "bad-request"],
    [{ limit: "201" }, "value-constraint-violation"],
    [{ offset: "-1" }, "value-constraint-violation"],
  ])("a search for %p is refused with 400 %s", async (query, slug) => {
    const answer = await get("/content-search", query);
    expect([answer.status, slugOf(answer)]).toEqual([400, slug]);
  });

  test("has folders as deep as asked for, those that are offline left out", async () => {
    const { body } = await get("/folders/root");
    expect(body).toMatchObject({
      id: "root",
      folders: [{ id: "help", parentFolderId: "root" }, { id: "recipes" }, { id: "blog" }, { id: "pages" }],
    });
    expect((await get("/folders/root", { levels: "0" })).body.folders).toBeUndefined();
    expect((await get("/folders", { ids: "help,archive,nothing" })).body).toMatchObject({
      total: 1,
      data: [{ id: "help" }],
    });
    const offline = await get("/folders/archive");
    expect([offline.status, slugOf(offline)]).toEqual([404, "folder-not-found"]);
    expect((await get("/folders/root", { levels: "3" })).status).toBe(400);
  });
});

describe("qualifiers", () => {
  test("say what holds for this shopper now", async () => {
    const asked = {
      customerGroups: ["Everyone", "Registered", "nobody"],
      campaignQualifiers: [{ campaignId: "summer", promotionId: "nothing" }, { campaignId: "winter" }],
      dataBindings: [
        { type: "content_asset", id: "help-kosher" },
        { type: "moon", id: "full" },
      ],
    };
    const { status, body } = await resolve(asked);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      customerGroups: { Everyone: true, Registered: false, nobody: false },
      campaignQualifiers: { summer: { nothing: false } },
      campaigns: { winter: false },
      dataBindings: { content_asset: { "help-kosher": { title: "Kosher" } } },
    });
    const registered = await resolve(asked, await sandbox.registeredToken());
    expect(registered.body.customerGroups).toMatchObject({ Everyone: true, Registered: true });
  });

  test.each<[string, unknown]>([
    ["no object", []],
    ["groups that are no list", { customerGroups: "Everyone" }],
    ["an empty group", { customerGroups: [""] }],
    ["51 groups", { customerGroups: Array.from({ length: 51 }, (_, index) => `g${index}`) }],
    ["a campaign without an id", { campaignQualifiers: [{ promotionId: "a" }] }],
    ["a binding without a type", { dataBindings: [{ id: "a" }] }],
    ["a binding without an id", { dataBindings: [{ type: "content_asset" }] }],
  ])("%s is refused with 400", async (_what, body) => {
    const answer = await resolve(body);
    expect([answer.status, slugOf(answer)]).toEqual([400, "bad-request"]);
  });
});
