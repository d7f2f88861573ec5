import type { JSONWebKeySet } from "jose";
import { LRUCache } from "lru-cache";
import type { CallOutside } from "../platforms/outside-call.ts";
import { OauthProblem } from "./oauth-problem.ts";

/** A platform as it asks for a shopper's consent; known by the address of a document about itself. */
export interface LinkClient {
  /** Address of its document (Client ID Metadata Document). */
  id: string;
  name: string;
  redirectUris: readonly string[];
  /** How it proves itself: by a signed assertion, or, where it can keep no secret, by PKCE alone. */
  auth: "private_key_jwt" | "none";
  /** Its keys, or where they are. */
  keys?: JSONWebKeySet;
  keysUrl?: string;
}

/** Finds platforms. @throws OauthProblem `invalid_client` */
export interface LinkClients {
  find(id: string): Promise<LinkClient>;
  /** The public keys of one. */
  keysOf(client: LinkClient): Promise<JSONWebKeySet>;
}

const KEEP_MS = 60_000;
const MOST = 500;
const MOST_URIS = 20;
const MOST_NAME = 60;

const isLocal = (host: string): boolean => host === "127.0.0.1" || host === "[::1]" || host === "localhost";

/** Web addresses, this machine's for apps on it (RFC 8252, 7.3), and schemes of an app's own (7.1). */
const isRedirect = (uri: unknown): uri is string => {
  if (typeof uri !== "string" || uri.length > 2_000 || !URL.canParse(uri)) return false;
  const { protocol, hostname, hash } = new URL(uri);
  if (hash !== "") return false;
  return (
    protocol === "https:" || (protocol === "http:" && isLocal(hostname)) || /^[a-z][\w-]*\.[\w.-]+:$/.test(protocol)
  );
};

const withoutPort = (uri: string): string => {
  const url = new URL(uri);
  url.port = "";
  return url.href;
};

/** Whether a client may be answered there: exactly what it names; on this machine whatever the port. */
export const isOwnRedirect = ({ redirectUris }: LinkClient, uri: string): boolean =>
  redirectUris.some((known) => {
    if (known === uri) return true;
    const isLoopback = isRedirect(uri) && /^http:\/\/(?:127\.0\.0\.1|\[::1\])[:/]/.test(uri);
    return isLoopback && withoutPort(known) === withoutPort(uri);
  });

const unknown = (content: string) => new OauthProblem("invalid_client", content);

const readClient = (id: string, text: string): LinkClient => {
  let document: Record<string, unknown>;
  try {
    document = JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw unknown("The document of the client is not valid JSON.");
  }
  const uris: unknown[] = Array.isArray(document["redirect_uris"]) ? document["redirect_uris"] : [];
  const redirectUris = uris.filter(isRedirect);
  const auth = document["token_endpoint_auth_method"] ?? "none";
  if (document["client_id"] !== id) throw unknown("The document of the client names another client_id.");
  if (redirectUris.length === 0 || redirectUris.length !== uris.length || uris.length > MOST_URIS)
    throw unknown("The document of the client needs redirect_uris, each https, of the own machine or of an app.");
  if (auth !== "none" && auth !== "private_key_jwt")
    throw unknown("token_endpoint_auth_method must be private_key_jwt or none.");
  const name = document["client_name"];
  const { jwks, jwks_uri: keysUrl } = document;
  return {
    id,
    name: (typeof name === "string" && name.trim().slice(0, MOST_NAME)) || new URL(id).host,
    redirectUris,
    auth,
    ...(typeof jwks === "object" && jwks !== null && { keys: jwks as JSONWebKeySet }),
    ...(typeof keysUrl === "string" && { keysUrl }),
  };
};

/** Creates the memory of clients; each document is kept for a minute. `count` says no where too many are asked for. */
export const createLinkClients = (options: {
  call: CallOutside;
  allowLocal: boolean;
  count: () => Promise<void>;
}): LinkClients => {
  const { call, allowLocal, count } = options;
  const texts = new LRUCache<string, Promise<string>>({ max: MOST, ttl: KEEP_MS });

  const read = (url: string): Promise<string> => {
    const known = texts.get(url);
    if (known) return known;
    const asked = (async () => {
      await count();
      const { status, body } = await call(url, { headers: { accept: "application/json" } });
      if (status !== 200) throw new Error(`status ${status}`);
      return body;
    })().catch((error: unknown) => {
      texts.delete(url);
      throw unknown(`${url.slice(0, 200)} does not answer: ${(error as Error).message}`);
    });
    texts.set(url, asked);
    return asked;
  };

  return {
    find: async (id) => {
      const isAddress = id.length <= 2_000 && URL.canParse(id) && (allowLocal ? /^https?:/ : /^https:/).test(id);
      if (!isAddress || new URL(id).username !== "" || new URL(id).hash !== "")
        throw unknown("client_id must be the https address of a document about the client.");
      return readClient(id, await read(id));
    },
    keysOf: async ({ keys, keysUrl }) => {
      if (keys) return keys;
      if (!keysUrl || !URL.canParse(keysUrl)) throw unknown("The document of the client names no keys.");
      try {
        return JSON.parse(await read(keysUrl)) as JSONWebKeySet;
      } catch (error) {
        throw error instanceof OauthProblem ? error : unknown("The keys of the client are not valid JSON.");
      }
    },
  };
};
