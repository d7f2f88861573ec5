import { CommerceApiError, type ErrorWords, type Flash } from "./commerce-api-error.ts";

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

const asText = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value : undefined;

const asFlashes = (value: unknown): Flash[] =>
  Array.isArray(value)
    ? value.map(asRecord).flatMap((flash) => {
        const type = asText(flash.type);
        const message = asText(flash.message);
        return type || message ? [{ type: type ?? "", message }] : [];
      })
    : [];

/** The goods that a refusal of too many pieces is about. */
const asLimit = (type: string, { productId, productName, maximum }: Record<string, unknown>): ErrorWords["limit"] =>
  type === "quantity-limit-exceeded" && typeof maximum === "number"
    ? { productId: asText(productId) ?? "", productName: asText(productName) ?? "", maximum }
    : undefined;

/** What several messages of an answer say together; undefined where there are none. */
const joined = (messages: unknown): string | undefined =>
  asText(
    Array.isArray(messages)
      ? messages.flatMap((each) => asText(each) ?? asText(asRecord(each).message) ?? []).join(" ")
      : undefined,
  );

/**
 * Whether an answer is an error whatever its HTTP status says: it is flagged so, has a title, a type and a detail, or a
 * numeric status of 400 or more (calls-13).
 */
export const isErrorAnswer = (body: unknown): boolean => {
  const { isError, title, type, detail, status } = asRecord(body);
  return isError === true || Boolean(asText(title) && asText(type) && asText(detail)) || Number(status) >= 400;
};

/** Turns an answer's status and body (problem document, OCAPI fault, plain text or HTML) into an error. */
export const commerceApiError = (status: number, body: unknown): CommerceApiError => {
  const document = asRecord(body);
  const problem = document.fault ? asRecord(document.fault) : document;
  const type = asText(problem.type)?.split("/").at(-1) ?? "unknown";
  const message = asText(problem.message) ?? joined(problem.c_messages ?? problem.messages);
  return new CommerceApiError(
    status,
    type,
    asText(problem.detail) ?? message ?? "",
    asFlashes(problem.c_flashes ?? problem.flashes),
    {
      title: asText(problem.title),
      statusCode: asText(problem.statusCode) ?? asText(problem.status_code),
      statusMessage: asText(problem.statusMessage) ?? asText(problem.status_message),
      serverMessage: message,
      limit: asLimit(type, problem),
      custom: problem,
    },
  );
};
