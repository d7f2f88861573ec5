import { setTimeout as sleep } from "node:timers/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import request from "supertest";
import { startTestVendors, type TestVendors } from "#emulators/test-vendors.ts";
import { createTestBackend, type TestBackend } from "#server/test-backend.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { createTestStorefront } from "#server/test-storefront.ts";

let vendors: TestVendors;
let backend: TestBackend;
beforeAll(async () => {
  vendors = await startTestVendors();
  backend = await createTestBackend();
});
afterAll(async () => {
  await vendors.close();
  await backend.close();
});

/** A shop whose content comes from there. */
const shopOf = (baseUrl: string) => {
  const { config } = backend;
  const content = { ...config.thirdParties.content, baseUrl };
  return createTestStorefront({ ...config, thirdParties: { ...config.thirdParties, content } });
};

const get = (path: string, { baseUrl = `${vendors.origin}/content`, site = testSiteIds.us } = {}) =>
  request(shopOf(baseUrl).listener).get(`/api/${site}/${path}`);

const away = { baseUrl: "http://127.0.0.1:9/content" };

describe("managed content over the site API", () => {
  it("is found by a key with slashes and may be kept for a minute", async () => {
    const { body, headers } = await get("content/help/shipping-rates").expect(200);
    expect(body).toMatchObject({ title: "Shipping rates", _meta: { deliveryKey: "help/shipping-rates" } });
    expect(headers["cache-control"]).toContain("s-maxage=60");
  });

  it("speaks the site's language", async () => {
    const { body } = await get("content/global-banner", { site: testSiteIds.ca }).expect(200);
    expect(JSON.stringify(body)).toContain("24°C");
  });

  it("is not found, badly asked for, or unavailable, each with its own status", async () => {
    await get("content/help/nothing").expect(404);
    await get("content/help/nothing?optional=true").expect(204);
    await get("content/help/shipping-rates?optional=true").expect(200);
    await get("content/help/..%2Fsecret").expect(400);
    await get(`content/${"a".repeat(301)}`).expect(400);
    const { body } = await get("content/home", away).expect(503);
    expect(body).toMatchObject({ type: expect.stringMatching(/content-unavailable$/) });
  });

  it("gives the whole navigation, or a small one while the service is away", async () => {
    const whole = (await get("nav-menu").expect(200)).body as { menuItems: { menuDefinition: object }[] };
    expect(whole.menuItems.map(({ menuDefinition }) => menuDefinition)).toMatchObject([
      { displayName: "Chocolates" },
      { displayName: "Gummies & Jellies" },
      { displayName: "Lollipops" },
      { displayName: "Gifts" },
      { displayName: "Occasions" },
      { displayName: "Build a Box" },
      { displayName: "Business Gifts" },
      { displayName: "Recipes & Journal" },
      { displayName: "Sale" },
      { displayName: "Fundraising", showInMenu: false },
    ]);
    const small = (await get("nav-menu", away).expect(200)).body as typeof whole;
    expect(small.menuItems.map(({ menuDefinition }) => menuDefinition)).toMatchObject([
      { displayName: "New Arrivals" },
      { displayName: "Everything" },
    ]);
  });

  it("gives a site what is its own, which has no address, and else what all share", async () => {
    const hub = ["home", "sites/gifts/home", "navigation", "help/returns"];
    backend.app.get(/^\/hub\/key\/(.+)$/, (asked, response) => {
      const deliveryKey = decodeURIComponent(String(asked.params[0]));
      if (!hub.includes(deliveryKey)) return void response.status(404).json({});
      response.json({ content: { _meta: { schema: "page", deliveryKey }, title: deliveryKey } });
    });
    const titleAt = async (key: string, site: string) =>
      ((await get(`content/${key}`, { site, baseUrl: `${backend.origin}/hub` })).body as { title: string }).title;
    expect(await titleAt("home", testSiteIds.us)).toBe("home");
    expect(await titleAt("home", testSiteIds.gifts)).toBe("sites/gifts/home");
    expect(await titleAt("help/returns", testSiteIds.gifts)).toBe("help/returns");
    await get("content/sites/gifts/home", { site: testSiteIds.gifts, baseUrl: `${backend.origin}/hub` }).expect(404);
  });

  it("gives the footer, or an empty one while the service is away", async () => {
    expect((await get("footer").expect(200)).body).toMatchObject({
      columns: [{ title: "Shop" }, { title: "Help" }, { title: "Gifting" }, { title: "Our kitchens" }],
      social: expect.any(Array),
    });
    expect((await get("footer", away).expect(200)).body).toEqual({ columns: [] });
  });
});

test("a search does not wait for a list of pages that is slow to come; the next one has it", async () => {
  const held: (() => void)[] = [];
  const slow = createServer((_request, response) => {
    const item = {
      _meta: { schema: "page", deliveryKey: "recipes/pear-trifle" },
      title: "Pear trifle",
      description: "For eight.",
      contentItems: [
        { _meta: { schema: "headline" }, headline: "Pear trifle" },
        {
          _meta: { schema: "recipe" },
          image: {
            image: { _meta: { schema: "core#/definitions/image-link" }, name: "trifle-photo", endpoint: "shop" },
            alt: "A trifle",
          },
        },
      ],
    };
    held.push(() => response.end(JSON.stringify({ responses: [{ content: item }], page: {} })));
  });
  await new Promise<void>((resolve) => slow.listen(0, "127.0.0.1", resolve));
  const shop = shopOf(`http://127.0.0.1:${(slow.address() as AddressInfo).port}/content`);
  const find = async () =>
    (await request(shop.listener).get(`/api/${testSiteIds.ca}/content-search?q=trifle`).expect(200)).body as object;
  expect(await find()).toEqual({ hits: [] });
  expect(held).toHaveLength(1);
  held[0]?.();
  expect(await find()).toMatchObject({
    hits: [
      { link: "/recipes/pear-trifle", kind: "recipe", picture: expect.stringMatching(/\/i\/shop\/trifle-photo$/) },
    ],
  });
  expect(held).toHaveLength(1);

  // An old list serves while a new one is read.
  const soon = performance.now() + 11 * 60 * 1000;
  const clock = jest.spyOn(performance, "now").mockReturnValue(soon);
  expect(await find()).toMatchObject({ hits: [{ link: "/recipes/pear-trifle" }] });
  clock.mockRestore();
  for (let tries = 0; held.length < 2 && tries < 50; tries += 1) await sleep(20);
  expect(held).toHaveLength(2);
  held[1]?.();
  slow.close();
});
