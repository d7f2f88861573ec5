import { refuse, UpstreamProblem } from "#server/problem.ts";
import { createShopperLogin, type ShopperTokens } from "../shopper-login.ts";
import { keepSession, storedSession, storedUsid, visitorIdOf } from "./session-cookies.ts";
import { subjectIn, type SiteContext, type SiteOperation } from "./site-operation.ts";

export const EMAIL_MAX_LENGTH = 256;
const PASSWORD_MAX_LENGTH = 256;

/** The login service as a request's visitor meets it. */
export const loginOf = ({ config, site, secrets, requestId }: SiteContext) =>
  createShopperLogin({
    commerce: config.commerce,
    site,
    clientSecret: secrets.commerceClientSecret,
    codeClientSecret: secrets.codeLoginClientSecret,
    requestId,
  });

/**
 * Tells the backend which browser a session is in, for the list of devices; nobody waits for it, and a backend may keep
 * no such list.
 */
const noteDevice = (context: SiteContext, token: string): void => {
  const { userAgent, log } = context;
  if (userAgent === "") return;
  context
    .as(token)
    .custom({ api: "account", path: "devices/current", method: "PUT", body: { userAgent } })
    .catch((error: unknown) => log.debug({ err: error }, "The backend did not note the device."));
};

/** Keeps a session and answers with what the browser may know of it. */
export const answerSession = (context: SiteContext, tokens: ShopperTokens) => {
  if (tokens.registered) noteDevice(context, tokens.accessToken);
  const sessionFields = keepSession(context, tokens);
  const { accessToken, expiresInSeconds, customerId, registered, usid, encUserId } = tokens;
  const named = registered && encUserId ? { encUserId } : {};
  const visitorId = visitorIdOf(usid);
  return { accessToken, expiresInSeconds, customerId, registered, visitorId, ...named, ...sessionFields };
};

/** Whose refresh tokens those are. */
const ownerOf = ({ config, site }: SiteContext): string => `${config.commerce.origin}\n${site.id}`;

/** One exchange for each refresh token, however many tabs and processes ask. */
const refreshOnce = (context: SiteContext, refreshToken: string): Promise<ShopperTokens> =>
  context.refreshes.renew(ownerOf(context), refreshToken, (token) => loginOf(context).refresh(token));

const forgetSession = (context: SiteContext, refreshToken: string): Promise<void> =>
  context.refreshes.forget(ownerOf(context), refreshToken);

/** Whether the login service says that a refresh token has ended, and not that it is out of order. */
const hasEnded = (error: unknown): boolean =>
  error instanceof UpstreamProblem &&
  (error.status === 401 ||
    error.status === 404 ||
    /EXPIRED_TOKEN|invalid[ _]refresh_token|invalid_grant/i.test(JSON.stringify(error.body)) ||
    (error.status === 400 && /refresh.?token/i.test(JSON.stringify(error.body))));

/** The visitor's running session with a fresh access token, or a new guest; nothing is kept yet. */
export const restoreSession = async (context: SiteContext, body: unknown): Promise<ShopperTokens> => {
  const stored = storedSession(context, body);
  if (stored) {
    try {
      const tokens = await refreshOnce(context, stored.refreshToken);
      return { ...tokens, registered: stored.registered };
    } catch (error) {
      if (!hasEnded(error)) throw error;
    }
  }
  return loginOf(context).guest(stored?.registered ? undefined : storedUsid(context, body));
};

/** The tokens of the account that a request's cookies speak of. @throws UpstreamProblem 401 for a guest. */
export const accountTokens = async (context: SiteContext, body: unknown): Promise<ShopperTokens> => {
  const stored = storedSession(context, body);
  if (!stored?.registered) throw refuse(401, "unauthorized", "Unauthorized", "No one is logged in.");
  return refreshOnce(context, stored.refreshToken);
};

/** A text of a request's body. @throws UpstreamProblem 400. */
export const textIn = (body: unknown, name: string, maxLength: number): string => {
  const value = (body as Record<string, unknown> | null | undefined)?.[name];
  if (typeof value !== "string" || value === "" || value.length > maxLength)
    throw refuse(400, "bad-request", "Bad Request", `'${name}' must be a text of at most ${maxLength} characters.`);
  return value;
};

/** Whether the login service wants the address of the account confirmed first. */
const isUnconfirmed = (error: unknown): boolean =>
  error instanceof UpstreamProblem && /not verified|requires\.verification/i.test(JSON.stringify(error.body));

const verificationRequired = () =>
  refuse(403, "requires.verification", "Verification Required", "Your email address is not confirmed yet.");

/**
 * An account's session for the right words. @throws UpstreamProblem 401 for wrong ones, 403 `requires.verification`.
 */
export const openAccount = (context: SiteContext, email: string, password: string, body?: unknown) =>
  loginOf(context)
    .registered(email, password, storedUsid(context, body))
    .catch((error: unknown) => {
      throw isUnconfirmed(error) ? verificationRequired() : error;
    });

/** `POST session`: the visitor's running session with a fresh access token, or a new guest. */
const openSession: SiteOperation = {
  method: "POST",
  path: "session",
  limit: { name: "session" },
  sameOrigin: true,
  handle: async (context, { body }) => answerSession(context, await restoreSession(context, body)),
};

/**
 * `POST session/login {email, password}`: an account's session; the guest's basket can be merged afterwards. 401 for
 * wrong credentials, 403 `requires.verification` while the account's address is not confirmed.
 */
const login: SiteOperation = {
  method: "POST",
  path: "session/login",
  limit: { name: "login", subject: ({ body }) => subjectIn(body, "email") },
  sameOrigin: true,
  handle: async (context, { body }) => {
    const email = textIn(body, "email", EMAIL_MAX_LENGTH);
    const password = textIn(body, "password", PASSWORD_MAX_LENGTH);
    return answerSession(context, await openAccount(context, email, password, body));
  },
};

/** `POST session/logout`: revokes the account's tokens where possible and answers with a new guest. */
const logout: SiteOperation = {
  method: "POST",
  path: "session/logout",
  sameOrigin: true,
  handle: async (context, { body }) => {
    const service = loginOf(context);
    const stored = storedSession(context, body);
    if (stored) {
      try {
        await service.logout(await refreshOnce(context, stored.refreshToken));
        await forgetSession(context, stored.refreshToken);
      } catch (error) {
        context.log.warn({ err: error }, "The login service did not revoke the tokens.");
      }
    }
    return answerSession(context, await service.guest());
  },
};

/**
 * `POST session/logout-everywhere`: revokes every session of the account and answers with a new guest. 401 for a guest.
 */
const logoutEverywhere: SiteOperation = {
  method: "POST",
  path: "session/logout-everywhere",
  sameOrigin: true,
  handle: async (context, { body }) => {
    const service = loginOf(context);
    const stored = storedSession(context, body);
    if (!stored?.registered) throw refuse(401, "unauthorized", "Unauthorized", "No one is logged in.");
    await service.logoutEverywhere(await refreshOnce(context, stored.refreshToken));
    await forgetSession(context, stored.refreshToken);
    return answerSession(context, await service.guest());
  },
};

/** The session endpoints; only these ever see a refresh token. */
export const sessionOperations: SiteOperation[] = [openSession, login, logout, logoutEverywhere];
