import { createLocalJWKSet, decodeJwt, jwtVerify, type JSONWebKeySet } from "jose";
import request from "supertest";
import { frozenClock } from "#sandbox/core/clock.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { demoPassword } from "#worlds/wickett-plum/people/people.ts";
import { organizationId, publicClientId } from "#worlds/wickett-plum/sites.ts";
import { REPEATED_SECONDS } from "./login-service.ts";
import { challengeOf } from "./pkce.ts";
import { wickettPlum } from "#worlds/wickett-plum/world.ts";

const auth = `/shopper/auth/v1/organizations/${organizationId}/oauth2`;
const customers = `/customer/shopper-customers/v1/organizations/${organizationId}/customers`;
const verifier = "a-code-verifier-of-sufficient-length-for-pkce-0123456789";
const redirectUri = "http://localhost:3000/callback";
const site = "WickettPlumUS";

describe("the login service", () => {
  const clock = frozenClock(new Date("2026-11-20T10:00:00Z"));
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await createTestSandbox({ clock });
  }, 120_000);
  afterAll(() => sandbox.close());

  const codeRequest = (changes: Record<string, string> = {}) => ({
    client_id: publicClientId,
    channel_id: site,
    redirect_uri: redirectUri,
    code_challenge: challengeOf(verifier),
    ...changes,
  });
  const authorize = (changes: Record<string, string> = {}) =>
    request(sandbox.app)
      .get(`${auth}/authorize`)
      .query({ ...codeRequest(), response_type: "code", hint: "guest", ...changes });
  const logIn = (login: string, password: string, changes: Record<string, string> = {}) =>
    request(sandbox.app).post(`${auth}/login`).auth(login, password).type("form").send(codeRequest(changes));
  const token = (form: Record<string, string>) =>
    request(sandbox.app)
      .post(`${auth}/token`)
      .type("form")
      .send({ client_id: publicClientId, channel_id: site, ...form });
  const redeem = (location: string | undefined, changes: Record<string, string> = {}) =>
    token({
      grant_type: "authorization_code_pkce",
      code: new URL(location ?? "").searchParams.get("code") ?? "",
      code_verifier: verifier,
      redirect_uri: redirectUri,
      ...changes,
    });
  const refresh = (refreshToken: string, changes: Record<string, string> = {}) =>
    token({ grant_type: "refresh_token", refresh_token: refreshToken, ...changes });
  const guest = async () => (await redeem((await authorize()).headers.location)).body;
  const june = async (changes: Record<string, string> = {}) =>
    (await redeem((await logIn("june@example.test", demoPassword, changes)).headers.location)).body;
  const getCustomer = (tokens: { access_token: string; customer_id: string }, siteId = site) =>
    request(sandbox.app)
      .get(`${customers}/${tokens.customer_id}`)
      .query({ siteId })
      .auth(tokens.access_token, { type: "bearer" });

  test("a guest is redirected with 303 to an absolute address that holds session id and code", async () => {
    const answer = await authorize({ state: "s1" });
    expect(answer.status).toBe(303);
    const location = new URL(answer.headers.location ?? "");
    expect(location.origin + location.pathname).toBe(redirectUri);
    expect(location.searchParams.get("usid")).toMatch(/^[\da-f-]{36}$/);
    expect(location.searchParams.get("state")).toBe("s1");
  });

  test("a guest's tokens have every member and claims that clients read by position", async () => {
    const tokens = await guest();
    expect(Object.keys(tokens).sort()).toEqual(
      [
        "access_token",
        "customer_id",
        "dnt",
        "enc_user_id",
        "expires_in",
        "id_token",
        "idp_access_token",
        "refresh_token",
        "refresh_token_expires_in",
        "token_type",
        "usid",
      ].sort(),
    );
    const claims = decodeJwt(tokens.access_token);
    expect(claims.isb).toBe(`uido:slas::upn:Guest::uidn:Guest User::gcid:${tokens.customer_id}::chid:${site}`);
    expect(tokens.customer_id).toMatch(/^[A-Za-z0-9]{26}$/);
    expect(String(claims.sub).split("::")[3]).toBe(`usid:${tokens.usid}`);
    expect(claims).toMatchObject({ dnt: "0", aud: "commercecloud/prod/swee_001", iss: "slas/prod/swee_001" });
    expect(String(claims.scp)).toContain("sfcc.shopper-baskets-orders.rw");
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(1800);
  });

  test("a token is signed with ES256 by a key of the published set", async () => {
    const keys = (await request(sandbox.app).get(`${auth}/jwks`)).body as JSONWebKeySet;
    expect(JSON.stringify(keys)).not.toContain('"d"');
    const { protectedHeader } = await jwtVerify((await guest()).access_token, createLocalJWKSet(keys), {
      currentDate: clock.now(),
    });
    expect(protectedHeader).toMatchObject({ alg: "ES256", typ: "jwt", ver: "1.0" });
  });

  test("an account's token names login, person, guest and account", async () => {
    const before = await guest();
    const tokens = await june({ usid: before.usid });
    expect(tokens.usid).toBe(before.usid);
    expect(decodeJwt(tokens.access_token).isb).toBe(
      `uido:ecom::upn:june@example.test::uidn:June Harper::gcid:${before.customer_id}::rcid:${tokens.customer_id}::chid:${site}`,
    );
    expect((await getCustomer(tokens)).body).toMatchObject({ firstName: "June", customerId: tokens.customer_id });
  });

  test("a returning guest keeps the customer id; an unknown session id gets a new one", async () => {
    const first = await guest();
    const again = (await redeem((await authorize({ usid: first.usid })).headers.location)).body;
    expect(again.customer_id).toBe(first.customer_id);
    const invented = "00000000-0000-4000-8000-000000000000";
    const other = (await redeem((await authorize({ usid: invented })).headers.location)).body;
    expect(other.usid).not.toBe(invented);
  });

  test.each([
    ["an unknown client", { client_id: "somebody" }, 400, "Bad or missing client_id."],
    ["an unknown site", { channel_id: "nowhere" }, 400, "channel_id is not valid."],
    ["no challenge", { code_challenge: "" }, 400, "code_challenge is required."],
    ["a relative redirect", { redirect_uri: "/callback" }, 400, "Bad or missing redirect_uri."],
    ["a script as redirect", { redirect_uri: "javascript:alert(1)" }, 400, "Bad or missing redirect_uri."],
    ["no hint", { hint: "" }, 400, "hint must be guest."],
  ])("authorize with %s is refused in both error forms", async (_, changes, status, message) => {
    const answer = await authorize(changes as Record<string, string>);
    expect(answer.status).toBe(status);
    expect(answer.type).toBe("application/problem+json");
    expect(answer.body).toEqual({
      error: "invalid_request",
      error_description: message,
      status_code: String(status),
      message,
    });
  });

  test.each([
    ["another verifier", { code_verifier: "b".repeat(50) }],
    ["another redirect", { redirect_uri: "http://localhost:3000/elsewhere" }],
    ["another site", { channel_id: "WickettPlumCA" }],
    ["no site", { channel_id: "" }],
    ["another session id", { usid: "00000000-0000-4000-8000-000000000000" }],
  ])("a code is worth nothing with %s", async (_, changes) => {
    const answer = await redeem((await authorize()).headers.location, changes as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(answer.body.access_token).toBeUndefined();
  });

  test("a code is good once; using it again ends what was made from it", async () => {
    const { location } = (await logIn("june@example.test", demoPassword)).headers;
    const first = (await redeem(location)).body;
    expect((await getCustomer(first)).status).toBe(200);
    expect((await redeem(location)).status).toBe(400);
    expect((await getCustomer(first)).status).toBe(401);
  });

  test("of two uses of one code at once, one succeeds", async () => {
    const { location } = (await authorize()).headers;
    const statuses = (await Promise.all([redeem(location), redeem(location)])).map(({ status }) => status);
    expect(statuses.sort((one, other) => one - other)).toEqual([200, 400]);
  });

  test("a code ends after five minutes", async () => {
    const { location } = (await authorize()).headers;
    clock.advance(5 * 60_000);
    expect((await redeem(location)).status).toBe(400);
  });

  test("an access token ends after 30 minutes, a refresh token brings a new one", async () => {
    const first = await june();
    clock.advance(30 * 60_000);
    const late = await getCustomer(first);
    expect(late.status).toBe(401);
    expect(late.body.detail).toBe("Your access token is invalid or expired and can't be used to identify a user.");
    const second = (await refresh(first.refresh_token)).body;
    expect(second).toMatchObject({ usid: first.usid, customer_id: first.customer_id });
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await getCustomer(second)).status).toBe(200);
  });

  test("a refresh token shown twice within a minute is refused, and what was made from it goes on", async () => {
    const first = await june();
    const second = (await refresh(first.refresh_token)).body;
    clock.advance(REPEATED_SECONDS * 1000);
    const repeated = await refresh(first.refresh_token);
    expect([repeated.status, repeated.body.message]).toEqual([400, "invalid refresh_token"]);
    expect((await getCustomer(first)).status).toBe(200);
    expect((await getCustomer(second)).status).toBe(200);
    expect((await refresh(second.refresh_token)).status).toBe(200);
  });

  test("a refresh token used again later is refused and ends what was made from it", async () => {
    const first = await june();
    const second = (await refresh(first.refresh_token)).body;
    expect((await getCustomer(second)).status).toBe(200);
    clock.advance(REPEATED_SECONDS * 1000 + 1);
    const repeated = await refresh(first.refresh_token);
    expect(repeated.status).toBe(400);
    expect(repeated.body).toMatchObject({ status_code: "400", message: "invalid refresh_token" });
    expect((await getCustomer(second)).status).toBe(401);
    expect((await refresh(second.refresh_token)).status).toBe(400);
  });

  test("of two refreshes at once, one succeeds and its tokens work", async () => {
    const first = await june();
    const answers = await Promise.all([refresh(first.refresh_token), refresh(first.refresh_token)]);
    const good = answers.filter(({ status }) => status === 200);
    expect(good).toHaveLength(1);
    expect((await getCustomer(good[0]?.body)).status).toBe(200);
  });

  test("a refresh token lasts thirty days, a customer's ninety; each refresh begins anew", async () => {
    const [visitor, account] = [await guest(), await june()];
    expect([visitor.refresh_token_expires_in, account.refresh_token_expires_in]).toEqual([30 * 86_400, 90 * 86_400]);
    clock.advance(30 * 86_400_000);
    expect((await refresh(visitor.refresh_token)).status).toBe(400);
    clock.advance(60 * 86_400_000 - 1);
    const refreshed = await refresh(account.refresh_token);
    expect(refreshed.status).toBe(200);
    clock.advance(89 * 86_400_000);
    expect((await refresh(refreshed.body.refresh_token)).status).toBe(200);
  });

  test("a token of one site is refused by another", async () => {
    const answer = await getCustomer(await june(), "WickettPlumCA");
    expect(answer.status).toBe(401);
    expect(answer.body.type).toMatch(/invalid-access-token$/);
  });

  test.each([
    ["no token", undefined],
    ["a forged signature", (token: string) => `${token.slice(0, -8)}AAAAAAAA`],
    ["an unsigned token", (token: string) => `eyJhbGciOiJub25lIn0.${token.split(".")[1]}.`],
    ["an id token", (_: string, tokens: { id_token: string }) => tokens.id_token],
    ["rubbish", () => "x.y.z"],
  ])("%s is answered with 401 and a problem document", async (_, change) => {
    const tokens = await june();
    const call = request(sandbox.app).get(`${customers}/${tokens.customer_id}`).query({ siteId: site });
    const answer = await (change ? call.auth(change(tokens.access_token, tokens), { type: "bearer" }) : call);
    expect(answer.status).toBe(401);
    expect(answer.type).toBe("application/problem+json");
  });

  test("logout ends the access token and the refresh token", async () => {
    const tokens = await june();
    const answer = await request(sandbox.app)
      .get(`${auth}/logout`)
      .query({ client_id: publicClientId, refresh_token: tokens.refresh_token, channel_id: site })
      .auth(tokens.access_token, { type: "bearer" });
    expect(answer.body).toMatchObject({ access_token: "", expires_in: 0, customer_id: "null", token_type: "Bearer" });
    expect((await getCustomer(tokens)).status).toBe(401);
    expect((await refresh(tokens.refresh_token)).status).toBe(400);
  });

  test("logout of all sessions ends the other devices too, and nothing else is a hint", async () => {
    const [here, there] = [await june(), await june()];
    const logout = (hint: string) =>
      request(sandbox.app)
        .get(`${auth}/logout`)
        .query({ client_id: publicClientId, refresh_token: here.refresh_token, channel_id: site, hint })
        .auth(here.access_token, { type: "bearer" });
    expect((await logout("everything")).status).toBe(400);
    expect((await getCustomer(there)).status).toBe(200);
    expect((await logout("all-sessions")).status).toBe(200);
    expect((await getCustomer(there)).status).toBe(401);
    expect((await refresh(there.refresh_token)).status).toBe(400);
  });

  test("a guest has nothing to log out of", async () => {
    const tokens = await guest();
    const answer = await request(sandbox.app)
      .get(`${auth}/logout`)
      .query({ client_id: publicClientId, refresh_token: tokens.refresh_token, channel_id: site })
      .auth(tokens.access_token, { type: "bearer" });
    expect(answer.status).toBe(400);
    expect((await refresh(tokens.refresh_token)).status).toBe(200);
  });

  test("a new password ends the sessions of other devices, also in the classic storefront, and its own goes on", async () => {
    await sandbox.services.customers.register({
      customer: { login: "key@example.test", email: "key@example.test", lastName: "Key" },
      password: demoPassword,
    });
    const enter = async () => (await redeem((await logIn("key@example.test", demoPassword)).headers.location)).body;
    const [here, there] = [await enter(), await enter()];
    const openClassic = async (tokens: { access_token: string }) => {
      const bridged = await request(sandbox.app)
        .post(`/s/${site}/dw/shop/v20_4/sessions`)
        .auth(tokens.access_token, { type: "bearer" });
      return String(bridged.headers["set-cookie"]).split(";")[0] ?? "";
    };
    const classic = { here: await openClassic(here), there: await openClassic(there) };
    const change = await request(sandbox.app)
      .put(`${customers}/${here.customer_id}/password`)
      .query({ siteId: site })
      .auth(here.access_token, { type: "bearer" })
      .send({ currentPassword: demoPassword, password: "Fresh-1234" });
    expect(change.status).toBe(204);
    expect([(await getCustomer(here)).status, (await getCustomer(there)).status]).toEqual([200, 401]);
    expect([(await refresh(here.refresh_token)).status, (await refresh(there.refresh_token)).status]).toEqual([
      200, 400,
    ]);
    const enterBy = async (cookie: string) =>
      (
        await request(sandbox.app)
          .post(`/s/${site}/dw/shop/v20_4/customers/auth`)
          .query({ client_id: publicClientId })
          .set("cookie", cookie)
          .send({ type: "session" })
      ).status;
    expect([await enterBy(classic.here), await enterBy(classic.there)]).toEqual([200, 401]);
  });

  test("logout with somebody else's refresh token is refused", async () => {
    const [mine, theirs] = [await june(), await june()];
    const answer = await request(sandbox.app)
      .get(`${auth}/logout`)
      .query({ client_id: publicClientId, refresh_token: theirs.refresh_token, channel_id: site })
      .auth(mine.access_token, { type: "bearer" });
    expect(answer.status).toBe(400);
    expect((await getCustomer(theirs)).status).toBe(200);
  });

  test.each([
    ["state", "s".repeat(513), "state must have at most 512 characters."],
    ["usid", "u".repeat(257), "usid must have at most 256 characters."],
    ["ui_locales", "l".repeat(257), "ui_locales must have at most 256 characters."],
    ["response_type", "token", "response_type must be code."],
    ["hint", "google", "hint must be guest."],
  ])("authorize refuses a bad %s", async (name, value, message) => {
    const answer = await authorize({ [name]: value });
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  test("languages, scopes and members of one's own are taken without effect", async () => {
    const answer = await authorize({ ui_locales: "fr-CA fr en", scope: "openid", c_campaign: "spring" });
    expect(answer.status).toBe(303);
    const login = await logIn("june@example.test", demoPassword, { c_campaign: "spring", scope: "openid" });
    expect(login.status).toBe(303);
  });

  test("who does not want to be tracked says so at login or later, and it stays", async () => {
    const { location } = (await authorize()).headers;
    expect((await redeem(location, { dnt: "maybe" })).status).toBe(400);
    const tokens = (await redeem(location, { dnt: "true" })).body;
    expect([tokens.dnt, decodeJwt(tokens.access_token).dnt]).toEqual(["true", "1"]);
    const kept = (await refresh(tokens.refresh_token)).body;
    expect(kept.dnt).toBe("true");
    const changed = (await refresh(kept.refresh_token, { dnt: "false" })).body;
    expect(decodeJwt(changed.access_token).dnt).toBe("0");
    expect((await refresh(changed.refresh_token)).body.dnt).toBe("false");
  });

  test("a name too long for the issuer subject is refused with 400", async () => {
    const login = `${"l".repeat(90)}@example.test`;
    await sandbox.services.customers.register({
      customer: { login, email: "long@example.test", firstName: "F".repeat(60), lastName: "L".repeat(60) },
      password: demoPassword,
    });
    const answer = await redeem((await logIn(login, demoPassword)).headers.location);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe("Issuer Subject length must be less than 256 characters");
  });

  test.each([
    ["UTF-8", Buffer.from("zoë@example.test:Plüm-1234")],
    ["Latin-1", Buffer.from("zoë@example.test:Plüm-1234", "latin1")],
  ])("credentials may be written in %s", async (_, bytes) => {
    await request(sandbox.app)
      .post(customers)
      .query({ siteId: site })
      .auth(await sandbox.guestToken(), { type: "bearer" })
      .send({
        customer: { login: "zoë@example.test", email: "zoe@example.test", lastName: "Ash" },
        password: "Plüm-1234",
      });
    const answer = await request(sandbox.app)
      .post(`${auth}/login`)
      .set("authorization", `Basic ${bytes.toString("base64")}`)
      .type("form")
      .send(codeRequest());
    expect(answer.status).toBe(303);
  });

  test("a JSON body and an unknown grant are refused", async () => {
    const json = await request(sandbox.app).post(`${auth}/token`).send({ grant_type: "refresh_token" });
    expect(json.status).toBe(415);
    expect((await token({ grant_type: "password" })).body.error).toBe("unsupported_grant_type");
    expect((await token({})).body.message).toBe("grant_type is required.");
  });

  test("the signing key stays, so tokens outlive a restart", async () => {
    const tokens = await june();
    const { createServices } = await import("#sandbox/modules.ts");
    const restarted = createServices({
      world: wickettPlum,
      database: sandbox.database,
      clock,
      vendorsOrigin: sandbox.vendorsOrigin,
      sandboxOrigin: sandbox.origin,
    });
    expect(await restarted.sessions.verify(tokens.access_token)).toMatchObject({ customerId: tokens.customer_id });
  });
});
