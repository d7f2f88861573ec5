import { randomUUID } from "node:crypto";
import { challengeOf } from "#sandbox/dialects/login/pkce.ts";
import { privateClientId, privateClientSecret, publicClientId } from "#worlds/wickett-plum/sites.ts";
import type { SweepCall } from "./basket-calls.ts";
import { passkeyCalls } from "./passkey-calls.ts";
import { redirectUri, siteId, type Arguments, type SweepShop } from "./sweep-shop.ts";

const verifier = "sweep-verifier-".padEnd(64, "v");
const password = "Plum-1234";

const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`,
});
const privateClient = basic(privateClientId, privateClientSecret);
const challenge = { code_challenge: challengeOf(verifier) };
const publicClient = { client_id: publicClientId, channel_id: siteId };
const codeRequest = { ...publicClient, redirect_uri: redirectUri, response_type: "code", ...challenge };

/** A new account; every call of the login service gets its own, because some end its sessions. */
const account = (shop: SweepShop) => shop.member(`${randomUUID()}@example.test`, password);

/** The token in the last letter somebody got. */
const mailed = async (shop: SweepShop, to: string, pattern = /token is (\w+)/): Promise<string> => {
  const { messages } = await shop.sandbox.services.outbox.list({ to });
  return pattern.exec(messages[0]?.text ?? "")?.[1] ?? "none";
};

const codeIn = ({ location }: { location: string }) =>
  new URL(location || "http://nowhere").searchParams.get("code") ?? "";

const guestCode = async (shop: SweepShop, hint: string) =>
  codeIn(await shop.call("ShopperLogin", "authorizeCustomer", { parameters: { ...codeRequest, hint } }));

const tokens = async (shop: SweepShop, options: Arguments) => {
  const made: Record<string, unknown> = await shop.must("ShopperLogin", "getAccessToken", options);
  return { token: String(made.access_token), refreshToken: String(made.refresh_token) };
};

/** What a code of the public client is exchanged with. */
const exchange = (code: string): Arguments => ({
  body: {
    ...publicClient,
    grant_type: "authorization_code_pkce",
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
  },
});

/** Tokens of a new guest. */
const guestTokens = async (shop: SweepShop) => tokens(shop, exchange(await guestCode(shop, "guest")));

/** Tokens of a new account. */
const memberTokens = async (shop: SweepShop) => {
  const headers = basic((await account(shop)).login, password);
  return tokens(
    shop,
    exchange(codeIn(await shop.call("ShopperLogin", "authenticateCustomer", { headers, body: codeRequest }))),
  );
};

/** Tokens of a new guest of the private client. */
export const privateTokens = async (shop: SweepShop) =>
  tokens(shop, { headers: privateClient, body: { grant_type: "client_credentials", channel_id: siteId } });

/** A token of the private client for a guest's session. */
export const systemToken = async (shop: SweepShop, usid: string): Promise<string> => {
  const made: Record<string, unknown> = await shop.must("ShopperLogin", "getTrustedSystemAccessToken", {
    headers: privateClient,
    body: {
      grant_type: "client_credentials",
      hint: "ts_ext_on_behalf_of",
      login_id: "guest",
      idp_origin: "ecom",
      client_id: privateClientId,
      channel_id: siteId,
      usid,
    },
  });
  return String(made.access_token);
};

/** A call by the private client for somebody with an account. */
const asPrivateClient =
  (prepare: (shop: SweepShop, login: string) => Promise<Arguments>): SweepCall =>
  async (shop) => ({ headers: privateClient, ...(await prepare(shop, (await account(shop)).login)) });

const askForReset = (login: string): Arguments => ({
  body: { ...publicClient, user_id: login, mode: "email", ...challenge },
});

/** A one-time code is asked for with a token of the same client. */
const otpRequest = async (shop: SweepShop) => {
  const { login, token } = await account(shop);
  const body = { ...publicClient, user_id: login, mode: "email", email: login };
  return { login, token, body };
};

/** Every operation of the login service that the sandbox knows. */
export const loginCalls: Record<string, SweepCall> = {
  authorizeCustomer: async () => ({ parameters: { ...codeRequest, hint: "guest" } }),
  authenticateCustomer: async (shop) => {
    const { login } = await account(shop);
    return { headers: basic(login, password), body: codeRequest };
  },
  getAccessToken: async (shop) => ({
    body: {
      grant_type: "refresh_token",
      refresh_token: (await guestTokens(shop)).refreshToken,
      ...publicClient,
    },
  }),
  logoutCustomer: async (shop) => {
    const { token, refreshToken } = await memberTokens(shop);
    return { token, parameters: { ...publicClient, refresh_token: refreshToken } };
  },
  revokeToken: asPrivateClient(async (shop) => ({
    body: { token: (await privateTokens(shop)).refreshToken, token_type_hint: "refresh_token" },
  })),
  introspectToken: asPrivateClient(async (shop) => ({
    body: { token: (await privateTokens(shop)).token, token_type_hint: "access_token" },
  })),
  getUserInfo: async (shop) => ({ token: (await account(shop)).token, parameters: { channel_id: siteId } }),
  getJwksUri: async () => ({}),
  getWellknownOpenidConfiguration: async () => ({}),
  getSessionBridgeAccessToken: async (shop) => ({
    body: {
      ...publicClient,
      grant_type: "session_bridge",
      code: await guestCode(shop, "sb-guest"),
      code_verifier: verifier,
      login_id: "guest",
      ...(await shop.sessionSignature((await shop.guest()).token)),
    },
  }),
  getTrustedSystemAccessToken: asPrivateClient(async (_shop, login) => ({
    body: {
      grant_type: "client_credentials",
      hint: "ts_ext_on_behalf_of",
      login_id: login,
      idp_origin: "ecom",
      client_id: privateClientId,
      channel_id: siteId,
    },
  })),
  getPasswordResetToken: async (shop) => askForReset((await account(shop)).login),
  resetPassword: async (shop) => {
    const { login } = await account(shop);
    await shop.must("ShopperLogin", "getPasswordResetToken", askForReset(login));
    return {
      body: {
        ...publicClient,
        pwd_action_token: await mailed(shop, login),
        code_verifier: verifier,
        new_password: "Damson-5678",
      },
    };
  },
  authorizePasswordlessCustomer: asPrivateClient(async (_shop, login) => ({
    body: { user_id: login, mode: "email", channel_id: siteId },
  })),
  getPasswordLessAccessToken: asPrivateClient(async (shop, login) => {
    const body = { user_id: login, mode: "email", channel_id: siteId };
    await shop.must("ShopperLogin", "authorizePasswordlessCustomer", { headers: privateClient, body });
    const pwdless_login_token = await mailed(shop, login, /code is (\d{8})/);
    return { body: { grant_type: "client_credentials", hint: "pwdless_login", pwdless_login_token } };
  }),
  ...passkeyCalls,
  requestOtp: async (shop) => {
    const { token, body } = await otpRequest(shop);
    return { token, body };
  },
  verifyOtp: async (shop) => {
    const { login, token, body } = await otpRequest(shop);
    await shop.must("ShopperLogin", "requestOtp", { token, body });
    const pwd_action_token = await mailed(shop, login, /\b(\d{6,8})\b/);
    return { token, body: { ...publicClient, user_id: login, pwd_action_token } };
  },
  getTrustedAgentAuthorizationToken: async () => ({
    parameters: { ...codeRequest, login_id: "june@example.test", idp_origin: "ecom" },
  }),
  getTrustedAgentAccessToken: async () => ({
    body: {
      ...publicClient,
      code_verifier: verifier,
      grant_type: "client_credentials",
      login_id: "june@example.test",
      idp_origin: "ecom",
    },
  }),
};
