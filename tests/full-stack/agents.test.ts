import { createPublicKey } from "node:crypto";
import { createVerifier, httpbis } from "http-message-signatures";
import type { JWK } from "jose";
import { goods } from "#sandbox/test-shopper.ts";
import { contractFaults } from "#server/agents/contract/contract.ts";
import { contentDigest } from "#server/agents/platforms/signatures.ts";
import { asking, ERROR } from "./agent-requests.ts";
import { startTestPlatform, type TestPlatform } from "./test-platform.ts";
import { startWholeShop, type WholeShop } from "./whole-shop.ts";

jest.setTimeout(60_000);

let shop: WholeShop;
let platform: TestPlatform;

beforeAll(async () => {
  [shop, platform] = await Promise.all([startWholeShop(), startTestPlatform()]);
}, 180_000);
afterAll(() => Promise.all([shop.close(), platform.close()]));

/** Two categories that share nothing. */
const CATEGORIES = ["gummies", "jellies"];

const ask = asking(
  () => platform,
  () => shop.origin,
);

describe("the profile", () => {
  it("meets its schema, may be kept, and says by its tag that nothing has changed", async () => {
    const first = await fetch(`${shop.origin}/.well-known/ucp`);
    const profile = (await first.json()) as object;
    expect(contractFaults(profile, ["discovery/profile_schema.json#/$defs/business_profile"])).toEqual([]);
    expect(profile).toMatchObject({
      ucp: {
        services: { "dev.ucp.shopping": [{ transport: "rest" }, { transport: "mcp" }] },
        capabilities: { "dev.ucp.shopping.checkout": expect.any(Array), "dev.ucp.shopping.cart": expect.any(Array) },
      },
      signing_keys: [{ kty: "EC", crv: "P-256" }],
    });
    expect(first.headers.get("cache-control")).toMatch(/^public, max-age=(?:[6-9]\d|\d{3,})$/);
    const again = await fetch(`${shop.origin}/.well-known/ucp`, {
      headers: { "if-none-match": first.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
  });
});

test("a reader of text is told where the profile and the endpoints are", async () => {
  const answer = await fetch(`${shop.origin}/llms.txt`);
  const { ucp } = (await (await fetch(`${shop.origin}/.well-known/ucp`)).json()) as {
    ucp: { services: Record<string, { endpoint: string }[]> };
  };
  const text = await answer.text();
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  for (const { endpoint } of ucp.services["dev.ucp.shopping"] ?? []) expect(text).toContain(`(${endpoint})`);
  expect(text).toContain("/.well-known/ucp)");
});

test("the feed of products has each article at the price that assistants are told, and leads to the profile", async () => {
  const feed = await fetch(`${shop.origin}/feeds/products.xml`);
  expect(feed.headers.get("link")).toMatch(/^<http.+\/\.well-known\/ucp>; rel="service-desc"$/);
  const items = (await feed.text()).split("<item>").slice(1);
  expect(items.length).toBeGreaterThan(400);
  const titles = items.map((each) => /<title><!\[CDATA\[(.*?)\]\]>/.exec(each)?.[1]);
  expect(titles).toContain("Half-Moon Praline Bonbons, 6 pieces");
  expect(titles.filter((title) => title?.endsWith(", None"))).toEqual([]);
  const item = items.find((each) => each.includes(`>${goods.jellies}</g:id>`)) ?? "";
  const said = (name: string) => new RegExp(`<g:${name} [^>]*>([^<]*)<`).exec(item)?.[1];
  const { body } = await ask("POST", "/catalog/lookup", { ids: [said("gtin")] });
  const [variant] = body.products[0].variants;
  const { amount, currency } = variant.price;
  expect(variant).toMatchObject({ id: goods.jellies });
  expect(item).toContain(`<title><![CDATA[${variant.title}]]></title>`);
  expect(said("sale_price") ?? said("price")).toBe(`${(amount / 100).toFixed(2)} ${currency}`);
  expect(await (await fetch(`${shop.origin}/llms.txt`)).text()).toContain("/feeds/products.xml)");
});

describe("discovery", () => {
  const search = `/ucp/v1/catalog/search`;
  const askWith = async (agent: string | undefined) => {
    const answer = await fetch(shop.origin + search, {
      method: "POST",
      headers: { "content-type": "application/json", ...(agent !== undefined && { "ucp-agent": agent }) },
      body: '{"query":"bears"}',
    });
    return [answer.status, ((await answer.json()) as { code?: string }).code];
  };

  it.each([
    ["no header", undefined],
    ["words", "June"],
    ["another scheme", 'profile="ftp://platform.example/ucp"'],
  ])("an agent by %s is refused", async (_name, agent) => {
    expect(await askWith(agent)).toEqual([400, "invalid_profile_url"]);
  });

  it.each([
    [424, "profile_unreachable", 503, {}],
    [424, "profile_unreachable", 302, {}],
    [422, "profile_malformed", 200, "no JSON"],
    [422, "profile_malformed", 200, { ucp: { version: "soon" } }],
    [
      422,
      "version_unsupported",
      200,
      { ucp: { version: "2026-01-11", services: {}, payment_handlers: {}, capabilities: {} } },
    ],
  ])("%i %s", async (status, code, profileStatus, body) => {
    const other = await startTestPlatform({ hasKeys: false });
    other.profile = { status: profileStatus, body };
    expect(await askWith(`profile="${other.profileUrl}"`)).toEqual([status, code]);
    await other.close();
  });

  it("a platform without the capability is told so, and where people go on", async () => {
    const other = await startTestPlatform({ hasKeys: false });
    const { ucp } = other.profile.body as { ucp: { capabilities: object } };
    ucp.capabilities = {};
    const answer = await other.ask("POST", shop.origin + search, { query: "bears" });
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { ucp: { status: "error" }, messages: [{ code: "capabilities_incompatible" }] },
    ]);
    expect(contractFaults(answer.body, ERROR)).toEqual([]);
    await other.close();
  });
});

describe("signatures", () => {
  it("a platform that publishes keys must sign, and nothing may be exchanged", async () => {
    const url = `${shop.origin}/ucp/v1/catalog/search`;
    const unsigned = await platform.ask("POST", url, { query: "bears" }, { isSigned: false });
    expect([unsigned.status, unsigned.body.code]).toEqual([401, "signature_missing"]);
  });

  it("the shop's answers are verified by the keys of its profile", async () => {
    const { signing_keys: keys } = (await (await fetch(`${shop.origin}/.well-known/ucp`)).json()) as {
      signing_keys: JWK[];
    };
    const verify = createVerifier(createPublicKey({ key: keys[0] as JWK, format: "jwk" }), "ecdsa-p256-sha256");
    const rpc = (profile: string) => ({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: {
        name: "search_catalog",
        arguments: { meta: { "ucp-agent": { profile } }, catalog: { query: "bears" } },
      },
    });
    const mcp = `${shop.origin}/ucp/mcp`;
    const options = { headers: { accept: "application/json, text/event-stream" } };
    for (const { status, headers, text } of [
      await ask("POST", "/catalog/search", { query: "bears" }),
      await platform.ask("POST", mcp, rpc(platform.profileUrl), options),
      await platform.ask("POST", mcp, rpc("nobody"), options),
      await platform.ask("POST", mcp, { jsonrpc: "2.0", id: 2, method: "tools/list" }, options),
    ]) {
      const message = { status, headers: Object.fromEntries(headers) };
      expect(await httpbis.verifyMessage({ keyLookup: () => Promise.resolve({ verify }) }, message)).toBe(true);
      expect(headers.get("content-digest")).toBe(contentDigest(text));
    }
  });
});

describe("the catalog", () => {
  it("is searched by words and price, page by page", async () => {
    const { body } = await ask("POST", "/catalog/search", {
      query: "chocolate",
      filters: { price: { max: 4000 } },
      pagination: { limit: 3 },
    });
    expect(body.products.length).toBeGreaterThan(0);
    for (const { variants } of body.products)
      for (const { price } of variants) expect(price.amount).toBeLessThanOrEqual(4000);
    expect(body.pagination).toMatchObject({ has_next_page: true, cursor: expect.any(String) });
    const next = await ask("POST", "/catalog/search", {
      query: "chocolate",
      filters: { price: { max: 4000 } },
      pagination: { limit: 3, cursor: body.pagination.cursor },
    });
    const ids = (page: { products: { id: string }[] }) => page.products.map(({ id }) => id);
    expect(ids(next.body)).not.toEqual(ids(body));
  });

  it.each([[{}], [{ query: "  " }], [{ query: "bears", pagination: { cursor: "b3g" } }], [{ query: 7 }]])(
    "%j is refused",
    async (request) => {
      const answer = await ask("POST", "/catalog/search", request);
      expect([answer.status, answer.body.code]).toEqual([400, "invalid_request"]);
    },
  );

  it("is looked up by products and variants, each once, and says what led to what", async () => {
    const ids = [goods.master, goods.jellies, goods.bears, goods.bears, "nothing"];
    const { body } = await ask("POST", "/catalog/lookup", { ids });
    const inputs = body.products.flatMap(({ variants }: { variants: { inputs: object[] }[] }) =>
      variants.flatMap((variant) => variant.inputs),
    );
    expect(inputs).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: goods.master }),
        { id: goods.jellies, match: "exact" },
        { id: goods.bears, match: "exact" },
      ]),
    );
    expect(body.products).toHaveLength(2);
    expect(body.messages).toMatchObject([{ type: "info", code: "not_found" }]);
  });

  it("is looked up by bar codes: of a size, of the same with a zero in front, and of nothing", async () => {
    const named = await ask("POST", "/catalog/lookup", { ids: [goods.jellies] });
    const upc: string = named.body.products[0].variants[0].barcodes[0].value;
    const { body } = await ask("POST", "/catalog/lookup", { ids: [upc, `0${upc}`, "4006381333931"] });
    const [variant, ...more] = body.products.flatMap(({ variants }: { variants: object[] }) => variants);
    expect(variant).toMatchObject({
      id: goods.jellies,
      barcodes: [{ type: "UPC", value: upc }],
      inputs: [
        { id: upc, match: "exact" },
        { id: `0${upc}`, match: "exact" },
      ],
    });
    expect(more).toEqual([]);
    expect(body.messages).toHaveLength(1);
  });

  it("is searched in any of several categories, page by page, each product once", async () => {
    const idsOf = async (categories: string[], pagination: object) => {
      const { body } = await ask("POST", "/catalog/search", { filters: { categories }, pagination });
      return { ids: body.products.map(({ id }: { id: string }) => id) as string[], pagination: body.pagination };
    };
    const [first, second] = await Promise.all(CATEGORIES.map((id) => idsOf([id], { limit: 24 })));
    const both = await idsOf(CATEGORIES, { limit: 4 });
    expect(both.ids).toEqual(expect.arrayContaining([first?.ids[0], second?.ids[0]]));
    const next = await idsOf(CATEGORIES, { limit: 4, cursor: both.pagination.cursor });
    expect(new Set([...both.ids, ...next.ids]).size).toBe(8);
    const tooMany = await ask("POST", "/catalog/search", { filters: { categories: ["a", "b", "c", "d", "e", "f"] } });
    expect([tooMany.status, tooMany.body.code]).toEqual([400, "invalid_request"]);
  });

  it("shows a product with its options and what of them can be bought; nothing is not found", async () => {
    const { body } = await ask("POST", "/catalog/product", { id: goods.jellies });
    expect(body.product.variants[0].id).toBe(goods.jellies);
    expect(body.product.options[0].values[0]).toMatchObject({ exists: true, available: expect.any(Boolean) });
    const none = await ask("POST", "/catalog/product", { id: "nothing" });
    expect(none.body).toMatchObject({ ucp: { status: "error" }, messages: [{ code: "not_found" }] });
  });
});
