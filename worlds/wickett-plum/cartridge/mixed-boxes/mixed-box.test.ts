import { frozenClock } from "#sandbox/core/clock.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { basketWith, cardPayment, chicago, type TestShopper, testShopper, typeOf } from "#sandbox/test-shopper.ts";

/** $37.00; shares of a hundred, kept a hundred times as large. */
const chocolates = "490104-1-lb";
/** $21.00; thirty places. */
const pops = "490113-one";
const caramel = "490201";
const vanilla = "490204";
const pecan = "490207";
const espresso = "490210";
const brulee = "490213";
const hazelnut = "490222";
const raspberry = "490225";
const cherryPop = "490301";
const orangePop = "490304";

let sandbox: TestSandbox;
let shopper: TestShopper;
beforeAll(async () => {
  sandbox = await createTestSandbox({ clock: frozenClock(new Date("2027-01-12T17:00:00Z")) });
}, 120_000);
afterAll(() => sandbox.close());
beforeEach(async () => {
  shopper = testShopper(sandbox, await sandbox.guestToken());
});

const boxOf = (contents: Record<string, number>, unitType = "percent") =>
  JSON.stringify({ boxList: Object.entries(contents).map(([pid, qty]) => ({ pid, qty })), unitType });

const add = async (productId: string, c_customMix?: string, more: object = {}) => {
  const { basketId } = await basketWith(shopper, []);
  return shopper.post(`/baskets/${basketId}/items`, [
    { productId, quantity: 1, ...(c_customMix !== undefined && { c_customMix }), ...more },
  ]);
};

const onOrder = async (...ids: string[]): Promise<number[]> => {
  const records = await sandbox.services.inventory.records(ids, { siteId: "WickettPlumUS" });
  return ids.map((id) => records.get(id)?.ats ?? 0);
};

describe("rule 3.3.21: a mixed box is sold full, by its rules", () => {
  it("is taken at the price of the box, and keeps what is in it", async () => {
    const c_customMix = boxOf({ [caramel]: 2500, [vanilla]: 7500 });
    const { status, body } = await add(chocolates, c_customMix);
    expect(status).toBe(200);
    expect(body.productItems).toMatchObject([{ productId: chocolates, price: 37, c_customMix }]);
  });

  it("takes pieces one by one where it holds places", async () => {
    const { status, body } = await add(pops, boxOf({ [cherryPop]: 10, [orangePop]: 20 }, "pieces"));
    expect([status, body.productItems[0].price]).toEqual([200, 21]);
  });

  it.each([
    ["says nothing about its contents", undefined],
    ["is unreadable", "25 % caramel"],
    ["is counted in pieces instead of shares", boxOf({ [caramel]: 100 }, "pieces")],
    ["is not full", boxOf({ [caramel]: 9500 })],
    ["is more than full", boxOf({ [caramel]: 9500, [vanilla]: 1000 })],
    ["breaks a step", boxOf({ [caramel]: 9700, [vanilla]: 300 })],
    [
      "names a sweet twice",
      `{"unitType":"percent","boxList":[{"pid":"${caramel}","qty":5000},{"pid":"${caramel}","qty":5000}]}`,
    ],
    ["has a part that is nothing", `{"unitType":"percent","boxList":[{"pid":"${caramel}","qty":10000},null]}`],
    [
      "has seven kinds",
      boxOf({
        [caramel]: 4000,
        [vanilla]: 1000,
        [pecan]: 1000,
        [espresso]: 1000,
        [hazelnut]: 1000,
        [raspberry]: 1000,
        "490228": 1000,
      }),
    ],
    ["holds what is no piece", boxOf({ "481101": 10000 })],
    ["holds a lollipop", boxOf({ [cherryPop]: 10000 })],
    ["holds what nobody sells", boxOf({ "000000": 10000 })],
    ["holds what is out of season", boxOf({ "490240": 10000 })],
    ["is shipped with what only shops hand out", boxOf({ [brulee]: 10000 })],
  ])("is refused when it %s", async (_what, c_customMix) => {
    const { status, body } = await add(chocolates, c_customMix);
    expect([status, typeOf(body)]).toEqual([400, "invalid-custom-mix"]);
  });

  it("is refused at a shop's counter with what no shop hands out, and takes there what only shops have", async () => {
    const atShop = { inventoryId: "inventory_shop_1001" };
    expect((await add(chocolates, boxOf({ [brulee]: 10000 }), atShop)).status).toBe(200);
  });

  it("may not be emptied afterward, nor become another box that it does not fill", async () => {
    const { body: basket } = await add(chocolates, boxOf({ [caramel]: 10000 }));
    const path = `/baskets/${basket.basketId}/items/${basket.productItems[0].itemId}`;
    const emptied = await shopper.patch(path, { c_customMix: boxOf({ [caramel]: 5000 }) });
    expect([emptied.status, typeOf(emptied.body)]).toEqual([400, "invalid-custom-mix"]);
    const changed = await shopper.patch(path, { c_customMix: boxOf({ [pecan]: 5000, [vanilla]: 5000 }), quantity: 2 });
    expect([changed.status, changed.body.productItems[0].quantity]).toEqual([200, 2]);
  });

  it("is refused when a sweet is short, which is named", async () => {
    const { status, body } = await add(chocolates, boxOf({ [raspberry]: 10000 }), { quantity: 181 });
    expect([status, typeOf(body)]).toEqual([400, "product-item-not-available"]);
    expect(body.detail).toContain(raspberry);
  });

  it("takes its sweets from stock when it is ordered, and the order keeps what is in it", async () => {
    const c_customMix = boxOf({ [caramel]: 2500, [vanilla]: 7500 });
    const before = await onOrder(chocolates, caramel, vanilla);
    const { body: basket } = await add(chocolates, c_customMix, { quantity: 2 });
    const path = `/baskets/${basket.basketId}`;
    await shopper.put(`${path}/customer`, { email: "june@example.test" });
    await shopper.put(`${path}/shipments/me/shipping-address`, chicago, { useAsBilling: "true" });
    await shopper.put(`${path}/shipments/me/shipping-method`, { id: "ups-ground" });
    await shopper.post(`${path}/payment-instruments`, cardPayment(await sandbox.cardToken()));
    const { status, body: order } = await shopper.post("/orders", { basketId: basket.basketId });
    expect([status, order.productItems[0].c_customMix]).toEqual([200, c_customMix]);
    const after = await onOrder(chocolates, caramel, vanilla);
    expect(after.map((left, index) => (before[index] ?? 0) - left)).toEqual([2, 5000, 15000]);
  });
});
