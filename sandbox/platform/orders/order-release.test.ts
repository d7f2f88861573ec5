import { createCardProcessor } from "#sandbox/platform/payments/card-processor.ts";
import { createWalletProcessor, PAYPAL_PROCESSOR } from "#sandbox/platform/payments/wallet-processor.ts";
import type { PaymentMethod } from "#sandbox/platform/payments/payment-method.ts";
import { createOrderCharging } from "./order-charging-service.ts";
import { createPaymentRelease } from "./order-payment-release-service.ts";
import { createOrderReleaseService, REVERSAL_MINUTES } from "./order-release-service.ts";
import { failed, type Order } from "./order.ts";

const given = new Date("2026-11-21T10:00:00Z");

const methods = [
  { id: "CREDIT_CARD", processorId: "CARD", cards: [{}] },
  { id: "PayPal", processorId: PAYPAL_PROCESSOR, cards: [] },
] as unknown as PaymentMethod[];

const anOrder = (methodId: string): Order =>
  ({
    orderNo: "WP1",
    siteId: "WickettPlumUS",
    currency: "USD",
    status: "created",
    attributes: {},
    items: [],
    modifiedAt: given,
    payments: [
      {
        id: "pays",
        methodId,
        amountCents: 1250,
        status: "open",
        token: "a.b.c",
        storedCardId: null,
        transactionId: null,
        gift: null,
        card: methodId === "PayPal" ? null : {},
      },
    ],
  }) as unknown as Order;

/** A vendor that answers too late: what it was asked to authorise comes about, but `held` only after a while. */
const lateVendor = () => {
  const vendor = { isHeld: false, calls: [] as string[] };
  const lateError = Object.assign(new Error("late"), { name: "TimeoutError" });
  const paypal = (authorizations: object[]) => ({
    purchase_units: [{ amount: { value: "12.50", currency_code: "USD" }, payments: { authorizations } }],
  });
  const call = (path: string) => {
    vendor.calls.push(path);
    if (path === "/pts/v2/payments" || path.endsWith("/authorize")) return Promise.reject(lateError);
    if (path === "/pts/v2/reversals") return Promise.resolve({ status: vendor.isHeld ? 201 : 404, body: {} });
    if (path.endsWith("/void")) return Promise.resolve({ status: 204, body: undefined });
    return Promise.resolve({ status: 200, body: paypal(vendor.isHeld ? [{ id: "auth", status: "CREATED" }] : []) });
  };
  return { vendor, call };
};

const shopWith = (methodId: string) => {
  const { vendor, call } = lateVendor();
  let now = given;
  let order = anOrder(methodId);
  const cards = createCardProcessor(call);
  const wallets = createWalletProcessor(call, cards);
  const paymentMethods = { of: () => Promise.resolve(methods) };
  const pay = createOrderCharging({ processor: cards, wallets, paymentMethods, countryOf: () => "US" });
  const release = createOrderReleaseService({
    orders: {
      find: () => Promise.resolve(order),
      reversing: () => Promise.resolve(order.payments.some(({ status }) => status === "reversing") ? ["WP1"] : []),
    },
    repository: {
      save: (after: Order) => {
        order = after;
        return Promise.resolve();
      },
    },
    releasePayments: createPaymentRelease(cards, wallets, paymentMethods, () => "US"),
    clock: { now: () => now },
  } as unknown as Parameters<typeof createOrderReleaseService>[0]);
  return {
    vendor,
    release,
    status: () => order.payments[0]?.status,
    /** Has the order paid, which fails, and asks to let go at once. */
    giveUp: async () => {
      const { payments, refusal, mayBeUnderWay } = await pay(order);
      order = failed(order, payments, refusal ?? "", now);
      order = await release.reversePayments(order, { mayBeUnderWay });
    },
    later: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
  };
};

describe.each([["CREDIT_CARD"], ["PayPal"]])("a payment by %s that was not answered in time", (methodId) => {
  it("is asked for again, so that what came about afterwards is let go", async () => {
    const { vendor, release, status, giveUp, later } = shopWith(methodId);
    await giveUp();
    expect(status()).toBe("reversing");
    vendor.isHeld = true;
    expect(await release.nextReversal()).toEqual(new Date(given.getTime() + REVERSAL_MINUTES * 60_000));
    later(REVERSAL_MINUTES);
    await release.reverseLeftovers();
    expect(status()).toBe("reversed");
    expect(await release.nextReversal()).toBeUndefined();
  });

  it("that never came about is at rest after those minutes, and at the next start", async () => {
    const after = shopWith(methodId);
    await after.giveUp();
    await after.release.reverseLeftovers();
    expect(after.status()).toBe("reversing");
    after.later(REVERSAL_MINUTES);
    await after.release.reverseLeftovers();
    expect(after.status()).toBe("reversed");

    const restarted = shopWith(methodId);
    await restarted.giveUp();
    await restarted.release.reverseLeftovers({ isStart: true });
    expect(restarted.status()).toBe("reversed");
  });
});
