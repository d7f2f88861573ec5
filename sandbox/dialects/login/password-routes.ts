import { ApiReply, type ApiFamily, type ApiRequest } from "#sandbox/core/api-route.ts";
import { deliveryModeOf } from "./delivery-service.ts";
import type { LoginClient, LoginClients } from "./login-clients.ts";
import { badRequest, formReader, needed, type Read } from "./login-request.ts";
import { loginFamily, open } from "./login-routes.ts";
import type { LoginService } from "./login-service.ts";
import type { PasswordResetService } from "./password-reset-service.ts";
import { isPkceValue } from "./pkce.ts";
import type { RateLimit } from "./rate-limit.ts";

/** Whether the token may be used on another device than it was asked for. @throws Fault 400 for another hint. */
const isCrossDevice = (read: Read): boolean => {
  const hint = read("hint");
  if (hint !== undefined && hint !== "cross_device") throw badRequest("hint must be cross_device.");
  return hint !== undefined;
};

/** Without PKCE the id of the client is enough, because the token itself is the proof. */
const clientOf = (clients: LoginClients, { headers }: ApiRequest, read: Read): LoginClient => {
  const claim = { authorization: headers.authorization, clientId: read("client_id") };
  const isNamedOnly = isCrossDevice(read) && !/^basic\s/i.test(claim.authorization ?? "");
  return isNamedOnly ? clients.named(claim.clientId) : clients.authenticated(claim);
};

/** Forgotten passwords at the login service: a token by mail, text message or callback, then a new password with it. */
export const passwordFamilies = (
  resets: PasswordResetService,
  login: LoginService,
  clients: LoginClients,
  limit: RateLimit,
): ApiFamily[] => [
  loginFamily(limit, [
    {
      operation: "ShopperLogin.getPasswordResetToken",
      method: "post",
      path: "/oauth2/password/reset",
      ...open,
      form: true,
      handle: async (request) => {
        const read = formReader(request);
        const way = deliveryModeOf(read);
        const client = clientOf(clients, request, read);
        const codeChallenge = read("code_challenge");
        if (codeChallenge !== undefined && !isPkceValue(codeChallenge))
          throw badRequest("code_challenge is not valid.");
        if (codeChallenge === undefined && client.secret === null && !isCrossDevice(read))
          throw badRequest("code_challenge is required.");
        const provider = read("idp_name");
        if (provider !== undefined && provider !== "ecom") throw badRequest("idp_name is not supported.");
        await resets.send({
          login: needed(read, "user_id"),
          way,
          clientId: client.id,
          siteId: login.checkSite(read("channel_id")),
          codeChallenge: isCrossDevice(read) ? "" : (codeChallenge ?? ""),
        });
        return new ApiReply(200);
      },
    },
    {
      operation: "ShopperLogin.resetPassword",
      method: "post",
      path: "/oauth2/password/action",
      ...open,
      form: true,
      handle: async (request) => {
        const read = formReader(request);
        const client = clientOf(clients, request, read);
        await resets.act({
          token: needed(read, "pwd_action_token"),
          clientId: client.id,
          siteId: login.checkSite(read("channel_id")),
          codeVerifier: read("code_verifier"),
          newPassword: needed(read, "new_password"),
          login: read("user_id"),
        });
        return new ApiReply(200);
      },
    },
  ]),
];
