import request from "supertest";
import { longToken } from "#sandbox/test-long-token.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { type Answer, goods, readyBasket, testShopper, typeOf } from "#sandbox/test-shopper.ts";
import { organizationId } from "#worlds/wickett-plum/sites.ts";
import { EXPORT_AFTER_MINUTES } from "./fulfilment.ts";

const MINUTE = 60_000;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());

const call = async (token: string, orderNo: string, path: string, body: object): Promise<Answer> => {
  const answer = await request(sandbox.app)
    .post(`/custom/orders/v1/organizations/${organizationId}/orders/${orderNo}/${path}`)
    .query({ siteId: "WickettPlumUS" })
    .set("authorization", `Bearer ${token}`)
    .send(body);
  return answer as unknown as Answer;
};

const place = async () => {
  const token = await longToken(sandbox, await sandbox.guestToken());
  const shopper = testShopper(sandbox, token);
  const { basketId } = await readyBasket(sandbox, shopper, [{ productId: goods.bears, quantity: 2 }]);
  const { body: order } = await shopper.post("/orders", { basketId });
  const change = (wish: object, by = token) => call(by, order.orderNo, "parcel", { shipmentId: "me", ...wish });
  return {
    order,
    change,
    days: async () => (await call(token, order.orderNo, "delivery-days", { shipmentId: "me" })).body,
    look: async () => (await shopper.get(`/orders/${order.orderNo}`)).body,
  };
};

const mails = async (orderNo: string, about: string) =>
  (await sandbox.services.outbox.list({ about, limit: 200 })).messages
    .filter(({ subject }) => subject.includes(orderNo))
    .map(({ text }) => text);

describe("a parcel of a placed order, within its hour", () => {
  it("gets other words on its card, and the shopper is told by mail", async () => {
    const { order, change, look } = await place();
    const answer = await change({ giftMessage: "Joyeux anniversaire, José!" });
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { orderTotal: order.orderTotal, shipments: [{ gift: true, giftMessage: "Joyeux anniversaire, José!" }] },
    ]);
    expect((await look()).shipments[0]).toMatchObject({ giftMessage: "Joyeux anniversaire, José!" });
    expect(await mails(order.orderNo, "order-changed")).toEqual([
      expect.stringContaining("Gift message: Joyeux anniversaire, José!"),
    ]);
    expect((await change({ giftMessage: null })).body.shipments[0]).not.toHaveProperty("giftMessage");
  });

  it("arrives on another day, with its promise, and goes back to the first possible one", async () => {
    const { order, change, days, look } = await place();
    const { c_dateWantedRangeStart: first, c_dateWantedRangeEnd: last, c_blockedDates: blocked } = await days();
    const day = [last, first].find((each) => !blocked.includes(each));
    const { status, body } = await change({ c_DATE_WANTED: day });
    expect([status, body.shipments[0]]).toMatchObject([
      200,
      { c_DATE_WANTED: day, c_isCalendarSelection: true, c_arrivalPromise: { earliest: day, latest: day } },
    ]);
    expect((await look()).shipments[0].c_arrivalPromise).toMatchObject({ earliest: day, latest: day });
    expect(await mails(order.orderNo, "order-arrival")).toEqual([expect.stringContaining("Before: ")]);
    const { body: back } = await change({ c_DATE_WANTED: null });
    expect(back.shipments[0].c_arrivalPromise).toEqual(order.shipments[0].c_arrivalPromise);
    expect(back.shipments[0]).not.toHaveProperty("c_DATE_WANTED");
  });

  it("stays when nothing arrives on the day", async () => {
    const { change, days, look } = await place();
    const before = await look();
    const { c_blockedDates: blocked } = await days();
    const { status, body } = await change({ c_DATE_WANTED: blocked[0], giftMessage: "Hello" });
    expect([status, typeOf(body), body.reason, await look()]).toEqual([409, "order-change-failed", "day", before]);
  });

  it("is changed once, also when the answer was lost and it is late by now, and by nothing else then", async () => {
    const { order, change, look } = await place();
    await Promise.all([change({ giftMessage: "Hello" }), change({ giftMessage: "Hello" })]);
    await sandbox.dueWork.advance((EXPORT_AFTER_MINUTES - 1) * MINUTE);
    expect((await change({ giftMessage: "Hello again" })).status).toBe(200);
    await sandbox.dueWork.advance(MINUTE);
    expect((await change({ giftMessage: "Hello again" })).status).toBe(200);
    const before = await look();
    expect((await change({ giftMessage: "Too late" })).body).toMatchObject({ reason: "too-late" });
    expect(await look()).toEqual(before);
    expect(await mails(order.orderNo, "order-changed")).toHaveLength(2);
  });

  it.each([
    ["nothing", {}, 400],
    ["characters that are not printed", { giftMessage: "a ♥" }, 400],
    ["words that are too long", { giftMessage: "a".repeat(151) }, 400],
    ["a day that is none", { c_DATE_WANTED: "2026-02-30" }, 400],
    ["a number", { c_DATE_WANTED: 5 }, 400],
    ["a parcel that is not there", { shipmentId: "Shipment9", giftMessage: "Hello" }, 404],
  ])("is not changed by %s", async (_, wish, status) => {
    const { change } = await place();
    expect((await change(wish)).status).toBe(status);
  });

  it("is nobody else's to change or to ask about", async () => {
    const { order, change } = await place();
    const stranger = await sandbox.guestToken();
    expect((await change({ giftMessage: "Hello" }, stranger)).status).toBe(404);
    expect((await call(stranger, order.orderNo, "delivery-days", { shipmentId: "me" })).status).toBe(404);
  });
});
