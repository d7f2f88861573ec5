import { startTestVendors, type TestVendors } from "../test-vendors.ts";

let vendors: TestVendors;
beforeAll(async () => {
  vendors = await startTestVendors();
});
afterAll(() => vendors.close());

const get = async (path: string) => {
  const response = await fetch(vendors.origin + path);
  return { status: response.status, headers: response.headers, body: (await response.json()) as never };
};

const post = (path: string, body: unknown) =>
  fetch(vendors.origin + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

const fetchBatch = (body: unknown) => post("/content/fetch", body);

interface Page {
  content: { _meta: { deliveryId: string }; description: unknown; contentItems: Record<string, unknown>[] };
  linkedContent?: unknown[];
}

describe("content delivery", () => {
  it("gives an item by key and by id, with links in place of other items", async () => {
    const byKey = await get("/content/key/home");
    const page = byKey.body as Page;
    expect(page.content.contentItems[0]).toMatchObject({ _meta: { schema: expect.stringContaining("content-link") } });
    const byId = await get(`/content/id/${page.content._meta.deliveryId}`);
    expect((byId.body as Page).content).toEqual(page.content);
    expect(byKey.headers.get("access-control-allow-origin")).toBe("*");
  });

  it("inlines linked items, or sends them beside", async () => {
    const inlined = (await get("/content/key/home?depth=all&format=inlined")).body as Page;
    expect(inlined.content.contentItems[0]).toMatchObject({ rotationSpeed: 4, slides: expect.any(Array) });
    expect(inlined.linkedContent).toBeUndefined();
    const linked = (await get("/content/key/home?depth=all&format=linked")).body as Page;
    expect(linked.linkedContent?.length).toBeGreaterThan(6);
  });

  it("leaves every language unless one is asked for", async () => {
    const all = (await get("/content/key/home")).body as Page;
    expect(all.content.description).toMatchObject({
      values: [{ locale: "en-US" }, { locale: "en-CA" }, { locale: "fr-CA" }],
    });
    const canadian = (await get("/content/key/home?locale=de-CH,en-CA,*")).body as Page;
    expect(canadian.content.description).toContain("shipped across Canada");
  });

  it("fetches up to twelve items in the order asked for", async () => {
    const response = await fetchBatch({ requests: [{ key: "footer" }, { key: "nothing" }, { key: "navigation" }] });
    expect(await response.json()).toMatchObject({
      responses: [
        { content: { _meta: { deliveryKey: "footer" } } },
        { error: { type: "CONTENT_NOT_FOUND", data: { deliveryKey: "nothing" } } },
        { content: { _meta: { deliveryKey: "navigation" } } },
      ],
    });
  });

  it.each<[string, unknown]>([
    ["thirteen requests", { requests: Array.from({ length: 13 }, () => ({ key: "home" })) }],
    ["no request", { requests: [] }],
    ["a request for nothing", { requests: [{}] }],
    ["broken JSON", "{"],
    ["an unknown depth", { parameters: { depth: "deep" }, requests: [{ key: "home" }] }],
  ])("refuses %s with 400 and JSON", async (_, body) => {
    const response = await fetchBatch(body);
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toContain("json");
  });

  it("finds items by a field, page by page, in the order asked for", async () => {
    const schema = (await get("/content/key/home")).body as { content: { _meta: { schema: string } } };
    const filterBy = [{ path: "/_meta/schema", value: schema.content._meta.schema }];
    const keys: string[] = [];
    let cursor: string | undefined;
    do {
      const response = await post("/content/filter", {
        filterBy,
        sortBy: { key: "/_meta/deliveryKey", order: "DESC" },
        page: { size: 5, ...(cursor !== undefined && { cursor }) },
      });
      const { responses, page } = (await response.json()) as {
        responses: { content: { _meta: { deliveryKey: string } } }[];
        page: { responseCount: number; nextCursor?: string };
      };
      expect(page.responseCount).toBe(responses.length);
      keys.push(...responses.map(({ content }) => content._meta.deliveryKey));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(keys).toContain("home");
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toEqual(keys.toSorted((one, other) => other.localeCompare(one)));
  });

  it.each([
    ["no condition", {}],
    ["a path that is none", { filterBy: [{ path: "schema", value: "x" }] }],
    ["an order that is none", { filterBy: [{ path: "/a", value: "x" }], sortBy: { key: "/a", order: "UP" } }],
    ["a page too large", { filterBy: [{ path: "/a", value: "x" }], page: { size: 13 } }],
    ["a cursor of somebody else", { filterBy: [{ path: "/a", value: "x" }], page: { cursor: "!" } }],
  ])("refuses to filter with %s", async (_, body) => {
    expect((await post("/content/filter", body)).status).toBe(400);
  });

  it("says in the vendor's words what is missing", async () => {
    expect(await get("/content/key/help/nothing")).toMatchObject({
      status: 404,
      body: { error: { type: "CONTENT_NOT_FOUND", data: { deliveryKey: "help/nothing" } } },
    });
    expect(await get("/content/id/none")).toMatchObject({
      status: 404,
      body: { error: { type: "CONTENT_NOT_FOUND", data: { deliveryId: "none" } } },
    });
    expect((await get("/nothing/at/all")).status).toBe(404);
  });
});

describe("content pictures", () => {
  it("come in the wanted width and format", async () => {
    const response = await fetch(`${vendors.origin}/i/wickettplum/lollipop?w=200&fmt=webp`);
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(500);
  });

  it.each([
    ["image/avif,image/webp,*/*", "image/avif"],
    ["image/webp,*/*", "image/webp"],
    ["*/*", "image/png"],
  ])("to who reads %s the smallest is %s", async (accept, type) => {
    const response = await fetch(`${vendors.origin}/i/wickettplum/lollipop?w=200&qlt=80&fmt=auto`, {
      headers: { accept },
    });
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("vary")).toContain("Accept");
  });

  it.each([
    ["/i/wickettplum/nothing", 404],
    ["/i/wickettplum/..%2F..%2Fpackage.json", 404],
    ["/i/wickettplum/lollipop?w=100000", 400],
    ["/i/wickettplum/lollipop?w=abc", 400],
  ])("%s answers %i", async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });
});
