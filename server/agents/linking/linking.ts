import { createHash } from "node:crypto";
import { createLocalJWKSet, jwtVerify } from "jose";
import type { SiteConfig } from "#config/sites.ts";
import { newSecretId } from "../sessions/agent-session.ts";
import type { KeptValues } from "../sessions/kept-values.ts";
import { isOwnRedirect, type LinkClient, type LinkClients } from "./clients.ts";
import type { LinkedAccount, Links } from "./links.ts";
import { OauthProblem } from "./oauth-problem.ts";
import { type LinkScope, readScopes } from "./scopes.ts";

/** What a platform asks a shopper for, until the shopper has answered. */
export interface LinkRequest {
  clientId: string;
  clientName: string;
  /** Alias of the site. */
  site: string;
  redirectUri: string;
  state: string | null;
  scopes: LinkScope[];
  challenge: string;
}

interface KeptCode extends LinkRequest {
  account: LinkedAccount;
  /** The link it was exchanged for. */
  linkId?: string;
}

/** Parameters of a request, each named once at most. @throws OauthProblem */
export const parametersOf = (text: string): URLSearchParams => {
  const parameters = new URLSearchParams(text);
  const names = [...parameters.keys()];
  if (new Set(names).size !== names.length)
    throw new OauthProblem("invalid_request", "A parameter is named more than once.");
  return parameters;
};

/** The authorization server of the shop (RFC 6749 with PKCE, RFC 7636). */
export interface Linking {
  /** Keeps what is asked for; answers the key of the request. @throws OauthProblem that may be told to the client */
  ask(site: SiteConfig, client: LinkClient, parameters: URLSearchParams): Promise<string>;
  /** Whether a client may be answered at an address it names. */
  client(parameters: URLSearchParams): Promise<{ client: LinkClient; redirectUri: string }>;
  request(key: string): Promise<LinkRequest | null>;
  /** The shopper's answer; where the browser goes with it. Null for a request that is over. */
  answer(site: SiteConfig, key: string, account: LinkedAccount | null): Promise<string | null>;
  /** The token endpoint. @throws OauthProblem */
  token(site: SiteConfig, parameters: URLSearchParams): Promise<Record<string, unknown>>;
  /** The revocation endpoint. @throws OauthProblem for a client that does not prove itself */
  revoke(site: SiteConfig, parameters: URLSearchParams): Promise<void>;
}

const REQUEST_MS = 15 * 60_000;
const CODE_MS = 60_000;
const USED_CODE_MS = 24 * 3_600_000;
const ASSERTION = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";

/** An address with what is said added to it. */
export const redirectTo = (uri: string, said: Record<string, string | null>): string => {
  const url = new URL(uri);
  for (const [name, value] of Object.entries(said)) if (value !== null) url.searchParams.set(name, value);
  return url.href;
};

/** Creates the authorization server. */
export const createLinking = (options: { values: KeptValues; clients: LinkClients; links: Links }): Linking => {
  const { values, clients, links } = options;

  const tokensOf = async (linkId: string): Promise<Record<string, unknown>> => {
    const link = await links.find(linkId);
    if (!link) throw new OauthProblem("invalid_grant", "The shopper has ended this link.");
    const { accessToken, refreshToken, expiresInSeconds } = await links.issue(link);
    return {
      access_token: accessToken,
      token_type: "Bearer",
      expires_in: expiresInSeconds,
      refresh_token: refreshToken,
      scope: link.scopes.join(" "),
    };
  };

  /** Who calls the token endpoint, once it is proven. */
  const authenticate = async (site: SiteConfig, parameters: URLSearchParams): Promise<LinkClient> => {
    const id = parameters.get("client_id");
    if (!id) throw new OauthProblem("invalid_client", "client_id is missing.");
    const client = await clients.find(id);
    if (client.auth === "none") return client;
    const assertion = parameters.get("client_assertion") ?? "";
    if (parameters.get("client_assertion_type") !== ASSERTION || assertion === "")
      throw new OauthProblem("invalid_client", "This client proves itself by a client_assertion (private_key_jwt).");
    const keys = createLocalJWKSet(await clients.keysOf(client));
    const verified = await jwtVerify(assertion, keys, {
      issuer: id,
      subject: id,
      audience: [site.origin, `${site.origin}/oauth2/token`, `${site.origin}/oauth2/revoke`],
      algorithms: ["ES256", "ES384", "PS256", "RS256", "EdDSA"],
      requiredClaims: ["exp", "jti"],
      maxTokenAge: "10m",
    }).catch((error: unknown) => {
      throw new OauthProblem("invalid_client", `The client_assertion is not valid: ${(error as Error).message}`);
    });
    const name = `assertion ${id} ${String(verified.payload.jti)}`;
    await values.inTurn(name, async () => {
      if (await values.get(name)) throw new OauthProblem("invalid_client", "The client_assertion was used before.");
      await values.set(name, true, REQUEST_MS);
    });
    return client;
  };

  const byCode = (client: LinkClient, site: SiteConfig, parameters: URLSearchParams) => {
    const code = `link code ${parameters.get("code") ?? ""}`;
    const refuse = (content: string) => new OauthProblem("invalid_grant", content);
    return values.inTurn(code, async () => {
      const kept = await values.get<KeptCode>(code);
      if (!kept || kept.clientId !== client.id || kept.site !== site.alias)
        throw refuse("The code is over, or not one of this client.");
      if (kept.linkId !== undefined) {
        const stolen = await links.find(kept.linkId);
        if (stolen) await links.end(stolen);
        throw refuse("The code was used before; what it led to is ended.");
      }
      if (parameters.get("redirect_uri") !== kept.redirectUri) throw refuse("redirect_uri is another one.");
      const verifier = parameters.get("code_verifier") ?? "";
      const challenge = createHash("sha256").update(verifier).digest("base64url");
      if (!/^[\w.~-]{43,128}$/.test(verifier) || challenge !== kept.challenge)
        throw refuse("code_verifier does not belong to the code_challenge.");
      const { clientId, clientName, account, scopes } = kept;
      const link = await links.open({ clientId, clientName, site: site.alias, account, scopes });
      await values.set(code, { ...kept, linkId: link.id } satisfies KeptCode, USED_CODE_MS);
      return tokensOf(link.id);
    });
  };

  return {
    client: async (parameters) => {
      const client = await clients.find(parameters.get("client_id") ?? "");
      const redirectUri = parameters.get("redirect_uri") ?? "";
      if (!isOwnRedirect(client, redirectUri))
        throw new OauthProblem("invalid_request", "redirect_uri is not one that the client names.");
      return { client, redirectUri };
    },
    ask: async (site, { id, name }, parameters) => {
      if (parameters.get("response_type") !== "code")
        throw new OauthProblem("unsupported_response_type", "response_type must be code.");
      const challenge = parameters.get("code_challenge") ?? "";
      if (parameters.get("code_challenge_method") !== "S256" || !/^[\w-]{43}$/.test(challenge))
        throw new OauthProblem("invalid_request", "A code_challenge of the method S256 is needed.");
      const wanted = readScopes(parameters.get("scope"));
      if (!wanted) throw new OauthProblem("invalid_scope", "The shop does not know one of the scopes.");
      const key = newSecretId();
      const request: LinkRequest = {
        clientId: id,
        clientName: name,
        site: site.alias,
        redirectUri: parameters.get("redirect_uri") ?? "",
        state: parameters.get("state"),
        scopes: wanted,
        challenge,
      };
      await values.set(`link request ${key}`, request, REQUEST_MS);
      return key;
    },
    request: (key) => values.get<LinkRequest>(`link request ${key}`),
    answer: (site, key, account) =>
      values.inTurn(`link request ${key}`, async () => {
        const request = await values.get<LinkRequest>(`link request ${key}`);
        if (request?.site !== site.alias) return null;
        await values.forget(`link request ${key}`);
        const { redirectUri, state } = request;
        if (!account) return redirectTo(redirectUri, { error: "access_denied", state, iss: site.origin });
        const code = newSecretId();
        await values.set(`link code ${code}`, { ...request, account } satisfies KeptCode, CODE_MS);
        return redirectTo(redirectUri, { code, state, iss: site.origin });
      }),
    token: async (site, parameters) => {
      const client = await authenticate(site, parameters);
      const grant = parameters.get("grant_type");
      if (grant === "authorization_code") return byCode(client, site, parameters);
      if (grant !== "refresh_token")
        throw new OauthProblem("unsupported_grant_type", "grant_type must be authorization_code or refresh_token.");
      const link = await links.byRefresh(parameters.get("refresh_token") ?? "", client.id);
      if (link?.site !== site.alias)
        throw new OauthProblem("invalid_grant", "The refresh token is over, was used before or is not of this client.");
      return tokensOf(link.id);
    },
    revoke: async (site, parameters) => {
      const client = await authenticate(site, parameters);
      await links.revoke(parameters.get("token") ?? "", client.id);
    },
  };
};
