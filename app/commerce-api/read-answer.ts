import { CommerceApiError } from "./commerce-api-error.ts";
import { commerceApiError, isErrorAnswer } from "./failed-answer.ts";

const parse = (text: string, isJson: boolean): unknown => {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return isJson ? undefined : text;
  }
};

/**
 * The JSON of a good answer; throws `CommerceApiError` for a bad status, an error in good clothes or a body that is no
 * JSON.
 */
export const readAnswer = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  const isJson = (response.headers.get("content-type") ?? "").includes("json");
  const body = parse(text, isJson);
  if (!response.ok) throw commerceApiError(response.status, body);
  if (text !== "" && (body === undefined || typeof body === "string")) {
    throw new CommerceApiError(502, "unreadable-answer", "");
  }
  if (isErrorAnswer(body)) {
    const { status } = body as { status?: unknown };
    throw commerceApiError(typeof status === "number" ? status : 400, body);
  }
  return body;
};

/** Sends a request; a network failure becomes `CommerceApiError` with status 0. */
export const send = async (fetcher: typeof fetch, url: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetcher(url, init);
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
    throw new CommerceApiError(0, "network", "");
  }
};
