import { systemClock } from "#sandbox/core/clock.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { basketWith, cardPayment, goods, sanFrancisco, testShopper, type TestShopper } from "#sandbox/test-shopper.ts";

jest.setTimeout(30_000);

let sandbox: TestSandbox;
let shopper: TestShopper;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());
beforeEach(async () => {
  shopper = testShopper(sandbox, await sandbox.guestToken());
});

const DAY_MS = 86_400_000;
const gift = {
  amount: 40,
  recipientEmail: "ivy@example.test",
  recipientName: "Ivy",
  senderName: "June",
  message: "Sweets!",
};
const dayFromNow = (days: number) => new Date(systemClock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
const mailsTo = async (to: string, about: string) => (await sandbox.services.outbox.list({ to, about })).messages;

/** Says who pays and how, and orders; no shipping address is ever given. */
const order = async (basketId: string) => {
  const path = `/baskets/${basketId}`;
  await shopper.put(`${path}/customer`, { email: "june@example.test" });
  await shopper.put(`${path}/billing-address`, sanFrancisco);
  await shopper.post(`${path}/payment-instruments`, cardPayment(await sandbox.cardToken()));
  return shopper.post("/orders", { basketId });
};

it("rule 3.5.26: an order of gift certificates alone wants no address, and is mailed to who gets it and to who paid", async () => {
  const { basketId } = await basketWith(shopper, []);
  await shopper.post(`/baskets/${basketId}/gift-certificate-items`, { ...gift, c_design: "ribbon" });
  const { status, body } = await order(basketId);
  expect([status, body.status, body.paymentStatus, body.orderTotal]).toEqual([200, "new", "paid", 40]);
  expect(body.shipments).toMatchObject([{ shippingMethod: { id: "email-delivery" } }]);
  expect(body.giftCertificateItems).toMatchObject([{ ...gift, c_design: "ribbon" }]);
  const [received] = await mailsTo("ivy@example.test", "gift-certificate");
  expect(received).toMatchObject({ subject: "A $40.00 gift card from June", siteId: "WickettPlumUS" });
  expect(received?.text).toMatch(/Sweets![\s\S]*Number: \d{20}\nSecurity code: \d{4}/);
  const [told] = await mailsTo("june@example.test", "order-confirmation");
  expect(told?.text).toContain("By email\nE-gift card for Ivy (ivy@example.test): $40.00, emailed right away");
});

it("what was chosen for sweets does not keep the gift certificates from being ordered once the sweets are taken out", async () => {
  const { basketId, productItems } = await basketWith(shopper, [{ productId: goods.bears, quantity: 1 }]);
  const path = `/baskets/${basketId}`;
  await shopper.put(`${path}/shipments/me/shipping-address`, sanFrancisco);
  await shopper.put(`${path}/shipments/me/shipping-method`, { id: "ups-ground" });
  await shopper.post(`${path}/gift-certificate-items`, gift);
  await shopper.delete(`${path}/items/${productItems[0].itemId}`);
  const { status, body } = await order(basketId);
  expect([status, body.status, body.shippingTotal]).toEqual([200, "new", 0]);
});

it("one for a day is mailed on that day, and not before", async () => {
  const to = "later@example.test";
  const { basketId } = await basketWith(shopper, []);
  const day = dayFromNow(10);
  await shopper.post(`/baskets/${basketId}/gift-certificate-items`, {
    ...gift,
    recipientEmail: to,
    c_deliverOn: day,
  });
  const { body } = await order(basketId);
  expect(body.giftCertificateItems).toMatchObject([{ c_deliverOn: day }]);
  expect(await mailsTo(to, "gift-certificate")).toEqual([]);
  await sandbox.services.giftCertificates.mailDue(new Date(`${day}T16:59:00Z`));
  expect(await mailsTo(to, "gift-certificate")).toEqual([]);
  await sandbox.services.giftCertificates.mailDue(new Date(`${day}T17:00:00Z`));
  await sandbox.services.giftCertificates.mailDue(new Date(`${day}T18:00:00Z`));
  expect(await mailsTo(to, "gift-certificate")).toHaveLength(1);
});

it("one whose order is cancelled before its day is never mailed", async () => {
  const to = "never@example.test";
  const { basketId } = await basketWith(shopper, []);
  const day = dayFromNow(10);
  await shopper.post(`/baskets/${basketId}/gift-certificate-items`, { ...gift, recipientEmail: to, c_deliverOn: day });
  const { body } = await order(basketId);
  expect((await shopper.post(`/orders/${body.orderNo}/actions/oms-cancel-order`, {})).status).toBe(200);
  await sandbox.services.giftCertificates.mailDue(new Date(`${day}T17:00:00Z`));
  expect(await mailsTo(to, "gift-certificate")).toEqual([]);
});

it.each([
  ["a day there is none", { c_deliverOn: "2026-02-30" }, "bad-request"],
  ["a day that is a number", { c_deliverOn: 7 }, "invalid-custom-property"],
  ["a design that is markup", { c_design: "<b>" }, "bad-request"],
  ["an attribute nobody declared", { c_wrapping: "silk" }, "invalid-custom-property"],
])("%s is refused", async (_name, wish, type) => {
  const { basketId } = await basketWith(shopper, []);
  const { status, body } = await shopper.post(`/baskets/${basketId}/gift-certificate-items`, { ...gift, ...wish });
  expect([status, body.type.split("/").at(-1)]).toEqual([400, type]);
});
