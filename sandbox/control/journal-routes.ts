import { Fault } from "#sandbox/core/fault.ts";
import { presentRun, runSchema } from "./clock-routes.ts";
import type { ControlContext } from "./control-context.ts";
import { ControlReply, schema, type ControlRoute } from "./control-route.ts";
import type { JournalEntry } from "./journal.ts";
import { fitsJournalFilters, journalFilters } from "./journal-filter.ts";
import { entrySchema, presentEntry, presentHar, presentSummary, summarySchema } from "./journal-presenter.ts";
import { createReplay } from "./journal-replay.ts";

const { list, object } = schema;

/** What was called lately and what became of it. */
export const journalRoutes = (context: ControlContext): ControlRoute[] => {
  const { journal, services } = context;
  const replay = createReplay(context);
  const chosen = (query: URLSearchParams) =>
    journal
      .list()
      .filter((entry) => fitsJournalFilters(entry, query))
      .slice(0, Number(query.get("limit") ?? 1000));

  const entryOf = (number: string | undefined): JournalEntry => {
    const entry = journal.find(Number(number));
    if (!entry) throw new Fault(404, "call-not-found", `The journal has no call ${number}.`);
    return entry;
  };

  return [
    {
      method: "get",
      path: "/journal",
      summary: "The last calls and the last pieces of due work, newest first. Secrets and card data are never kept.",
      query: journalFilters,
      answers: { 200: object({ calls: list(summarySchema), work: list(runSchema) }) },
      handle: ({ query }) => ({ calls: chosen(query).map(presentSummary), work: journal.work().map(presentRun) }),
    },
    {
      method: "get",
      path: "/journal.har",
      summary: "The last calls as an HTTP archive (HAR 1.2).",
      query: journalFilters,
      answers: { 200: { type: "object", required: ["log"] } },
      handle: ({ query }) => presentHar(chosen(query), services),
    },
    {
      method: "get",
      path: "/journal/:number",
      summary: "One call with its bodies and what it changed.",
      answers: { 200: entrySchema },
      faults: [404],
      handle: ({ params }) => presentEntry(entryOf(params.number)),
    },
    {
      method: "post",
      path: "/journal/:number/replay",
      summary: "Sends a call again as the same shopper, whose login is made anew; answers with what became of it.",
      answers: { 200: entrySchema },
      faults: [404, 409],
      handle: async ({ params }) => presentEntry(await replay(entryOf(params.number))),
    },
    {
      method: "delete",
      path: "/journal",
      summary: "Empties the journal.",
      answers: { 204: undefined },
      handle: () => {
        journal.clear();
        return new ControlReply(204);
      },
    },
  ];
};
