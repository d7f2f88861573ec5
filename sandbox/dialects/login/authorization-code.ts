import type { LoginClients } from "./login-clients.ts";
import { badRequest } from "./login-request.ts";
import { challengeOf, isPkceValue } from "./pkce.ts";

/** What authorize and login requests have in common. */
export interface CodeRequest {
  clientId: string | undefined;
  redirectUri: string | undefined;
  codeChallenge: string | undefined;
  siteId: string | undefined;
  usid: string | undefined;
  state: string | undefined;
}

/** What is kept of such a request. */
export interface CheckedCodeRequest {
  clientId: string;
  redirectUri: string;
  codeChallenge: string;
  siteId: string;
}

/** What a code is redeemed with. */
interface Redemption {
  clientId: string;
  siteId: string;
  redirectUri: string | undefined;
  codeVerifier: string | undefined;
  usid: string | undefined;
}

/** What was kept of the request a code was given for. */
interface StoredCode extends CheckedCodeRequest {
  usid: string;
}

/** Which requests get a code, and which redeem one. */
export interface CodeRules {
  /** @throws Fault 400 for a member that is missing or wrong. */
  check: (request: CodeRequest) => CheckedCodeRequest;
  /** @throws Fault 400 for a missing or unknown site. */
  checkSite: (siteId: string | undefined) => string;
  /** Why a code may not be redeemed, if so. */
  refusal: (stored: StoredCode, redemption: Redemption) => string | undefined;
}

export const createCodeRules = (clients: LoginClients, sites: readonly { id: string }[]): CodeRules => {
  const checkSite = (siteId: string | undefined): string => {
    if (!siteId) throw badRequest("channel_id is required.");
    if (!sites.some(({ id }) => id === siteId)) throw badRequest("channel_id is not valid.");
    return siteId;
  };

  return {
    checkSite,

    check: ({ clientId, redirectUri, codeChallenge, siteId }) => {
      const client = clients.named(clientId);
      if (!isRedirectUri(redirectUri)) throw badRequest("Bad or missing redirect_uri.");
      const needsChallenge = client.secret === null || codeChallenge !== undefined;
      if (needsChallenge && !isPkceValue(codeChallenge)) throw badRequest("code_challenge is required.");
      return {
        clientId: client.id,
        redirectUri,
        codeChallenge: codeChallenge ?? "",
        siteId: siteId ? checkSite(siteId) : "",
      };
    },

    refusal: (stored, { clientId, siteId, redirectUri, codeVerifier, usid }) => {
      if (stored.clientId !== clientId) return "invalid authorization code";
      if (stored.siteId !== "" && stored.siteId !== siteId)
        return "channel_id does not match the authorization request.";
      if (stored.redirectUri !== redirectUri) return "redirect_uri does not match the authorization request.";
      if (stored.codeChallenge !== "" && !isVerifierOf(stored.codeChallenge, codeVerifier))
        return "invalid code_verifier";
      if (usid && usid !== stored.usid) return "usid does not match the authorization request.";
      return undefined;
    },
  };
};

/** Whether a verifier is the one a challenge was made from. */
export const isVerifierOf = (challenge: string, verifier: string | undefined): boolean =>
  isPkceValue(verifier) && challengeOf(verifier) === challenge;

const isRedirectUri = (text: string | undefined): text is string => {
  if (!text || !URL.canParse(text)) return false;
  const { protocol, hash, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && hash === "" && username === "" && password === "";
};
