import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { refuse, UpstreamProblem } from "#server/problem.ts";
import { createShopperLogin } from "../shopper-login.ts";
import { readShopperContext } from "./shopper-context-schema.ts";
import type { SiteContext, SiteOperation } from "./site-operation.ts";

/** Who is speaking, by an access token that the backend has yet to look at. */
interface Shopper {
  accessToken: string;
  usid: string;
  /** `guest`, or the login of the account. */
  loginId: string;
}

/** The groups of a shopper, and which of them change what goods cost. */
interface Standing {
  customerGroups: string[];
  pricedBy: string[];
}

/** How long what holds for every visitor of a kind is taken to hold. */
const VISITOR_MS = 5 * 60_000;
/** Tokens of another system's last half an hour. */
const SYSTEM_TOKEN_MS = 25 * 60_000;

const visitors = new LRUCache<string, Promise<Standing>>({ max: 100, ttl: VISITOR_MS });
const systemTokens = new LRUCache<string, Promise<string>>({ max: 5000, ttl: SYSTEM_TOKEN_MS });

/** What `load` gives, asked once per key; a failure is not remembered. */
const once = <T extends object | string>(
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
const shopperOf = (accessToken: string): Shopper => {
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

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];

const systemGroups = new Set(["Everyone", "Registered", "Unregistered"]);

/** A backend that does not say which groups have prices of their own is taken to mean all but those everybody is in. */
const standingOf = async (calls: Pick<SiteContext, "custom">): Promise<Standing> => {
  const answer = (await calls.custom({ api: "account", path: "shopper-groups" })) as Record<string, unknown>;
  const customerGroups = listOf(answer["customerGroups"]);
  const pricedBy = Array.isArray(answer["pricedBy"])
    ? listOf(answer["pricedBy"])
    : customerGroups.filter((group) => !systemGroups.has(group));
  return { customerGroups, pricedBy };
};

/** Merges what is known about a session into its context, and makes one where there is none. */
const write = async (calls: Pick<SiteContext, "scapi">, usid: string, body: object): Promise<void> => {
  const args = [{ parameters: { usid }, body }];
  try {
    await calls.scapi("ShopperContexts", "updateShopperContext", args);
  } catch (error) {
    if (!(error instanceof UpstreamProblem) || error.status !== 404) throw error;
    await calls.scapi("ShopperContexts", "createShopperContext", args);
  }
};

/** Runs `act` with a token that may write contexts: that of the merchant's own system, else the shopper's. */
const asSystem = async (
  context: SiteContext,
  { accessToken, usid, loginId }: Shopper,
  act: (calls: Pick<SiteContext, "scapi">) => Promise<void>,
): Promise<void> => {
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
    await act(context.as(await token()));
  } catch (error) {
    // A token may have been revoked before its time.
    if (!(error instanceof UpstreamProblem) || error.status !== 401) throw error;
    systemTokens.delete(key);
    await act(context.as(await token()));
  }
};

const qualifiers = (context: SiteContext, device: string, isLoggedIn: boolean) => ({
  device,
  selectedCountryIsoCode: context.site.country,
  loggedin: String(isLoggedIn),
});

/**
 * The standing of whoever only looks around: that of a guest of the server's own on the same kind of device, shared by
 * all of them.
 */
const visitorStanding = (context: SiteContext, device: string): Promise<Standing> => {
  const { config, site, secrets, requestId } = context;
  return once(visitors, `${config.commerce.origin} ${site.id} ${site.country} ${device}`, async () => {
    const login = createShopperLogin({
      commerce: config.commerce,
      site,
      clientSecret: secrets.commerceClientSecret,
      requestId,
    });
    const guest = shopperOf((await login.guest()).accessToken);
    await asSystem(context, guest, (calls) =>
      write(calls, guest.usid, { customQualifiers: qualifiers(context, device, false) }),
    );
    return standingOf(context.as(guest.accessToken));
  });
};

/**
 * `POST shoppercontext {login_id, sourceCode?, customQualifiers}`: tells the backend what this shop knows about the
 * caller's session, and answers the groups that follow, `{ customerGroups, pricedBy }`. A source code that is left out
 * stays; an empty one is taken away. Without a token it speaks of a visitor of whom only the device is known, and
 * nothing is kept. 400 for anything else in the body, 401 for a token that is not good, 409 where the token is another
 * shopper's than `login_id` says.
 */
export const shopperContext: SiteOperation = {
  method: "POST",
  path: "shoppercontext",
  sameOrigin: true,
  handle: async (context, { body }) => {
    const { login_id: loginId, sourceCode, customQualifiers } = await readShopperContext(body);
    if (!context.bearerToken) return visitorStanding(context, customQualifiers.device);
    const shopper = shopperOf(context.bearerToken);
    if (shopper.loginId.toLowerCase() !== loginId.toLowerCase())
      throw refuse(409, "customer-changed", "Conflict", "The session belongs to someone else now.");
    // The backend looks at the shopper's own token before anything is said in its name.
    await standingOf(context);
    await asSystem(context, shopper, (calls) =>
      write(calls, shopper.usid, {
        ...(sourceCode !== undefined && { sourceCode }),
        customQualifiers: qualifiers(context, customQualifiers.device, shopper.loginId !== "guest"),
      }),
    );
    return standingOf(context);
  },
};
