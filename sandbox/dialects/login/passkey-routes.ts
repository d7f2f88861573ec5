import { Fault } from "#sandbox/core/fault.ts";
import { ApiReply, type ApiFamily, type ApiRequest } from "#sandbox/core/api-route.ts";
import { requireScope } from "#sandbox/dialects/http/operation-scopes.ts";
import { deliveryModeOf } from "./delivery-service.ts";
import type { LoginClient, LoginClients } from "./login-clients.ts";
import { badRequest, formReader, needed, type Read } from "./login-request.ts";
import { bearerOf, loginFamily, open } from "./login-routes.ts";
import type { LoginService } from "./login-service.ts";
import { userHandleOf, type PasskeyService } from "./passkey-service.ts";
import type { RateLimit } from "./rate-limit.ts";
import type { SessionService } from "./session-service.ts";

const SCOPE = "sfcc.pwdless_login";

/** Longest name a passkey is shown with. */
const NICK_NAME_LIMIT = 32;

interface PasskeyServices {
  passkeys: PasskeyService;
  login: LoginService;
  sessions: SessionService;
  loginClients: LoginClients;
}

const clientOf = (clients: LoginClients, { headers }: ApiRequest, read: Read): LoginClient => {
  const client = clients.authenticated({ authorization: headers.authorization, clientId: read("client_id") });
  if (!client.scopes.includes(SCOPE)) throw new Fault(401, "invalid_client", "Authorization failed.");
  return client;
};

/** The text members of a JSON body. */
const jsonReader = ({ body }: ApiRequest): Read => {
  const members = Object.entries((body ?? {}) as Record<string, unknown>);
  const texts = Object.fromEntries(members.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  return formReader({ body: texts });
};

const codeOf = (read: Read): string => {
  const code = needed(read, "pwd_action_token");
  if (!/^\d{6,8}$/.test(code)) throw badRequest("pwd_action_token must be 6 to 8 digits.");
  return code;
};

/** The customer whose passkeys are meant, who must be the caller. @throws Fault 401, 403. */
const ownerOf = async ({ login, sessions, loginClients }: PasskeyServices, operation: string, request: ApiRequest) => {
  const token = bearerOf(request);
  const session = token === undefined ? undefined : await sessions.verify(token);
  if (!session) throw new Fault(401, "invalid_client", "Authorization failed.");
  requireScope(operation, loginClients.rightsOf(session.clientId));
  const siteId = login.checkSite(request.query.get("channel_id") ?? undefined);
  return { session, siteId, loginId: request.params.loginId ?? "" };
};

const mismatch = () =>
  new Fault(
    403,
    "forbidden",
    "The loginId, organizationId, or channel_id in the token does not match the request parameters.",
  );

/** Passkeys: a code by mail, then what the device makes and signs (Shopper Login document, `webauthn`). */
export const passkeyFamilies = (
  services: PasskeyServices & { customers: { find(id: string): Promise<{ login: string } | undefined> } },
  limit: RateLimit,
): ApiFamily[] => {
  const { passkeys, login, loginClients } = services;

  const own = async (operation: string, request: ApiRequest): Promise<string> => {
    const { session, siteId, loginId } = await ownerOf(services, operation, request);
    const customer = session.registered ? await services.customers.find(session.customerId) : undefined;
    if (session.siteId !== siteId || customer?.login.toLowerCase() !== loginId.trim().toLowerCase()) throw mismatch();
    return session.customerId;
  };

  const asked = (request: ApiRequest, read: Read, name: "user_id" | "username") => ({
    client: clientOf(loginClients, request, read),
    siteId: login.checkSite(read("channel_id")),
    login: needed(read, name),
  });

  return [
    loginFamily(limit, [
      {
        operation: "ShopperLogin.authorizeWebauthnRegistration",
        method: "post",
        path: "/oauth2/webauthn/register/authorize",
        ...open,
        form: true,
        handle: async (request) => {
          const read = formReader(request);
          await passkeys.authorize({ ...asked(request, read, "user_id"), way: deliveryModeOf(read) });
          return new ApiReply(204);
        },
      },
      {
        operation: "ShopperLogin.startWebauthnUserRegistration",
        method: "post",
        path: "/oauth2/webauthn/register/start",
        ...open,
        form: true,
        handle: (request) => {
          const read = formReader(request);
          return passkeys.startRegistration({
            ...asked(request, read, "user_id"),
            code: codeOf(read),
            displayName: read("display_name") ?? "",
            nickName: (read("nick_name") ?? "Passkey").slice(0, NICK_NAME_LIMIT),
          });
        },
      },
      {
        operation: "ShopperLogin.finishWebauthnUserRegistration",
        method: "post",
        path: "/oauth2/webauthn/register/finish",
        ...open,
        handle: async (request) => {
          const read = jsonReader(request);
          const { credential } = (request.body ?? {}) as { credential?: unknown };
          await passkeys.finishRegistration({
            ...asked(request, read, "username"),
            code: codeOf(read),
            credential,
          });
          return new ApiReply(204);
        },
      },
      {
        operation: "ShopperLogin.startWebauthnAuthentication",
        method: "post",
        path: "/oauth2/webauthn/authenticate/start",
        ...open,
        form: true,
        handle: (request) => {
          const read = formReader(request);
          return passkeys.startLogin({
            client: clientOf(loginClients, request, read),
            siteId: login.checkSite(read("channel_id")),
            login: read("user_id"),
          });
        },
      },
      {
        operation: "ShopperLogin.finishWebauthnAuthentication",
        method: "post",
        path: "/oauth2/webauthn/authenticate/finish",
        ...open,
        handle: async (request) => {
          const read = jsonReader(request);
          const { credential } = (request.body ?? {}) as { credential?: unknown };
          const { credentialId, username, tokens } = await passkeys.finishLogin({
            client: clientOf(loginClients, request, read),
            siteId: login.checkSite(read("channel_id")),
            login: read("user_id"),
            usid: read("usid"),
            credential,
          });
          return { credentialId, username, success: true, tokenResponse: tokens };
        },
      },
      {
        operation: "ShopperLogin.getPasskeyUserByLoginId",
        method: "get",
        path: "/oauth2/webauthn/passkey/user/:loginId",
        ...open,
        query: ["channel_id"],
        handle: async (request) => {
          const customerId = await own("ShopperLogin.getPasskeyUserByLoginId", request);
          const { customer, passkeys: known } = await passkeys.list(customerId);
          const userId = Number(customer.customerNo);
          const userHandle = userHandleOf(customer.id);
          return {
            id: userId,
            userName: customer.login,
            displayName: `${customer.firstName} ${customer.lastName}`.trim(),
            userHandle,
            slasUserId: userId,
            credentials: known.map(
              ({ id, credentialId, nickName, publicKey, signatureCount, createdAt, lastUsedAt }) => ({
                id,
                userId,
                credentialId,
                nickName,
                publicKey,
                userHandle,
                signatureCount: String(signatureCount),
                c_createdAt: createdAt.toISOString(),
                ...(lastUsedAt && { c_lastUsedAt: lastUsedAt.toISOString() }),
              }),
            ),
          };
        },
      },
      {
        operation: "ShopperLogin.deletePasskeyUser",
        method: "delete",
        path: "/oauth2/webauthn/passkey/user/:loginId",
        ...open,
        query: ["channel_id"],
        handle: async (request) => {
          await passkeys.remove(await own("ShopperLogin.deletePasskeyUser", request));
          return new ApiReply(204);
        },
      },
      {
        operation: "ShopperLogin.deletePasskeyCredential",
        method: "delete",
        path: "/oauth2/webauthn/passkey/user/:loginId/credentials/:credentialId",
        ...open,
        query: ["channel_id"],
        handle: async (request) => {
          const customerId = await own("ShopperLogin.deletePasskeyCredential", request);
          await passkeys.remove(customerId, request.params.credentialId ?? "");
          return new ApiReply(204);
        },
      },
    ]),
  ];
};
