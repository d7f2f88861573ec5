import { beyondDocumented } from "#sandbox/core/request/query-values.ts";
import { Fault } from "#sandbox/core/fault.ts";

/** What a client asks about the shopper, to decide what to show. */
export interface Qualifiers {
  customerGroups: string[];
  campaignQualifiers: { campaignId: string; promotionId: string | null }[];
  dataBindings: { type: string; id: string }[];
}

/** The most entries each list may have. */
export const MAX_QUALIFIERS = 50;

const MAX_ID = 256;

const invalid = (detail: string) => new Fault(400, "bad-request", detail);

const listOf = (body: Record<string, unknown>, name: string): unknown[] => {
  const list = body[name] ?? [];
  if (!Array.isArray(list)) throw invalid(`Invalid request body. '${name}' is not a list.`);
  if (list.length > MAX_QUALIFIERS) throw beyondDocumented(name, `(0..${MAX_QUALIFIERS})`);
  return list;
};

const isId = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "" && value.length <= MAX_ID;

const memberOf = (list: string, entry: unknown, name: string): string => {
  const value = (entry as Record<string, unknown> | null)?.[name];
  if (isId(value)) return value;
  throw invalid(`Invalid request body. The '${list}' array contains entries missing the required '${name}' field.`);
};

/** Reads what is asked. @throws Fault 400 `bad-request` saying what is wrong. */
export const qualifiersOf = (body: unknown): Qualifiers => {
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw invalid("Invalid request body. An object is needed.");
  const members = body as Record<string, unknown>;
  const customerGroups = listOf(members, "customerGroups");
  if (!customerGroups.every(isId))
    throw invalid("Invalid request body. The 'customerGroups' array contains empty or invalid identifiers.");
  return {
    customerGroups,
    campaignQualifiers: listOf(members, "campaignQualifiers").map((entry) => {
      const promotionId = (entry as Record<string, unknown> | null)?.["promotionId"];
      if (promotionId !== undefined && promotionId !== null && !isId(promotionId))
        throw invalid("Invalid request body. The 'campaignQualifiers' array contains empty or invalid identifiers.");
      return { campaignId: memberOf("campaignQualifiers", entry, "campaignId"), promotionId: promotionId ?? null };
    }),
    dataBindings: listOf(members, "dataBindings").map((entry) => ({
      type: memberOf("dataBindings", entry, "type"),
      id: memberOf("dataBindings", entry, "id"),
    })),
  };
};
