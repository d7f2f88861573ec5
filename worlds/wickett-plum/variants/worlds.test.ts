import request from "supertest";
import { customerAddresses, customers } from "#sandbox/platform/customers/customer-tables.ts";
import { failedLogins } from "#sandbox/dialects/login/login-tables.ts";
import { seeds } from "#sandbox/core/database/schema/seeds.ts";
import { seedWorld } from "#sandbox/core/database/seed-world.ts";
import { wickettPlum } from "#worlds/wickett-plum/world.ts";
import { dumpTables, emptyTables } from "#sandbox/core/database/table-dump.ts";
import { testControl, type TestControl } from "#sandbox/test-control.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { addressedBasket, cardPayment, chicago, goods, testShopper } from "#sandbox/test-shopper.ts";
import { organizationId } from "#worlds/wickett-plum/sites.ts";
import { readyBaskets } from "./checkout-seed.ts";

const siteId = "WickettPlumUS";

jest.setTimeout(120_000);

const worldNames = Object.keys(wickettPlum.variants);

describe("the worlds", () => {
  let sandbox: TestSandbox;
  let control: TestControl;
  beforeAll(async () => {
    sandbox = await createTestSandbox();
    control = await testControl(sandbox);
  }, 120_000);
  afterAll(() => sandbox.close());

  const reset = async (world: string, seed = 1) => {
    const answer = await control.post("/reset", { world, seed });
    expect(answer.body).toEqual({ status: "reset", world, seed });
  };

  const product = async (productId: string) =>
    request(sandbox.app)
      .get(`/product/shopper-products/v1/organizations/${organizationId}/products/${productId}`)
      .query({ siteId, expand: "availability,prices" })
      .auth(await sandbox.guestToken(), { type: "bearer" });

  /** A world made from nothing, in place of what is there. */
  const made = (world: string) => {
    const { database } = sandbox;
    return database.transaction(async () => {
      await emptyTables(database);
      await seedWorld(database, wickettPlum, { world, seed: 1 });
      return dumpTables(database);
    });
  };

  let defaultWorld: ReturnType<typeof made> | undefined;
  /** The default world as it was made the first time: making it costs as much as all else that is done to it. */
  const firstDefault = () => (defaultWorld ??= made("default"));

  test("the default world made twice is the same to the last byte", async () => {
    const first = await firstDefault();
    expect(await made("default")).toEqual(first);
  });

  // The first reset changes the ground that all worlds share, the second one puts back what the first one made. One
  // world of each kind (as it is, without goods, changed by seeders of its own) is held against one made from nothing.
  const madeFromNothing = ["default", "bare", "holiday-rush"];
  test.each(madeFromNothing)("a reset to the world %s gives what making it gives, again and again", async (world) => {
    const { database } = sandbox;
    const first = await (world === "default" ? firstDefault() : made(world));
    for (const round of [1, 2]) {
      await database.sql.insert(failedLogins).values({ login: `reset ${round}`, attempts: 1 });
      await reset(world);
      expect(await dumpTables(database)).toEqual(first);
    }
  });

  // The huge world differs from the default one in nothing but its made-up products, which have tests of their own.
  test.each(worldNames.filter((name) => name !== "huge" && !madeFromNothing.includes(name)))(
    "a reset to the world %s gives the same after another world and what somebody did",
    async (world) => {
      const { database } = sandbox;
      await reset(world);
      const first = await dumpTables(database);
      await reset("default");
      await database.sql.insert(failedLogins).values({ login: "somebody", attempts: 1 });
      await reset(world);
      expect(await dumpTables(database)).toEqual(first);
    },
  );

  test("another seed gives other stock and other order numbers, and the same ones each time", async () => {
    const seeded = async (seed: number) => {
      await reset("default", seed);
      const { tables, sequences } = await dumpTables(sandbox.database);
      return { stock: tables.find(({ name }) => name === "inventory_records")?.rows, sequences };
    };
    const [one, seven, sevenAgain] = [await seeded(1), await seeded(7), await seeded(7)];
    expect(sevenAgain).toEqual(seven);
    expect(seven.stock).not.toEqual(one.stock);
    expect(seven.sequences["order_numbers"]).toBe(String(Number(one.sequences["order_numbers"]) + 6000));
  });

  test("the list of worlds says which one is in place", async () => {
    await reset("sold-out", 3);
    const { body } = await control.get("/worlds");
    expect(body.current).toEqual({ world: "sold-out", seed: 3 });
    expect(body.worlds.map(({ name }: { name: string }) => name)).toEqual(worldNames);
  });

  test("in the empty world there is nothing to buy and nobody to be", async () => {
    await reset("bare");
    expect((await product(goods.bears)).status).toBe(404);
    await expect(sandbox.registeredToken()).rejects.toThrow("No token");
  });

  test("when everything is sold out nothing can be ordered, not even what never ends", async () => {
    await reset("sold-out");
    for (const productId of [goods.bears, goods.mints])
      expect((await product(productId)).body.inventory).toMatchObject({ ats: 0, orderable: false });
  });

  test("in the holiday rush stock is short and the clock stands in December", async () => {
    await reset("default");
    const plenty = (await product(goods.bears)).body.inventory.ats;
    await reset("holiday-rush");
    expect((await product(goods.bears)).body.inventory.ats).toBeLessThan(plenty / 7);
    expect((await control.get("/clock")).body).toEqual({
      mode: "frozen",
      at: "2026-12-15T17:00:00.000Z",
      now: "2026-12-15T17:00:00.000Z",
    });
  });

  test("in the holiday rush shops are open long, and nothing goes by ground any more", async () => {
    await reset("holiday-rush");
    const shopper = testShopper(sandbox, await sandbox.guestToken());
    const basket = await addressedBasket(shopper, [{ productId: goods.mints, quantity: 1 }], {
      address: chicago,
      method: "ups-second-day",
    });
    const { body } = await shopper.get(`/baskets/${basket.basketId}/shipments/me/shipping-methods`);
    const methods = body.applicableShippingMethods.map(({ id }: { id: string }) => id);
    expect(methods).not.toContain("ups-ground");
    expect([methods.includes("ups-second-day"), body.defaultShippingMethodId]).toEqual([true, "ups-second-day"]);
    const { body: shops } = await request(sandbox.app)
      .get(`/store/shopper-stores/v1/organizations/${organizationId}/stores`)
      .query({ siteId, ids: "1001,1005,1040" })
      .auth(await sandbox.guestToken(), { type: "bearer" });
    for (const { c_hours: hours } of shops.data) expect(hours.sunday).toEqual([{ open: "08:00", close: "22:00" }]);
  });

  test("what is sold out is not owed either: orders of the past keep what they hold", async () => {
    await reset("sold-out");
    const { tables } = await dumpTables(sandbox.database);
    const rows = tables.find(({ name }) => name === "inventory_records")?.rows ?? [];
    const left = rows.map((row) => JSON.parse(row) as { allocation: number; turnover: number; on_order: number });
    expect(left.filter(({ allocation, turnover, on_order: onOrder }) => allocation !== turnover + onOrder)).toEqual([]);
    expect(left.some(({ turnover }) => turnover > 0)).toBe(true);
  });

  test("rule 3.5.16: in the heat wave the merchant's switch is on and it is July", async () => {
    await reset("heat-wave");
    const { body } = await control.get("/clock");
    expect(body.now).toMatch(/^2027-07-14/);
    expect((await sandbox.services.sitePreferences.of(siteId))["heatWave"]).toBe(true);
  });

  test("the heat wave stays at any date: what melts needs a cold pack in January too", async () => {
    await reset("heat-wave");
    expect((await control.put("/clock", { mode: "frozen", at: "2027-01-12T17:00:00Z" })).status).toBe(200);
    const shippingOf = async () => {
      const shopper = testShopper(sandbox, await sandbox.guestToken());
      const items = [{ productId: "481101", quantity: 1 }];
      return (await addressedBasket(shopper, items, { address: chicago, method: "ups-three-day" })).shippingTotal;
    };
    const hot = await shippingOf();
    await sandbox.services.sitePreferences.set(siteId, "heatWave", false);
    sandbox.services.forget();
    expect(hot - (await shippingOf())).toBeCloseTo(6.99, 2);
  });

  test("for a fundraiser everybody with an account belongs to a group", async () => {
    await reset("fundraiser");
    const token = await sandbox.registeredToken({ siteId: "WickettPlumFundraising" });
    const session = await sandbox.services.sessions.verify(token);
    expect(await sandbox.services.groups.groupsOf(session?.customerId ?? "")).toContain("fundraising");
    const shopper = testShopper(sandbox, token, { siteId: "WickettPlumFundraising" });
    const { body: basket } = await shopper.post("/baskets", {});
    const { body } = await shopper.post(`/baskets/${basket.basketId}/items`, [{ productId: "495101", quantity: 24 }]);
    expect([body.productItems[0].basePrice, body.orderPriceAdjustments[0].promotionId]).toEqual([
      44,
      "fundraising-drive",
    ]);
  });

  test("guests stand at every step of the checkout and go on from there", async () => {
    await reset("checkout-ready");
    const seen: [string, number | undefined, boolean, boolean][] = [];
    for (const { usid, basketId, siteId: site } of readyBaskets) {
      const shopper = testShopper(sandbox, await sandbox.guestToken(site, usid), { siteId: site });
      const { status, body } = await shopper.get(`/baskets/${basketId}`);
      expect(status).toBe(200);
      expect(body.productTotal).toBeGreaterThan(0);
      seen.push([
        String(Number(basketId.slice(-3))),
        body.shipments.length,
        body.shipments[0].shippingMethod !== undefined,
        body.billingAddress !== undefined,
      ]);
    }
    expect(seen).toEqual([
      ["1", 1, false, false],
      ["2", 1, false, false],
      ["3", 1, true, false],
      ["4", 1, true, true],
      ["5", 2, true, true],
      ["6", 1, true, true],
      ["7", 1, true, true],
      ["8", 2, true, true],
      ["9", 1, true, true],
      ["10", 1, true, true],
    ]);
  });

  test("a reset puts back what was changed by hand, in tables that refer to each other too", async () => {
    const { database } = sandbox;
    await reset("default");
    const before = await dumpTables(database);
    await database.sql.update(customers).set({ firstName: "Somebody" });
    await database.sql.delete(customerAddresses);
    await database.sql.delete(seeds);
    await reset("default");
    expect(await dumpTables(database)).toEqual(before);
  });

  describe("a guest whose payment alone is missing", () => {
    beforeAll(() => reset("checkout-ready"));

    test.each([3, 4, 5, 6, 7, 8, 9])("(%i) pays and has an order", async (step) => {
      const ready = readyBaskets[step];
      const site = ready?.siteId ?? siteId;
      const shopper = testShopper(sandbox, await sandbox.guestToken(site, ready?.usid), { siteId: site });
      const paid = await shopper.post(
        `/baskets/${ready?.basketId}/payment-instruments`,
        cardPayment(await sandbox.cardToken()),
      );
      expect(paid.status).toBe(200);
      const order = await shopper.post("/orders", { basketId: ready?.basketId });
      expect([order.status, order.body.status]).toEqual([200, "new"]);
    });
  });

  test("a world that cannot be put in place leaves the old one as it was", async () => {
    const before = await dumpTables(sandbox.database);
    await expect(sandbox.reset({ world: "nowhere", seed: 1 })).rejects.toThrow(
      "The world wickett-plum has default, bare, holiday-rush",
    );
    expect(await dumpTables(sandbox.database)).toEqual(before);
  });
});
