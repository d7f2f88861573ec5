import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { addressedBasket, type Answer, cardPayment, goods, testShopper } from "#sandbox/test-shopper.ts";
import { arrivalWords } from "#sandbox/platform/shipping/arrival-promise.ts";
import { CHECK_DAYS } from "./fulfilment.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());

/** Puts the sandbox's clock to a moment of its own. */
const at = (moment: string) => sandbox.clock.set({ mode: "offset", offsetMs: Date.parse(moment) - Date.now() });

const mailsAbout = async (about: string, orderNo: string): Promise<string[]> =>
  (await sandbox.services.outbox.list({ about, limit: 200 })).messages
    .filter(({ text, subject }) => `${subject}\n${text}`.includes(orderNo))
    .map(({ text }) => text);

const look = async ({ orderNo, orderViewCode }: Answer["body"]): Promise<Answer["body"]> =>
  (
    await testShopper(sandbox, await sandbox.guestToken()).post(
      `/orders/${orderNo}/lookup`,
      { email: "june@example.test", orderViewCode },
      { expand: "oms,oms_shipments" },
    )
  ).body;

const ordered = async (payment: object, { isBusiness = false } = {}) => {
  const token = isBusiness
    ? await sandbox.registeredToken({ email: "buyer@example.test" })
    : await sandbox.guestToken();
  const shopper = testShopper(sandbox, token);
  const { basketId } = await addressedBasket(shopper, [{ productId: goods.brittle, quantity: 1 }]);
  const { body: basket } = await shopper.post(`/baskets/${basketId}/payment-instruments`, payment);
  if (isBusiness) await shopper.post("/apply-agreement-date", {});
  const { body: order } = await shopper.post("/orders", { basketId });
  return { basket, order };
};

const card = async () => cardPayment(await sandbox.cardToken());

describe("what is promised", () => {
  it.each([
    ["on a Monday", "2026-11-09T18:00:00Z", ["2026-11-12", "2026-11-13", "holiday"]],
    ["late on a Sunday evening, which is Monday in Greenwich", "2026-11-16T04:00:00Z", ["2026-11-18", "2026-11-19"]],
    ["over Thanksgiving", "2026-11-23T18:00:00Z", ["2026-11-25", "2026-11-30", "holiday"]],
  ])("%s is the same in the bag, the order, its letter and order management", async (_, moment, days) => {
    at(moment);
    const { basket, order } = await ordered(await card());
    const { c_arrivalPromise: promise } = basket.shipments[0];
    expect([promise.earliest, promise.latest, promise.reason].filter(Boolean)).toEqual(days);
    expect(order.shipments[0].c_arrivalPromise).toEqual(promise);
    expect((await mailsAbout("order-confirmation", order.orderNo))[0]).toContain(`Arriving ${arrivalWords(promise)}`);
    await sandbox.dueWork.advance(3 * DAY);
    const { shipments, omsData } = await look(order);
    expect(shipments[0].c_arrivalPromise).toEqual(promise);
    expect(omsData.shipments[0].expectedDeliveryDate.slice(0, 10)).toBe(promise.latest);
    expect((await mailsAbout("order-shipped", order.orderNo))[0]).toContain(`Arriving ${arrivalWords(promise)}`);
    expect(await mailsAbout("order-arrival", order.orderNo)).toEqual([]);
  });

  it("names the old and the new days where a parcel leaves too late", async () => {
    at("2027-02-01T18:00:00Z");
    const { order } = await ordered(await card());
    const { c_arrivalPromise: before } = order.shipments[0];
    await sandbox.services.orderProgress.bring(order.orderNo, "export", new Date("2027-02-01T19:00:00Z"));
    await sandbox.services.orderProgress.bring(order.orderNo, "ship", new Date("2027-02-04T19:00:00Z"));
    const { c_arrivalPromise: after } = (await look(order)).shipments[0];
    expect([before.latest, after.latest, after.reason]).toEqual(["2027-02-04", "2027-02-08", "late"]);
    expect(await mailsAbout("order-arrival", order.orderNo)).toEqual([
      expect.stringContaining(`Before: ${arrivalWords(before)}\nNow: Mon, Feb 8`),
    ]);
  });
});

describe("an order that a check pays", () => {
  it("says whom to pay, and promises days once the check is there", async () => {
    at("2027-03-01T18:00:00Z");
    const { basket, order } = await ordered({ paymentMethodId: "PAY_BY_CHECK" }, { isBusiness: true });
    expect(basket.c_checkInstructions).toMatchObject({ payee: "Wickett & Plum, Inc.", amount: basket.orderTotal });
    expect(order.c_checkInstructions).toEqual({ ...basket.c_checkInstructions, orderNo: order.orderNo });
    expect(order.c_checkInstructions.deadline).toBe("2027-03-15");
    expect(order.shipments[0]).not.toHaveProperty("c_arrivalPromise");
    expect(order.shipments[0]).not.toHaveProperty("deliveryWindow");
    const [mail] = await mailsAbout("order-confirmation", order.orderNo);
    expect(mail).toContain(`to Wickett & Plum, Inc., write order ${order.orderNo} on it`);
    expect(mail).toContain("It should be here by Mon, Mar 15.");
    expect(mail).not.toContain("Arriving");
    await sandbox.dueWork.advance(CHECK_DAYS * DAY + MINUTE);
    const paid = await look(order);
    expect(paid).not.toHaveProperty("c_checkInstructions");
    const { c_arrivalPromise: promise } = paid.shipments[0];
    expect(promise.earliest > "2027-03-06").toBe(true);
    expect(await mailsAbout("order-paid", order.orderNo)).toEqual([
      expect.stringContaining(`Arriving ${arrivalWords(promise)}`),
    ]);
  });
});
