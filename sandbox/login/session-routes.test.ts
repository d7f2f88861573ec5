import request from "supertest";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { organizationId, publicClientId } from "#sandbox/world/sites.ts";

const siteId = "WickettPlumUS";

describe("the Shop API's logins", () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await createTestSandbox();
  }, 120_000);
  afterAll(() => sandbox.close());
  const shop = `/s/${siteId}/dw/shop/v23_2`;
  const auth = (type: string) =>
    request(sandbox.app).post(`${shop}/customers/auth`).set("x-dw-client-id", publicClientId).send({ type });

  test("a token opens a browser session with cookies and no body", async () => {
    const answer = await request(sandbox.app)
      .post(`${shop}/sessions`)
      .auth(await sandbox.guestToken(), { type: "bearer" });
    expect(answer.status).toBe(204);
    expect(String(answer.headers["set-cookie"])).toMatch(
      /dwsid=[\w-]+;.*HttpOnly.*dwanonymous_wickettplumus=.*Max-Age=15552000/,
    );
    expect((await request(sandbox.app).post(`${shop}/sessions?client_id=${publicClientId}`)).status).toBe(401);
  });

  test("credentials bring a token in a header; it works in both dialects until logout", async () => {
    const answer = await auth("credentials").auth("june@example.test", "Plum-1234");
    expect(answer.body).toMatchObject({ _v: "23.2", auth_type: "registered" });
    const { authorization = "" } = answer.headers;
    const customer = await request(sandbox.app)
      .get(`${shop}/customers/${answer.body.customer_id}`)
      .set("authorization", authorization);
    expect(customer.body).toMatchObject({
      first_name: "June",
      addresses: [{ postal_code: "94110" }, { city: "Portland" }],
    });
    const out = await request(sandbox.app).delete(`${shop}/customers/auth`).set("authorization", authorization);
    expect(out.status).toBe(204);
    expect((await request(sandbox.app).post(`${shop}/sessions`).set("authorization", authorization)).status).toBe(401);
  });

  test("a guest needs no credentials, a wrong password is a fault", async () => {
    expect((await auth("guest")).headers.authorization).toMatch(/^Bearer ey/);
    const wrong = await auth("credentials").auth("june@example.test", "wrong");
    expect([wrong.status, wrong.body.fault.type]).toEqual([401, expect.stringMatching(/Exception$/)]);
    expect((await auth("magic")).body.fault.type).toBe("EnumConstraintViolationException");
  });

  test("site preferences are told per site, flat", async () => {
    const preferences = async (site: string) =>
      (
        await request(sandbox.app)
          .get(`/custom/site-preferences/v1/organizations/${organizationId}/site-preferences`)
          .query({ siteId: site })
          .auth(await sandbox.guestToken(site), { type: "bearer" })
      ).body;
    expect(await preferences("WickettPlumUS")).toMatchObject({ enableCanadianAddresses: false, recipientLimit: 50 });
    expect(await preferences("WickettPlumCA")).toMatchObject({ enableCanadianAddresses: true });
  });
});
