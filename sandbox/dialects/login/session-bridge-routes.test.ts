import { decodeJwt } from "jose";
import request from "supertest";
import { frozenClock } from "#sandbox/core/clock.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { demoPassword } from "#worlds/wickett-plum/people/people.ts";
import {
  browsingClientId,
  organizationId,
  privateClientId,
  privateClientSecret,
  publicClientId,
} from "#worlds/wickett-plum/sites.ts";
import { BROWSER_SESSION_MINUTES } from "./browser-session-service.ts";
import { authAddress, testLogin, testVerifier, type TestLogin } from "./test-login.ts";

const secret = { id: privateClientId, secret: privateClientSecret };
const channel_id = "WickettPlumUS";

describe("bridges between sessions and tokens", () => {
  const clock = frozenClock(new Date("2026-11-20T10:00:00Z"));
  let sandbox: TestSandbox;
  let browser: TestLogin;
  beforeAll(async () => {
    sandbox = await createTestSandbox({ clock });
    browser = testLogin(sandbox);
  }, 120_000);
  afterAll(() => sandbox.close());

  const sessionOf = async (accessToken: string): Promise<string> => {
    const answer = await request(sandbox.app)
      .post(`/s/${channel_id}/dw/shop/v23_2/sessions`)
      .auth(accessToken, { type: "bearer" });
    return /dwsid=([\w-]+)/.exec(String(answer.headers["set-cookie"]))?.[1] ?? "none";
  };
  const guest = async () => (await browser.redeem(await browser.authorize())).body;
  const june = async () => (await browser.redeem(await browser.logIn("june@example.test", demoPassword))).body;
  const signature = (dwsid: string, header = "cookie", siteId = channel_id) =>
    request(sandbox.app)
      .get(`/custom/session/v1/organizations/${organizationId}/signature`)
      .query({ siteId })
      .set(header === "cookie" ? { cookie: `a=b; dwsid=${dwsid}` } : { sfdc_dwsid: dwsid });

  describe("from a session to tokens", () => {
    const code = async (hint: string) => {
      const { location } = (await browser.authorize({ hint })).headers;
      return new URL(location ?? "http://nowhere").searchParams.get("code") ?? "";
    };
    const bridge = async (form: Partial<Record<string, string>>, hint = "sb-guest") =>
      browser.post("session-bridge/token", {
        grant_type: "session_bridge",
        client_id: publicClientId,
        channel_id,
        code: await code(hint),
        code_verifier: testVerifier,
        ...form,
      });

    test("a guest's signature brings tokens of the same guest", async () => {
      const before = await guest();
      const { body } = await signature(await sessionOf(before.access_token));
      const claims = decodeJwt(body.dwsgst);
      expect(claims).toMatchObject({ type: "G", vers: "1", customerId: before.customer_id, tenantId: "swee_001" });
      expect(Number(claims.exp) - Number(claims.iat)).toBe(30 * 60);
      const answer = await bridge({ dwsgst: body.dwsgst, login_id: "guest", dnt: "true" });
      expect([answer.status, answer.body]).toMatchObject([
        200,
        { customer_id: before.customer_id, usid: before.usid, dnt: "true" },
      ]);
      expect(decodeJwt(answer.body.access_token).isb).toBe(
        `uido:slas::upn:Guest::uidn:Guest User::gcid:${before.customer_id}::sesb:session_bridge::chid:${channel_id}`,
      );
    });

    test("a customer's signature or session id brings the customer's tokens", async () => {
      const before = await june();
      const dwsid = await sessionOf(before.access_token);
      const { body } = await signature(dwsid, "header");
      expect(decodeJwt(body.dwsrst)).toMatchObject({
        type: "R",
        vers: "2",
        fname: "June",
        rcustomerId: before.customer_id,
      });
      for (const proof of [{ dwsrst: body.dwsrst as string }, { dwsid }]) {
        const answer = await bridge({ ...proof, login_id: "june@example.test" }, "sb-user");
        expect([answer.status, answer.body.customer_id, answer.body.usid]).toEqual([
          200,
          before.customer_id,
          before.usid,
        ]);
      }
    });

    test("a private client shows its secret instead of a code", async () => {
      const before = await guest();
      const { body } = await signature(await sessionOf(before.access_token));
      const form = { grant_type: "client_credentials", channel_id, login_id: "guest", dwsgst: body.dwsgst };
      const answer = await browser.post("session-bridge/token", form, secret);
      expect([answer.status, answer.body.customer_id]).toEqual([200, before.customer_id]);
      expect((await browser.post("session-bridge/token", form, { ...secret, secret: "x" })).status).toBe(401);
    });

    test.each([
      ["no login", { login_id: "" }, 400],
      ["no proof", { dwsgst: "" }, 400],
      ["a login that is not the guest's", { login_id: "june@example.test" }, 400],
      ["a forged signature", { dwsgst: "x.y.z" }, 401],
      ["another verifier", { code_verifier: "b".repeat(50) }, 400],
      ["no code", { code: "" }, 400],
      ["another grant", { grant_type: "client_credentials" }, 400],
      ["another site", { channel_id: "WickettPlumCA" }, 400],
      ["a client without the scope", { client_id: browsingClientId }, 401],
    ])("a guest's bridge with %s is refused", async (_, changes, status) => {
      const { body } = await signature(await sessionOf((await guest()).access_token));
      const answer = await bridge({ dwsgst: body.dwsgst, login_id: "guest", ...(changes as Record<string, string>) });
      expect(answer.status).toBe(status);
      expect(answer.body.access_token).toBeUndefined();
    });

    test("an access token is no signature, a guest's is no customer's, and somebody else's login is none", async () => {
      const [visitor, account] = [await guest(), await june()];
      const guests = (await signature(await sessionOf(visitor.access_token))).body.dwsgst as string;
      const customers = (await signature(await sessionOf(account.access_token))).body.dwsrst as string;
      for (const form of [
        { dwsgst: visitor.access_token as string, login_id: "guest" },
        { dwsgst: customers, login_id: "guest" },
        { dwsrst: guests, login_id: "june@example.test" },
        { dwsrst: customers, login_id: "noel@example.test" },
      ])
        expect((await bridge(form)).status).toBe(401);
    });

    test("a guest's session id alone is no longer taken", async () => {
      const dwsid = await sessionOf((await guest()).access_token);
      const answer = await bridge({ dwsid, login_id: "guest" });
      expect([answer.status, answer.body.message]).toEqual([400, "A guest's session is proved by dwsgst."]);
    });

    test("a code crosses the bridge once; a refused crossing leaves it good", async () => {
      const { body } = await signature(await sessionOf((await guest()).access_token));
      const form = { dwsgst: body.dwsgst as string, login_id: "guest", code: await code("sb-guest") };
      expect((await bridge({ ...form, dwsgst: "x.y.z" })).status).toBe(401);
      expect((await bridge(form)).status).toBe(200);
      expect((await bridge(form)).status).toBe(400);
    });

    test("session and signature end after half an hour", async () => {
      const dwsid = await sessionOf((await guest()).access_token);
      const { body } = await signature(dwsid);
      clock.advance(BROWSER_SESSION_MINUTES * 60_000);
      expect((await signature(dwsid)).status).toBe(401);
      expect((await bridge({ dwsgst: body.dwsgst, login_id: "guest" })).status).toBe(401);
    });

    test("there is no signature without a session of the site", async () => {
      expect((await signature("made-up")).status).toBe(401);
      const dwsid = await sessionOf((await guest()).access_token);
      expect((await signature(dwsid, "cookie", "WickettPlumCA")).status).toBe(401);
    });
  });

  describe("trusted systems", () => {
    const trusted = (changes: Record<string, string> = {}, by: typeof secret | null = secret) =>
      browser.post(
        "trusted-system/token",
        {
          grant_type: "client_credentials",
          hint: "ts_ext_on_behalf_of",
          login_id: "june@example.test",
          idp_origin: "ecom",
          client_id: privateClientId,
          channel_id,
          ...changes,
        },
        by ?? undefined,
      );

    test("a system that is trusted logs in an account or a guest, and the token says so", async () => {
      const account = await trusted();
      expect(account.status).toBe(200);
      expect(decodeJwt(account.body.access_token).isb).toMatch(
        /^uido:ecom::upn:june@example\.test::uidn:June Harper::gcid:\w{26}::rcid:\w{26}::tsob:ts_ext_on_behalf_of::chid:/,
      );
      const visitor = await trusted({ login_id: "guest" });
      expect(decodeJwt(visitor.body.access_token).isb).toMatch(/upn:Guest::.*::tsob:ts_ext_on_behalf_of::chid:/);
    });

    test("all-sessions ends sessions of the same way only", async () => {
      const [own, system] = [await june(), (await trusted()).body];
      const logout = await request(sandbox.app)
        .get(`${authAddress}/logout`)
        .query({ client_id: publicClientId, refresh_token: own.refresh_token, hint: "all-sessions" })
        .auth(own.access_token, { type: "bearer" });
      expect(logout.status).toBe(200);
      const info = (token: string) =>
        request(sandbox.app).get(`${authAddress}/userinfo`).auth(token, { type: "bearer" });
      expect((await info(own.access_token)).status).toBe(400);
      expect((await info(system.access_token)).status).toBe(200);
    });

    test.each([
      ["another grant", { grant_type: "password" }, 400],
      ["no hint", { hint: "" }, 400],
      ["no login", { login_id: "" }, 400],
      ["an unknown login", { login_id: "nobody@example.test" }, 401],
      ["another identity provider", { idp_origin: "google" }, 400],
      ["no site", { channel_id: "" }, 400],
    ])("%s is refused", async (_, changes, status) => {
      expect((await trusted(changes as Record<string, string>)).status).toBe(status);
    });

    test("a client that nobody trusts is refused", async () => {
      const answer = await trusted({ client_id: publicClientId }, null);
      expect([answer.status, answer.body.message]).toEqual([401, "Authorization failed."]);
    });
  });

  test("no client may act as an agent", async () => {
    const query = { client_id: publicClientId, channel_id, login_id: "guest", idp_origin: "ecom" };
    const authorize = await request(sandbox.app).get(`${authAddress}/trusted-agent/authorize`).query(query);
    expect([authorize.status, authorize.body.message]).toEqual([401, "Authorization failed."]);
    const token = (client_id: string) => browser.post("trusted-agent/token", { ...query, client_id });
    expect((await token(publicClientId)).status).toBe(401);
    expect((await token("x")).body.message).toBe("Bad or missing client_id.");
  });
});
