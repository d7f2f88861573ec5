import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/browser";
import { refuse, UpstreamProblem } from "#server/problem.ts";
import { answerSession, loginOf, textIn } from "./session.ts";
import { storedUsid } from "./session-cookies.ts";
import type { SiteContext, SiteOperation } from "./site-operation.ts";

const NAME_MAX_LENGTH = 32;
const CREDENTIAL_MAX_LENGTH = 20_000;

/** The caller's token. @throws UpstreamProblem 401 for nobody's. */
const tokenOf = ({ bearerToken }: SiteContext): string => {
  if (!bearerToken) throw refuse(401, "unauthorized", "Unauthorized", "Passkeys need an account.");
  return bearerToken;
};

const codeIn = (body: unknown): string => textIn(body, "code", 32).replace(/[\s-]/g, "");

const credentialIn = <Credential>(body: unknown): Credential => {
  const credential = (body as { credential?: unknown } | null | undefined)?.credential;
  const isOne = typeof credential === "object" && credential !== null && !Array.isArray(credential);
  if (!isOne || JSON.stringify(credential).length > CREDENTIAL_MAX_LENGTH)
    throw refuse(400, "bad-request", "Bad Request", "'credential' is required.");
  return credential as Credential;
};

const tellable = (error: unknown): unknown => {
  if (!(error instanceof UpstreamProblem)) return error;
  const words = JSON.stringify(error.body);
  if (error.status === 429 || /too many/i.test(words))
    return refuse(429, "too-many-requests", "Too Many Requests", "Too many tries.");
  if (error.status === 400 && /access token|pwd_action_token/i.test(words))
    return refuse(400, "invalid-code", "Invalid Code", "The code is wrong or has expired.");
  if (error.status === 400) return refuse(400, "invalid-passkey", "Invalid Passkey", "The passkey was not accepted.");
  return error;
};

const orPasskeyProblem = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
  try {
    return await asked;
  } catch (error) {
    throw tellable(error);
  }
};

/** `GET passkeys`: the customer's passkeys, `{ data: [{ id, name, createdAt?, lastUsedAt? }] }`. */
const list: SiteOperation = {
  method: "GET",
  path: "passkeys",
  handle: async (context) => {
    const token = tokenOf(context);
    return { data: await loginOf(context).passkeys.list(token) };
  },
};

/** `POST passkeys/code`: mails the code that a new passkey needs. 429 after too many. */
const sendCode: SiteOperation = {
  method: "POST",
  path: "passkeys/code",
  limit: { name: "code" },
  sameOrigin: true,
  handle: async (context) => orPasskeyProblem(loginOf(context).passkeys.sendCode(tokenOf(context))),
};

/** `POST passkeys/start {code, name}`: what the device needs to make one. 400 `invalid-code`, 429. */
const start: SiteOperation = {
  method: "POST",
  path: "passkeys/start",
  sameOrigin: true,
  handle: async (context, { body }): Promise<PublicKeyCredentialCreationOptionsJSON> => {
    const token = tokenOf(context);
    const passkey = { code: codeIn(body), name: textIn(body, "name", NAME_MAX_LENGTH).trim() };
    return orPasskeyProblem(loginOf(context).passkeys.start(token, passkey));
  },
};

/**
 * `POST passkeys/finish {code, credential}`: keeps the passkey the device has made. 400 `invalid-code`,
 * `invalid-passkey`.
 */
const finish: SiteOperation = {
  method: "POST",
  path: "passkeys/finish",
  sameOrigin: true,
  handle: async (context, { body }) => {
    const token = tokenOf(context);
    const made = { code: codeIn(body), credential: credentialIn<RegistrationResponseJSON>(body) };
    return orPasskeyProblem(loginOf(context).passkeys.finish(token, made));
  },
};

/** `DELETE passkeys/:id`: forgets one. 404 for one that is gone. */
const remove: SiteOperation = {
  method: "DELETE",
  path: "passkeys/:id",
  sameOrigin: true,
  handle: async (context, { params }) => {
    const id = params["id"] ?? "";
    if (!/^[\w-]{1,1024}$/.test(id)) throw refuse(400, "bad-request", "Bad Request", "The id is not well formed.");
    return loginOf(context).passkeys.remove(tokenOf(context), id);
  },
};

/** `POST session/passkey-options`: what a device needs to log somebody in. */
const options: SiteOperation = {
  method: "POST",
  path: "session/passkey-options",
  limit: { name: "login" },
  sameOrigin: true,
  handle: (context) => loginOf(context).passkeys.startLogin(),
};

/** `POST session/passkey {credential}`: an account's session for what a device has signed. 400 `invalid-passkey`. */
const logIn: SiteOperation = {
  method: "POST",
  path: "session/passkey",
  limit: { name: "login" },
  sameOrigin: true,
  handle: async (context, { body }) => {
    const credential = credentialIn<AuthenticationResponseJSON>(body);
    try {
      return answerSession(context, await loginOf(context).passkeys.finishLogin(credential, storedUsid(context, body)));
    } catch (error) {
      if (error instanceof UpstreamProblem && (error.status === 400 || error.status === 401))
        throw refuse(400, "invalid-passkey", "Invalid Passkey", "The passkey is not known here.");
      throw error;
    }
  },
};

/** Passkeys: made and looked after in the account, used at the login. */
export const passkeyOperations: SiteOperation[] = [list, sendCode, start, finish, remove, options, logIn];
