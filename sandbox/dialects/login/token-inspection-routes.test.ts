import request from "supertest";
import { frozenClock } from "#sandbox/core/clock.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { demoPassword } from "#worlds/wickett-plum/people/people.ts";
import { privateClientId, privateClientSecret, publicClientId } from "#worlds/wickett-plum/sites.ts";
import { authAddress, testLogin, type TestLogin } from "./test-login.ts";

const secret = { id: privateClientId, secret: privateClientSecret };

describe("looking at tokens", () => {
  const clock = frozenClock(new Date("2026-11-20T10:00:00Z"));
  const now = clock.now().getTime() / 1000;
  let sandbox: TestSandbox;
  let browser: TestLogin;
  let server: TestLogin;
  beforeAll(async () => {
    sandbox = await createTestSandbox({ clock });
    browser = testLogin(sandbox);
    server = testLogin(sandbox, { clientId: privateClientId });
  }, 120_000);
  afterAll(() => sandbox.close());

  const june = async (client = browser) =>
    (
      await client.redeem(
        await client.logIn("june@example.test", demoPassword),
        {},
        client === server ? secret : undefined,
      )
    ).body;
  const introspect = (token: string, by: typeof secret | undefined = secret) =>
    server.post("introspect", { token }, by);
  const revoke = (token: string, by: typeof secret | undefined = secret) => server.post("revoke", { token }, by);
  const userInfo = (token: string, query = {}) =>
    request(sandbox.app).get(`${authAddress}/userinfo`).query(query).auth(token, { type: "bearer" });

  test("a private client learns what an access token and a refresh token are", async () => {
    const tokens = await june();
    const described = {
      active: true,
      client_id: publicClientId,
      iat: now,
      iss: "slas/prod/swee_001",
      sub: `usid:${tokens.usid}`,
      scope: expect.stringContaining("sfcc.shopper-standard"),
    };
    expect((await introspect(tokens.access_token)).body).toEqual({
      ...described,
      exp: now + 1800,
      token_type: "access_token",
    });
    expect((await introspect(tokens.refresh_token)).body).toEqual({
      ...described,
      exp: now + 90 * 86_400,
      token_type: "refresh_token",
    });
  });

  test("used, ended and unknown tokens are not active", async () => {
    const tokens = await june();
    await browser.post("token", {
      grant_type: "refresh_token",
      refresh_token: tokens.refresh_token,
      client_id: publicClientId,
    });
    expect((await introspect(tokens.refresh_token)).body).toEqual({ active: false });
    const ended = await june(server);
    expect((await revoke(ended.refresh_token)).status).toBe(200);
    for (const token of [ended.access_token, ended.refresh_token, "rubbish"])
      expect((await introspect(token)).body).toEqual({ active: false });
  });

  test.each(["introspect", "revoke"])("%s is for private clients and wants a token", async (path) => {
    const none = await server.post(path, { token: "x", client_id: publicClientId });
    expect([none.status, none.body.message]).toEqual([401, "Basic Authorization failed."]);
    expect((await server.post(path, { token: "x" }, { ...secret, secret: "wrong" })).status).toBe(401);
    expect((await server.post(path, {}, secret)).status).toBe(400);
    expect((await server.post(path, { token: "x", token_type_hint: "cookie" }, secret)).status).toBe(400);
  });

  test("revoking ends the session; an unknown token is no error, another client's is not touched", async () => {
    const own = await june(server);
    expect((await revoke(own.access_token)).status).toBe(200);
    expect((await userInfo(own.access_token)).status).toBe(400);
    expect((await revoke("rubbish")).status).toBe(200);
    const other = await june();
    expect((await revoke(other.refresh_token)).status).toBe(400);
    expect((await userInfo(other.access_token)).status).toBe(200);
  });

  test("an account's token tells its person, a guest's only that it is a guest", async () => {
    const account = await june();
    expect((await userInfo(account.access_token, { channel_id: "WickettPlumUS" })).body).toEqual({
      customer_id: account.customer_id,
      sub: account.usid,
      name: "June Harper",
      given_name: "June",
      family_name: "Harper",
      email: "june@example.test",
      email_verified: true,
    });
    const { body: guest } = await browser.redeem(await browser.authorize());
    expect((await userInfo(guest.access_token)).body).toEqual({
      customer_id: guest.customer_id,
      sub: guest.usid,
      name: "Guest User",
    });
  });

  test("no token, a bad one and one of another site are told nothing", async () => {
    const { access_token: token } = await june();
    const answers = [
      await request(sandbox.app).get(`${authAddress}/userinfo`),
      await userInfo("rubbish"),
      await userInfo(token, { channel_id: "WickettPlumCA" }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect(body.message).toBe("Bad or missing access token.");
    }
  });

  test("the published configuration names where all this is", async () => {
    const { body } = await request(sandbox.app).get(`${authAddress}/.well-known/openid-configuration`);
    for (const name of ["authorization", "token", "userinfo", "introspection", "revocation"])
      expect(body[`${name}_endpoint`]).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/shopper\/auth\/v1\/.*\/oauth2\/\w+$/);
    expect(body.jwks_uri).toMatch(/\/jwks$/);
  });
});
