import { refuse, UpstreamProblem } from "#server/problem.ts";
import { accountTokens, answerSession, loginOf } from "./session.ts";
import type { SiteContext, SiteOperation } from "./site-operation.ts";

const requireAccount = ({ bearerToken }: SiteContext) => {
  if (!bearerToken) throw refuse(401, "unauthorized", "Unauthorized", "A guest has no account.");
};

const textOf = (body: unknown, name: string): string | undefined => {
  const value = (body as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === "string" && value !== "" && value.length <= 256 ? value : undefined;
};

/** A refusal that a shopper can act on; a 401 would say that the session has ended. */
const tellable = (error: unknown): unknown => {
  if (!(error instanceof UpstreamProblem)) return error;
  const words = JSON.stringify(error.body);
  return error.status === 429 || /too many/i.test(words)
    ? refuse(429, "too-many-requests", "Too Many Requests", "Too many tries.")
    : error;
};

/** `GET account-closing`: what closing the account would touch, `{ days, openOrders, activeSubscriptions }`. */
const preview: SiteOperation = {
  method: "GET",
  path: "account-closing",
  handle: (context) => {
    requireAccount(context);
    return context.custom({ api: "account", path: "closing" });
  },
};

/** `POST account-closing/code`: mails a code that confirms the closing in place of the password. 429 after too many. */
const sendCode: SiteOperation = {
  method: "POST",
  path: "account-closing/code",
  limit: { name: "code" },
  sameOrigin: true,
  handle: async (context) => {
    requireAccount(context);
    return context
      .custom({ api: "account", path: "closing/code", method: "POST", body: {} })
      .catch((error: unknown) => {
        throw tellable(error);
      });
  },
};

/**
 * `POST account-closing {password}` or `{code}`: closes the account, ends every session of it and answers with a new
 * guest. 400 `invalid-password` or `invalid-code`, 429 after too many.
 */
const close: SiteOperation = {
  method: "POST",
  path: "account-closing",
  sameOrigin: true,
  handle: async (context, { body }) => {
    const password = textOf(body, "password");
    const code = textOf(body, "code")?.replace(/[\s-]/g, "");
    if (password === undefined && code === undefined)
      throw refuse(400, "bad-request", "Bad Request", "'password' or 'code' is required.");
    const { accessToken } = await accountTokens(context, body);
    try {
      const proof = password === undefined ? { code } : { password };
      await context.as(accessToken).custom({ api: "account", path: "closing", method: "POST", body: proof });
    } catch (error) {
      throw tellable(error);
    }
    return answerSession(context, await loginOf(context).guest());
  },
};

/** Closing an account. */
export const accountClosingOperations: SiteOperation[] = [preview, sendCode, close];
