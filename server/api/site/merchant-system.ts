import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { refuse, UpstreamProblem } from "#server/problem.ts";
import { createShopperLogin } from "../shopper-login.ts";
import type { SiteContext } from "./site-operation.ts";

/** Who is speaking, by an access token that the backend has yet to look at. */
export interface Speaker {
  accessToken: string;
  usid: string;
  /** `guest`, or the login of the account. */
  loginId: string;
}

/** Tokens of another system's last half an hour. */
const SYSTEM_TOKEN_MS = 25 * 60_000;

const systemTokens = new LRUCache<string, Promise<string>>({ max: 5000, ttl: SYSTEM_TOKEN_MS });

/** What `load` gives, asked once per key; a failure is not remembered. */
export const once = <T extends object | string>(
  cache: LRUCache<string, Promise<T>>,
  key: string,
  load: () => Promise<T>,
): Promise<T> => {
  const cached = cache.get(key);
  if (cached) return cached;
  const started = load();
  cache.set(key, started);
  started.catch(() => cache.delete(key));
  return started;
};

/** The shopper a token names. @throws UpstreamProblem 401 where it names none. */
export const speakerOf = (accessToken: string): Speaker => {
  try {
    const payload = Buffer.from(accessToken.split(".")[1] ?? "", "base64url").toString("utf8");
    const { sub, isb } = JSON.parse(payload) as { sub?: string; isb?: string };
    const usid = /(?:^|::)usid:([^:]+)/.exec(sub ?? "")?.[1];
    const name = /(?:^|::)upn:([^:]+)/.exec(isb ?? "")?.[1];
    if (usid && name) return { accessToken, usid, loginId: name === "Guest" ? "guest" : name.replaceAll("%3A", ":") };
  } catch {
    // What cannot be read names nobody.
  }
  throw refuse(401, "unauthorized", "Unauthorized", "The access token names no session.");
};

/** A new guest of the server's own. */
export const ownGuest = async ({ config, site, secrets, requestId }: SiteContext): Promise<Speaker> => {
  const login = createShopperLogin({
    commerce: config.commerce,
    site,
    clientSecret: secrets.commerceClientSecret,
    requestId,
  });
  return speakerOf((await login.guest()).accessToken);
};

/** Runs `act` with a token of the merchant's own system for a shopper's session, where there is one, else theirs. */
export const asSystem = async <T>(
  context: SiteContext,
  { accessToken, usid, loginId }: Speaker,
  act: (calls: Pick<SiteContext, "scapi" | "custom">) => Promise<T>,
): Promise<T> => {
  const { commerce } = context.config;
  if (commerce.systemClientId === null) return act(context.as(accessToken));
  const system = { clientId: commerce.systemClientId, secret: context.secrets.commerceSystemClientSecret };
  const login = createShopperLogin({ commerce, site: context.site, clientSecret: null, requestId: context.requestId });
  const key = createHash("sha256")
    .update([commerce.origin, context.site.id, usid, loginId].join("\n"))
    .digest("base64");
  const token = () =>
    once(systemTokens, key, async () => (await login.onBehalf({ loginId, usid }, system)).accessToken);
  try {
    return await act(context.as(await token()));
  } catch (error) {
    // A token may have been revoked before its time.
    if (!(error instanceof UpstreamProblem) || error.status !== 401) throw error;
    systemTokens.delete(key);
    return await act(context.as(await token()));
  }
};
