import { startTestVendors, type TestVendors } from "#emulators/test-vendors.ts";
import { createApplePay } from "#server/vendors/apple-pay.ts";
import { createKlarna } from "#server/vendors/klarna.ts";
import { createPaypal } from "#server/vendors/paypal.ts";
import { WalletProblem } from "#server/vendors/wallet-problem.ts";

/*
 * What the shop relies on from the wallets. Runs against the emulators, or against accounts:
 * CONTRACT_PAYPAL_API_BASE_URL with PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET; CONTRACT_KLARNA_API_BASE_URL with
 * KLARNA_USERNAME and KLARNA_PASSWORD; CONTRACT_APPLE_PAY_GATEWAY_URL with APPLE_PAY_MERCHANT_ID, APPLE_PAY_DOMAIN,
 * APPLE_PAY_CERT and APPLE_PAY_KEY.
 */
const env = process.env;
const real = {
  paypal: env.CONTRACT_PAYPAL_API_BASE_URL,
  klarna: env.CONTRACT_KLARNA_API_BASE_URL,
  applePay: env.CONTRACT_APPLE_PAY_GATEWAY_URL,
};

let emulators: TestVendors;
beforeAll(async () => {
  emulators = await startTestVendors();
});
afterAll(() => emulators.close());

const timeoutMs = 10_000;

const paypal = (clientSecret = (real.paypal && env.PAYPAL_CLIENT_SECRET) || "sandbox-paypal-secret") =>
  createPaypal({
    config: {
      enabled: true,
      scriptUrl: "https://unused.example/",
      apiBaseUrl: real.paypal ?? emulators.origin,
      clientId: (real.paypal && env.PAYPAL_CLIENT_ID) || "sandbox-paypal-client",
      timeoutMs,
    },
    clientSecret,
  });

const klarna = (password = (real.klarna && env.KLARNA_PASSWORD) || "sandbox-klarna-password") =>
  createKlarna({
    config: {
      enabled: true,
      scriptUrl: "https://unused.example/",
      apiBaseUrl: real.klarna ?? emulators.origin,
      minAmount: 3500,
      timeoutMs,
    },
    secrets: {
      klarnaUsername: (real.klarna && env.KLARNA_USERNAME) || "sandbox-klarna-user",
      klarnaPassword: password,
    },
  });

const applePay = (merchant = (real.applePay && env.APPLE_PAY_MERCHANT_ID) || "merchant.example.wickettplum.sandbox") =>
  createApplePay({
    config: {
      enabled: true,
      merchantIdentifier: merchant,
      scriptUrl: "",
      gatewayUrl: real.applePay ?? emulators.origin,
      timeoutMs,
    },
    secrets: { applePayCertificate: env.APPLE_PAY_CERT ?? null, applePayKey: env.APPLE_PAY_KEY ?? null },
  });

describe("PayPal", () => {
  it("makes an order of an amount that waits for the shopper", async () => {
    const { orderId } = await paypal().createOrder({ amountCents: 4207, currency: "USD" });
    expect(orderId).toMatch(/^[A-Z0-9]{17}$/);
    expect(await paypal().order(orderId)).toEqual({ orderId, status: "CREATED", currency: "USD", amountCents: 4207 });
  });

  it("asks where and how to ship, and says whom it goes to once that is approved", async () => {
    const { orderId } = await paypal().createOrder({ amountCents: 2040, currency: "USD", expressFor: "bag-1" });
    const sums = { amountCents: 2796, shippingCents: 695, taxCents: 61, currency: "USD" };
    const options = [
      { id: "ups-ground", label: "UPS Ground", amountCents: 695, isSelected: true },
      { id: "ups-next-day", label: "UPS Next Day Air", amountCents: 2595, isSelected: false },
    ];
    await paypal().updateOrder(orderId, { ...sums, options });
    expect(await paypal().order(orderId)).toEqual({
      orderId,
      status: "CREATED",
      currency: "USD",
      amountCents: 2796,
      expressFor: "bag-1",
    });
    const wrong = { ...sums, shippingCents: 2595, options };
    await expect(paypal().updateOrder(orderId, wrong)).rejects.toMatchObject({ kind: "refused" });
    const shown = await (await fetch(`${emulators.origin}/checkoutnow/${orderId}/state`)).json();
    expect(shown).toMatchObject({ total: "USD 27.96", chosen: "ups-ground", options: [{ amount: "6.95" }, {}] });
    await fetch(`${emulators.origin}/checkoutnow/${orderId}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ action: "approve", contactId: "home" }),
    });
    expect(await paypal().order(orderId)).toMatchObject({
      status: "APPROVED",
      contact: {
        firstName: "Avery",
        lastName: "Stone",
        address1: "14 Larkspur Lane",
        city: "San Francisco",
        stateCode: "CA",
        postalCode: "94110",
        countryCode: "US",
        phone: "4155550173",
        email: "avery.stone@example.test",
      },
    });
  });

  it("refuses a wrong secret and an unknown order", async () => {
    await expect(paypal("wrong").createOrder({ amountCents: 100, currency: "USD" })).rejects.toMatchObject({
      kind: "refused",
    });
    await expect(paypal().order("00000000000000000")).rejects.toBeInstanceOf(WalletProblem);
  });
});

describe("Klarna", () => {
  it("begins a session with the kinds of instalments", async () => {
    const session = await klarna().createSession({
      country: "US",
      currency: "USD",
      locale: "en-US",
      amountCents: 4207,
    });
    expect(session.clientToken).not.toBe("");
    expect(session.categories.length).toBeGreaterThan(0);
  });

  it("refuses a wrong password", async () => {
    const purchase = { country: "US", currency: "USD", locale: "en-US", amountCents: 4207 };
    await expect(klarna("sandbox-wrong").createSession(purchase)).rejects.toMatchObject({ kind: "refused" });
  });
});

describe("Apple Pay", () => {
  const domain = (real.applePay && env.APPLE_PAY_DOMAIN) || "localhost";

  it("confirms the merchant for the shop's domain", async () => {
    expect(await applePay().merchantSession({ displayName: "Wickett & Plum", domain })).toMatchObject({
      domainName: domain,
      expiresAt: expect.any(Number),
    });
  });

  it("does not confirm an unknown merchant", async () => {
    const session = applePay("merchant.example.unknown").merchantSession({ displayName: "Nobody", domain });
    await expect(session).rejects.toMatchObject({ kind: "refused" });
  });
});
