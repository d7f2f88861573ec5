import type { LimitName } from "#server/limits/limit-rules.ts";

/**
 * What the public may ask through the storefront's proxy of the Shop API. Everything else of the backend's host (its
 * administration, its login service, the sandbox's levers) stays out of reach.
 */

/** First part of a Shop API address that a storefront has a use for. */
const resources: ReadonlySet<string> = new Set([
  "baskets",
  "categories",
  "content",
  "content_search",
  "customers",
  "folders",
  "order_search",
  "orders",
  "product_lists",
  "product_search",
  "products",
  "promotions",
  "search_suggestion",
  "site",
  "stores",
]);

/**
 * Below `customers`, what is not about one known customer: registration, login and lost passwords, which have doors of
 * their own.
 */
const accountDoors: ReadonlySet<string> = new Set(["", "auth", "password_reset", "actions"]);

/** Calls of the Shop API that guess, or cost: their addresses, and what they are counted as (security-1). */
const limited: readonly [address: RegExp, limit: LimitName][] = [
  [/\/baskets\/[^/]+\/coupons\/?$/, "coupon"],
  [/\/baskets\/[^/]+\/payment_instruments\/?$/, "card-entry"],
  [/\/orders\/?$/, "order"],
];

/** The limit of a call that changes something; nothing for most. */
export const limitOf = (path: string): LimitName | undefined => limited.find(([address]) => address.test(path))?.[1];

const resourceAddress = /^\/s\/([\w-]+)\/dw\/shop\/v\d{1,2}_\d{1,2}\/([^/]+)(?:\/(.*))?$/;
const signUpAddress = /^\/s\/([\w-]+)\/bisn$/;

/** Whether a part of a path says a folder up, a folder of the host's own, or hides a character. */
const isSuspicious = (part: string): boolean => {
  try {
    const plain = decodeURIComponent(part);
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    return /^\.{1,2}$|^__|[/\\%\u0000-\u001f\u007f]/.test(plain);
  } catch {
    return true;
  }
};

/**
 * What a path of the proxy asks for: a resource of the Shop API, a sign-up for what is sold out, or nothing that is let
 * through.
 */
export type Allowance = "resource" | "sign-up" | undefined;

/** Reads the path behind `/mobify/proxy/ocapi`, without its query; `siteIds` are the sites of this shop. */
export const allowanceFor = (path: string, siteIds: ReadonlySet<string>): Allowance => {
  if (path.slice(1).split("/").some(isSuspicious)) return undefined;
  const signUp = signUpAddress.exec(path);
  if (signUp) return siteIds.has(signUp[1] ?? "") ? "sign-up" : undefined;
  const [, siteId = "", resource = "", rest = ""] = resourceAddress.exec(path) ?? [];
  if (!siteIds.has(siteId) || !resources.has(resource)) return undefined;
  return resource === "customers" && accountDoors.has(rest.split("/")[0] ?? "") ? undefined : "resource";
};
