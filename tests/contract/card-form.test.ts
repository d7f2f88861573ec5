import { createHash } from "node:crypto";
import { decodeJwt } from "jose";
import { startTestVendors, type TestVendors } from "#emulators/test-vendors.ts";
import { createCardForm } from "#server/vendors/card-form.ts";

/*
 * What the shop relies on from the card processor. Runs against the emulator, or against a test account when
 * CONTRACT_CARD_API_BASE_URL, CARD_MERCHANT_ID, CARD_KEY_ID and CARD_SHARED_SECRET are set.
 */
const env = process.env;
const realApi = env.CONTRACT_CARD_API_BASE_URL;

let emulator: TestVendors | null = null;
beforeAll(async () => {
  if (!realApi) emulator = await startTestVendors();
});
afterAll(() => emulator?.close());

const cardForm = () => {
  const apiBaseUrl = realApi ?? emulator?.origin ?? "";
  const libraryHosts = [new URL(apiBaseUrl).host, "testflex.cybersource.com", "flex.cybersource.com"];
  return createCardForm({
    config: {
      enabled: true,
      apiBaseUrl,
      merchantId: (realApi && env.CARD_MERCHANT_ID) || "sandbox-wickettplum",
      allowedNetworks: ["VISA", "MASTERCARD", "AMEX", "DISCOVER"],
      targetOrigins: ["http://localhost:3000"],
      allowedLibraryHosts: libraryHosts,
      contextSource: "direct",
      timeoutMs: 10_000,
    },
    secrets: {
      cardKeyId: (realApi && env.CARD_KEY_ID) || "sandbox-card-key",
      cardSharedSecret: (realApi && env.CARD_SHARED_SECRET) || "sandbox-card-shared-secret",
    },
  });
};

describe("the card processor", () => {
  it("answers a signed call with a capture context that passes every check of ours", async () => {
    const claims = decodeJwt(await cardForm().captureContext());
    expect(claims).toMatchObject({
      flx: { path: "/flex/v2/tokens", jwk: { kty: "RSA" } },
      ctx: [{ type: expect.stringMatching(/^mf-2/), data: { targetOrigins: ["http://localhost:3000"] } }],
    });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(900);
  });

  it("serves a library whose bytes have the hash that the context names", async () => {
    const { ctx } = decodeJwt<{ ctx: { data: { clientLibrary: string; clientLibraryIntegrity: string } }[] }>(
      await cardForm().captureContext(),
    );
    const { clientLibrary = "", clientLibraryIntegrity = "" } = ctx[0]?.data ?? {};
    const [algorithm = "sha256", hash] = clientLibraryIntegrity.split(/-(.*)/);
    const bytes = Buffer.from(await (await fetch(clientLibrary)).arrayBuffer());
    expect(createHash(algorithm).update(bytes).digest("base64")).toBe(hash);
  });
});
