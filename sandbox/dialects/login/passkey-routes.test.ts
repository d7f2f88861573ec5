import request from "supertest";
import { frozenClock } from "#sandbox/core/clock.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { demoPassword } from "#worlds/wickett-plum/people/people.ts";
import { browsingClientId, publicClientId } from "#worlds/wickett-plum/sites.ts";
import { CHALLENGE_MINUTES } from "./passkey-service.ts";
import { FAILURES_BEFORE_LOCK } from "./password-check-service.ts";
import { TestAuthenticator } from "./test-authenticator.ts";
import { authAddress, testLogin, type TestLogin } from "./test-login.ts";

const channel_id = "WickettPlumUS";
const client = { client_id: publicClientId, channel_id };

describe("passkeys", () => {
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
    const login = `keeper${(count += 1)}@example.test`;
    const { id } = await sandbox.services.customers.register({
      customer: { login, email: login, lastName: "Bell" },
      password: demoPassword,
    });
    return { login, id };
  };
  const authorize = (user_id: string) =>
    browser.post("webauthn/register/authorize", { ...client, user_id, mode: "email", locale: "en-US" });
  const code = async (to: string) =>
    /code is (\d{8})/.exec((await sandbox.services.outbox.list({ to })).messages[0]?.text ?? "")?.[1] ?? "none";
  const start = (user_id: string, pwd_action_token: string, changes = {}) =>
    browser.post("webauthn/register/start", { ...client, user_id, pwd_action_token, nick_name: "Phone", ...changes });
  const send = (path: string, body: object) => request(sandbox.app).post(`${authAddress}/webauthn/${path}`).send(body);
  const finish = (username: string, pwd_action_token: string, credential: unknown) =>
    send("register/finish", { ...client, username, pwd_action_token, credential });
  const register = async (login: string, device: TestAuthenticator) => {
    await authorize(login);
    const given = await code(login);
    return finish(login, given, device.create((await start(login, given)).body));
  };
  const logIn = async (device: TestAuthenticator, changes = {}) => {
    const { body } = await browser.post("webauthn/authenticate/start", client);
    return send("authenticate/finish", { ...client, credential: device.get(body), ...changes });
  };
  const passwordToken = async (login: string) =>
    String((await browser.redeem(await browser.logIn(login, demoPassword))).body.access_token);
  const listOf = (login: string, token: string) =>
    request(sandbox.app)
      .get(`${authAddress}/webauthn/passkey/user/${login}`)
      .query({ channel_id })
      .auth(token, { type: "bearer" });

  test("one that is made with a mailed code logs in without a name, joins the guest, and its session lasts", async () => {
    const { login, id } = await newAccount();
    const device = new TestAuthenticator();
    expect((await authorize(login)).status).toBe(204);
    const given = await code(login);
    const options = await start(login, given);
    expect(options.body).toMatchObject({ rp: { id: "localhost" }, user: { name: login }, excludeCredentials: [] });
    expect((await finish(login, given, device.create(options.body))).status).toBe(204);
    expect((await sandbox.services.customers.find(id))?.emailVerified).toBe(true);

    const guest = (await browser.redeem(await browser.authorize())).body;
    const { body } = await logIn(device, { usid: guest.usid });
    expect(body).toMatchObject({
      success: true,
      username: login,
      tokenResponse: { customer_id: id, usid: guest.usid },
    });
    const { refresh_token } = body.tokenResponse;
    expect((await browser.post("token", { ...client, grant_type: "refresh_token", refresh_token })).status).toBe(200);
    expect((await logIn(device)).status).toBe(200);
  });

  test("a code and a challenge are good once, and a device is taken once", async () => {
    const { login } = await newAccount();
    const device = new TestAuthenticator();
    await authorize(login);
    const given = await code(login);
    const made = device.create((await start(login, given)).body);
    expect((await finish(login, given, made)).status).toBe(204);
    expect((await finish(login, given, made)).status).toBe(400);
    expect((await register(login, device)).status).toBe(400);
    const { body } = await browser.post("webauthn/authenticate/start", client);
    const signed = device.get(body);
    expect((await send("authenticate/finish", { ...client, credential: signed })).status).toBe(200);
    expect((await send("authenticate/finish", { ...client, credential: signed })).status).toBe(401);
  });

  test("a stranger's device, another page, a copied counter and a late answer open nothing", async () => {
    const { login } = await newAccount();
    const device = new TestAuthenticator();
    await register(login, device);
    expect((await logIn(new TestAuthenticator())).status).toBe(401);
    expect((await logIn(device)).status).toBe(200);

    const foreign = new TestAuthenticator("localhost", "https://wickett.example");
    await authorize(login);
    const given = await code(login);
    expect((await finish(login, given, foreign.create((await start(login, given)).body))).status).toBe(400);

    const { body } = await browser.post("webauthn/authenticate/start", client);
    const signed = device.get(body);
    clock.advance(CHALLENGE_MINUTES * 60_000);
    expect((await send("authenticate/finish", { ...client, credential: signed })).status).toBe(401);
    expect((await logIn(device, { user_id: "june@example.test" })).status).toBe(401);
    expect((await send("authenticate/finish", { ...client, credential: { id: "x" } })).status).toBe(400);
  });

  test("wrong codes are refused, and after six the right one for a while, too", async () => {
    const { login } = await newAccount();
    await authorize(login);
    const right = await code(login);
    const wrong = right === "00000000" ? "11111111" : "00000000";
    for (let guess = 0; guess < FAILURES_BEFORE_LOCK; guess += 1) expect((await start(login, wrong)).status).toBe(400);
    expect((await start(login, right)).status).toBe(400);
    expect((await start(login, "letters")).status).toBe(400);
  });

  test("nobody learns whether there is an account to make one for; who has none is not found", async () => {
    expect((await authorize("nobody@example.test")).status).toBe(204);
    expect(await code("nobody@example.test")).toBe("none");
    const form = { ...client, user_id: "nobody@example.test" };
    expect((await browser.post("webauthn/authenticate/start", form)).status).toBe(404);
  });

  test("their owner sees them by name and removes one or all; nobody else does", async () => {
    const { login } = await newAccount();
    const [phone, laptop] = [new TestAuthenticator(), new TestAuthenticator()];
    const token = await passwordToken(login);
    expect((await listOf(login, token)).status).toBe(404);
    await register(login, phone);
    await register(login, laptop);
    const { body } = await listOf(login, token);
    expect(body.credentials).toHaveLength(2);
    expect(body.credentials[0]).toMatchObject({ credentialId: phone.id.toString("base64url"), nickName: "Phone" });
    expect((await listOf(login, await passwordToken("june@example.test"))).status).toBe(403);
    expect((await listOf(login, "rubbish")).status).toBe(401);

    const remove = (path: string) =>
      request(sandbox.app)
        .delete(`${authAddress}/webauthn/passkey/user/${login}${path}`)
        .query({ channel_id })
        .auth(token, { type: "bearer" });
    const one = `/credentials/${phone.id.toString("base64url")}`;
    expect([(await remove(one)).status, (await remove(one)).status]).toEqual([204, 404]);
    expect((await logIn(phone)).status).toBe(401);
    expect((await remove("")).status).toBe(204);
    expect((await logIn(laptop)).status).toBe(401);
  });

  test("a client without the scope may do nothing with them", async () => {
    const form = { client_id: browsingClientId, channel_id };
    expect((await browser.post("webauthn/authenticate/start", form)).status).toBe(401);
  });
});
