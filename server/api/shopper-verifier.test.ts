import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, type JWK, type CryptoKey } from "jose";
import { createShopperVerifier } from "./shopper-verifier.ts";

const HOUR = 3600;
const now = () => Math.floor(Date.now() / 1000);
const subject = "uido:slas::upn:Guest::uidn:june";

let server: Server;
let origin: string;
let publicKey: JWK;
let privateKey: CryptoKey;
let isDown = false;

beforeAll(async () => {
  const keys = await generateKeyPair("ES256");
  privateKey = keys.privateKey;
  publicKey = { ...(await exportJWK(keys.publicKey)), kid: "one", alg: "ES256" };
  server = createServer((_request, response) => {
    if (isDown) return void response.writeHead(500).end();
    response.setHeader("content-type", "application/json").end(JSON.stringify({ keys: [publicKey] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
afterEach(() => {
  isDown = false;
});

const tokenOf = ({ from = now(), isb = subject }: { from?: number; isb?: string } = {}) =>
  new SignJWT({ isb })
    .setProtectedHeader({ alg: "ES256", kid: "one" })
    .setIssuedAt(from)
    .setNotBefore(from)
    .setExpirationTime(from + HOUR / 2)
    .sign(privateKey);

const verifier = ({ hasMovableClock = false } = {}) =>
  createShopperVerifier({ origin, organizationId: "f_ecom_swee_001", timeoutMs: 2000, hasMovableClock });

test("a shopper is the same for every token, and no other; the id says nothing of who it is", async () => {
  const verify = verifier();
  const [one, again, other] = await Promise.all([
    verify(await tokenOf()),
    verify(await tokenOf({ from: now() - 60 })),
    verify(await tokenOf({ isb: "uido:slas::upn:Guest::uidn:theo" })),
  ]);
  expect(one?.id).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toEqual(one);
  expect(other?.id).not.toBe(one?.id);
});

test.each([
  ["none", () => Promise.resolve(null)],
  ["no token at all", () => Promise.resolve("curious")],
  ["one with another ending", async () => `${(await tokenOf()).slice(0, -8)}AAAAAAAA`],
  ["one of another key", async () => sign(await otherKey())],
])("%s is nobody's", async (_name, token) => {
  expect(await verifier()(await token())).toBeNull();
});

const otherKey = async () => (await generateKeyPair("ES256")).privateKey;
const sign = (key: CryptoKey) =>
  new SignJWT({ isb: subject }).setProtectedHeader({ alg: "ES256", kid: "one" }).sign(key);

test.each([
  ["in summer", 200 * 24 * HOUR],
  ["last week", -7 * 24 * HOUR],
])("a token of a day %s counts only in front of the sandbox, whose clock can be moved", async (_name, seconds) => {
  const token = await tokenOf({ from: now() + seconds });
  expect(await verifier({ hasMovableClock: true })(token)).not.toBeNull();
  expect(await verifier()(token)).toBeNull();
});

test("while the keys cannot be had nobody is called a forger", async () => {
  isDown = true;
  await expect(verifier()(await tokenOf())).rejects.toMatchObject({ status: 502 });
});
