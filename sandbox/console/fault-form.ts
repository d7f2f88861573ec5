import { faultRuleSchema } from "#sandbox/control/fault-schema.ts";
import type { FaultEffect, FaultMatch, FaultRule } from "#sandbox/control/fault-rule.ts";
import { schemaProblem } from "#sandbox/control/json-schema.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { Site } from "#sandbox/organization/sites/site.ts";
import { effectNames, type EffectName } from "./effect-names.ts";
import { targets } from "./fault-words.ts";
import { choiceField, momentField, textField, wholeField } from "./form.ts";
import { type Html, html } from "./html.ts";
import { field, select } from "./parts.ts";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"] as const;
const scopes = ["site", "system"] as const;
const oftenNames = ["always", "count", "chance"] as const;
const MOST_TIMES = 1_000_000;
const LONGEST_MS = 120_000;
const LARGEST_SEED = 1_000_000;

const labels: Record<EffectName, string> = {
  maintenance: "Maintenance (503)",
  status: "An error status",
  "delay-fixed": "Slow: always as long",
  "delay-uniform": "Slow: between two times",
  "delay-log-normal": "Slow: mostly a little, sometimes a lot",
  load: "Load shedding",
  "rate-limit": "Too many requests (429)",
  "token-expired": "Access token expired (401)",
  "token-refresh": "Refresh token invalid (400)",
  "connection-reset": "Connection reset",
  "truncated-body": "Answer ends halfway",
  "slow-body": "Answer dribbles in",
  "invalid-json": "Answer is broken JSON",
  "html-body": "Answer is a page of HTML",
  "stale-read": "Stale reads",
  "lost-answer": "Lost answer: done, but nobody hears",
};

const milliseconds = (form: URLSearchParams, name: string) => wholeField(form, name, 0, LONGEST_MS);

const given = (form: URLSearchParams, name: string) => textField(form, name, 1000) !== "";

const optional = <Name extends string>(form: URLSearchParams, name: Name, longest?: number) =>
  given(form, name) ? ({ [name]: textField(form, name, longest) } as Record<Name, string>) : {};

const readers: Record<EffectName, (form: URLSearchParams) => FaultEffect> = {
  maintenance: (form) => ({ kind: "maintenance", scope: choiceField(form, "scope", scopes) }),
  status: (form) => ({
    kind: "status",
    status: wholeField(form, "status", 400, 599),
    ...optional(form, "type", 80),
    ...optional(form, "title"),
    ...optional(form, "detail", 1000),
  }),
  "delay-fixed": (form) => ({ kind: "delay", distribution: "fixed", milliseconds: milliseconds(form, "milliseconds") }),
  "delay-uniform": (form) => {
    const [from, to] = [milliseconds(form, "from"), milliseconds(form, "to")];
    if (to < from) throw new Fault(400, "bad-request", "The longest wait must not be shorter than the shortest.");
    return { kind: "delay", distribution: "uniform", from, to };
  },
  "delay-log-normal": (form) => ({
    kind: "delay",
    distribution: "log-normal",
    median: milliseconds(form, "median"),
    sigma: wholeField(form, "spread", 0, 300) / 100,
  }),
  load: (form) => ({ kind: "load", percent: wholeField(form, "percent", 0, 100) }),
  "rate-limit": (form) => ({ kind: "rate-limit", retryAfterSeconds: wholeField(form, "retryAfter", 1, 3600) }),
  "token-expired": () => ({ kind: "token", problem: "expired-access-token" }),
  "token-refresh": () => ({ kind: "token", problem: "invalid-refresh-token" }),
  "connection-reset": () => ({ kind: "connection-reset" }),
  "truncated-body": () => ({ kind: "truncated-body" }),
  "slow-body": (form) => ({ kind: "slow-body", milliseconds: milliseconds(form, "milliseconds") }),
  "invalid-json": () => ({ kind: "invalid-json" }),
  "html-body": () => ({ kind: "html-body" }),
  "stale-read": () => ({ kind: "stale-read" }),
  "lost-answer": () => ({ kind: "lost-answer" }),
};

type Sites = readonly Pick<Site, "id" | "name">[];

const targetOf = (form: URLSearchParams): Pick<FaultMatch, "api" | "vendor"> => {
  const target = choiceField(
    form,
    "target",
    targets.map(([value]) => value),
  );
  if (target === "") return {};
  const [, vendor] = target.split(":");
  return vendor === undefined
    ? { api: target as NonNullable<FaultMatch["api"]> }
    : { vendor: vendor as NonNullable<FaultMatch["vendor"]> };
};

const matchOf = (form: URLSearchParams, sites: Sites): FaultMatch => ({
  ...targetOf(form),
  ...optional(form, "operation"),
  ...(given(form, "method") ? { method: choiceField(form, "method", methods) } : {}),
  ...optional(form, "path", 500),
  ...(given(form, "site")
    ? {
        siteId: choiceField(
          form,
          "site",
          sites.map(({ id }) => id),
        ),
      }
    : {}),
  ...optional(form, "customerId", 100),
  ...(given(form, "nth") ? { nth: wholeField(form, "nth", 1, MOST_TIMES) } : {}),
});

const oftenOf = (form: URLSearchParams): Pick<FaultRule, "count" | "probability" | "seed"> => {
  const often = choiceField(form, "often", oftenNames);
  if (often === "count") return { count: wholeField(form, "count", 1, MOST_TIMES) };
  if (often !== "chance") return {};
  return {
    probability: wholeField(form, "chance", 1, 100) / 100,
    seed: given(form, "seed") ? wholeField(form, "seed", 0, LARGEST_SEED) : 1,
  };
};

/**
 * The rule a form describes, held against the same schema as a rule of the levers.
 * @throws Fault 400 for a field that is missing or makes no sense
 */
export const ruleOf = (form: URLSearchParams, sites: Sites): FaultRule => {
  const effect = readers[choiceField(form, "effect", effectNames)](form);
  const rule = { effect, match: matchOf(form, sites), ...oftenOf(form) };
  const problem = schemaProblem(faultRuleSchema, rule);
  if (problem) throw new Fault(400, "bad-request", `${problem}.`);
  return given(form, "until") ? { ...rule, until: momentField(form, "until") } : rule;
};

const wholeInput = (name: string, least: number, most: number, value: number | "" = ""): Html =>
  html`<input type="number" name="${name}" min="${least}" max="${most}" value="${value}" />`;

/** Fields of some effects only; a browser shows those of the chosen one. */
const details = (names: readonly EffectName[], fields: readonly Html[]): Html =>
  html`<div class="details ${names.map((name) => `for-${name}`).join(" ")}">${fields}</div>`;

const textInput = (name: string, longest: number, placeholder = ""): Html =>
  html`<input name="${name}" maxlength="${longest}" placeholder="${placeholder}" />`;

const any = ["", "any"] as const;

/**
 * The form in which a fault is composed.
 * @param operations names that may be typed, for the browser to complete
 */
export const faultForm = (operations: readonly string[], sites: Sites): Html =>
  html`<form method="post" action="/console/faults" class="compose">
    <fieldset>
      <legend>What goes wrong</legend>
      ${field(
        "Fault",
        select(
          "effect",
          effectNames.map((name) => [name, labels[name]]),
        ),
      )}${details(
        ["maintenance"],
        [
          field(
            "Under maintenance",
            select("scope", [
              ["site", "the site"],
              ["system", "the system"],
            ]),
          ),
        ],
      )}${details(
        ["status"],
        [
          field("Status", wholeInput("status", 400, 599, 500)),
          field("Type (optional)", textInput("type", 80, "basket-not-found")),
          field("Title (optional)", textInput("title", 200)),
          field("Detail (optional)", textInput("detail", 1000)),
        ],
      )}${details(
        ["delay-fixed", "slow-body"],
        [field("Milliseconds", wholeInput("milliseconds", 0, LONGEST_MS, 3000))],
      )}${details(
        ["delay-uniform"],
        [
          field("At least, in milliseconds", wholeInput("from", 0, LONGEST_MS, 200)),
          field("At most, in milliseconds", wholeInput("to", 0, LONGEST_MS, 3000)),
        ],
      )}${details(
        ["delay-log-normal"],
        [
          field("Median, in milliseconds", wholeInput("median", 0, LONGEST_MS, 400)),
          field("Spread, in hundredths", wholeInput("spread", 0, 300, 80)),
        ],
      )}${details(
        ["load"],
        [field("Load in percent; from 90 on calls are turned away", wholeInput("percent", 0, 100, 95))],
      )}${details(["rate-limit"], [field("Try again after seconds", wholeInput("retryAfter", 1, 3600, 5))])}
    </fieldset>
    <fieldset>
      <legend>Which calls</legend>
      ${field("Calls of", select("target", targets))}${field(
        "Operation",
        html`<input name="operation" maxlength="200" list="operations" placeholder="any" />`,
      )}<datalist id="operations">${operations.map((name) => html`<option value="${name}"></option>`)}</datalist
      >${field("Method", select("method", [any, ...methods.map((method) => [method, method] as const)]))}${field(
        "Path, * for anything",
        textInput("path", 500, "*/baskets/*"),
      )}${field("Site", select("site", [any, ...sites.map(({ id, name }) => [id, name] as const)]))}${field(
        "Customer id",
        textInput("customerId", 100, "any"),
      )}${field("Only call number", wholeInput("nth", 1, MOST_TIMES))}
    </fieldset>
    <fieldset>
      <legend>How often</legend>
      ${field(
        "It happens",
        select("often", [
          ["always", "every time"],
          ["count", "a number of times"],
          ["chance", "by chance"],
        ]),
      )}${html`<div class="details for-often-count">${field("Times", wholeInput("count", 1, MOST_TIMES, 1))}</div>
        <div class="details for-often-chance">
          ${field("Percent of calls", wholeInput("chance", 1, 100, 25))}${field(
            "Seed: the same one makes the same choices",
            wholeInput("seed", 0, LARGEST_SEED, 1),
          )}
        </div>`}${field("Until (UTC, optional)", html`<input type="datetime-local" name="until" step="1" />`)}
    </fieldset>
    <button class="main">Switch on</button>
  </form>`;
