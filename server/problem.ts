/** What went wrong at a backend or on the way to it, ready to be sent on unchanged. */
export interface Problem {
  title: string;
  /** Its last segment is the stable key. */
  type: string;
  detail: string;
  [member: string]: unknown;
}

const types = "https://api.commercecloud.salesforce.com/documentation/error/v1/errors/";

/** A problem document in the platform's own form; `slug` is the stable key, for example `bad-request`. */
export const problem = (slug: string, title: string, detail: string, more: Record<string, unknown> = {}): Problem => ({
  title,
  type: types + slug,
  detail,
  ...more,
});

/**
 * A refusal that the caller shall see as it is: status and body are the answer.
 * `maintenance` says that the backend has closed the site for maintenance.
 */
export class UpstreamProblem extends Error {
  readonly maintenance: boolean;

  constructor(
    readonly status: number,
    readonly body: unknown,
    options: { maintenance?: boolean; cause?: unknown } = {},
  ) {
    super(titleOf(body) ?? `The backend answered ${status}.`, { cause: options.cause });
    this.name = "UpstreamProblem";
    this.maintenance = options.maintenance ?? /under maintenance/i.test(titleOf(body) ?? "");
  }
}

const titleOf = (body: unknown): string | undefined => {
  const title = (body as { title?: unknown } | null | undefined)?.title;
  return typeof title === "string" ? title : undefined;
};

/** The refusal for a request that this server itself finds wrong. */
export const refuse = (status: number, slug: string, title: string, detail: string): UpstreamProblem =>
  new UpstreamProblem(status, problem(slug, title, detail));

/** The refusal of somebody who asks too often. */
export class TooManyRequests extends UpstreamProblem {
  constructor(
    detail: string,
    /** When to ask again, in seconds. */
    readonly retryAfterSeconds: number,
  ) {
    super(429, problem("too-many-requests", "Too Many Requests", detail));
  }
}

/** The refusal of a page while too many others are made. */
export class Overloaded extends UpstreamProblem {
  /** When to ask again, in seconds. */
  readonly retryAfterSeconds = 5;

  constructor() {
    super(503, problem("overloaded", "Service Unavailable", "Too many pages are asked for right now."));
  }
}

/** The refusal for a failed connection: 504 when the backend was too slow, else 502. */
export const unreachable = (cause: unknown): UpstreamProblem => {
  const name = (cause as { name?: string } | null)?.name;
  return name === "TimeoutError" || name === "AbortError"
    ? new UpstreamProblem(504, problem("gateway-timeout", "Gateway Timeout", "The backend did not answer in time."), {
        cause,
      })
    : new UpstreamProblem(502, problem("bad-gateway", "Bad Gateway", "The backend could not be reached."), { cause });
};
