import type { SeededRandom } from "#sandbox/core/seeded-random.ts";

/** Third parties whose emulators calls may fail on purpose. */
export const faultyVendors = [
  "card",
  "content",
  "ratings",
  "recommendations",
  "video",
  "gallery",
  "tag-manager",
  "address",
  "subscriptions",
  "paypal",
  "klarna",
  "apple-pay",
  "captcha",
  "service-desk",
  "survey",
  "chat",
] as const;

/** One of them. */
export type FaultyVendor = (typeof faultyVendors)[number];

/** Calls a rule is meant for; every member that is there must fit. */
export interface FaultMatch {
  /** Which dialect: Shopper APIs, Shop API, login, or custom endpoints. */
  api?: "scapi" | "ocapi" | "slas" | "custom" | undefined;
  /** The third party called instead of the shop's backend; a rule that names none leaves the third parties alone. */
  vendor?: FaultyVendor | "any" | undefined;
  /**
   * `Family.method` of the official client, such as `ShopperBaskets.addItemToBasket`; the Shop API's resource for the
   * same thing has the same name, whatever its address.
   */
  operation?: string | undefined;
  /** The method meant, where a POST of the Shop API names another one. */
  method?: string | undefined;
  /** Address without query; `*` stands for any characters. */
  path?: string | undefined;
  siteId?: string | undefined;
  customerId?: string | undefined;
  /** Only the n-th call that fits, counted from 1. */
  nth?: number | undefined;
}

/** How long a call waits before it is worked on. */
export type Delay =
  | { distribution: "fixed"; milliseconds: number }
  | { distribution: "uniform"; from: number; to: number }
  | { distribution: "log-normal"; median: number; sigma: number };

/** What goes wrong. */
export type FaultEffect =
  | ({ kind: "delay" } & Delay)
  | { kind: "status"; status: number; type?: string; title?: string; detail?: string }
  | { kind: "maintenance"; scope: "site" | "system" }
  | { kind: "load"; percent: number }
  | { kind: "rate-limit"; retryAfterSeconds?: number }
  | { kind: "token"; problem: "expired-access-token" | "invalid-refresh-token" }
  | { kind: "connection-reset" }
  | { kind: "truncated-body" }
  | { kind: "slow-body"; milliseconds: number }
  | { kind: "invalid-json" }
  | { kind: "html-body" }
  | { kind: "stale-read" }
  | { kind: "lost-answer" };

/** A rule as it was given. */
export interface FaultRule {
  match: FaultMatch;
  effect: FaultEffect;
  /** Fires at most so often. */
  count?: number | undefined;
  /** Chance from 0 to 1 at each call that fits; the same seed makes the same choices. */
  probability?: number | undefined;
  seed?: number | undefined;
  /** The sandbox's time after which it fires no more. */
  until?: Date | undefined;
}

/** What a rule is held against. */
export interface FaultCall {
  /** Undefined for calls to a third party. */
  api: FaultMatch["api"];
  vendor: FaultyVendor | undefined;
  operation: string | undefined;
  method: string;
  path: string;
  siteId: string | undefined;
  customerId: string | undefined;
}

const globs = new Map<string, RegExp>();
const globOf = (pattern: string): RegExp => {
  const known = globs.get(pattern);
  if (known) return known;
  const glob = new RegExp(
    `^${pattern
      .split("*")
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"))
      .join(".*")}$`,
  );
  globs.set(pattern, glob);
  return glob;
};

/** Whether a rule is meant for a call; `nth` is not looked at. */
export const fitsCall = (match: FaultMatch, call: FaultCall): boolean =>
  (match.vendor === "any" ? call.vendor !== undefined : match.vendor === call.vendor) &&
  (match.api === undefined || match.api === call.api) &&
  (match.operation === undefined || match.operation === call.operation) &&
  (match.method === undefined || match.method.toUpperCase() === call.method) &&
  (match.path === undefined || globOf(match.path).test(call.path)) &&
  (match.siteId === undefined || match.siteId === call.siteId) &&
  (match.customerId === undefined || match.customerId === call.customerId);

/** Under load the platform turns calls away, but never those that bring money. */
export const isExemptFromLoadShedding = (path: string): boolean => /\/(shopper-)?(baskets|orders)(\/|$)/.test(path);

/** The milliseconds a delay takes this time. */
export const delayMilliseconds = (delay: Delay, random: SeededRandom): number => {
  switch (delay.distribution) {
    case "fixed":
      return delay.milliseconds;
    case "uniform":
      return delay.from + random.next() * (delay.to - delay.from);
    case "log-normal":
      return delay.median * Math.exp(delay.sigma * random.normal());
  }
};
