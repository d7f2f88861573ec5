import { createPrivateKey } from "node:crypto";
import { createSigner, httpbis } from "http-message-signatures";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import { contentDigest, createSignatureCheck, signAnswer, type SignedRequest, signRequest } from "./signatures.ts";
import { createSigningKeys, readSigningKeys, type SigningKey } from "./signing-keys.ts";

const keyOf = async (kid: string): Promise<SigningKey> => ({
  ...(await exportJWK((await generateKeyPair("ES256", { extractable: true })).privateKey)),
  kid,
});

let key: SigningKey;
beforeAll(async () => {
  key = await keyOf("platform-1");
});

const url = "https://shop.example/ucp/v1/checkout-sessions/abc/complete";
const body = '{"payment":{"instruments":[]}}';
const base = {
  "ucp-agent": 'profile="https://platform.example/ucp"',
  "idempotency-key": "6f1e2f0a-3f54-4d9c-8a0d-1f6c0d8f2a11",
  "content-type": "application/json",
};

const signed = async (headers: Record<string, string> = base): Promise<SignedRequest> => ({
  method: "POST",
  url,
  headers: await signRequest(key, { method: "POST", url, headers, body }),
  body: Buffer.from(body),
});

const find = (id: string): Promise<JWK | undefined> => Promise.resolve(id === key.kid ? key : undefined);
const check = createSignatureCheck();

test("a request that is signed with a published key passes", async () => {
  await expect(check.verify(await signed(), find)).resolves.toBeUndefined();
});

test.each([
  ["signature_missing", (request: SignedRequest) => void delete request.headers["signature"]],
  ["digest_mismatch", (request: SignedRequest) => void (request.body = Buffer.from('{"payment":{}}'))],
  ["signature_invalid", (request: SignedRequest) => void (request.url = url.replace("abc", "abd"))],
  ["signature_invalid", (request: SignedRequest) => void (request.url = url.replace("shop.", "other."))],
  [
    "signature_invalid",
    (request: SignedRequest) => void (request.headers["idempotency-key"] = "7f1e2f0a-3f54-4d9c-8a0d-1f6c0d8f2a11"),
  ],
])("%s: what was changed after it was signed", async (code, change) => {
  const request = await signed();
  change(request);
  await expect(check.verify(request, find)).rejects.toMatchObject({ code });
});

test("a signature of another key by the same name is forged, and an unknown name is said", async () => {
  const forger = await keyOf("platform-1");
  const request = await signed();
  await expect(check.verify(request, () => Promise.resolve(forger))).rejects.toMatchObject({
    code: "signature_invalid",
  });
  await expect(check.verify(request, () => Promise.resolve(undefined))).rejects.toMatchObject({
    code: "key_not_found",
  });
});

const signedWith = async (config: Partial<Parameters<typeof httpbis.signMessage>[0]>): Promise<SignedRequest> => {
  const headers = { ...base, "content-digest": contentDigest(body) };
  const signer = createSigner(createPrivateKey({ key: { ...key }, format: "jwk" }), "ecdsa-p256-sha256", key.kid);
  const fields = ["@method", "@authority", "@path", ...Object.keys(headers)];
  const message = await httpbis.signMessage({ key: signer, fields, ...config }, { method: "POST", url, headers });
  const texts = Object.fromEntries(
    Object.entries(message.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
  return { method: "POST", url, headers: texts, body: Buffer.from(body) };
};

test("a signature that is over is refused, and said to be", async () => {
  const old = await signedWith({
    params: ["created", "keyid"],
    paramValues: { created: new Date(Date.now() - 900_000) },
  });
  await expect(check.verify(old, find)).rejects.toMatchObject({
    code: "signature_invalid",
    content: "The signature has expired.",
  });
});

test("a nonce counts once", async () => {
  const request = await signedWith({ params: ["created", "keyid", "nonce"], paramValues: { nonce: "n-1" } });
  await check.verify(request, find);
  await expect(check.verify(request, find)).rejects.toMatchObject({
    code: "signature_invalid",
    content: "The signature has been used before.",
  });
});

test("a signature that leaves out who asks is refused", async () => {
  const request = await signedWith({ fields: ["@method", "@authority", "@path", "content-digest", "content-type"] });
  await expect(check.verify(request, find)).rejects.toMatchObject({ code: "signature_invalid" });
});

test("an answer of the shop is verified by the keys it publishes, the newest of which signs", async () => {
  const [newer, older] = [await keyOf("2026-11"), await keyOf("2026-08")];
  const keys = createSigningKeys(JSON.stringify({ keys: [newer, older] }), null);
  const published = await keys.published();
  expect(published.map(({ kid }) => kid)).toEqual(["2026-11", "2026-08"]);
  expect(JSON.stringify(published)).not.toContain(newer.d);
  const answer = { status: 201, body: '{"id":"1"}', contentType: "application/json" };
  const headers = await signAnswer(await keys.current(), answer);
  expect(headers["signature-input"]).toMatch(/^sig1=\("@status" "content-digest" "content-type"\);.*keyid="2026-11"/);
  const { createVerifier } = await import("http-message-signatures");
  const { createPublicKey } = await import("node:crypto");
  const [publicKey] = published;
  const verify = createVerifier(createPublicKey({ key: publicKey as JWK, format: "jwk" }), "ecdsa-p256-sha256");
  await expect(
    httpbis.verifyMessage({ keyLookup: () => Promise.resolve({ verify }) }, { status: 201, headers }),
  ).resolves.toBe(true);
});

test.each(["", "{}", '{"keys":[]}', '{"keys":[{"kty":"EC","crv":"P-256","kid":"a","x":"x","y":"y"}]}'])(
  "%s is no set of private keys",
  (text) => {
    expect(() => readSigningKeys(text)).toThrow(/UCP_SIGNING_KEYS must be/);
  },
);
