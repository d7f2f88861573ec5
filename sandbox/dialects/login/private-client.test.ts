import { decodeJwt } from "jose";
import { frozenClock } from "#sandbox/core/clock.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { demoPassword } from "#worlds/wickett-plum/people/people.ts";
import { browsingClientId, privateClientId, privateClientSecret, publicClientId } from "#worlds/wickett-plum/sites.ts";
import { testLogin, type TestLogin } from "./test-login.ts";

const secret = { id: privateClientId, secret: privateClientSecret };
const channel_id = "WickettPlumUS";
const customers = "/customer/shopper-customers/v1";

describe("private clients", () => {
  const clock = frozenClock(new Date("2026-11-20T10:00:00Z"));
  let sandbox: TestSandbox;
  let server: TestLogin;
  beforeAll(async () => {
    sandbox = await createTestSandbox({ clock });
    server = testLogin(sandbox, { clientId: privateClientId });
  }, 120_000);
  afterAll(() => sandbox.close());

  const guest = (changes: Record<string, string> = {}) =>
    server.post("token", { grant_type: "client_credentials", channel_id, ...changes }, secret);
  const refresh = (refreshToken: string, by: typeof secret | undefined = secret) =>
    server.post("token", { grant_type: "refresh_token", refresh_token: refreshToken, channel_id }, by);

  test("a secret brings a guest's tokens at once, for a session id the same guest again", async () => {
    const first = await guest();
    expect(first.status).toBe(200);
    expect(decodeJwt(first.body.access_token).isb).toMatch(/^uido:slas::upn:Guest::/);
    const again = await guest({ usid: first.body.usid, dnt: "true" });
    expect(again.body).toMatchObject({ customer_id: first.body.customer_id, usid: first.body.usid, dnt: "true" });
  });

  test.each([
    ["a wrong secret", { ...secret, secret: "wrong" }, {}, 401, "Basic Authorization failed."],
    ["an unknown client", { id: "somebody", secret: "x" }, {}, 401, "Basic Authorization failed."],
    ["a public client with a password", { id: publicClientId, secret: "x" }, {}, 401, "Basic Authorization failed."],
    ["another client id than the secret's", secret, { client_id: publicClientId }, 400, "Bad or missing client_id."],
    ["a header that is not Basic", "Basic", {}, 401, "Basic Authorization failed."],
    ["no site", secret, { channel_id: "" }, 400, "channel_id is required."],
    ["an unknown site", secret, { channel_id: "nowhere" }, 400, "channel_id is not valid."],
  ])("client credentials with %s are refused", async (_, by, changes, status, message) => {
    const form = { grant_type: "client_credentials", channel_id, ...(changes as Record<string, string>) };
    const answer = await server.post("token", form, by);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  });

  test("without its secret a private client gets nothing, and a public one no credentials grant", async () => {
    for (const client_id of [privateClientId, publicClientId]) {
      const answer = await server.post("token", { grant_type: "client_credentials", client_id, channel_id });
      expect([answer.status, answer.body.error]).toEqual([401, "invalid_client"]);
    }
  });

  test("a refresh token of a private client stays the same and lasts anew", async () => {
    const { body: first } = await guest();
    clock.advance(8 * 86_400_000);
    const second = await refresh(first.refresh_token);
    expect([second.status, second.body.refresh_token]).toEqual([200, first.refresh_token]);
    expect(second.body.access_token).not.toBe(first.access_token);
    clock.advance(8 * 86_400_000);
    expect((await refresh(first.refresh_token)).body.refresh_token).toBe(first.refresh_token);
    clock.advance(30 * 86_400_000);
    expect((await refresh(first.refresh_token)).status).toBe(400);
  });

  test("its refresh token is worth nothing without the secret or to another client", async () => {
    const { body } = await guest();
    const form = { grant_type: "refresh_token", refresh_token: body.refresh_token };
    expect((await server.post("token", { ...form, client_id: privateClientId })).status).toBe(401);
    const other = await server.post("token", { ...form, client_id: publicClientId });
    expect([other.status, other.body.message]).toEqual([400, "invalid refresh_token"]);
    expect((await refresh(body.refresh_token)).status).toBe(200);
  });

  test("a shopper logs in through a server with PKCE and the secret", async () => {
    const redirect = await server.logIn("june@example.test", demoPassword);
    expect((await server.redeem(redirect)).status).toBe(401);
    const tokens = await server.redeem(redirect, {}, secret);
    expect(tokens.status).toBe(200);
    const profile = await server.get(customers, `/customers/${tokens.body.customer_id}`, tokens.body.access_token);
    expect(profile.body.firstName).toBe("June");
  });

  test("with the secret a code needs no challenge; with a challenge it needs the verifier", async () => {
    const plain = await server.logIn("june@example.test", demoPassword, { code_challenge: "" });
    const grant = { grant_type: "authorization_code", code_verifier: "" };
    expect((await server.redeem(plain, grant, secret)).status).toBe(200);
    const challenged = await server.logIn("june@example.test", demoPassword);
    expect((await server.redeem(challenged, grant, secret)).body.message).toBe("invalid code_verifier");
  });

  describe("scopes", () => {
    const viewer = async () => {
      const browser = testLogin(sandbox, { clientId: browsingClientId });
      return { browser, token: String((await browser.redeem(await browser.authorize())).body.access_token) };
    };

    test("a token carries the scopes of its client", async () => {
      const { token } = await viewer();
      const own = String(decodeJwt(token).scp).split(" ");
      expect(own).toContain("sfcc.shopper-products");
      expect(own).not.toContain("sfcc.shopper-standard");
      const server = String(decodeJwt((await guest()).body.access_token).scp).split(" ");
      expect(server).toEqual(expect.arrayContaining(["sfcc.shopper-standard", "sfcc.ts_ext_on_behalf_of"]));
    });

    test("an operation whose scope the token lacks answers 403, one it has is open", async () => {
      const { browser, token } = await viewer();
      const products = await browser.get("/product/shopper-products/v1", "/products", token, { ids: "484101" });
      expect(products.status).toBe(200);
      const basket = await browser.get("/checkout/shopper-baskets/v1", "/baskets/b1", token);
      expect(basket.status).toBe(403);
      expect(basket.body).toMatchObject({
        type: expect.stringMatching(/\/forbidden$/),
        operation: "ShopperBaskets.getBasket",
      });
    });
  });
});
