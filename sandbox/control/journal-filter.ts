import { schema } from "./control-route.ts";
import { faultyVendors } from "./fault-rule.ts";
import type { JournalEntry } from "./journal.ts";

const { text, whole } = schema;

/** What the journal can be narrowed by, as query parameters. */
export const journalFilters = {
  operation: { ...text, description: "Part of the operation's name." },
  method: text,
  path: { ...text, description: "Part of the address." },
  vendor: {
    type: "string",
    enum: [...faultyVendors, "any", "none"],
    description: "Calls to a third party; none leaves the shop's own backend.",
  },
  status: { ...text, pattern: "^[1-5](\\d\\d|xx)$", description: "A status such as 404, or a class such as 4xx." },
  siteId: text,
  customerId: text,
  correlationId: text,
  entity: { ...text, description: "Such as basket:5b1f…" },
  verdict: { type: "string", enum: ["conforms", "violates", "undocumented"] },
  faulted: { type: "string", enum: ["true"], description: "Only calls a fault rule fired for." },
  warned: { type: "string", enum: ["true"], description: "Only calls with warnings." },
  after: { ...whole, minimum: 0, description: "Only calls after the one of this number." },
  limit: { ...whole, minimum: 1, maximum: 1000 },
} as const;

/** Whether a call fits the filters of a query; what is left out does not narrow. */
export const fitsJournalFilters = (entry: JournalEntry, query: URLSearchParams): boolean => {
  const asked = (name: keyof typeof journalFilters, test: (value: string) => boolean) => {
    const value = query.get(name);
    return value === null || test(value);
  };
  const holds = (whole: string | undefined, part: string) => (whole ?? "").toLowerCase().includes(part.toLowerCase());
  return (
    asked("operation", (value) => holds(entry.operation, value)) &&
    asked("method", (value) => entry.method === value.toUpperCase()) &&
    asked("path", (value) => holds(entry.path, value)) &&
    asked("vendor", (value) => (value === "any" ? entry.vendor !== undefined : (entry.vendor ?? "none") === value)) &&
    asked("status", (value) => String(entry.status).startsWith(value.replace("xx", ""))) &&
    asked("siteId", (value) => (entry.session?.siteId ?? new URLSearchParams(entry.query).get("siteId")) === value) &&
    asked("customerId", (value) => entry.session?.customerId === value) &&
    asked("correlationId", (value) => entry.correlationId === value) &&
    asked("entity", (value) => entry.entity?.id === value) &&
    asked("verdict", (value) => entry.contract?.verdict === value) &&
    asked("faulted", () => entry.faults.length > 0) &&
    asked("warned", () => entry.warnings.length > 0) &&
    asked("after", (value) => entry.number > Number(value))
  );
};
