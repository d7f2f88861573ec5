import { randomUUID } from "node:crypto";
import { CompactEncrypt, decodeJwt, importJWK, type JWK } from "jose";
import { systemClock } from "#sandbox/core/clock.ts";
import { Fault } from "#sandbox/core/fault.ts";
import { callShop, type ShopAnswer, type Verdict, verdictOnAnswer, verdictOnNotice } from "./shop-call.ts";
import type { SignatureWay, AssistantPlatform } from "./assistant-platform.ts";

/** One request to a shop, and what it answered. */
export interface Exchange {
  id: string;
  /** Its name in the protocol. */
  operation: string;
  request: { method: string; url: string; headers: Record<string, string>; body: string };
  /** Null where none came; `failure` then says why. */
  answer: ShopAnswer | null;
  failure: string | null;
  /** What the signature of the answer is worth. */
  verdict: Verdict;
  milliseconds: number;
}

/** What a shop told the platform of an order. */
export interface Notice {
  at: Date;
  body: string;
  verdict: Verdict;
}

/** A document of the protocol as it came; the shop of a test may answer anything. */
export type Document = Record<string, unknown>;

/** What is known of a shop so far. */
export interface Conversation {
  /** Origin of the shop. */
  shop: string;
  way: SignatureWay;
  profile: Document | null;
  products: Document[];
  cart: Document | null;
  checkout: Document | null;
  /** Newest first. */
  exchanges: Exchange[];
  notices: Notice[];
}

/** A card to pay with, as a person types it. */
export interface PlaygroundCard {
  number: string;
  code: string;
  month: string;
  year: string;
  name: string;
}

/** Tries a shop as a platform does: each step is one request, which is kept with its answer. */
export interface Playground {
  /** Shops that may be asked. */
  shops: readonly string[];
  platform: AssistantPlatform;
  now(): Conversation;
  find(shop: string, way: SignatureWay): Promise<Exchange>;
  ask(operation: string, method: string, path: string, body?: Document): Promise<Exchange>;
  /** Encrypts a card for the checkout and has the processor make a token of it. @throws Fault where it makes none */
  token(card: PlaygroundCard): Promise<string>;
  hear(notice: { url: string; headers: Record<string, string>; body: string }): Promise<void>;
  clear(): void;
}

const MOST_EXCHANGES = 60;
const MOST_NOTICES = 30;

/** The JSON object of a text; null for anything else. */
export const documentIn = (text: string | undefined): Document | null => {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Document) : null;
  } catch {
    return null;
  }
};

const nothing = (shop: string): Conversation => ({
  shop,
  way: "right",
  profile: null,
  products: [],
  cart: null,
  checkout: null,
  exchanges: [],
  notices: [],
});

const keysOf = (profile: Document | null): JWK[] =>
  Array.isArray(profile?.["signing_keys"]) ? (profile["signing_keys"] as JWK[]) : [];

interface Service {
  transport?: string;
  endpoint?: string;
}

/** Where the REST service of a shop stands, by its profile. @throws Fault where the profile names none */
const endpointOf = ({ profile }: Conversation): string => {
  const { services } = (profile?.["ucp"] ?? {}) as { services?: Record<string, Service[]> };
  const found = services?.["dev.ucp.shopping"]?.find(({ transport }) => transport === "rest")?.endpoint;
  if (!found) throw new Fault(409, "no-shop", "Find the shop first: its profile says where it is asked.");
  return found;
};

/** What one card of a checkout may be encrypted for; undefined before a checkout is ready. */
const captureContextOf = (checkout: Document | null): string | undefined => {
  const { payment_handlers: handlers = {} } = (checkout?.["ucp"] ?? {}) as {
    payment_handlers?: Record<string, { config?: { capture_context?: string } }[]>;
  };
  return Object.values(handlers)
    .flat()
    .find(({ config }) => config?.capture_context)?.config?.capture_context;
};

/** Creates a playground whose requests one platform signs; `shops` are the origins that it may ask. */
export const createPlayground = (platform: AssistantPlatform, shops: readonly string[]): Playground => {
  let talk = nothing(shops[0] ?? "");

  const keep = (exchange: Exchange): Exchange => {
    talk.exchanges = [exchange, ...talk.exchanges].slice(0, MOST_EXCHANGES);
    return exchange;
  };

  /** A body as it is kept: what pays was good once, and is nobody's to read. */
  const shownBody = (body: string): string => body.replaceAll(/"token":"[^"]*"/g, '"token":"…"');

  const send = async (operation: string, asked: Exchange["request"]): Promise<Exchange> => {
    const id = randomUUID();
    const request = { ...asked, body: shownBody(asked.body) };
    const startedAt = performance.now();
    try {
      const answer = await callShop(asked);
      const verdict = await verdictOnAnswer(answer, keysOf(talk.profile));
      return keep({
        id,
        operation,
        request,
        answer,
        failure: null,
        verdict,
        milliseconds: Math.round(performance.now() - startedAt),
      });
    } catch (error) {
      const failure = (error as Error).message || "The shop does not answer.";
      const milliseconds = Math.round(performance.now() - startedAt);
      return keep({ id, operation, request, answer: null, failure, verdict: "missing", milliseconds });
    }
  };

  return {
    shops,
    platform,
    now: () => talk,
    find: async (shop, way) => {
      if (!shops.includes(shop)) throw new Fault(400, "bad-request", "This shop is not one the sandbox serves.");
      const { notices, exchanges } = talk;
      talk = { ...nothing(shop), way, notices, exchanges };
      const request = { method: "GET", url: `${shop}/.well-known/ucp`, headers: {}, body: "" };
      const exchange = await send("profile", request);
      talk.profile = exchange.answer?.status === 200 ? documentIn(exchange.answer.body) : null;
      return exchange;
    },
    ask: async (operation, method, path, document) => {
      const url = endpointOf(talk) + path;
      const body = document === undefined ? "" : JSON.stringify(document);
      const unsigned = { method, url, headers: { "idempotency-key": randomUUID() }, body };
      const headers = await platform.sign(unsigned, talk.way);
      const exchange = await send(operation, { method, url, headers, body });
      return talk.way === "replayed" ? send(operation, { method, url, headers, body }) : exchange;
    },
    token: async ({ number, code, month, year }) => {
      const captureContext = captureContextOf(talk.checkout);
      if (!captureContext) throw new Fault(409, "not-ready", "The checkout takes no card yet: see its messages.");
      const { flx } = decodeJwt<{ flx: { jwk: JWK; path: string; origin: string } }>(captureContext);
      const card = { number, securityCode: code, expirationMonth: month, expirationYear: year };
      const jwe = await new CompactEncrypt(
        new TextEncoder().encode(JSON.stringify({ data: card, context: captureContext, index: 0 })),
      )
        .setProtectedHeader({ alg: "RSA-OAEP", enc: "A256GCM", kid: flx.jwk.kid ?? "" })
        .encrypt(await importJWK(flx.jwk, "RSA-OAEP"));
      const headers = { "content-type": "application/jwt; charset=utf-8", origin: flx.origin };
      const answer = await callShop({ method: "POST", url: flx.origin + flx.path, headers, body: jwe });
      if (answer.status < 200 || answer.status > 299)
        throw new Fault(409, "no-token", `The card processor made no token (${answer.status}).`);
      return answer.body;
    },
    hear: async (notice) => {
      const verdict = await verdictOnNotice(notice, keysOf(talk.profile));
      talk.notices = [{ at: systemClock.now(), body: notice.body, verdict }, ...talk.notices].slice(0, MOST_NOTICES);
    },
    clear: () => {
      talk = nothing(talk.shop);
    },
  };
};
