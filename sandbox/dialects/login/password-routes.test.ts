import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createLocalJWKSet, jwtVerify } from "jose";
import request from "supertest";
import { frozenClock } from "#sandbox/core/clock.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { demoPassword } from "#worlds/wickett-plum/people/people.ts";
import { organizationId, privateClientId, privateClientSecret, publicClientId } from "#worlds/wickett-plum/sites.ts";
import { REQUESTS_PER_WINDOW, REQUEST_WINDOW_MINUTES, TOKEN_MINUTES } from "./delivered-token.ts";
import { FAILURES_BEFORE_LOCK } from "./password-check-service.ts";
import { challengeOf } from "./pkce.ts";
import { testLogin, testVerifier, type TestLogin } from "./test-login.ts";

const secret = { id: privateClientId, secret: privateClientSecret };
const channel_id = "WickettPlumUS";
const client = { client_id: publicClientId, channel_id };
const freshPassword = "Fresh-1234";

describe("forgotten passwords", () => {
  const clock = frozenClock(new Date("2026-11-20T10:00:00Z"));
  let sandbox: TestSandbox;
  let browser: TestLogin;
  let count = 0;
  beforeAll(async () => {
    sandbox = await createTestSandbox({ clock });
    browser = testLogin(sandbox);
  }, 120_000);
  afterAll(() => sandbox.close());

  const newAccount = async () => {
    const login = `forgetful${(count += 1)}@example.test`;
    await sandbox.services.customers.register({
      customer: { login, email: login, lastName: "Bell", phoneMobile: "4155550177" },
      password: demoPassword,
    });
    return login;
  };
  const letters = async (to: string) => (await sandbox.services.outbox.list({ to })).messages;
  const tokenIn = (text: string | undefined) => /token is (\w+)/.exec(text ?? "")?.[1] ?? "none";
  const ask = (user_id: string, changes: Record<string, string> = {}) =>
    browser.post("password/reset", {
      ...client,
      user_id,
      mode: "email",
      code_challenge: challengeOf(testVerifier),
      ...changes,
    });
  const act = (pwd_action_token: string, changes: Record<string, string> = {}) =>
    browser.post("password/action", {
      ...client,
      pwd_action_token,
      code_verifier: testVerifier,
      new_password: freshPassword,
      ...changes,
    });
  const asked = async (changes: Record<string, string> = {}) => {
    const login = await newAccount();
    expect((await ask(login, changes)).status).toBe(200);
    const [letter] = await letters(login);
    return { login, letter, token: tokenIn(letter?.text) };
  };

  test("a mailed token sets a new password, once", async () => {
    const { login, letter, token } = await asked();
    expect(letter).toMatchObject({ kind: "mail", about: "password-reset", siteId: channel_id });
    expect(letter?.html).toContain(`/new-password-form?token=${token}`);
    expect((await act(token)).status).toBe(200);
    expect((await browser.logIn(login, demoPassword)).status).toBe(401);
    expect((await browser.logIn(login, freshPassword)).status).toBe(303);
    const again = await act(token, { new_password: "Other-1234" });
    expect([again.status, again.body.message]).toEqual([400, "Bad or missing request parameters."]);
  });

  test("a new password ends every session and lifts a lock", async () => {
    const login = await newAccount();
    const { body: session } = await browser.redeem(await browser.logIn(login, demoPassword));
    for (let attempt = 0; attempt < FAILURES_BEFORE_LOCK; attempt += 1) await browser.logIn(login, "wrong");
    await ask(login);
    await act(tokenIn((await letters(login))[0]?.text));
    const refreshed = await browser.post("token", {
      grant_type: "refresh_token",
      refresh_token: session.refresh_token,
      client_id: publicClientId,
    });
    expect(refreshed.status).toBe(400);
    expect((await browser.logIn(login, freshPassword)).status).toBe(303);
  });

  test("of two uses at once one counts", async () => {
    const { token } = await asked();
    const statuses = (await Promise.all([act(token), act(token)])).map(({ status }) => status);
    expect(statuses.sort((one, other) => one - other)).toEqual([200, 400]);
  });

  test("a token ends after half an hour, and with the next one", async () => {
    const { token } = await asked();
    clock.advance(TOKEN_MINUTES["password-reset"] * 60_000);
    expect((await act(token)).status).toBe(400);
    const first = await asked();
    await ask(first.login);
    expect((await act(first.token)).status).toBe(400);
    expect((await act(tokenIn((await letters(first.login))[0]?.text))).status).toBe(200);
  });

  test("a weak password is refused with words, and the token stays good", async () => {
    const { token } = await asked();
    const weak = await act(token, { new_password: "weak" });
    expect([weak.status, weak.body.error]).toEqual([400, "invalid_request"]);
    expect(weak.body.message).toMatch(/at least 8 characters/);
    expect((await act(token)).status).toBe(200);
  });

  test.each([
    ["another verifier", { code_verifier: "b".repeat(50) }],
    ["no verifier", { code_verifier: "" }],
    ["another site", { channel_id: "WickettPlumCA" }],
    ["no new password", { new_password: "" }],
    ["an unknown client", { client_id: "somebody" }],
    ["an unknown hint", { hint: "magic" }],
  ])("a token is worth nothing with %s", async (_, changes) => {
    const { token, login } = await asked();
    expect((await act(token, changes as Record<string, string>)).status).toBe(400);
    expect((await browser.logIn(login, demoPassword)).status).toBe(303);
  });

  test("another device needs the login instead of the verifier", async () => {
    const crossDevice = { hint: "cross_device", code_challenge: "" };
    const { login, token } = await asked(crossDevice);
    const without = { hint: "cross_device", code_verifier: "" };
    expect((await act(token, without)).status).toBe(400);
    expect((await act(token, { ...without, user_id: "june@example.test" })).status).toBe(400);
    expect((await act(token, { ...without, user_id: login.toUpperCase() })).status).toBe(200);
  });

  test.each([
    ["no user", { user_id: "" }, "user_id is required."],
    ["a user that is too long", { user_id: "u".repeat(129) }, "user_id must have at most 128 characters."],
    ["no mode", { mode: "" }, "mode is required."],
    ["an unknown mode", { mode: "pigeon" }, "mode must be callback, sms or email."],
    ["no site", { channel_id: "" }, "channel_id is required."],
    ["no challenge", { code_challenge: "" }, "code_challenge is required."],
    ["a bad challenge", { code_challenge: "short" }, "code_challenge is not valid."],
    ["an unknown client", { client_id: "x" }, "Bad or missing client_id."],
    ["a callback without an address", { mode: "callback" }, "callback_uri is required."],
    ["a callback with a wildcard", { mode: "callback", callback_uri: "http://*.test/" }, "callback_uri is not valid."],
    ["another identity provider", { idp_name: "okta" }, "idp_name is not supported."],
  ])("asking with %s is refused", async (_, changes, message) => {
    const answer = await ask("june@example.test", changes as Record<string, string>);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  test("unknown and disabled accounts are answered the same and sent nothing", async () => {
    for (const login of ["nobody@example.test", "closed@example.test"]) {
      const answer = await ask(login);
      expect([answer.status, answer.text]).toEqual([200, ""]);
      expect(await letters(login)).toEqual([]);
    }
  });

  test("nobody is sent more than six mails in ten minutes", async () => {
    const { login } = await asked();
    for (let mail = 1; mail < REQUESTS_PER_WINDOW + 3; mail += 1) expect((await ask(login)).status).toBe(200);
    expect(await letters(login)).toHaveLength(REQUESTS_PER_WINDOW);
    clock.advance(REQUEST_WINDOW_MINUTES * 60_000);
    await ask(login);
    expect(await letters(login)).toHaveLength(REQUESTS_PER_WINDOW + 1);
  });

  test("a text message goes to the phone", async () => {
    const { login } = await asked();
    await ask(login, { mode: "sms" });
    const [message] = await letters("4155550177");
    expect(message).toMatchObject({ kind: "sms", html: null, about: "password-reset" });
  });

  describe("callbacks", () => {
    let shop: Server;
    let status = 200;
    const seen: { headers: Record<string, unknown>; body: string }[] = [];
    const address = () => `http://127.0.0.1:${(shop.address() as AddressInfo).port}/reset-callback`;
    beforeAll(async () => {
      shop = createServer((incoming, answer) => {
        let body = "";
        incoming.on("data", (part: Buffer) => (body += part.toString()));
        incoming.on("end", () => {
          seen.push({ headers: incoming.headers, body });
          answer.writeHead(status).end();
        });
      });
      await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
    });
    afterAll(() => new Promise((resolve) => shop.close(resolve)));

    test("the shop is posted the token with a signature it can check", async () => {
      const { login, token } = await asked({ mode: "callback", callback_uri: address() });
      const [call] = seen.splice(0);
      expect(JSON.parse(call?.body ?? "{}")).toEqual({ email_id: login, token });
      const keys = await sandbox.services.signer.jwks();
      const proof = await jwtVerify(String(call?.headers["x-slas-callback-token"]), createLocalJWKSet(keys), {
        currentDate: clock.now(),
      });
      expect(proof.payload.iss).toBe("slas/prod/swee_001");
    });

    test("a shop that fails is told with 412", async () => {
      status = 500;
      const answer = await ask(await newAccount(), { mode: "callback", callback_uri: address() });
      expect([answer.status, answer.body.message]).toEqual([412, "Dependent service is not available."]);
      status = 200;
    });

    test("no other machine is called", async () => {
      const login = await newAccount();
      expect((await ask(login, { mode: "callback", callback_uri: "https://shop.example/callback" })).status).toBe(200);
      expect(await letters(login)).toHaveLength(1);
    });
  });

  describe("the Shopper Customers API's two steps", () => {
    const base = `/customer/shopper-customers/v1/organizations/${organizationId}/customers/password/actions`;
    const serverToken = async () =>
      String((await browser.post("token", { grant_type: "client_credentials", channel_id }, secret)).body.access_token);
    const post = async (step: string, body: object, token?: string) =>
      request(sandbox.app)
        .post(`${base}/${step}`)
        .query({ siteId: channel_id })
        .auth(token ?? (await serverToken()), { type: "bearer" })
        .send(body);

    test("a server gets a token and sets the password with it", async () => {
      const login = await newAccount();
      const { status, body } = await post("create-reset-token", { login });
      expect([status, body]).toEqual([
        200,
        { login, email: login, resetToken: expect.stringMatching(/^\w{32}$/), expiresInMinutes: 30 },
      ]);
      const reset = { login, resetToken: body.resetToken, newPassword: freshPassword };
      expect((await post("reset", { ...reset, login: "june@example.test" })).status).toBe(400);
      expect((await post("reset", { ...reset, newPassword: "weak" })).status).toBe(400);
      expect((await post("reset", reset)).status).toBe(204);
      expect((await post("reset", reset)).body.type).toMatch(/\/invalid-reset-token$/);
      expect((await browser.logIn(login, freshPassword)).status).toBe(303);
    });

    test("a shopper's token opens neither step", async () => {
      const token = await sandbox.guestToken();
      expect((await post("create-reset-token", { login: "june@example.test" }, token)).status).toBe(403);
      expect((await post("reset", { login: "x", resetToken: "y", newPassword: "z" }, token)).status).toBe(403);
    });

    test.each([
      ["create-reset-token", {}],
      ["create-reset-token", { login: 7 }],
      ["create-reset-token", { login: "l".repeat(257) }],
      ["reset", { login: "june@example.test", newPassword: freshPassword }],
      ["reset", { login: "june@example.test", resetToken: "x", newPassword: ["a"] }],
    ])("%s with %j is 400", async (step, body) => {
      expect((await post(step, body)).body.type).toMatch(/\/bad-request$/);
    });

    test("an unknown login is an invalid customer", async () => {
      expect((await post("create-reset-token", { login: "nobody@example.test" })).body.type).toMatch(
        /\/invalid-customer$/,
      );
    });
  });
});
