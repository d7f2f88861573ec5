import { refuse, UpstreamProblem } from "#server/problem.ts";
import { answerSession, EMAIL_MAX_LENGTH, loginOf, textIn } from "./session.ts";
import { storedUsid } from "./session-cookies.ts";
import { subjectIn, type SiteOperation } from "./site-operation.ts";

/** What the login service says of too many requests or tries, whatever the status. */
const isTooMany = (error: UpstreamProblem): boolean =>
  error.status === 429 || /too many/i.test(JSON.stringify(error.body));

const tooMany = (detail: string) => refuse(429, "too-many-requests", "Too Many Requests", detail);

/**
 * `POST session/code {email}`: mails a code to log in with. Nobody learns whether there is such an account. 429 after
 * too many mails.
 */
const sendCode: SiteOperation = {
  method: "POST",
  path: "session/code",
  limit: { name: "code", subject: ({ body }) => subjectIn(body, "email") },
  sameOrigin: true,
  handle: async (context, { body }) => {
    const email = textIn(body, "email", EMAIL_MAX_LENGTH).trim();
    try {
      await loginOf(context).sendCode(email, storedUsid(context, body));
    } catch (error) {
      if (!(error instanceof UpstreamProblem)) throw error;
      if (isTooMany(error)) throw tooMany("Too many codes were asked for.");
      if (error.status === 400 && /user not found/i.test(JSON.stringify(error.body))) return undefined;
      throw error;
    }
    return undefined;
  },
};

/**
 * `POST session/code-login {email, code}`: an account's session for a mailed code; the guest's basket can be merged
 * afterwards. 400 `invalid-code` for a wrong or old one, 429 after too many.
 */
const logInByCode: SiteOperation = {
  method: "POST",
  path: "session/code-login",
  limit: { name: "code", subject: ({ body }) => subjectIn(body, "email") },
  sameOrigin: true,
  handle: async (context, { body }) => {
    const email = textIn(body, "email", EMAIL_MAX_LENGTH).trim();
    const code = textIn(body, "code", 32).replace(/[\s-]/g, "");
    try {
      return answerSession(context, await loginOf(context).byCode(email, code));
    } catch (error) {
      if (!(error instanceof UpstreamProblem)) throw error;
      if (isTooMany(error)) throw tooMany("Too many wrong codes.");
      if (error.status === 400) throw refuse(400, "invalid-code", "Invalid Code", "The code is wrong or has expired.");
      throw error;
    }
  },
};

/** Logins by a mailed code in place of a password. */
export const codeLoginOperations: SiteOperation[] = [sendCode, logInByCode];
