import type { ControlContext } from "#sandbox/control/control-context.ts";
import type { FaultEffect, FaultMatch } from "#sandbox/control/fault-rule.ts";
import { Fault } from "#sandbox/fault.ts";
import { sites } from "#sandbox/world/sites.ts";
import type { ConsoleRoute } from "./console-route.ts";
import { choiceField, textField, wholeField } from "./form.ts";
import { html } from "./html.ts";
import { action, field, select, table } from "./parts.ts";

/** Troubles a shop meets, ready to be switched on. */
const presets = {
  maintenance: { says: "Maintenance", effect: { kind: "maintenance", scope: "site" } },
  slow: { says: "Slow: three seconds", effect: { kind: "delay", distribution: "fixed", milliseconds: 3000 } },
  error: { says: "Error 500", effect: { kind: "status", status: 500 } },
  limit: { says: "Too many requests (429)", effect: { kind: "rate-limit", retryAfterSeconds: 5 } },
  token: { says: "Access token expired", effect: { kind: "token", problem: "expired-access-token" } },
  lost: { says: "Lost answer: done, but nobody hears", effect: { kind: "lost-answer" } },
} as const satisfies Record<string, { says: string; effect: FaultEffect }>;

type Preset = keyof typeof presets;
const presetNames = Object.keys(presets) as Preset[];
const apis = ["scapi", "ocapi", "slas", "custom"] as const;
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
const MOST_TIMES = 1_000_000;

const words = (value: object): string =>
  Object.entries(value)
    .map(([name, inner]) => `${name} ${String(inner)}`)
    .join(", ");

const matchOf = (form: URLSearchParams): FaultMatch => {
  const given = (name: string) => (form.get(name) ?? "").trim() !== "";
  return {
    ...(given("api") ? { api: choiceField(form, "api", apis) } : {}),
    ...(given("operation") ? { operation: textField(form, "operation") } : {}),
    ...(given("method") ? { method: choiceField(form, "method", methods) } : {}),
    ...(given("path") ? { path: textField(form, "path", 500) } : {}),
    ...(given("site")
      ? {
          siteId: choiceField(
            form,
            "site",
            sites.map(({ id }) => id),
          ),
        }
      : {}),
  };
};

const any = ["", "any"] as const;

/** Rules by which calls fail on purpose. */
export const faultPages = ({ faults }: ControlContext): ConsoleRoute[] => [
  {
    method: "get",
    path: "/console/faults",
    handle: () => {
      const rules = faults.list();
      return {
        title: "Faults",
        body: html`<p>
            Calls that fit a rule fail as it says, in the platform's own words. Fields left empty do not narrow a rule.
          </p>
          <form method="post" action="/console/faults" class="panel">
            ${field(
              "What goes wrong",
              select(
                "preset",
                presetNames.map((name) => [name, presets[name].says]),
              ),
            )}${field("API", select("api", [any, ...apis.map((api) => [api, api] as const)]))}${field(
              "Operation",
              html`<input name="operation" maxlength="200" placeholder="ShopperProducts.getProduct" />`,
            )}${field("Method", select("method", [any, ...methods.map((method) => [method, method] as const)]))}${field(
              "Path, * for anything",
              html`<input name="path" maxlength="500" placeholder="*/baskets/*" />`,
            )}${field("Site", select("site", [any, ...sites.map(({ id, name }) => [id, name] as const)]))}${field(
              "Times, empty for always",
              html`<input type="number" name="count" min="1" max="${MOST_TIMES}" />`,
            )}<button class="main">Switch on</button>
          </form>
          ${table(
            "Rules in force",
            ["What goes wrong", "For which calls", "Times", "Fitted", "Fired", "Remove"],
            rules.map((rule, index) => [
              words(rule.effect),
              words(rule.match) || "every call",
              rule.count ?? "always",
              rule.seen,
              rule.fired,
              action(`/console/faults/${rule.id}/remove`, "Remove", { about: `rule ${index + 1}`, look: "danger" }),
            ]),
          )}${rules.length > 1 && action("/console/faults/clear", "Remove all rules", { look: "danger" })}`,
      };
    },
  },
  {
    method: "post",
    path: "/console/faults",
    handle: ({ form }) => {
      const { effect, says } = presets[choiceField(form, "preset", presetNames)];
      const count = textField(form, "count") === "" ? undefined : wholeField(form, "count", 1, MOST_TIMES);
      faults.add({ effect, match: matchOf(form), ...(count === undefined ? {} : { count }) });
      return { to: "/console/faults", said: `Switched on: ${says}.` };
    },
  },
  {
    method: "post",
    path: "/console/faults/clear",
    handle: () => {
      faults.clear();
      return { to: "/console/faults", said: "No call fails on purpose any more." };
    },
  },
  {
    method: "post",
    path: "/console/faults/:id/remove",
    handle: ({ params: { id = "" } }) => {
      if (!faults.remove(id)) throw new Fault(404, "fault-rule-not-found", `There is no fault rule '${id}'.`);
      return { to: "/console/faults", said: "The rule is removed." };
    },
  },
];
