import { createHmac } from "node:crypto";
import { decodeJwt, SignJWT } from "jose";
import type { CardFormConfig } from "#config/config.ts";
import { frozenClock } from "#sandbox/core/clock.ts";
import { magicCards } from "#emulators/card/magic-cards.ts";
import { startTestVendors, type TestVendors } from "#emulators/test-vendors.ts";
import { createCardForm } from "./card-form.ts";
import { vendorData } from "#world/vendor-data.ts";
import { signedHeaders } from "./card-http-signature.ts";

const clock = frozenClock(new Date());
let vendors: TestVendors;

beforeAll(async () => {
  vendors = await startTestVendors(clock);
});
afterAll(() => vendors.close());

const sandboxSecrets = { cardKeyId: "sandbox-card-key", cardSharedSecret: "sandbox-card-shared-secret" };

const config = (changes: Partial<CardFormConfig> = {}): CardFormConfig => ({
  enabled: true,
  apiBaseUrl: vendors.origin,
  merchantId: vendorData.account,
  allowedNetworks: ["VISA", "MASTERCARD", "AMEX", "DISCOVER"],
  targetOrigins: ["http://localhost:3000"],
  allowedLibraryHosts: [new URL(vendors.origin).host],
  contextSource: "direct",
  timeoutMs: 20_000,
  ...changes,
});

const cardForm = (changes: Partial<CardFormConfig> = {}, secrets = sandboxSecrets) =>
  createCardForm({ config: config(changes), secrets, now: () => clock.now() });

const tokenFor = async (captureContext: string, changes: Record<string, unknown> = {}) =>
  (
    await vendors.tokenise(captureContext, {
      number: magicCards.visa.number,
      securityCode: "123",
      expirationMonth: "09",
      expirationYear: "2039",
      ...changes,
    })
  ).text();

describe("a capture context", () => {
  it("is asked for with a signed call and carries our origin", async () => {
    const context = await cardForm().captureContext();
    expect(decodeJwt(context)).toMatchObject({ ctx: [{ data: { targetOrigins: ["http://localhost:3000"] } }] });
  });

  it("is not given for a wrong secret", async () => {
    const form = cardForm({}, { ...sandboxSecrets, cardSharedSecret: "d3Jvbmc=" });
    await expect(form.captureContext()).rejects.toMatchObject({ kind: "unavailable" });
  });

  it("is unavailable while the processor is away", async () => {
    const form = cardForm({ apiBaseUrl: "http://127.0.0.1:9" });
    await expect(form.captureContext()).rejects.toMatchObject({ kind: "unavailable" });
  });

  it("is refused when its library comes from a host that is not ours to trust", async () => {
    const form = cardForm({ allowedLibraryHosts: ["flex.cybersource.com"] });
    await expect(form.captureContext()).rejects.toMatchObject({ kind: "invalid-context" });
  });
});

describe("a card's token", () => {
  it.each([
    ["visa", "123", "visa", "************1111"],
    ["mastercard", "123", "mastercard", "************4444"],
    ["amex", "1234", "amex", "***********0005"],
    ["discover", "123", "discover", "************9424"],
    ["discoverAsMaestro", "123", "discover", "************1117"],
  ] as const)("of the magic card %s is a %s%s card", async (name, securityCode, brand, maskedNumber) => {
    const form = cardForm();
    const captureContext = await form.captureContext();
    const transientToken = await tokenFor(captureContext, { number: magicCards[name].number, securityCode });
    expect(await form.verifyCard({ transientToken, captureContext })).toEqual({
      brand,
      maskedNumber,
      expirationMonth: 9,
      expirationYear: 2039,
    });
  });

  it.each(["diners", "jcb"] as const)("of a %s card is refused by name", async (name) => {
    const form = cardForm();
    const captureContext = await form.captureContext();
    const transientToken = await tokenFor(captureContext, { number: magicCards[name].number });
    await expect(form.verifyCard({ transientToken, captureContext })).rejects.toMatchObject({
      kind: "unknown-card-type",
      message: expect.stringContaining("unknown card type"),
    });
  });

  it("belongs to its own context", async () => {
    const form = cardForm();
    const [mine, other] = [await form.captureContext(), await form.captureContext()];
    const transientToken = await tokenFor(mine);
    await expect(form.verifyCard({ transientToken, captureContext: other })).rejects.toMatchObject({
      kind: "invalid-token",
      message: "Invalid credit card JWT token payload",
    });
  });

  it.each<[string, (token: string) => string]>([
    ["an empty text", () => ""],
    [
      "other content under the same signature",
      (token) => token.replace(/\.[^.]+\./, `.${encoded({ iss: "Flex/08" })}.`),
    ],
    ["no algorithm", (token) => [encoded({ alg: "none" }), token.split(".")[1], ""].join(".")],
    [
      "an HMAC made with the public key",
      (token) => {
        const unsigned = `${encoded({ alg: "HS256" })}.${token.split(".")[1]}`;
        return `${unsigned}.${createHmac("sha256", "public").update(unsigned).digest("base64url")}`;
      },
    ],
  ])("is refused with %s", async (_, change) => {
    const form = cardForm();
    const captureContext = await form.captureContext();
    const transientToken = change(await tokenFor(captureContext));
    await expect(form.verifyCard({ transientToken, captureContext })).rejects.toMatchObject({ kind: "invalid-token" });
  });

  it("is refused with a context that somebody else signed, that is for another shop, or that is none", async () => {
    const form = cardForm();
    const captureContext = await form.captureContext();
    const transientToken = await tokenFor(captureContext);
    const secret = new TextEncoder().encode("not the platform's key, whatever it says");
    const forged = await new SignJWT(decodeJwt(captureContext)).setProtectedHeader({ alg: "HS256" }).sign(secret);
    for (const wrong of [forged, "a.b.c", ""])
      await expect(form.verifyCard({ transientToken, captureContext: wrong })).rejects.toMatchObject({
        kind: "invalid-context",
        message: "Invalid microform context JWT token payload",
      });
    const otherShop = cardForm({ targetOrigins: ["https://other.example"] });
    await expect(otherShop.verifyCard({ transientToken, captureContext })).rejects.toMatchObject({
      kind: "invalid-context",
    });
  });

  it("is refused after its context ended", async () => {
    const form = cardForm();
    const captureContext = await form.captureContext();
    const transientToken = await tokenFor(captureContext);
    clock.advance(901_000);
    await expect(form.verifyCard({ transientToken, captureContext })).rejects.toMatchObject({
      kind: "invalid-context",
    });
  });
});

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("the request signature", () => {
  it("covers host, date, target, digest and merchant in that order", () => {
    const credentials = { merchantId: "m", keyId: "k", sharedSecret: Buffer.from("secret").toString("base64") };
    const at = new Date("2026-01-02T03:04:05Z");
    const headers = signedHeaders(new URL("https://cards.test/microform/v2/sessions"), "{}", credentials, at);
    const digest = "SHA-256=RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o=";
    const text = [
      "host: cards.test",
      "date: Fri, 02 Jan 2026 03:04:05 GMT",
      "(request-target): post /microform/v2/sessions",
      `digest: ${digest}`,
      "v-c-merchant-id: m",
    ].join("\n");
    expect(headers).toEqual({
      host: "cards.test",
      date: "Fri, 02 Jan 2026 03:04:05 GMT",
      digest,
      "v-c-merchant-id": "m",
      signature:
        'keyid="k", algorithm="HmacSHA256", headers="host date (request-target) digest v-c-merchant-id", ' +
        `signature="${createHmac("sha256", "secret").update(text).digest("base64")}"`,
    });
  });
});
