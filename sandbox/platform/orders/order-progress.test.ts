import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import {
  addressedBasket,
  type Answer,
  goods,
  readyBasket,
  testShopper,
  type TestShopper,
  typeOf,
} from "#sandbox/test-shopper.ts";
import { arrivalMoment } from "#sandbox/platform/shipping/arrival-promise.ts";
import { CHECK_DAYS, EXPORT_AFTER_MINUTES, PACKING_HOURS } from "./fulfilment.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());

const guest = async () => testShopper(sandbox, await sandbox.guestToken());
const stockOf = async (productId: string) =>
  (await sandbox.services.inventory.records([productId], { siteId: "WickettPlumUS" })).get(productId);
const mailsAbout = async (about: string, orderNo: string): Promise<string[]> =>
  (await sandbox.services.outbox.list({ about, limit: 200 })).messages
    .filter(({ text, subject }) => `${subject}\n${text}`.includes(orderNo))
    .map(({ text }) => text);

/** The order as somebody sees it who has its code; tokens do not outlive days. */
const look = async ({ orderNo, orderViewCode }: Answer["body"], expand?: string): Promise<Answer["body"]> =>
  (
    await (
      await guest()
    ).post(
      `/orders/${orderNo}/lookup`,
      { email: "june@example.test", orderViewCode },
      expand === undefined ? {} : { expand },
    )
  ).body;

const place = async (
  shopper: TestShopper,
  options: Parameters<typeof readyBasket>[3] = {},
): Promise<Answer["body"]> => {
  const { basketId } = await readyBasket(sandbox, shopper, [{ productId: goods.chews, quantity: 2 }], options);
  return (await shopper.post("/orders", { basketId })).body;
};

describe("an order that is placed", () => {
  it("rule 3.7.1: goes from new over open to completed, exported, shipped and delivered in its time", async () => {
    const shopper = await guest();
    const order = await place(shopper);
    const before = await stockOf(goods.chews);
    expect(order).toMatchObject({
      status: "new",
      confirmationStatus: "confirmed",
      exportStatus: "ready",
      paymentStatus: "paid",
      shippingStatus: "not_shipped",
    });
    expect(await mailsAbout("order-confirmation", order.orderNo)).toEqual([
      expect.stringContaining(`Order code: ${order.orderViewCode}`),
    ]);

    await sandbox.dueWork.advance(EXPORT_AFTER_MINUTES * MINUTE);
    expect(await look(order)).toMatchObject({ status: "new", externalOrderStatus: "open", exportStatus: "exported" });
    expect((await stockOf(goods.chews))?.ats).toBe(before?.ats);

    await sandbox.dueWork.advance(PACKING_HOURS * HOUR);
    const shipped = await look(order);
    expect(shipped).toMatchObject({ status: "new", shippingStatus: "shipped" });
    const [{ trackingNumber, shippingStatus }] = shipped.shipments;
    expect([trackingNumber, shippingStatus]).toEqual([expect.stringMatching(/^1Z[A-Z0-9]{16}$/), "shipped"]);
    expect(await mailsAbout("order-shipped", order.orderNo)).toEqual([expect.stringContaining(trackingNumber)]);

    const arrival = arrivalMoment(shipped.shipments[0].c_arrivalPromise).getTime();
    await sandbox.dueWork.advance(arrival - sandbox.clock.now().getTime() - HOUR);
    expect((await look(order)).status).toBe("new");
    await sandbox.dueWork.advance(HOUR);
    expect(await look(order)).toMatchObject({ status: "completed", shippingStatus: "shipped" });
  });

  it("rule 3.7.1: does everything at once when time jumps, and every mail is sent once", async () => {
    const order = await place(await guest());
    await sandbox.dueWork.advance(30 * DAY);
    expect((await look(order)).status).toBe("completed");
    expect(await mailsAbout("order-shipped", order.orderNo)).toHaveLength(1);
    await sandbox.dueWork.advance(30 * DAY);
    expect(await mailsAbout("order-shipped", order.orderNo)).toHaveLength(1);
  });

  it("waits for its check before it is packed", async () => {
    const buyer = testShopper(sandbox, await sandbox.registeredToken({ email: "buyer@example.test" }));
    const { basketId } = await addressedBasket(buyer, [{ productId: goods.chews, quantity: 1 }]);
    await buyer.post(`/baskets/${basketId}/payment-instruments`, { paymentMethodId: "PAY_BY_CHECK" });
    await buyer.post("/apply-agreement-date", {});
    const { body: order } = await buyer.post("/orders", { basketId });
    await sandbox.dueWork.advance(CHECK_DAYS * DAY - MINUTE);
    expect(await look(order)).toMatchObject({ paymentStatus: "not_paid", exportStatus: "ready" });
    await sandbox.dueWork.advance(MINUTE + EXPORT_AFTER_MINUTES * MINUTE);
    expect(await look(order)).toMatchObject({ paymentStatus: "paid", exportStatus: "exported" });
  });

  it("tells order management's data of a whole history with its parcels, by the one word its document has", async () => {
    const shopper = await guest();
    const { orderNo } = await place(shopper);
    const history = (expand?: string) => shopper.get("/customers/me/orders", expand === undefined ? {} : { expand });
    const [plain] = (await history()).body.data;
    expect(plain).not.toHaveProperty("omsData");
    const [order] = (await history("oms")).body.data;
    expect(order).toMatchObject({
      orderNo,
      omsData: { status: "ordered", shipments: [{ id: `${orderNo}-me`, status: "allocated" }] },
    });
    for (const wrong of ["oms_shipments", "oms,oms_shipments"]) expect((await history(wrong)).status).toBe(400);
  });

  it("tells order management's data where a call expands it", async () => {
    const order = await place(await guest());
    await sandbox.dueWork.advance(2 * DAY);
    expect(await look(order)).not.toHaveProperty("omsData");
    const items = await look(order, "oms");
    expect(items.omsData).toEqual({ status: "shipped" });
    expect(items.productItems[0].omsData).toMatchObject({
      status: "fulfilled",
      quantityOrdered: 2,
      quantityAvailableToReturn: 0,
    });
    const parcels = await look(order, "oms,oms_shipments");
    expect(parcels.omsData.shipments).toMatchObject([
      {
        status: "shipped",
        provider: "UPS",
        trackingUrl: expect.stringContaining("ups.com"),
        shipmentItems: [{ quantity: 2 }],
      },
    ]);
  });
});

describe("cancelling an order", () => {
  const cancel = (shopper: TestShopper, orderNo: string, body: object = {}) =>
    shopper.post(`/orders/${orderNo}/actions/oms-cancel-order`, body);

  it("gives back what it took, says so by mail, and happens once", async () => {
    const shopper = await guest();
    const before = await stockOf(goods.chews);
    const { orderNo } = await place(shopper);
    const { status, body } = await cancel(shopper, orderNo, { reason: "Wrong item" });
    expect([status, body.status, body.omsData.status]).toEqual([200, "cancelled", "canceled"]);
    expect(body.productItems[0].omsData).toMatchObject({ status: "canceled", quantityCanceled: 2 });
    expect(await stockOf(goods.chews)).toEqual(before);
    expect(await mailsAbout("order-cancelled", orderNo)).toEqual([expect.stringContaining("Wrong item")]);
    const again = await cancel(shopper, orderNo);
    expect([again.status, typeOf(again.body)]).toEqual([409, "order-cancel-failed"]);
    expect(await stockOf(goods.chews)).toEqual(before);
    await sandbox.dueWork.advance(10 * DAY);
    expect(await mailsAbout("order-shipped", orderNo)).toEqual([]);
  });

  it("puts goods back that the warehouse has taken, and is refused once they have left", async () => {
    const before = await stockOf(goods.chews);
    const early = await place(await guest());
    const late = await place(await guest());
    await sandbox.dueWork.advance(EXPORT_AFTER_MINUTES * MINUTE);
    const june = await guest();
    await june.post(`/orders/${early.orderNo}/actions/request-access-code`, { email: "june@example.test" });
    const code =
      /your code is (\d{6})/.exec((await mailsAbout("order-access-code", early.orderNo))[0] ?? "")?.[1] ?? "";
    const wrong = await cancel(june, early.orderNo, { orderAccessCode: code === "000000" ? "000001" : "000000" });
    expect([wrong.status, typeOf(wrong.body)]).toEqual([404, "order-not-found"]);
    expect((await cancel(june, early.orderNo, { orderAccessCode: code })).body.status).toBe("cancelled");
    expect((await stockOf(goods.chews))?.ats).toBe((before?.ats ?? 0) - 2);
    await sandbox.dueWork.advance(PACKING_HOURS * HOUR);
    const somebody = await guest();
    await somebody.post(`/orders/${late.orderNo}/actions/request-access-code`, { email: "june@example.test" });
    const other =
      /your code is (\d{6})/.exec((await mailsAbout("order-access-code", late.orderNo))[0] ?? "")?.[1] ?? "";
    const refused = await (
      await guest()
    ).post(`/orders/${late.orderNo}/actions/oms-cancel-order`, { orderAccessCode: other });
    expect([refused.status, typeOf(refused.body)]).toEqual([409, "order-cancel-failed"]);
  });

  it("knows its reasons", async () => {
    const shopper = await guest();
    const { body: reasons } = await shopper.get("/orders/oms-meta-data");
    expect(reasons.cancelReasonCodes[0]).toEqual({ reason: "Not specified", default: true });
    const { orderNo } = await place(shopper);
    const { status, body } = await cancel(shopper, orderNo, { reason: "Because" });
    expect([status, typeOf(body), body.reason]).toEqual([400, "invalid-reason-code", "Because"]);
    expect((await cancel(shopper, orderNo, { orderAccessCode: "12" })).status).toBe(400);
    expect((await cancel(await guest(), orderNo)).status).toBe(404);
    expect((await cancel(shopper, "WP1")).status).toBe(404);
  });
});

describe("sending pieces back", () => {
  it("is for delivered pieces only, and for no more than there are", async () => {
    const shopper = testShopper(sandbox, await sandbox.registeredToken());
    const order = await place(shopper);
    const { itemId } = order.productItems[0];
    const path = `/orders/${order.orderNo}/actions/oms-return-order`;
    const early = await shopper.post(path, { productItems: [{ itemId, quantity: 1 }] });
    expect([early.status, typeOf(early.body)]).toEqual([409, "order-return-failed"]);
    await sandbox.dueWork.advance(10 * DAY);
    const later = testShopper(sandbox, await sandbox.registeredToken());
    const send = (productItems: unknown) => later.post(path, { productItems });
    expect(typeOf((await send([{ itemId: "nosuch", quantity: 1 }])).body)).toBe("unknown-product-item-ids");
    expect(typeOf((await send([{ itemId, quantity: 1, reason: "Because" }])).body)).toBe("invalid-reason-code");
    expect(typeOf((await send([{ itemId, quantity: 3 }])).body)).toBe("return-quantity-exceeded");
    for (const bad of [
      undefined,
      [],
      {},
      [{}],
      [{ itemId, quantity: 0 }],
      [{ itemId, quantity: "1" }],
      [{ quantity: 1 }],
    ])
      expect((await send(bad)).status).toBe(400);
    const { status, body } = await send([{ itemId, quantity: 1, reason: "Defect" }]);
    expect([status, body.productItems[0].omsData]).toEqual([
      200,
      expect.objectContaining({ status: "return_initiated", quantityReturnInitiated: 1, quantityAvailableToReturn: 1 }),
    ]);
    expect(typeOf((await send([{ itemId, quantity: 2 }])).body)).toBe("return-quantity-exceeded");
  });
});

describe("a mailed code", () => {
  const lookUp = async (orderNo: string, orderAccessCode: string) =>
    (await guest()).post(`/orders/${orderNo}/lookup`, { email: "june@example.test", orderAccessCode });
  const request = async (orderNo: string, email = "june@example.test") =>
    (await (await guest()).post(`/orders/${orderNo}/actions/request-access-code`, { email })).status;
  const codes = async (orderNo: string) =>
    (await mailsAbout("order-access-code", orderNo)).map((text) => /\d{6}/.exec(text)?.[0] ?? "");

  it("opens the whole order for a quarter of an hour, and comes once in that time", async () => {
    const { orderNo } = await place(await guest());
    expect([await request(orderNo), await request(orderNo)]).toEqual([202, 202]);
    const [code = "", ...more] = await codes(orderNo);
    expect(more).toEqual([]);
    expect((await lookUp(orderNo, code)).body).toMatchObject({ orderNo, orderViewCode: expect.any(String) });
    await sandbox.dueWork.advance(15 * MINUTE);
    expect((await lookUp(orderNo, code)).status).toBe(404);
    await request(orderNo);
    expect(await codes(orderNo)).toHaveLength(2);
  });

  it("is worth nothing after five wrong tries, and no other comes before its time", async () => {
    const { orderNo } = await place(await guest());
    await request(orderNo);
    const [code = ""] = await codes(orderNo);
    const wrong = code === "111111" ? "222222" : "111111";
    for (let tries = 0; tries < 5; tries += 1) expect((await lookUp(orderNo, wrong)).status).toBe(404);
    expect((await lookUp(orderNo, code)).status).toBe(404);
    await request(orderNo);
    expect(await codes(orderNo)).toHaveLength(1);
  });

  it("is said to have been sent, whoever asks for whatever", async () => {
    const { orderNo } = await place(await guest());
    expect([await request("WP9"), await request(orderNo, "noel@example.test")]).toEqual([202, 202]);
    expect(await codes(orderNo)).toEqual([]);
    const shopper = await guest();
    for (const body of [{}, { email: "" }, { email: 1 }, undefined])
      expect((await shopper.post(`/orders/${orderNo}/actions/request-access-code`, body)).status).toBe(400);
  });
});
