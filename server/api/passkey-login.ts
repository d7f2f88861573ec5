import type { ShopperLogin } from "@salesforce/commerce-sdk-isomorphic";
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/browser";
import { refuse, UpstreamProblem } from "#server/problem.ts";

/** A passkey as its owner sees it. */
export interface Passkey {
  id: string;
  name: string;
  createdAt?: string;
  lastUsedAt?: string;
}

/** What the login service does with passkeys (`webauthn`). Every function throws `UpstreamProblem`. */
export interface PasskeyLogin<Tokens> {
  list(accessToken: string): Promise<Passkey[]>;
  sendCode(accessToken: string): Promise<void>;
  start(accessToken: string, asked: { code: string; name: string }): Promise<PublicKeyCredentialCreationOptionsJSON>;
  finish(accessToken: string, made: { code: string; credential: RegistrationResponseJSON }): Promise<void>;
  remove(accessToken: string, id: string): Promise<void>;
  startLogin(): Promise<PublicKeyCredentialRequestOptionsJSON>;
  finishLogin(credential: AuthenticationResponseJSON, usid?: string): Promise<Tokens>;
}

interface PasskeyUser {
  credentials?: { credentialId?: string; nickName?: string; c_createdAt?: string; c_lastUsedAt?: string }[];
}

/** The login that a shopper's token names. @throws UpstreamProblem 401 for a guest's. */
const loginNamedBy = (subject: unknown): string => {
  const named = /upn:(.*?)::/.exec(typeof subject === "string" ? subject : "")?.[1]?.replaceAll("%3A", ":");
  if (!named || named === "Guest") throw refuse(401, "unauthorized", "Unauthorized", "Passkeys need an account.");
  return named;
};

/**
 * Creates it for one client of the login service. `call` turns failures into problems, `subjectOf` reads the issuer
 * subject of a token and `tokensOf` a token answer.
 */
export const createPasskeyLogin = <Tokens>({
  slas,
  clientId,
  siteId,
  locale,
  headers,
  call,
  subjectOf,
  tokensOf,
}: {
  slas: ShopperLogin<{ shortCode: string; organizationId: string; clientId: string; siteId: string }>;
  clientId: string;
  siteId: string;
  locale: string;
  headers: Record<string, string>;
  call: <T>(run: () => Promise<T>) => Promise<T>;
  subjectOf: (accessToken: string) => unknown;
  tokensOf: (run: () => Promise<unknown>) => Promise<Tokens>;
}): PasskeyLogin<Tokens> => {
  const loginOf = (accessToken: string) => loginNamedBy(subjectOf(accessToken));
  const client = { client_id: clientId, channel_id: siteId };
  const bearer = (accessToken: string) => ({ Authorization: `Bearer ${accessToken}` });
  const asSent = (credential: object) => credential as never;

  return {
    list: async (accessToken) => {
      const parameters = { loginId: loginOf(accessToken), channel_id: siteId };
      try {
        const { credentials = [] } = (await call(() =>
          slas.getPasskeyUserByLoginId({ headers: bearer(accessToken), parameters }),
        )) as PasskeyUser;
        return credentials.map(({ credentialId = "", nickName = "", c_createdAt, c_lastUsedAt }) => ({
          id: credentialId,
          name: nickName,
          ...(c_createdAt && { createdAt: c_createdAt }),
          ...(c_lastUsedAt && { lastUsedAt: c_lastUsedAt }),
        }));
      } catch (error) {
        if (error instanceof UpstreamProblem && error.status === 404) return [];
        throw error;
      }
    },

    sendCode: async (accessToken) => {
      const body = { ...client, user_id: loginOf(accessToken), mode: "email", locale };
      await call(() => slas.authorizeWebauthnRegistration({ headers, body }));
    },

    start: async (accessToken, { code, name }) => {
      const body = { ...client, user_id: loginOf(accessToken), pwd_action_token: code, nick_name: name };
      const answer = await call(() => slas.startWebauthnUserRegistration({ headers, body }));
      return answer as unknown as PublicKeyCredentialCreationOptionsJSON;
    },

    finish: async (accessToken, { code, credential }) => {
      const body = {
        ...client,
        username: loginOf(accessToken),
        pwd_action_token: code,
        credential: asSent(credential),
      };
      await call(() => slas.finishWebauthnUserRegistration({ headers, body }));
    },

    remove: async (accessToken, id) => {
      const parameters = { loginId: loginOf(accessToken), credentialId: id, channel_id: siteId };
      await call(() => slas.deletePasskeyCredential({ headers: bearer(accessToken), parameters }));
    },

    startLogin: async () => {
      const answer = await call(() => slas.startWebauthnAuthentication({ headers, body: client }));
      return answer as unknown as PublicKeyCredentialRequestOptionsJSON;
    },

    finishLogin: (credential, usid) => {
      const body = { ...client, ...(usid && { usid }), credential: asSent(credential) };
      return tokensOf(async () => (await slas.finishWebauthnAuthentication({ headers, body })).tokenResponse);
    },
  };
};
