import { decodeJwt } from "jose";
import request from "supertest";
import { frozenClock } from "#sandbox/core/clock.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { demoPassword } from "#worlds/wickett-plum/people/people.ts";
import { browsingClientId, privateClientId, privateClientSecret, publicClientId } from "#worlds/wickett-plum/sites.ts";
import { REQUESTS_PER_WINDOW, REQUEST_WINDOW_MINUTES, TOKEN_MINUTES } from "./delivered-token.ts";
import { FAILURES_BEFORE_LOCK, LOCK_MINUTES } from "./password-check-service.ts";
import { authAddress, testLogin, type TestLogin } from "./test-login.ts";

const secret = { id: privateClientId, secret: privateClientSecret };
const channel_id = "WickettPlumUS";

describe("logins without a password", () => {
  const clock = frozenClock(new Date("2026-11-20T10:00:00Z"));
  let sandbox: TestSandbox;
  let server: TestLogin;
  let count = 0;
  beforeAll(async () => {
    sandbox = await createTestSandbox({ clock });
    server = testLogin(sandbox, { clientId: privateClientId });
  }, 120_000);
  afterAll(() => sandbox.close());

  const newAccount = async () => {
    const login = `visitor${(count += 1)}@example.test`;
    return sandbox.services.customers.register({
      customer: { login, email: login, lastName: "Bell" },
      password: demoPassword,
    });
  };
  const mailed = async (to: string, pattern = /code is (\d{8})\b/) =>
    pattern.exec((await sandbox.services.outbox.list({ to })).messages[0]?.text ?? "")?.[1] ?? "none";

  describe("with a mailed token", () => {
    const ask = (user_id: string, changes: Record<string, string> = {}, query = {}) =>
      request(sandbox.app)
        .post(`${authAddress}/passwordless/login`)
        .query(query)
        .auth(secret.id, secret.secret)
        .type("form")
        .send({ user_id, mode: "email", channel_id, locale: "en-US", ...changes });
    const exchange = (pwdless_login_token: string, changes: Record<string, string> = {}, by = secret) =>
      server.post(
        "passwordless/token",
        { grant_type: "client_credentials", hint: "pwdless_login", pwdless_login_token, ...changes },
        by,
      );

    test("the token opens the account once, says so, and proves the address", async () => {
      const { login, id } = await newAccount();
      expect((await ask(login)).status).toBe(200);
      const token = await mailed(login);
      const answer = await exchange(token, { login_id: login, dnt: "true" });
      expect([answer.status, answer.body.customer_id, answer.body.dnt]).toEqual([200, id, "true"]);
      expect(decodeJwt(answer.body.access_token).isb).toMatch(
        new RegExp(`^uido:ecom::upn:${login}::uidn:Bell::gcid:\\w{26}::rcid:${id}::login:pwdless::chid:${channel_id}$`),
      );
      expect((await sandbox.services.customers.find(id))?.emailVerified).toBe(true);
      const again = await exchange(token);
      expect([again.status, again.body.message]).toEqual([400, "Bad or missing access token."]);
    });

    test("the way in is kept when the tokens are refreshed", async () => {
      const { login } = await newAccount();
      await ask(login);
      const first = await exchange(await mailed(login));
      const form = { grant_type: "refresh_token", refresh_token: first.body.refresh_token };
      const second = await server.post("token", form, secret);
      expect(String(decodeJwt(second.body.access_token).isb)).toContain("::login:pwdless::");
    });

    test("a returning guest's session id joins guest and account", async () => {
      const { login } = await newAccount();
      const guest = await server.post("token", { grant_type: "client_credentials", channel_id }, secret);
      await ask(login, { usid: guest.body.usid });
      const answer = await exchange(await mailed(login));
      expect(answer.body.usid).toBe(guest.body.usid);
      expect(decodeJwt(answer.body.access_token).isb).toContain(`gcid:${guest.body.customer_id}`);
    });

    test("a token ends after ten minutes, with the next one, and for another login", async () => {
      const { login } = await newAccount();
      await ask(login);
      const first = await mailed(login);
      expect((await exchange(first, { login_id: "june@example.test" })).status).toBe(400);
      await ask(login);
      expect((await exchange(first)).status).toBe(400);
      clock.advance(TOKEN_MINUTES["passwordless-login"] * 60_000);
      expect((await exchange(await mailed(login))).status).toBe(400);
    });

    test("after six wrong codes for a login the right one is refused for a while, too", async () => {
      const { login } = await newAccount();
      await ask(login);
      const right = await mailed(login);
      const wrong = right === "00000000" ? "11111111" : "00000000";
      for (let guess = 0; guess < FAILURES_BEFORE_LOCK; guess += 1)
        expect((await exchange(wrong, { login_id: login })).status).toBe(400);
      const refused = await exchange(right, { login_id: login.toUpperCase() });
      expect([refused.status, refused.body.message]).toEqual([
        400,
        "Too many login attempts were made. Please try again later.",
      ]);
      clock.advance(LOCK_MINUTES * 60_000);
      await ask(login);
      expect((await exchange(await mailed(login), { login_id: login })).status).toBe(200);
    });

    test("somebody without an account is not found, or gets one with the token", async () => {
      const login = "newcomer@example.test";
      const unknown = await ask(login);
      expect([unknown.status, unknown.body.message]).toEqual([400, "User Not Found"]);
      const nameless = await ask(login, {}, { register_customer: "true" });
      expect([nameless.status, nameless.body.message]).toEqual([400, "last_name is required."]);
      const person = { last_name: "Ash", first_name: "Ida", phone_number: "4155550166" };
      expect((await ask(login, person, { register_customer: "true" })).status).toBe(200);
      const { body } = await exchange(await mailed(login));
      expect(await sandbox.services.customers.find(body.customer_id)).toMatchObject({
        login,
        firstName: "Ida",
        lastName: "Ash",
        emailVerified: true,
        details: { phoneMobile: "4155550166" },
      });
    });

    test("a user id that is no address needs one beside it", async () => {
      const register = { register_customer: "true" };
      const answer = await ask("ida", { last_name: "Ash" }, register);
      expect([answer.status, answer.body.message]).toEqual([400, "email is required."]);
      expect((await ask("ida", { last_name: "Ash", email: "ida@example.test" }, register)).status).toBe(200);
      expect(await mailed("ida@example.test")).not.toBe("none");
    });

    test("under strict verification an unconfirmed address is refused", async () => {
      const { login } = await newAccount();
      const refused = await ask(login, {}, { strict_verify: "true" });
      expect([refused.status, refused.body.message]).toEqual([400, "Email not verified."]);
      expect((await ask("june@example.test", {}, { strict_verify: "true" })).status).toBe(200);
    });

    test("asking again and again is refused for a while", async () => {
      const { login } = await newAccount();
      for (let mail = 0; mail < REQUESTS_PER_WINDOW; mail += 1) expect((await ask(login)).status).toBe(200);
      const refused = await ask(login);
      expect([refused.status, refused.body.message]).toEqual([
        400,
        "Too many login requests were made. Please try again later.",
      ]);
      clock.advance(REQUEST_WINDOW_MINUTES * 60_000);
      expect((await ask(login)).status).toBe(200);
    });

    test.each([
      ["no user", { user_id: "" }, 400],
      ["no mode", { mode: "" }, 400],
      ["no site", { channel_id: "" }, 400],
      ["an unknown site", { channel_id: "nowhere" }, 400],
      ["a callback without an address", { mode: "callback" }, 400],
    ])("asking with %s is refused", async (_, changes, status) => {
      expect((await ask("june@example.test", changes as Record<string, string>)).status).toBe(status);
    });

    test("a flag that is neither true nor false is refused", async () => {
      expect((await ask("june@example.test", {}, { strict_verify: "perhaps" })).status).toBe(400);
      expect((await ask("june@example.test", {}, { register_customer: "yes" })).status).toBe(400);
    });

    test("only a private client may ask and exchange", async () => {
      const form = { user_id: "june@example.test", mode: "email", channel_id, client_id: publicClientId };
      expect((await server.post("passwordless/login", form)).status).toBe(401);
      expect((await exchange("x", {}, { ...secret, secret: "wrong" })).status).toBe(401);
    });

    test.each([
      ["another grant", { grant_type: "password" }],
      ["no hint", { hint: "" }],
      ["no token", { pwdless_login_token: "" }],
      ["a bad wish not to be tracked", { dnt: "1" }],
    ])("an exchange with %s is refused", async (_, changes) => {
      const { login } = await newAccount();
      await ask(login);
      const answer = await exchange(await mailed(login), changes as Record<string, string>);
      expect([answer.status, answer.body.error]).toEqual([400, "invalid_request"]);
    });
  });

  describe("one-time codes", () => {
    const client = { client_id: publicClientId, channel_id };
    let bearer: string;
    beforeEach(async () => {
      bearer = `Bearer ${await sandbox.guestToken()}`;
    });
    const ask = (user_id: string, changes: Record<string, string> = {}, by = bearer) =>
      server.post("otp/request", { ...client, user_id, mode: "email", email: user_id, ...changes }, by);
    const verify = (user_id: string, pwd_action_token: string, changes: Record<string, string> = {}) =>
      server.post("otp/verify", { ...client, user_id, pwd_action_token, ...changes }, bearer);
    const code = (to: string) => mailed(to, /code is (\d{8})/);

    test("a mailed code proves the address, once", async () => {
      const { login, id } = await newAccount();
      expect((await ask(login)).status).toBe(202);
      const given = await code(login);
      const answer = await verify(login, given);
      expect([answer.status, answer.text]).toEqual([204, ""]);
      expect((await sandbox.services.customers.find(id))?.emailVerified).toBe(true);
      expect((await verify(login, given)).status).toBe(400);
    });

    test("the next code makes the one before worthless, and ten minutes do", async () => {
      const { login } = await newAccount();
      await ask(login);
      const first = await code(login);
      await ask(login);
      expect((await verify(login, first)).status).toBe(400);
      clock.advance(TOKEN_MINUTES["one-time-code"] * 60_000);
      expect((await verify(login, await code(login))).status).toBe(400);
    });

    test("a code is of no use to somebody else or at another site", async () => {
      const [one, other] = [await newAccount(), await newAccount()];
      await ask(one.login);
      const given = await code(one.login);
      expect((await verify(other.login, given)).status).toBe(400);
      expect((await verify(one.login, given, { channel_id: "WickettPlumCA" })).status).toBe(401);
      expect((await verify(one.login, given)).status).toBe(204);
    });

    test("unknown people and foreign addresses are answered the same and sent nothing", async () => {
      expect((await ask("nobody@example.test")).status).toBe(202);
      expect((await ask("june@example.test", { email: "thief@example.test" })).status).toBe(202);
      for (const to of ["nobody@example.test", "thief@example.test"]) expect(await code(to)).toBe("none");
    });

    test("too many requests and too many guesses are 429 for a while", async () => {
      const { login } = await newAccount();
      for (let mail = 0; mail < REQUESTS_PER_WINDOW; mail += 1) await ask(login);
      expect((await ask(login)).status).toBe(429);
      const given = await code(login);
      const wrong = given === "00000000" ? "11111111" : "00000000";
      for (let guess = 0; guess < FAILURES_BEFORE_LOCK; guess += 1)
        expect((await verify(login, wrong)).status).toBe(400);
      expect((await verify(login, given)).status).toBe(429);
      clock.advance(Math.max(LOCK_MINUTES, REQUEST_WINDOW_MINUTES) * 60_000);
      bearer = `Bearer ${await sandbox.guestToken()}`;
      await ask(login);
      expect((await verify(login, await code(login))).status).toBe(204);
    });

    test.each([
      ["no user", { user_id: "" }, 400],
      ["no address", { email: "" }, 400],
      ["a text message", { mode: "sms" }, 400],
      ["an unknown client", { client_id: "x" }, 400],
      ["another client than the token's", { client_id: privateClientId }, 401],
      ["another site than the token's", { channel_id: "WickettPlumCA" }, 401],
    ])("asking with %s is refused", async (_, changes, status) => {
      expect((await ask("june@example.test", changes as Record<string, string>)).status).toBe(status);
    });

    test("letters are no code", async () => {
      expect((await verify("june@example.test", "abcdefgh")).body.message).toBe(
        "pwd_action_token must be 6 to 8 digits.",
      );
    });

    test("without a token, or without the scope, nobody gets a code", async () => {
      expect((await ask("june@example.test", {}, "Bearer rubbish")).status).toBe(401);
      const viewer = testLogin(sandbox, { clientId: browsingClientId });
      const { body } = await viewer.redeem(await viewer.authorize());
      const answer = await ask("june@example.test", { client_id: browsingClientId }, `Bearer ${body.access_token}`);
      expect([answer.status, answer.body.error]).toEqual([403, "forbidden"]);
    });
  });
});
