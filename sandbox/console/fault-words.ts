import type { FaultEffect, FaultMatch, FaultRule } from "#sandbox/control/fault-rule.ts";

const number = (value: number): string => value.toLocaleString("en-US");

/** What goes wrong, for people. */
export const effectWords = (effect: FaultEffect): string => {
  switch (effect.kind) {
    case "delay":
      if (effect.distribution === "fixed") return `Waits ${number(effect.milliseconds)} ms`;
      return effect.distribution === "uniform"
        ? `Waits ${number(effect.from)} to ${number(effect.to)} ms`
        : `Waits ${number(effect.median)} ms as a rule, now and then much longer (sigma ${effect.sigma})`;
    case "status":
      return `Answers ${effect.status}${effect.title ? `, “${effect.title}”` : ""}${effect.type ? ` (${effect.type})` : ""}`;
    case "maintenance":
      return `Maintenance of the ${effect.scope} (503)`;
    case "load":
      return `Load of ${effect.percent} %`;
    case "rate-limit":
      return `Too many requests (429), try again after ${number(effect.retryAfterSeconds ?? 60)} s`;
    case "token":
      return effect.problem === "expired-access-token" ? "Access token expired (401)" : "Refresh token invalid (400)";
    case "connection-reset":
      return "Connection reset";
    case "truncated-body":
      return "Answer ends halfway";
    case "slow-body":
      return `Answer dribbles for ${number(effect.milliseconds)} ms`;
    case "invalid-json":
      return "Answer is broken JSON";
    case "html-body":
      return "Answer is a page of HTML";
    case "stale-read":
      return "Reads answer as they did the time before";
    case "lost-answer":
      return "Work is done, its answer gets lost";
  }
};

/** The third parties, for people. */
export const vendorWords = {
  any: "every third party",
  card: "card processor",
  content: "content delivery",
  ratings: "ratings and reviews",
  recommendations: "recommendations",
  video: "films",
  gallery: "social gallery",
  "tag-manager": "tag manager",
  address: "address verification",
  subscriptions: "subscription offers",
  paypal: "PayPal and Venmo",
  klarna: "Klarna",
  "apple-pay": "Apple Pay",
  captcha: "captcha",
  "service-desk": "service desk",
  survey: "feedback survey",
  chat: "chat",
} as const satisfies Record<NonNullable<FaultMatch["vendor"]>, string>;

const apis = { scapi: "Shopper APIs", ocapi: "Shop API", slas: "login", custom: "own endpoints" } as const;

/** The third parties and dialects a rule may be meant for, for people. */
export const targets: readonly (readonly [string, string])[] = [
  ["", "any API of the backend"],
  ["scapi", "Shopper APIs (SCAPI)"],
  ["ocapi", "Shop API (OCAPI)"],
  ["slas", "login service (SLAS)"],
  ["custom", "endpoints of the merchant’s own"],
  ["vendor:card", "third party: card processor"],
  ["vendor:content", "third party: content delivery"],
  ["vendor:video", "third party: films"],
  ["vendor:gallery", "third party: social gallery"],
  ["vendor:ratings", "third party: ratings and reviews"],
  ["vendor:recommendations", "third party: recommendations"],
  ["vendor:address", "third party: address verification"],
  ["vendor:subscriptions", "third party: subscription offers"],
  ["vendor:paypal", "third party: PayPal and Venmo"],
  ["vendor:klarna", "third party: Klarna"],
  ["vendor:apple-pay", "third party: Apple Pay"],
  ["vendor:captcha", "third party: captcha"],
  ["vendor:service-desk", "third party: service desk"],
  ["vendor:survey", "third party: feedback survey"],
  ["vendor:chat", "third party: chat"],
  ["vendor:any", "third parties: all of them"],
];

/** Which calls a rule is meant for, for people. */
export const matchWords = (match: FaultMatch): string => {
  const { api, vendor, operation, method, path, siteId, customerId, nth } = match;
  const words = [
    vendor && vendorWords[vendor],
    api && apis[api],
    operation,
    method,
    path,
    siteId,
    customerId && `customer ${customerId}`,
    nth && `call number ${nth} only`,
  ].filter(Boolean);
  return words.length === 0 ? "every call" : words.join(", ");
};

/** How often a rule fires, for people. */
export const oftenWords = ({ count, probability, seed, until }: FaultRule): string => {
  const often = [
    count === undefined ? null : count === 1 ? "once" : `${number(count)} times`,
    probability === undefined ? null : `${Math.round(probability * 1000) / 10} % of calls (seed ${seed ?? 1})`,
  ].filter((word) => word !== null);
  const times = often.length === 0 ? "every time" : often.join(", ");
  return until ? `${times}, until ${until.toISOString().slice(0, 19).replace("T", " ")} UTC` : times;
};
