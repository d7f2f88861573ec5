import type { ControlContext } from "#sandbox/control/control-context.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { ApiFamily } from "#sandbox/core/api-route.ts";
import type { ConsoleRoute } from "./console-route.ts";
import { faultForm, ruleOf } from "./fault-form.ts";
import { effectWords, matchWords, oftenWords } from "./fault-words.ts";
import { html } from "./html.ts";
import { action, table } from "./parts.ts";

/** What a form says that a developer fills in for a trouble shops often meet. */
const picks: readonly (readonly [string, Record<string, string>])[] = [
  ["Maintenance", { effect: "maintenance", scope: "site" }],
  ["Everything three seconds slow", { effect: "delay-fixed", milliseconds: "3000" }],
  ["Product pages fail", { effect: "status", status: "500", operation: "ShopperProducts.getProduct" }],
  ["Too many requests", { effect: "rate-limit", retryAfter: "5" }],
  ["Access token expired, once", { effect: "token-expired", often: "count", count: "1" }],
  [
    "An order’s answer gets lost",
    { effect: "lost-answer", operation: "ShopperOrders.createOrder", often: "count", count: "1" },
  ],
  ["Card processor is down", { effect: "status", status: "503", target: "vendor:card" }],
  ["Content is down", { effect: "status", status: "503", target: "vendor:content" }],
];

/** Rules by which calls fail on purpose. */
export const faultPages = ({ faults, services }: ControlContext, families: readonly ApiFamily[]): ConsoleRoute[] => {
  const operations = [...new Set(families.flatMap(({ routes }) => routes.map(({ operation }) => operation)))].sort();

  return [
    {
      method: "get",
      path: "/console/faults",
      handle: () => {
        const rules = faults.list();
        return {
          title: "Faults",
          body: html`<p>
              Make calls fail the way the platform does, and see what your shop makes of it. What you leave empty does
              not narrow a fault. Calls to third parties fail only if you choose one.
            </p>
            ${table(
              "Faults switched on",
              ["What goes wrong", "For which calls", "How often", "Calls met", "Fired", "Remove"],
              rules.map((rule, index) => [
                effectWords(rule.effect),
                matchWords(rule.match),
                oftenWords(rule),
                rule.seen,
                rule.fired,
                action(`/console/faults/${rule.id}/remove`, "Remove", { about: `fault ${index + 1}`, look: "danger" }),
              ]),
            )}${rules.length > 1 && action("/console/faults/clear", "Remove all faults", { look: "danger" })}
            <h2>Common troubles</h2>
            <div class="panel">
              ${picks.map(([label, fields]) =>
                action("/console/faults", label, { hidden: { target: "", often: "always", ...fields } }),
              )}
            </div>
            <h2>Compose a fault</h2>
            ${faultForm(operations, services.sites)}`,
        };
      },
    },
    {
      method: "post",
      path: "/console/faults",
      handle: ({ form }) => {
        const { effect } = faults.add(ruleOf(form, services.sites));
        return { to: "/console/faults", said: `Switched on: ${effectWords(effect)}.` };
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
        return { to: "/console/faults", said: "The fault is switched off." };
      },
    },
  ];
};
