import { fetchInTime } from "#server/fetch-in-time.ts";
import { tellingOf } from "#server/metrics/backend-calls.ts";
import { problem, unreachable, UpstreamProblem } from "#server/problem.ts";

/** An answer of a backend that is JSON or empty. */
export interface BackendAnswer {
  status: number;
  body: unknown;
  headers: Headers;
}

const addressOf = (input: Parameters<typeof fetch>[0]): string =>
  typeof input === "string" ? input : input instanceof URL ? input.href : input.url;

/**
 * A `fetch` with a time limit that covers the body too and a correlation id on every call.
 * Failures of the connection become an `UpstreamProblem` 502 or 504.
 */
export const createBackendFetch =
  ({ timeoutMs, requestId }: { timeoutMs: number; requestId?: string | undefined }): typeof fetch =>
  async (input, init) => {
    const headers = new Headers(init?.headers);
    if (requestId) headers.set("correlation-id", requestId);
    try {
      return await tellingOf(addressOf(input), () => fetchInTime(input, { ...init, headers }, timeoutMs));
    } catch (cause) {
      throw unreachable(cause);
    }
  };

/**
 * Reads an answer as JSON. Statuses from 400 on become an `UpstreamProblem` with the body as it came; HTML and other
 * non-JSON answers become a 502, whatever their status says. `failure` stands for a refusal without words.
 */
export const readAnswer = async (
  response: Response,
  failure = `The backend answered ${response.status}.`,
): Promise<BackendAnswer> => {
  const text = await response.text().catch((cause: unknown) => {
    throw unreachable(cause);
  });
  const maintenance = response.headers.get("sfdc_maintenance") !== null;
  const body = parse(text, maintenance ? 503 : 502, maintenance);
  if (response.status >= 400)
    throw new UpstreamProblem(
      response.status,
      body ?? problem("error", "Error", failure),
      maintenance ? { maintenance } : {},
    );
  return { status: response.status, body, headers: response.headers };
};

const parse = (text: string, status: number, maintenance: boolean): unknown => {
  if (text === "") return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    const slug = maintenance ? "site-under-maintenance" : "bad-gateway";
    const title = maintenance ? "Site Under Maintenance" : "Bad Gateway";
    throw new UpstreamProblem(status, problem(slug, title, "The backend gave an answer that is not JSON."), { cause });
  }
};
