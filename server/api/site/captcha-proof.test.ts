import { Writable } from "node:stream";
import { decodeJwt, jwtVerify } from "jose";
import request from "supertest";
import { createLogger } from "#server/middleware/logger.ts";
import { createTestBackend, type TestBackend } from "#server/test-backend.ts";
import { createTestStorefront } from "#server/test-storefront.ts";
import { testSiteIds } from "#tests/factories/sites.ts";

const SECRET = "a secret that only two programs know";
const FAILED = "Sorry there was a problem submitting your request, please try again";

let backend: TestBackend;
let answer: { status: number; body: object };
const logged: string[] = [];

beforeAll(async () => {
  backend = await createTestBackend();
  backend.app.get("/custom/site-preferences/v1/organizations/:id/site-preferences", (_request, response) => {
    response.json({ recaptchaEnabled: false });
  });
  backend.app.post("/custom/customer/v1/organizations/:id/event", (_request, response) => {
    response.status(answer.status).json(answer.body);
  });
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.seen.length = 0;
  logged.length = 0;
  answer = { status: 200, body: { success: true } };
});

const enter = (email: string, env: Record<string, string> = { CAPTCHA_PROOF_SECRET: SECRET }) => {
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      logged.push(chunk.toString());
      done();
    },
  });
  const shop = createTestStorefront(backend.config, { env, log: createLogger("trace", sink) });
  return request(shop.listener)
    .post(`/api/${testSiteIds.us}/campaign-form`)
    .set("sec-fetch-site", "same-origin")
    .send({ eventId: "golden", email, firstName: "Cleo", lastName: "Ash" });
};

const proofs = () =>
  backend.seen.filter(({ url }) => url.includes("/event?")).map(({ headers }) => headers["c_captcha-proof"]);

test("a form goes on with the shop's word for it, which names nobody and is good for two minutes", async () => {
  await enter(" June@Shop.test").expect(200);
  const [proof] = proofs() as [string];
  const { payload } = await jwtVerify(proof, new TextEncoder().encode(SECRET), { audience: testSiteIds.us });
  expect(Object.keys(payload).toSorted()).toEqual(["act", "aud", "dig", "exp", "iat", "jti"]);
  expect(payload).toMatchObject({ act: "campaign", dig: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(Number(payload.exp) - Number(payload.iat)).toBe(120);
  expect(JSON.stringify(backend.seen.map(({ url }) => url))).not.toContain(proof);
  expect(logged.join("")).not.toContain(proof);
});

test("each form has a word of its own, and the same address in other letters the same digest", async () => {
  await enter("june@shop.test").expect(200);
  await enter(" JUNE@shop.test ").expect(200);
  const [one, two] = proofs().map((proof) => decodeJwt(String(proof)));
  expect(one?.dig).toBe(two?.dig);
  expect(one?.jti).not.toBe(two?.jti);
});

test("a shop without a secret gives no word", async () => {
  await enter("june@shop.test", {}).expect(200);
  expect(proofs()).toEqual([undefined]);
});

test.each([
  ["an endpoint", { status: 403, body: { type: "https://shop.test/error/custom/customer/captcha-proof-refused" } }],
  ["a hook", { status: 400, body: { type: "hook-status-exception", statusCode: "captcha-proof-used" } }],
])("a word that %s does not take is the merchant's affair: the shopper reads general words", async (_, refusal) => {
  answer = refusal;
  const { status, body } = await enter("june@shop.test");
  expect([status, body.detail]).toEqual([503, FAILED]);
  expect(logged.join("")).toContain("CAPTCHA_PROOF_SECRET");
  expect(logged.join("")).not.toContain(SECRET);
});

test("what the backend says of the form itself is passed on", async () => {
  answer = { status: 400, body: { type: "bad-request", detail: "'email' is no address." } };
  const { status, body } = await enter("june");
  expect([status, body.detail]).toEqual([400, "'email' is no address."]);
});
