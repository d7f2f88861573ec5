import { randomUUID } from "node:crypto";
import type { Response } from "express";
import { setTimeout as sleep } from "node:timers/promises";
import type { Clock } from "#sandbox/core/clock.ts";
import { Fault } from "#sandbox/core/fault.ts";
import { seededRandom, type SeededRandom } from "#sandbox/core/seeded-random.ts";
import { beforeEnd, disturbBody, staleRead } from "./disturbed-answer.ts";
import {
  delayMilliseconds,
  fitsCall,
  isExemptFromLoadShedding,
  type FaultCall,
  type FaultEffect,
  type FaultRule,
} from "./fault-rule.ts";

/** A rule that is in force, with what it has done. */
export interface StandingRule extends FaultRule {
  id: string;
  /** Calls that fitted. */
  seen: number;
  fired: number;
}

/** A call on its way in, and what a rule may ask about it only when needed. */
export interface ArrivingCall {
  call: Omit<FaultCall, "customerId">;
  customerId: () => Promise<string | undefined>;
  grantType: () => string | undefined;
  response: Response;
  /** Rules of this one call, named by its header. */
  own: readonly FaultEffect[];
}

/** The rules by which calls fail on purpose. */
export interface Faults {
  add(rule: FaultRule): StandingRule;
  list(): StandingRule[];
  /** False when there is none of that id. */
  remove(id: string): boolean;
  clear(): void;
  isIdle(): boolean;
  /**
   * Lets what is meant for a call happen to it; gives the ids of the rules that fired.
   * @throws Fault when the call is to be turned away
   */
  apply(arriving: ArrivingCall, fired: string[]): Promise<void>;
}

interface Kept {
  rule: StandingRule;
  random: SeededRandom;
  /** The answers of reads, for stale ones. */
  answers: Map<string, Buffer>;
}

/** Keeps the rules in memory: they belong to the process, not to the data. */
export const createFaults = (clock: Clock): Faults => {
  let kept: Kept[] = [];

  const fires = ({ rule, random }: Kept, call: FaultCall): boolean => {
    if (rule.until && clock.now() > rule.until) return false;
    if (rule.count !== undefined && rule.fired >= rule.count) return false;
    if (!fitsCall(rule.match, call)) return false;
    if (rule.effect.kind === "load" && rule.effect.percent >= 90 && isExemptFromLoadShedding(call.path)) return false;
    rule.seen += 1;
    if (rule.match.nth !== undefined && rule.seen !== rule.match.nth) return false;
    return rule.probability === undefined || random.next() < rule.probability;
  };

  return {
    add: (given) => {
      const rule: StandingRule = { ...given, id: randomUUID(), seen: 0, fired: 0 };
      kept.push({ rule, random: seededRandom(given.seed ?? 1), answers: new Map() });
      return rule;
    },
    list: () => kept.map(({ rule }) => rule),
    remove: (id) => {
      const before = kept.length;
      kept = kept.filter(({ rule }) => rule.id !== id);
      return kept.length < before;
    },
    clear: () => {
      kept = [];
    },
    isIdle: () => kept.length === 0,

    apply: async (arriving, fired) => {
      const asksWho = kept.some(({ rule }) => rule.match.customerId !== undefined);
      const call: FaultCall = { ...arriving.call, customerId: asksWho ? await arriving.customerId() : undefined };
      for (const each of kept) {
        if (!fires(each, call)) continue;
        const happened = await happen(each.rule.effect, arriving, each.random, each.answers, () => {
          each.rule.fired += 1;
          fired.push(each.rule.id);
        });
        if (happened) throw happened;
      }
      for (const effect of arriving.own) {
        const happened = await happen(effect, arriving, seededRandom(1), new Map(), () => fired.push("header"));
        if (happened) throw happened;
      }
    },
  };
};

/** Lets an effect happen; gives the fault that turns the call away, if it does. `count` is told when it took effect. */
const happen = async (
  effect: FaultEffect,
  { call, response, grantType }: ArrivingCall,
  random: SeededRandom,
  answers: Map<string, Buffer>,
  count: () => void,
): Promise<Fault | undefined> => {
  const turnAway = (status: number, type: string, detail: string, title?: string) => {
    count();
    return new Fault(status, type, detail, title === undefined ? {} : { title });
  };
  switch (effect.kind) {
    case "delay":
      count();
      await sleep(Math.min(delayMilliseconds(effect, random), 120_000));
      return undefined;
    case "status":
      return turnAway(
        effect.status,
        effect.type ?? defaultTypes[effect.status] ?? (effect.status < 500 ? "bad-request" : "internal-server-error"),
        effect.detail ?? defaultDetails[effect.status] ?? "The request could not be completed.",
        effect.title,
      );
    case "maintenance": {
      response.setHeader("sfdc_maintenance", effect.scope);
      const title = effect.scope === "site" ? "Site Under Maintenance" : "System Under Maintenance";
      return turnAway(503, "maintenance", `The ${effect.scope} is under maintenance. Try again later.`, title);
    }
    case "load":
      if (effect.percent < 80) return undefined;
      response.setHeader("sfdc_load", String(effect.percent));
      response.setHeader("sfdc_load_status", effect.percent >= 90 ? "THROTTLE" : "WARN");
      if (effect.percent >= 90) return turnAway(503, "service-unavailable", "The system is busy. Try again later.");
      count();
      return undefined;
    case "rate-limit": {
      const seconds = effect.retryAfterSeconds ?? 60;
      // The login service tells its own rates with every answer; these take their place.
      beforeEnd(response, () => {
        response.setHeader("retry-after", String(seconds));
        for (const [name, value] of Object.entries({ Limit: 24_000, Remaining: 0, Reset: seconds }))
          response.setHeader(`X-RateLimit-1M-${name}`, String(value));
      });
      return call.api === "slas"
        ? turnAway(429, "invalid_request", "Too many requests.")
        : turnAway(429, "too-many-requests", "Too many requests. Try again later.");
    }
    case "token":
      if (effect.problem === "invalid-refresh-token")
        return grantType() === "refresh_token" ? turnAway(400, "invalid_request", "invalid refresh_token") : undefined;
      if (call.api === "slas") return undefined;
      return turnAway(
        401,
        "invalid-access-token",
        "Your access token is invalid or expired and can't be used to identify a user.",
      );
    case "connection-reset":
      response.socket?.resetAndDestroy();
      return turnAway(503, "service-unavailable", "The connection was reset.");
    case "stale-read":
      if (call.method === "GET") staleRead(response, answers, count);
      return undefined;
    default:
      count();
      disturbBody(effect, response);
      return undefined;
  }
};

/** What the platform says, as far as it says anything. */
const defaultDetails: Record<number, string> = {
  401: "Your access token is invalid or expired and can't be used to identify a user.",
  429: "Too many requests. Try again later.",
  500: "An unexpected error occurred.",
  503: "The system is busy. Try again later.",
  504: "The request took too long.",
};

const defaultTypes: Record<number, string> = {
  401: "unauthorized",
  403: "forbidden",
  404: "resource-not-found",
  409: "conflict",
  413: "request-entity-too-large",
  429: "too-many-requests",
  503: "service-unavailable",
  504: "gateway-timeout",
};
