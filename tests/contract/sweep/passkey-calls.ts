import { randomUUID } from "node:crypto";
import { TestAuthenticator } from "#sandbox/dialects/login/test-authenticator.ts";
import { publicClientId } from "#worlds/wickett-plum/sites.ts";
import type { SweepCall } from "./basket-calls.ts";
import { siteId, type Arguments, type SweepShop } from "./sweep-shop.ts";

const client = { client_id: publicClientId, channel_id: siteId };

const account = (shop: SweepShop) => shop.member(`${randomUUID()}@example.test`, "Plum-1234");

/** A new account, and the code that its owner was mailed for a passkey. */
const passkeyCode = async (shop: SweepShop) => {
  const { login, token } = await account(shop);
  await shop.must("ShopperLogin", "authorizeWebauthnRegistration", {
    body: { ...client, user_id: login, mode: "email", locale: "en-US" },
  });
  const { messages } = await shop.sandbox.services.outbox.list({ to: login });
  return { login, token, code: /code is (\d{8})/.exec(messages[0]?.text ?? "")?.[1] ?? "none" };
};

/** What a device has made, with its owner's token. */
const passkeyMade = async (shop: SweepShop, device: TestAuthenticator) => {
  const { login, token, code } = await passkeyCode(shop);
  const options: Record<string, unknown> = await shop.must("ShopperLogin", "startWebauthnUserRegistration", {
    body: { ...client, user_id: login, pwd_action_token: code },
  });
  const credential = device.create({ challenge: String(options.challenge) });
  return { login, token, body: { ...client, username: login, pwd_action_token: code, credential } };
};

const passkeyOwner = async (shop: SweepShop, device = new TestAuthenticator()) => {
  const { login, token, body } = await passkeyMade(shop, device);
  await shop.must("ShopperLogin", "finishWebauthnUserRegistration", { body });
  return { headers: { authorization: `Bearer ${token}` }, parameters: { loginId: login, channel_id: siteId } };
};

/** Every operation of passkeys. */
export const passkeyCalls: Record<string, SweepCall> = {
  authorizeWebauthnRegistration: async (shop): Promise<Arguments> => ({
    body: { ...client, user_id: (await account(shop)).login, mode: "email", locale: "en-US" },
  }),
  startWebauthnUserRegistration: async (shop) => {
    const { login, code } = await passkeyCode(shop);
    return { body: { ...client, user_id: login, pwd_action_token: code, nick_name: "Phone" } };
  },
  finishWebauthnUserRegistration: async (shop) => ({ body: (await passkeyMade(shop, new TestAuthenticator())).body }),
  startWebauthnAuthentication: () => Promise.resolve({ body: client }),
  finishWebauthnAuthentication: async (shop) => {
    const device = new TestAuthenticator();
    await passkeyOwner(shop, device);
    const options: Record<string, unknown> = await shop.must("ShopperLogin", "startWebauthnAuthentication", {
      body: client,
    });
    return { body: { ...client, credential: device.get({ challenge: String(options.challenge) }) } };
  },
  getPasskeyUserByLoginId: (shop) => passkeyOwner(shop),
  deletePasskeyUser: (shop) => passkeyOwner(shop),
  deletePasskeyCredential: async (shop) => {
    const device = new TestAuthenticator();
    const { headers, parameters } = await passkeyOwner(shop, device);
    return { headers, parameters: { ...parameters, credentialId: device.id.toString("base64url") } };
  },
};
