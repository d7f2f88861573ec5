import { publicClientId } from "#sandbox/world/sites.ts";
import type { SweepCall } from "./basket-calls.ts";
import { redirectUri, siteId } from "./sweep-shop.ts";

const challenge = { code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM" };

/** Every operation of the login service that the sandbox carries out. */
export const loginCalls: Record<string, SweepCall> = {
  authorizeCustomer: async () => ({
    parameters: {
      redirect_uri: redirectUri,
      response_type: "code",
      client_id: publicClientId,
      channel_id: siteId,
      hint: "guest",
      ...challenge,
    },
  }),
  getJwksUri: async () => ({}),
  getWellknownOpenidConfiguration: async () => ({}),
  getUserInfo: async (shop) => ({
    token: (await shop.member("sweep-info@example.test")).token,
    parameters: { channel_id: siteId },
  }),
};
