import { and, eq } from "drizzle-orm";
import request from "supertest";
import { magicCards } from "#emulators/card/magic-cards.ts";
import { inventoryRecords } from "#sandbox/platform/inventory/inventory-tables.ts";
import { longToken } from "#sandbox/test-long-token.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { type Answer, goods, readyBasket, testShopper, typeOf } from "#sandbox/test-shopper.ts";
import { organizationId } from "#worlds/wickett-plum/sites.ts";
import { EXPORT_AFTER_MINUTES } from "./fulfilment.ts";

const MINUTE = 60_000;

let sandbox: TestSandbox;
/** What happens to a question for more before the card processor hears it. */
let beforeMore: () => Promise<void> = () => Promise.resolve();
/** What happens once the processor has answered, before the backend hears it. */
let afterMore: () => Promise<void> = () => Promise.resolve();
beforeAll(async () => {
  sandbox = await createTestSandbox({
    betweenProcessor: (ask) => async (path, body, options) => {
      if (options?.method !== "PATCH") return ask(path, body, options);
      await beforeMore();
      const answer = await ask(path, body, options);
      await afterMore();
      return answer;
    },
  });
}, 120_000);
afterEach(() => {
  beforeMore = () => Promise.resolve();
  afterMore = () => Promise.resolve();
});
afterAll(() => sandbox.close());

const call = async (token: string, orderNo: string, path: string, body: object): Promise<Answer> => {
  const answer = await request(sandbox.app)
    .post(`/custom/orders/v1/organizations/${organizationId}/orders/${orderNo}/${path}`)
    .query({ siteId: "WickettPlumUS" })
    .set("authorization", `Bearer ${token}`)
    .send(body);
  return answer as unknown as Answer;
};

/** What the processor still holds for an order; letting it go is how it tells. */
const held = async (orderNo: string): Promise<number> => {
  const answer = await sandbox.vendors.merchantPost("/pts/v2/reversals", {
    clientReferenceInformation: { code: orderNo },
  });
  return ((await answer.json()) as { reversals?: object[] }).reversals?.length ?? 0;
};

const place = async (card?: string) => {
  const token = await longToken(sandbox, await sandbox.guestToken());
  const shopper = testShopper(sandbox, token);
  const { basketId } = await readyBasket(sandbox, shopper, [{ productId: goods.bears, quantity: 2 }], {
    ...(card !== undefined && { card }),
  });
  const { body: order } = await shopper.post("/orders", { basketId });
  const { itemId } = order.productItems[0];
  const ask = (path: string, more: object, by = token) =>
    call(by, order.orderNo, path, { itemId, quantity: 3, ...more });
  return {
    order,
    price: (more: object = {}, by = token) => ask("addition-price", more, by),
    add: (more: object = {}, by = token) => ask("addition", more, by),
    look: async () => (await shopper.get(`/orders/${order.orderNo}`)).body,
    cancel: () => shopper.post(`/orders/${order.orderNo}/actions/oms-cancel-order`, { reason: "Wrong item" }),
  };
};

const mails = async (orderNo: string) =>
  (await sandbox.services.outbox.list({ about: "order-changed", limit: 200 })).messages
    .filter(({ subject }) => subject.includes(orderNo))
    .map(({ text }) => text);

/** Leaves this many pieces of the bears to sell; gives how many of them are promised to orders. */
const stockUp = async (pieces: number) => {
  const list = (await sandbox.services.inventory.listOf("WickettPlumUS")) ?? "";
  const record = and(eq(inventoryRecords.inventoryListId, list), eq(inventoryRecords.productId, goods.bears));
  await sandbox.database.sql
    .update(inventoryRecords)
    .set({ allocation: pieces, onOrder: 0, turnover: 0, perpetual: false, handling: "none" })
    .where(record);
  return async () => (await sandbox.database.sql.select().from(inventoryRecords).where(record))[0]?.onOrder;
};

const cents = (amount: number) => Math.round(amount * 100);

describe("more of what is in a placed order, within its hour", () => {
  it("is priced, charged to the card that paid, and travels in the same parcel", async () => {
    const { order, price, add, look } = await place();
    const { status, body: asked } = await price();
    expect([status, asked.currency]).toEqual([200, "USD"]);
    expect(cents(asked.toPay)).toBe(cents(asked.orderTotal) - cents(order.orderTotal));
    expect(asked.toPay).toBeGreaterThan(0);
    expect(await look()).toEqual(order);

    const { status: added, body } = await add({ orderTotal: asked.orderTotal });
    expect([added, body]).toMatchObject([
      200,
      {
        orderTotal: asked.orderTotal,
        productItems: [{ itemId: order.productItems[0].itemId, quantity: 3 }],
        paymentInstruments: [{ amount: asked.orderTotal }],
      },
    ]);
    const after = await look();
    expect(after.shipments).toHaveLength(1);
    expect(after.shipments[0].c_arrivalPromise).toEqual(order.shipments[0].c_arrivalPromise);
    expect(after.orderTotal).toBe(asked.orderTotal);
    expect(await mails(order.orderNo)).toEqual([expect.stringMatching(/3 × .+\n\nTotal: \$/)]);
  });

  it("is added once, however often it is asked", async () => {
    const { order, price, add, look } = await place();
    const { orderTotal } = (await price()).body;
    const both = await Promise.all([add({ orderTotal }), add({ orderTotal })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await add({ orderTotal })).status).toBe(200);
    expect((await look()).productItems).toMatchObject([{ quantity: 3 }]);
    expect(await mails(order.orderNo)).toHaveLength(1);
  });

  it("costs what was agreed to, or nothing is added", async () => {
    const { price, add, look } = await place();
    const before = await look();
    const { orderTotal } = (await price()).body;
    const { status, body } = await add({ orderTotal: orderTotal - 1 });
    expect([status, typeOf(body), body.reason, await look()]).toEqual([409, "order-addition-failed", "total", before]);
  });

  it("is too late once the warehouse has the order", async () => {
    const { price, add } = await place();
    const { orderTotal } = (await price()).body;
    await sandbox.dueWork.advance(EXPORT_AFTER_MINUTES * MINUTE);
    expect((await add({ orderTotal })).body).toMatchObject({ reason: "too-late" });
    expect((await price()).body).toMatchObject({ reason: "too-late" });
  });

  it.each([
    ["less than was ordered", { quantity: 1 }, 409],
    ["no quantity", { quantity: undefined }, 400],
    ["half a piece", { quantity: 2.5 }, 400],
    ["a line that is not there", { itemId: "nothing" }, 404],
  ])("is not %s", async (_, more, status) => {
    const { price } = await place();
    expect((await price(more)).status).toBe(status);
  });

  it("is nobody else's to add", async () => {
    const { price, add } = await place();
    const stranger = await sandbox.guestToken();
    expect((await price({}, stranger)).status).toBe(404);
    expect((await add({ orderTotal: 1 }, stranger)).status).toBe(404);
  });

  it("takes its stock, and gives it back with the order", async () => {
    const promised = await stockUp(3);
    const { price, add, cancel } = await place();
    await add({ orderTotal: (await price()).body.orderTotal });
    expect(await promised()).toBe(3);
    expect((await cancel()).status).toBe(200);
    expect(await promised()).toBe(0);
  });

  it("is refused by the bank, and order, stock and what the card holds stay as they were", async () => {
    const promised = await stockUp(3);
    const { order, price, add, look } = await place(magicCards.paysNoMore.number);
    const before = await look();
    const { orderTotal } = (await price()).body;
    for (const _try of ["first", "second"]) {
      const { status, body } = await add({ orderTotal });
      expect([status, typeOf(body), body.reason]).toEqual([409, "order-addition-failed", "declined"]);
      expect(body.detail).toBe("Your card wasn’t charged for it. Nothing was changed.");
    }
    expect([await look(), await promised(), await mails(order.orderNo)]).toEqual([before, 2, []]);
    expect(await held(order.orderNo)).toBe(1);
  });

  it("does not say that nothing was charged where the bank was not heard, and is charged once when asked again", async () => {
    const promised = await stockUp(3);
    const { order, price, add, look } = await place();
    const before = await look();
    const { orderTotal } = (await price()).body;
    beforeMore = () => Promise.reject(Object.assign(new Error("late"), { name: "TimeoutError" }));
    const { status, body } = await add({ orderTotal });
    expect([status, body.reason, await look(), await promised()]).toEqual([409, "unheard", before, 2]);
    expect(body.detail).not.toMatch(/wasn’t charged/);
    beforeMore = () => Promise.resolve();
    expect((await add({ orderTotal })).status).toBe(200);
    expect([(await look()).orderTotal, await promised()]).toEqual([orderTotal, 3]);
    expect(await held(order.orderNo)).toBe(2);
  });

  it("is let go where the order is cancelled while the card is asked", async () => {
    const promised = await stockUp(3);
    const { order, price, add, cancel, look } = await place();
    const { orderTotal } = (await price()).body;
    beforeMore = async () => {
      expect((await cancel()).status).toBe(200);
    };
    const { status, body } = await add({ orderTotal });
    expect([status, typeOf(body)]).toEqual([409, "order-addition-failed"]);
    const after = await look();
    expect([after.status, after.orderTotal]).toEqual(["cancelled", order.orderTotal]);
    expect([await promised(), await held(order.orderNo), await mails(order.orderNo)]).toEqual([0, 0, []]);
  });

  it("is let go where the card has answered and the order is cancelled before the shop has written it down", async () => {
    const promised = await stockUp(3);
    const { order, price, add, cancel, look } = await place();
    const { orderTotal } = (await price()).body;
    afterMore = async () => {
      expect((await cancel()).status).toBe(200);
    };
    const { status, body } = await add({ orderTotal });
    expect([status, typeOf(body), body.reason]).toEqual([409, "order-addition-failed", "too-late"]);
    expect((await look()).status).toBe("cancelled");
    expect([await promised(), await held(order.orderNo), await mails(order.orderNo)]).toEqual([0, 0, []]);
  });

  it("is refused where there is not enough, and nothing is charged", async () => {
    const promised = await stockUp(2);
    const { price, add, look } = await place();
    const before = await look();
    const { orderTotal } = (await price()).body;
    const { status, body: refused } = await add({ orderTotal });
    expect(await promised()).toBe(2);
    expect([status, typeOf(refused), await look()]).toEqual([400, "product-item-not-available", before]);
  });
});
