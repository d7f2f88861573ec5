import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { startTestVendors, type TestVendors } from "#emulators/test-vendors.ts";
import { loadConfig } from "#config/load-config.ts";
import { vendorData } from "#world/vendor-data.ts";
import { brandAccounts } from "#config/brand.ts";
import { createContent } from "./content.ts";

const contentConfig = (baseUrl: string) => ({
  ...loadConfig({}).thirdParties,
  content: {
    ...loadConfig({}).thirdParties.content,
    baseUrl,
    hubName: brandAccounts.account,
    schemaBase: brandAccounts.schemaBase,
    mediaOrigin: "https://media.test",
    timeoutMs: 1500,
  },
});

describe("managed content", () => {
  let vendors: TestVendors;
  beforeAll(async () => {
    vendors = await startTestVendors();
  });
  afterAll(() => vendors.close());

  const content = () => createContent({ config: contentConfig(`${vendors.origin}/content`) });

  it("is found by its key, with everything inside it and addresses of its pictures", async () => {
    const home = await content().byKey("home", "en-US");
    expect(home?._meta).toMatchObject({ deliveryKey: "home", schema: expect.stringMatching(/content-page$/) });
    const [hero] = (home?.contentItems ?? []) as { slides: { pictures: { media: object }[] }[] }[];
    expect(hero?.slides[0]?.pictures[0]?.media).toEqual({
      url: `https://media.test/i/${vendorData.media.account}/lollipop`,
      alt: "Two swirled lollipops, one pink and one teal",
    });
  });

  it("speaks the language of the site", async () => {
    const [american, canadian] = [await content().byKey("home", "en-US"), await content().byKey("home", "en-CA")];
    expect(american?.description).toContain("the United States");
    expect(canadian?.description).toContain("Canada");
  });

  it("finds keys with slashes and knows what is missing", async () => {
    expect(await content().byKey("help/shipping-rates", "en-US")).toMatchObject({ title: "Shipping rates" });
    expect(await content().byKey("help/nothing-here", "en-US")).toBeNull();
  });
});

test("without a service nothing is there, and nobody is asked", async () => {
  const parts = contentConfig("http://127.0.0.1:9/content");
  const content = createContent({ config: { ...parts, content: { ...parts.content, enabled: false } } });
  expect(await content.byKey("home", "en-US")).toBeNull();
  expect(await content.bySchema("https://schema.test/content-page", "en-US")).toEqual([]);
});

describe("managed content while the service stumbles", () => {
  let server: Server;
  let answer: RequestListener;
  let calls = 0;
  let time = 0;

  beforeEach(async () => {
    calls = 0;
    time = 1_000_000;
    server = createServer((request, response) => {
      calls += 1;
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const content = () =>
    createContent({
      config: contentConfig(`http://127.0.0.1:${(server.address() as AddressInfo).port}/content`),
      now: () => time,
    });
  const item = { content: { _meta: { schema: "https://schema.test/page" }, title: "Kept" } };
  const good: RequestListener = (_request, response) => void response.end(JSON.stringify(item));

  const stumbles: [string, RequestListener][] = [
    ["answers 500", (_request, response) => void response.writeHead(500).end("<html>")],
    ["answers HTML", (_request, response) => void response.end("<html></html>")],
    ["answers something else", (_request, response) => void response.end('{"content":{"title":"no meta"}}')],
    ["drops the connection", (request) => void request.socket.destroy()],
    ["hangs", () => undefined],
    ["sends the reader away", (_request, response) => void response.writeHead(302, { location: "/x" }).end()],
  ];

  it.each(stumbles)("that %s is covered by the last good copy", async (_, stumble) => {
    answer = good;
    const shop = content();
    await shop.byKey("page", "en-US");
    answer = stumble;
    time += 61_000;
    expect(await shop.byKey("page", "en-US")).toMatchObject({ title: "Kept" });
  });

  it.each(stumbles)("that %s from the start is said to be unavailable, not missing", async (_, stumble) => {
    answer = stumble;
    await expect(content().byKey("page", "en-US")).rejects.toThrow("did not answer");
  });

  it("that hangs keeps nobody waiting who can have the earlier copy", async () => {
    answer = good;
    const shop = content();
    await shop.byKey("page", "en-US");
    answer = () => undefined;
    time += 61_000;
    const startedAt = performance.now();
    expect(await shop.byKey("page", "en-US")).toMatchObject({ title: "Kept" });
    expect(performance.now() - startedAt).toBeLessThan(1_200);
  });

  it("that is silent from the start is left alone after five times, and said to be unavailable at once", async () => {
    answer = (request) => void request.socket.destroy();
    const shop = content();
    for (let index = 0; index < 8; index += 1)
      await expect(shop.byKey(`page-${index}`, "en-US")).rejects.toThrow("did not answer");
    expect(calls).toBe(5);
    await expect(shop.bySchema("page", "en-US")).rejects.toThrow("did not answer");
    expect(calls).toBe(5);
  });

  it("is asked once for many readers and once a minute", async () => {
    answer = good;
    const shop = content();
    await Promise.all([shop.byKey("page", "en-US"), shop.byKey("page", "en-US"), shop.byKey("page", "en-US")]);
    await shop.byKey("page", "en-US");
    expect(calls).toBe(1);
    time += 61_000;
    await shop.byKey("page", "en-US");
    expect(calls).toBe(2);
  });

  it("forgets a copy that is more than a day old", async () => {
    answer = good;
    const shop = content();
    await shop.byKey("page", "en-US");
    answer = (_request, response) => void response.writeHead(500).end();
    time += 2 * 24 * 60 * 60 * 1000;
    await expect(shop.byKey("page", "en-US")).rejects.toThrow("did not answer");
  });
});
