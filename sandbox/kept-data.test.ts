import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { collectForgetting } from "./core/forgetting.ts";
import { createOrderDeadlineService } from "#worlds/wickett-plum/cartridge/recipients/order-deadline-service.ts";
import { createTestSandbox, type TestSandbox } from "./test-sandbox.ts";

const layers = ["sandbox/organization", "sandbox/platform", "sandbox/dialects", "worlds/wickett-plum/cartridge"];

const sources = layers.flatMap((layer) =>
  readdirSync(layer, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !/(^|\/)test-|\.test\.ts$/.test(file))
    .map((file) => path.join(layer, file)),
);

/** A cache anywhere, or what a service holds from call to call: its variables and collections. */
const keepsSomething = (file: string, text: string) =>
  text.includes("new LRUCache") ||
  (file.endsWith("-service.ts") && /^ {2}(let \w+|const \w+ = new (Map|Set)\b)/m.test(text));

/** Files that keep something in memory which no row of the database decides. */
const independent: Record<string, string> = {
  "sandbox/platform/images/image-router.ts": "one image service for each picture folder",
  "sandbox/platform/images/image-service.ts": "pictures, by the bytes of their files",
  "worlds/wickett-plum/cartridge/recipients/occasions.ts": "the calendar",
  "sandbox/platform/shipping/delivery-dates.ts": "the calendar",
  "sandbox/dialects/login/token-signer-service.ts": "signatures, which stay good",
  "sandbox/dialects/login/session-cache.ts": "cleared by session-service",
  "sandbox/platform/orders/order-service.ts": "payments on their way",
  "sandbox/platform/orders/order-addition-service.ts": "additions on their way",
  "sandbox/platform/due-work/due-work-service.ts": "work on its way",
  "sandbox/platform/search/search-document-service.ts": "nothing after a call",
};

describe("what is kept in memory", () => {
  test("every file that keeps something says how it is forgotten", () => {
    const silent = sources.filter((file) => {
      const text = readFileSync(file, "utf8");
      return keepsSomething(file, text) && !text.includes("onForget(") && !Object.hasOwn(independent, file);
    });
    expect(silent).toEqual([]);
    for (const file of Object.keys(independent)) expect(keepsSomething(file, readFileSync(file, "utf8"))).toBe(true);
  });

  describe("after a reset", () => {
    let sandbox: TestSandbox;
    beforeAll(async () => {
      sandbox = await createTestSandbox();
    }, 120_000);
    afterAll(() => sandbox.close());

    test("the last day to order for a date is worked out anew", async () => {
      const { shipping, sites } = sandbox.services;
      let ships = true;
      const { made: deadlines, forget } = collectForgetting(() =>
        createOrderDeadlineService(
          {
            methods: async (siteId) => (ships ? shipping.methods(siteId) : []),
            geography: (siteId) => shipping.geography(siteId),
          },
          sites,
        ),
      );
      const orderBy = async () =>
        (await deadlines.by("WickettPlumUS", { countryCode: "US", regionCode: "CA" }, "2026-12-24")).orderBy;
      const before = await orderBy();
      expect(before).not.toBeNull();
      ships = false;
      expect(await orderBy()).toBe(before);
      forget();
      expect(await orderBy()).toBeNull();
    });
  });
});
