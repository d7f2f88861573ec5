import type { ControlContext } from "#sandbox/control/control-context.ts";
import { journalFilters, fitsJournalFilters } from "#sandbox/control/journal-filter.ts";
import { presentEntry, presentHar } from "#sandbox/control/journal-presenter.ts";
import { createReplay } from "#sandbox/control/journal-replay.ts";
import { faultyVendors } from "#sandbox/control/fault-rule.ts";
import type { JournalEntry } from "#sandbox/control/journal.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { ConsoleRoute } from "./console-route.ts";
import { vendorWords } from "./fault-words.ts";
import { PAGE_SIZE, pageOf } from "./form.ts";
import { html } from "./html.ts";
import {
  action,
  code,
  facts,
  field,
  filterForm,
  moment,
  pager,
  pretty,
  searchField,
  select,
  table,
  tag,
} from "./parts.ts";

const filterNames = Object.keys(journalFilters);

/** The filters of a query that say something. */
const filtersOf = (query: URLSearchParams): URLSearchParams => {
  const filters = new URLSearchParams([...query].filter(([name, value]) => filterNames.includes(name) && value !== ""));
  const status = filters.get("status");
  if (status !== null && !/^[1-5](\d\d|xx)$/.test(status))
    throw new Fault(400, "bad-request", "“status” is a number such as 404, or a class such as 4xx.");
  return filters;
};

const statusTag = (status: number) => tag(String(status), status < 400 ? "good" : status < 500 ? "warn" : "bad");
const shown = (value: unknown): string => (value === undefined ? "–" : JSON.stringify(value));

/** Who may have been called. */
const calledOptions: readonly (readonly [string, string])[] = [
  ["", "anybody"],
  ["none", "the backend"],
  ["any", "third parties"],
  ...faultyVendors.map((vendor) => [vendor, vendorWords[vendor]] as const),
];

/** The last calls and what each was about. */
export const journalPages = (context: ControlContext): ConsoleRoute[] => {
  const { journal, services } = context;
  const replay = createReplay(context);

  const entryOf = (number: string | undefined): JournalEntry => {
    const entry = journal.find(Number(number));
    if (!entry) throw new Fault(404, "call-not-found", `The journal has no call ${number}.`);
    return entry;
  };

  return [
    {
      method: "get",
      path: "/console/journal",
      handle: ({ query }) => {
        const filters = filtersOf(query);
        const found = journal.list().filter((entry) => fitsJournalFilters(entry, filters));
        const { page, offset } = pageOf(query);
        return {
          title: "Journal",
          body: html`${filterForm([
              searchField("Operation", query, "operation"),
              searchField("Path", query, "path"),
              field("Called", select("vendor", calledOptions, query.get("vendor") ?? "")),
              field(
                "Status",
                html`<input name="status" maxlength="3" placeholder="4xx" value="${query.get("status") ?? ""}" />`,
              ),
            ])}${table(
              "Calls",
              ["Call", "At", "Operation", "Method", "Status", "Took", "SQL", "Remarks"],
              found
                .slice(offset, offset + PAGE_SIZE)
                .map((entry) => [
                  html`<a href="/console/journal/${entry.number}">${entry.number}</a>`,
                  moment(entry.at),
                  html`${entry.operation ?? (entry.vendor ? vendorWords[entry.vendor] : "–")}<span class="under"
                      >${entry.path}</span
                    >`,
                  entry.method,
                  statusTag(entry.status),
                  `${entry.milliseconds.toFixed(1)} ms`,
                  entry.statements,
                  [
                    entry.faults.length > 0 && tag("fault", "bad"),
                    entry.warnings.length > 0 && tag("warning", "warn"),
                    entry.contract &&
                      tag(entry.contract.verdict, entry.contract.verdict === "violates" ? "bad" : "plain"),
                  ],
                ]),
            )}${pager(query, page, found.length)}
            <p><a href="/console/journal.har">Download as HTTP archive (HAR)</a></p>
            ${found.length > 0 && action("/console/journal/clear", "Empty the journal", { look: "danger" })}`,
        };
      },
    },
    {
      method: "get",
      path: "/console/journal.har",
      handle: () => ({
        contentType: "application/json",
        content: JSON.stringify(presentHar(journal.list(), services)),
      }),
    },
    {
      method: "get",
      path: "/console/journal/:number",
      handle: ({ params }) => {
        const entry = entryOf(params.number);
        const { request, answer, changes, canBeReplayed } = presentEntry(entry);
        return {
          title: `Call ${entry.number}`,
          body: html`${facts([
              entry.vendor ? ["Third party", vendorWords[entry.vendor]] : ["Operation", entry.operation ?? "–"],
              ["Address", `${entry.method} ${entry.path}`],
              ["Status", statusTag(entry.status)],
              ["At", moment(entry.at)],
              ["Took", `${entry.milliseconds.toFixed(1)} ms, ${entry.statements} SQL statements`],
              ["Correlation id", entry.correlationId],
              [
                "Shopper",
                entry.session
                  ? `${entry.session.customerId} (${entry.session.registered ? "registered" : "guest"})`
                  : "–",
              ],
              ["Warnings", entry.warnings.join(", ") || "none"],
              [
                "Contract",
                entry.contract
                  ? [entry.contract.verdict, ...entry.contract.problems].join(", ")
                  : "not held against it",
              ],
            ])}${
              canBeReplayed
                ? action(`/console/journal/${entry.number}/replay`, "Send again", { look: "main" })
                : html`<p class="quiet">
                    ${
                      entry.vendor
                        ? "Third parties want signatures, which are not kept, so it cannot be sent again."
                        : "It held secrets, which are not kept, so it cannot be sent again."
                    }
                  </p>`
            }${
              changes &&
              table(
                "What changed",
                ["Member", "Before", "After"],
                changes.map(({ path, before, after }) => [path || "all of it", shown(before), shown(after)]),
              )
            }${table("Query", ["Name", "Value"], entry.query)}
            <h2>Request</h2>
            ${
              request.text === undefined
                ? html`<p class="empty">No body.</p>`
                : code("Request body", pretty(request.text))
            }
            <h2>Answer</h2>
            ${
              answer.text === undefined
                ? html`<p class="empty">${answer.bytes} bytes, not kept.</p>`
                : code("Answer body", pretty(answer.text))
            }`,
        };
      },
    },
    {
      method: "post",
      path: "/console/journal/clear",
      handle: () => {
        journal.clear();
        return { to: "/console/journal", said: "The journal is empty." };
      },
    },
    {
      method: "post",
      path: "/console/journal/:number/replay",
      handle: async ({ params }) => {
        const again = await replay(entryOf(params.number));
        return { to: `/console/journal/${again.number}`, said: `Sent again; the answer was ${again.status}.` };
      },
    },
  ];
};
