import type { AssistantCall } from "#sandbox/control/assistant-calls.ts";
import type { ControlContext } from "#sandbox/control/control-context.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { ConsoleRoute } from "./console-route.ts";
import { PAGE_SIZE, pageOf } from "./form.ts";
import { type Html, html } from "./html.ts";
import { action, code, facts, filterForm, moment, money, pager, pretty, searchField, table, tag } from "./parts.ts";
import { playgroundPath } from "./playground-path.ts";

const good = ["success", "ready_for_complete", "completed", "incomplete", "canceled"];
const forPeople = ["requires_escalation", "complete_in_progress", "not_found"];

const outcomeTag = (outcome: string): Html =>
  tag(outcome.replaceAll("_", " "), good.includes(outcome) ? "good" : forPeople.includes(outcome) ? "warn" : "bad");

/** A platform by the host of its profile. */
const hostOf = (profile: string): string => URL.parse(profile)?.host ?? (profile || "nobody");

const orderLink = (orderNo: string | null): Html | null =>
  orderNo === null ? null : html`<a href="/console/orders/${encodeURIComponent(orderNo)}">${orderNo}</a>`;

const sumOf = ({ total, currency }: AssistantCall): string => money(total, currency ?? "USD");

/** What is looked for in a call. */
const filters = {
  platform: ({ platform }: AssistantCall) => platform,
  operation: ({ operation }: AssistantCall) => operation,
  behalf: ({ behalf }: AssistantCall) => behalf ?? "",
  outcome: ({ outcome }: AssistantCall) => outcome,
};

const fits = (call: AssistantCall, query: URLSearchParams): boolean =>
  Object.entries(filters).every(([name, read]) =>
    read(call)
      .toLowerCase()
      .includes((query.get(name) ?? "").trim().toLowerCase()),
  );

const detail = (call: AssistantCall): Html =>
  html`${facts([
      ["Came", moment(new Date(call.at))],
      ["Platform", call.platform],
      ["Proven by a signature", call.proven ? "yes" : "no"],
      ["On behalf of", call.behalf ?? "nobody named"],
      ["Asked for", call.operation],
      ["By", call.transport.toUpperCase()],
      ["Site", call.site],
      ["Outcome", outcomeTag(call.outcome)],
      ["Order", orderLink(call.orderNo)],
      ["Total", call.total !== null && sumOf(call)],
      ["Took", `${call.milliseconds} ms`],
      ["Request", call.id],
    ])}
    <h2>What was asked</h2>
    ${code("What was asked", pretty(call.asked))}`;

/** Who asked what on whose behalf, as storefronts tell it. */
export const assistantPages = ({ assistants }: ControlContext): ConsoleRoute[] => [
  {
    method: "get",
    path: "/console/assistants",
    handle: ({ query }) => {
      const found = assistants.list().filter((call) => fits(call, query));
      const { page, offset } = pageOf(query);
      return {
        title: "Assistants",
        body: html`<p>
            Every call of an assistant at a storefront: who asked what on whose behalf. What pays is left out.
            <a href="${playgroundPath}">The playground</a> is where you are the assistant.
          </p>
          ${filterForm([
            searchField("Platform", query, "platform"),
            searchField("Asked for", query, "operation"),
            searchField("On behalf of", query, "behalf"),
            searchField("Outcome", query, "outcome"),
          ])}${table(
            "Calls",
            ["Asked for", "Platform", "On behalf of", "Outcome", "Order", "Total", "Came"],
            found
              .slice(offset, offset + PAGE_SIZE)
              .map((call) => [
                html`<a href="/console/assistants/${encodeURIComponent(call.id)}"
                  >${call.operation.replaceAll("_", " ")}</a
                >`,
                html`${hostOf(call.platform)}
                ${tag(call.proven ? "proven" : "unproven", call.proven ? "good" : "plain")}`,
                call.behalf ?? "–",
                outcomeTag(call.outcome),
                orderLink(call.orderNo) ?? "–",
                sumOf(call),
                moment(new Date(call.at)),
              ]),
          )}${pager(query, page, found.length)}${
            found.length > 0 && action("/console/assistants/clear", "Throw all away", { look: "danger" })
          }`,
      };
    },
  },
  {
    method: "get",
    path: "/console/assistants/:id",
    handle: ({ params }) => {
      const call = assistants.find(params.id ?? "");
      if (!call) throw new Fault(404, "call-not-found", `No assistant's call '${params.id}' is kept.`);
      return { title: call.operation.replaceAll("_", " "), body: detail(call) };
    },
  },
  {
    method: "post",
    path: "/console/assistants/clear",
    handle: () => {
      assistants.clear();
      return { to: "/console/assistants", said: "No call is kept any more." };
    },
  },
];
