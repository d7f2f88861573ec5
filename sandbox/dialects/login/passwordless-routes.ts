import { Fault } from "#sandbox/core/fault.ts";
import { ApiReply, type ApiFamily, type ApiRequest } from "#sandbox/core/api-route.ts";
import { requireScope } from "#sandbox/dialects/http/operation-scopes.ts";
import { deliveryModeOf } from "./delivery-service.ts";
import type { LoginClient, LoginClients } from "./login-clients.ts";
import { badRequest, doNotTrackOf, formOrQueryReader, formReader, needed, type Read } from "./login-request.ts";
import { bearerOf, loginFamily, open } from "./login-routes.ts";
import type { LoginService } from "./login-service.ts";
import type { OneTimeCodeService } from "./one-time-code-service.ts";
import type { PasswordlessService, Registration } from "./passwordless-service.ts";
import type { RateLimit } from "./rate-limit.ts";
import type { SessionService } from "./session-service.ts";

const SCOPE = "sfcc.pwdless_login";

interface PasswordlessServices {
  passwordless: PasswordlessService;
  oneTimeCodes: OneTimeCodeService;
  login: LoginService;
  sessions: SessionService;
  loginClients: LoginClients;
}

const flag = (read: Read, name: string): boolean => {
  const value = read(name);
  if (value !== undefined && value !== "true" && value !== "false") throw badRequest(`${name} must be true or false.`);
  return value === "true";
};

const privateClientOf = (clients: LoginClients, { headers }: ApiRequest, read: Read): LoginClient => {
  const client = clients.confidential({ authorization: headers.authorization, clientId: read("client_id") });
  if (!client.scopes.includes(SCOPE)) throw new Fault(401, "invalid_client", "Authorization failed.");
  return client;
};

/** The account asked for, where one is to be made. @throws Fault 400 when it lacks a name or an address. */
const registrationOf = (read: Read, login: string): Registration | undefined => {
  if (!flag(read, "register_customer")) return undefined;
  const email = read("email") ?? login;
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw badRequest("email is required.");
  return {
    email,
    lastName: needed(read, "last_name"),
    firstName: read("first_name") ?? "",
    phone: read("phone_number") ?? "",
  };
};

/** Who asks for a code must have a token of the same client and site, with the scope. @throws Fault 400, 401, 403. */
const codeRequestOf = async (
  { login, sessions, loginClients }: PasswordlessServices,
  operation: string,
  request: ApiRequest,
  read: Read,
) => {
  const clientId = loginClients.named(read("client_id")).id;
  const siteId = login.checkSite(read("channel_id"));
  const token = bearerOf(request);
  const session = token === undefined ? undefined : await sessions.verify(token);
  if (session?.clientId !== clientId || session.siteId !== siteId)
    throw new Fault(401, "invalid_client", "Authorization failed.");
  requireScope(operation, loginClients.rightsOf(clientId));
  return { clientId, siteId, login: needed(read, "user_id") };
};

/** Logins by a mailed token, and one-time codes, as the Shopper Login document has them. */
export const passwordlessFamilies = (services: PasswordlessServices, limit: RateLimit): ApiFamily[] => [
  loginFamily(limit, [
    {
      operation: "ShopperLogin.authorizePasswordlessCustomer",
      method: "post",
      path: "/oauth2/passwordless/login",
      query: ["register_customer", "strict_verify"],
      ...open,
      form: true,
      handle: async (request) => {
        const read = formOrQueryReader(request);
        const client = privateClientOf(services.loginClients, request, read);
        const login = needed(read, "user_id");
        await services.passwordless.send({
          login,
          way: deliveryModeOf(read),
          client,
          siteId: services.login.checkSite(read("channel_id")),
          usid: read("usid"),
          strict: flag(read, "strict_verify"),
          registration: registrationOf(read, login),
        });
        return new ApiReply(200);
      },
    },
    {
      operation: "ShopperLogin.getPasswordLessAccessToken",
      method: "post",
      path: "/oauth2/passwordless/token",
      ...open,
      form: true,
      handle: (request) => {
        const read = formReader(request);
        const client = privateClientOf(services.loginClients, request, read);
        if (read("grant_type") !== "client_credentials") throw badRequest("grant_type must be client_credentials.");
        if (read("hint") !== "pwdless_login") throw badRequest("hint must be pwdless_login.");
        return services.passwordless.token({
          client,
          token: needed(read, "pwdless_login_token"),
          login: read("login_id"),
          doNotTrack: doNotTrackOf(read) ?? false,
        });
      },
    },
    {
      operation: "ShopperLogin.requestOtp",
      method: "post",
      path: "/oauth2/otp/request",
      ...open,
      form: true,
      handle: async (request) => {
        const read = formReader(request);
        const asked = await codeRequestOf(services, "ShopperLogin.requestOtp", request, read);
        const way = deliveryModeOf(read);
        if (way.mode === "sms") throw badRequest("mode must be callback or email.");
        const email = way.mode === "email" ? needed(read, "email") : read("email");
        await services.oneTimeCodes.send({ ...asked, way, email });
        return new ApiReply(202);
      },
    },
    {
      operation: "ShopperLogin.verifyOtp",
      method: "post",
      path: "/oauth2/otp/verify",
      ...open,
      form: true,
      handle: async (request) => {
        const read = formReader(request);
        const asked = await codeRequestOf(services, "ShopperLogin.verifyOtp", request, read);
        const code = needed(read, "pwd_action_token");
        if (!/^\d{6,8}$/.test(code)) throw badRequest("pwd_action_token must be 6 to 8 digits.");
        await services.oneTimeCodes.verify({ ...asked, code });
        return new ApiReply(204);
      },
    },
  ]),
];
