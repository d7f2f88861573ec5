import { startTestVendors, type TestVendors } from "../test-vendors.ts";

let vendors: TestVendors;
beforeAll(async () => {
  vendors = await startTestVendors();
});
afterAll(() => vendors.close());

const collect = (body: string) => fetch(`${vendors.origin}/tag-manager/collect`, { method: "POST", body });
const counted = async () =>
  ((await (await fetch(`${vendors.origin}/tag-manager/events`)).json()) as { events: object[] }).events;

describe("the tag manager", () => {
  it("serves the container that is asked for, to pages of every origin", async () => {
    const response = await fetch(`${vendors.origin}/gtm.js?id=GTM-SANDBOX&l=dataLayer`);
    expect(response.headers.get("content-type")).toContain("javascript");
    expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const script = await response.text();
    expect(script).toContain('"GTM-SANDBOX"');
    expect(script).toContain(vendors.origin);
  });

  it.each(["", "?id=", "?id=GTM-x%22%3Balert(1)", "?id=UA-1"])("knows no container %p", async (query) => {
    expect((await fetch(`${vendors.origin}/gtm.js${query}`)).status).toBe(404);
  });

  it("keeps what the container reports", async () => {
    const event = { container: "GTM-SANDBOX", event: "search_content", search_term: "truffles" };
    expect((await collect(JSON.stringify(event))).status).toBe(204);
    expect(await counted()).toEqual([event]);
  });

  it.each(["", "{", "[]", "null", '{"event":1}'])("refuses %p", async (body) => {
    const before = (await counted()).length;
    expect((await collect(body)).status).toBe(400);
    expect(await counted()).toHaveLength(before);
  });
});
