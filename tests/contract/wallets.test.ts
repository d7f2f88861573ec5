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
