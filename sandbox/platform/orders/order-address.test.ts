import request from "supertest";
import { longToken } from "#sandbox/test-long-token.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { type Answer, chicago, goods, readyBasket, sanFrancisco, testShopper, typeOf } from "#sandbox/test-shopper.ts";
import { organizationId } from "#worlds/wickett-plum/sites.ts";
import { EXPORT_AFTER_MINUTES } from "./fulfilment.ts";

const MINUTE = 60_000;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());

const change = async (token: string, orderNo: string, body: object): Promise<Answer> => {
  const answer = await request(sandbox.app)
    .post(`/custom/orders/v1/organizations/${organizationId}/orders/${orderNo}/shipping-address`)
    .query({ siteId: "WickettPlumUS" })
    .set("authorization", `Bearer ${token}`)
    .send(body);
  return answer as unknown as Answer;
};

const aunt = { ...sanFrancisco, firstName: "Olive", address1: "9 Pier Street", city: "Oakland", postalCode: "94607" };
const to = (shippingAddress: object, more: object = {}) => ({ shipmentId: "me", shippingAddress, ...more });

const place = async (options: Parameters<typeof readyBasket>[3] = {}, { isWishedSoonest = false } = {}) => {
  const token = await longToken(sandbox, await sandbox.guestToken());
  const shopper = testShopper(sandbox, token);
  const { basketId } = await readyBasket(sandbox, shopper, [{ productId: goods.bears, quantity: 2 }], options);
  if (isWishedSoonest) {
    const path = `/baskets/${basketId}/shipments/me`;
    const { applicableShippingMethods } = (await shopper.get(`${path}/shipping-methods`)).body;
    const [ground] = applicableShippingMethods.filter(({ id }: { id: string }) => id === "ups-ground");
    expect((await shopper.patch(path, { c_DATE_WANTED: ground.c_dateWantedRangeStart })).status).toBe(200);
  }
  const { body: order } = await shopper.post("/orders", { basketId });
  return { token, shopper, order, look: async () => (await shopper.get(`/orders/${order.orderNo}`)).body };
};

const mails = async (orderNo: string) =>
  (await sandbox.services.outbox.list({ about: "order-address", limit: 200 })).messages.filter(({ subject }) =>
    subject.includes(orderNo),
  );

describe("the address of a placed order", () => {
  it("is changed where the order costs the same, and the shopper is told by mail", async () => {
    const { token, order, look } = await place();
    const answer = await change(token, order.orderNo, to(aunt));
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { orderNo: order.orderNo, orderTotal: order.orderTotal, shipments: [{ shippingAddress: aunt }] },
    ]);
    const after = await look();
    expect(after).toMatchObject({ shipments: [{ shippingAddress: aunt }], taxTotal: order.taxTotal });
    expect(after.billingAddress).toMatchObject({ address1: sanFrancisco.address1 });
    expect((await mails(order.orderNo)).map(({ text }) => text)).toEqual([
      expect.stringContaining("To Olive Harper, 9 Pier Street, Oakland, CA, 94607 with UPS Ground"),
    ]);
  });

  it("is changed once, however often it is asked for, and also when the answer was lost and it is late by now", async () => {
    const { token, order } = await place();
    await Promise.all([change(token, order.orderNo, to(aunt)), change(token, order.orderNo, to(aunt))]);
    await sandbox.dueWork.advance(EXPORT_AFTER_MINUTES * MINUTE);
    expect((await change(token, order.orderNo, to(aunt))).status).toBe(200);
    expect(await mails(order.orderNo)).toHaveLength(1);
  });

  it.each([
    ["taxes differ", chicago, "tax"],
    ["the method does not go there", { ...aunt, city: "Juneau", stateCode: "AK", postalCode: "99801" }, "method"],
    ["the method takes no post box", { ...aunt, address1: "PO Box 12" }, "method"],
  ])("stays when %s", async (_, address, reason) => {
    const { token, order, look } = await place();
    const before = await look();
    const { status, body } = await change(token, order.orderNo, to(address));
    expect([status, typeOf(body), body.reason]).toEqual([409, "order-address-change-failed", reason]);
    expect(await look()).toEqual(before);
    expect(await mails(order.orderNo)).toEqual([]);
  });

  it("stays when the parcel cannot be there on the day wished for", async () => {
    const { token, order, look } = await place({}, { isWishedSoonest: true });
    const before = await look();
    const dover = { ...aunt, city: "Dover", stateCode: "DE", postalCode: "19901" };
    const { status, body } = await change(token, order.orderNo, to(dover));
    expect([status, body.reason, await look()]).toEqual([409, "day", before]);
  });

  it("takes the days of the new place with it", async () => {
    const { token, order, look } = await place();
    const dover = { ...aunt, city: "Dover", stateCode: "DE", postalCode: "19901" };
    expect((await change(token, order.orderNo, to(dover))).status).toBe(200);
    const [before] = order.shipments;
    const [after] = (await look()).shipments;
    expect(after.deliveryWindow.startAt > before.deliveryWindow.startAt).toBe(true);
  });

  it("stays once the warehouse has the order, to the minute", async () => {
    const { token, order, look } = await place();
    await sandbox.dueWork.advance((EXPORT_AFTER_MINUTES - 1) * MINUTE);
    expect((await change(token, order.orderNo, to(aunt))).status).toBe(200);
    // What was changed makes the time for changes no longer.
    await sandbox.dueWork.advance(MINUTE);
    const before = await look();
    expect(before.exportStatus).toBe("exported");
    const { status, body } = await change(token, order.orderNo, to(sanFrancisco));
    expect([status, body.reason, await look()]).toEqual([409, "too-late", before]);
  });

  it("stays when the clock has passed the grace period and the warehouse is late", async () => {
    const { token, order, look } = await place();
    const setting = sandbox.clock.setting();
    const offsetMs = setting.mode === "offset" ? setting.offsetMs : 0;
    sandbox.clock.set({ mode: "offset", offsetMs: offsetMs + EXPORT_AFTER_MINUTES * MINUTE });
    expect((await look()).exportStatus).toBe("ready");
    expect((await change(token, order.orderNo, to(aunt))).body).toMatchObject({ reason: "too-late" });
  });

  it("is either changed or packed when both happen at once, never half", async () => {
    const { token, order, look } = await place();
    const [answer] = await Promise.all([
      change(token, order.orderNo, to(aunt)),
      sandbox.dueWork.advance(EXPORT_AFTER_MINUTES * MINUTE),
    ]);
    const { address1 } = (await look()).shipments[0].shippingAddress;
    expect([answer.status, address1]).toEqual(
      answer.status === 200 ? [200, aunt.address1] : [409, sanFrancisco.address1],
    );
  });

  it("stays when the order was cancelled", async () => {
    const { token, shopper, order } = await place();
    await shopper.post(`/orders/${order.orderNo}/actions/oms-cancel-order`, {});
    expect((await change(token, order.orderNo, to(aunt))).body).toMatchObject({ reason: "too-late" });
  });

  it.each([
    ["an address that is not whole", { shipmentId: "me", shippingAddress: { ...aunt, city: "" } }, 400],
    ["a state that is none", { shipmentId: "me", shippingAddress: { ...aunt, stateCode: "ZZ" } }, 400],
    ["no address", { shipmentId: "me" }, 400],
    ["a text", { shipmentId: "me", shippingAddress: "home" }, 400],
    ["a parcel that is not there", { shipmentId: "Shipment9", shippingAddress: aunt }, 404],
    ["a code that is none", { shipmentId: "me", shippingAddress: aunt, orderAccessCode: "12" }, 400],
  ])("is not changed by %s", async (_, body, status) => {
    const { token, order } = await place();
    expect((await change(token, order.orderNo, body)).status).toBe(status);
  });

  it("is changed by who knows the code of the mail, and by no stranger", async () => {
    const { order } = await place();
    const stranger = await sandbox.guestToken();
    expect((await change(stranger, order.orderNo, to(aunt))).status).toBe(404);
    await testShopper(sandbox, stranger).post(`/orders/${order.orderNo}/actions/request-access-code`, {
      email: "june@example.test",
    });
    const { messages } = await sandbox.services.outbox.list({ about: "order-access-code", limit: 200 });
    const [orderAccessCode] =
      /\d{6}/.exec(messages.find(({ subject }) => subject.includes(order.orderNo))?.text ?? "") ?? [];
    const wrong = orderAccessCode === "000000" ? "111111" : "000000";
    expect((await change(stranger, order.orderNo, to(aunt, { orderAccessCode: wrong }))).status).toBe(404);
    expect((await change(stranger, order.orderNo, to(aunt, { orderAccessCode }))).status).toBe(200);
  });
});
