import request from "supertest";
import { createTestBackend, testAccessToken, type TestBackend } from "#server/test-backend.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { createTestStorefront } from "#server/test-storefront.ts";

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
});
afterEach(() => backend.close());

const reset = () =>
  request(createTestStorefront(backend.config).listener)
    .post(`/api/${testSiteIds.us}/password-reset`)
    .set("sec-fetch-site", "same-origin")
    .send({ email: "june@shop.test", token: "t", password: "Plum-2026!", role: "admin" });

const answerWith = (status: number, body?: object) =>
  backend.app.post("/custom/account/v1/organizations/:organization/password-reset", (_request, response) => {
    if (body) response.status(status).json(body);
    else response.status(status).end();
  });

test("only the named texts of a body go on to the merchant's endpoint", async () => {
  answerWith(204);
  await reset().expect(204);
  expect(backend.seen.at(-1)?.body).toEqual({ email: "june@shop.test", token: "t", password: "Plum-2026!" });
});

test.each([
  ["with the server's words", { message: "Too late." }, { message: "Too late." }],
  ["with a title", { title: "Gone" }, { title: "Gone" }],
  ["without a word", undefined, { detail: "Custom SCAPI Fetch request failed" }],
])("a custom endpoint that fails %s is passed on so", async (_, body, expected) => {
  answerWith(500, body);
  const answer = await reset();
  expect([answer.status, answer.body]).toMatchObject([500, expected]);
});

test("a foreign page cannot have mails sent", async () => {
  const answer = await request(createTestStorefront(backend.config).listener)
    .post(`/api/${testSiteIds.us}/password-reset-email`)
    .set("sec-fetch-site", "cross-site")
    .send({ email: "june@shop.test" });
  expect([answer.status, backend.seen]).toEqual([403, []]);
});

test("of an organization's code is told whether it is one, not whose", async () => {
  backend.app.get("/custom/account/v1/organizations/:organization/organization-discount-code", (_asked, response) => {
    response.json({ valid: true, organizationId: "BA-10001", name: "Harper Bindery", level: "Business1" });
  });
  const { body } = await request(createTestStorefront(backend.config).listener)
    .get(`/api/${testSiteIds.us}/organization-discount-code?organization_discount_code=BA-10001`)
    .set("authorization", `Bearer ${testAccessToken("june", false)}`)
    .expect(200);
  expect(body).toEqual({ valid: true });
});

describe("checking the current password", () => {
  const check = (token: string | null = testAccessToken("june", true)) => {
    const asked = request(createTestStorefront(backend.config).listener)
      .post(`/api/${testSiteIds.us}/validate-customer-password`)
      .set("sec-fetch-site", "same-origin");
    return (token ? asked.set("authorization", `Bearer ${token}`) : asked).send({ c_currentPassword: "Plum-2026!" });
  };
  const path = "/custom/account/v1/organizations/:organization/validate-customer-password";
  const answerWith = (status: number, body: object) =>
    backend.app.post(path, (asked, response) => {
      expect([asked.query, asked.body]).toEqual([
        expect.not.objectContaining({ c_currentPassword: expect.anything() }),
        { c_currentPassword: "Plum-2026!" },
      ]);
      response.status(status).json(body);
    });

  test("it is the merchant's endpoint that knows", async () => {
    answerWith(200, { success: true });
    expect((await check().expect(200)).body).toEqual({ success: true });
  });

  test("an endpoint that reads no body is asked by its address", async () => {
    backend.app.post(path, (_asked, response) => {
      response.status(405).json({ title: "Method Not Allowed", type: "https://x/method-not-allowed" });
    });
    backend.app.get(path, (asked, response) => {
      expect(asked.query).toMatchObject({ c_currentPassword: "Plum-2026!", siteId: testSiteIds.us });
      response.json({ success: true });
    });
    expect((await check().expect(200)).body).toEqual({ success: true });
    expect(backend.seen.map(({ method }) => method)).toEqual(["POST", "GET"]);
  });

  test.each(["invalid-password", "access_denied"])("'%s' does not say that the session has ended", async (type) => {
    answerWith(401, { title: "No", type: `https://x/${type}`, detail: "It does not match." });
    expect((await check().expect(400)).body).toMatchObject({ detail: "It does not match." });
  });

  test("an ended session says so", async () => {
    answerWith(401, { title: "Unauthorized", type: "https://x/unauthorized", detail: "The token is expired." });
    await check().expect(401);
  });

  test("a guest has none", async () => {
    await check(null).expect(401);
    expect(backend.seen).toEqual([]);
  });
});
