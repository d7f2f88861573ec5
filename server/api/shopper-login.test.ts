import { createHash } from "node:crypto";
import { siteById } from "#config/sites.ts";
import { createTestBackend, type TestBackend } from "#server/test-backend.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { createShopperLogin } from "./shopper-login.ts";

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});
afterEach(() => backend.close());

const login = () => {
  const { commerce, sites } = backend.config;
  const site = siteById(sites, testSiteIds.us);
  if (!site) throw new Error("The site is not configured.");
  return createShopperLogin({ commerce, site, clientSecret: null });
};

/** The login service's calls, with the fields of form or address. */
const calls = () =>
  backend.seen.map(({ method, url, headers, body }) => {
    const { pathname, searchParams } = new URL(url, "http://x");
    return {
      name: `${method} ${pathname.split("/oauth2/")[1]}`,
      type: headers["content-type"],
      authorization: headers.authorization,
      fields: { ...Object.fromEntries(searchParams), ...(body as Record<string, string> | undefined) },
    };
  });

const challengeOf = (verifier = "") => createHash("sha256").update(verifier).digest("base64url");

const form = expect.stringContaining("application/x-www-form-urlencoded") as string;
const anyText = expect.any(String) as string;
const isOwn = () => ({ client_id: backend.config.commerce.clientId, channel_id: testSiteIds.us });

describe("what the shop says to the login service", () => {
  it("a guest is authorized with a challenge, and the code exchanged with its verifier", async () => {
    await login().guest("usid-9");
    const [authorize, token] = calls();
    expect(authorize).toMatchObject({
      name: "GET authorize",
      fields: {
        client_id: isOwn().client_id,
        redirect_uri: "http://localhost:3000/callback",
        code_challenge: anyText,
        response_type: "code",
        hint: "guest",
        usid: "usid-9",
      },
    });
    expect(token).toMatchObject({
      name: "POST token",
      type: form,
      fields: {
        ...isOwn(),
        code: "guest",
        grant_type: "authorization_code_pkce",
        usid: "usid-1",
        code_verifier: anyText,
        redirect_uri: "http://localhost:3000/callback",
      },
    });
  });

  it("the verifier has 128 characters, and the challenge is its SHA-256", async () => {
    await login().guest();
    const [authorize, token] = calls();
    expect(token?.fields["code_verifier"]).toHaveLength(128);
    expect(authorize?.fields["code_challenge"]).toBe(challengeOf(token?.fields["code_verifier"]));
    expect(authorize?.fields).not.toHaveProperty("usid");
  });

  it("a customer is authenticated by a form with Basic credentials", async () => {
    await login().registered("june@shop.test", "Plum-2026!", "usid-9");
    const [authenticate] = calls();
    expect(authenticate).toMatchObject({
      name: "POST login",
      type: form,
      authorization: `Basic ${Buffer.from("june@shop.test:Plum-2026!").toString("base64")}`,
      fields: {
        ...isOwn(),
        redirect_uri: "http://localhost:3000/callback",
        code_challenge: anyText,
        usid: "usid-9",
      },
    });
  });

  it("a refresh token is exchanged for both tokens", async () => {
    const { refreshToken } = await login().guest();
    const next = await login().refresh(refreshToken);
    expect(next).toMatchObject({ accessToken: anyText, refreshToken: anyText, registered: false });
    expect(calls().at(-1)).toMatchObject({
      name: "POST token",
      type: form,
      fields: { ...isOwn(), grant_type: "refresh_token", refresh_token: refreshToken },
    });
  });

  it("a logout names the refresh token", async () => {
    const tokens = await login().registered("june@shop.test", "Plum-2026!");
    await login().logout(tokens);
    expect(calls().at(-1)).toMatchObject({
      name: "GET logout",
      authorization: `Bearer ${tokens.accessToken}`,
      fields: { ...isOwn(), refresh_token: tokens.refreshToken },
    });
  });

  it("a refusal keeps the service's status and message", async () => {
    await expect(login().registered("june@shop.test", "wrong")).rejects.toMatchObject({
      status: 401,
      body: { status_code: "401", message: "Basic Authorization failed." },
    });
  });
});
