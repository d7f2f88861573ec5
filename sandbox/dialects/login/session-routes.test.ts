import request from "supertest";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { organizationId, publicClientId } from "#worlds/wickett-plum/sites.ts";

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

  test("a session's cookie brings a token of the same shopper", async () => {
    for (const token of [await sandbox.guestToken(), await sandbox.registeredToken()]) {
      const opened = await request(sandbox.app).post(`${shop}/sessions`).auth(token, { type: "bearer" });
      const cookie = String(opened.headers["set-cookie"]).split(";")[0] ?? "";
      const answer = await auth("session").set("cookie", cookie);
      const session = await sandbox.services.sessions.verify(token);
      expect(answer.body).toMatchObject({
        customer_id: session?.customerId,
        auth_type: session?.registered ? "registered" : "guest",
      });
      const fresh = await sandbox.services.sessions.verify(String(answer.headers.authorization).slice(7));
      expect(fresh).toMatchObject({ usid: session?.usid, registered: session?.registered });
    }
    expect((await auth("session").set("cookie", "dwsid=made-up")).status).toBe(401);
    expect((await auth("session")).status).toBe(401);
  });

  test("a token that still lives is exchanged for a fresh one", async () => {
    const token = await sandbox.registeredToken();
    const answer = await auth("refresh").set("authorization", `Bearer ${token}`);
    expect([answer.status, answer.body.auth_type]).toEqual([200, "registered"]);
    const fresh = String(answer.headers.authorization).slice(7);
    expect(fresh).not.toBe(token);
    expect((await sandbox.services.sessions.verify(fresh))?.customerId).toBe(answer.body.customer_id);
    expect((await auth("refresh").set("authorization", "Bearer x.y.z")).status).toBe(401);
    const foreign = await sandbox.registeredToken({ siteId: "WickettPlumCA" });
    expect((await auth("refresh").set("authorization", `Bearer ${foreign}`)).status).toBe(401);
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
