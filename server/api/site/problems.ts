import { browserProblems } from "#server/metrics/browser-reports.ts";
import { refuse } from "#server/problem.ts";
import type { SiteOperation } from "./site-operation.ts";

const MAX_FRAMES = 20;
/** Of so many, innermost first, the place in the sources is looked up. */
const MAX_PLACES = 5;
/** A sentence of the shop's own; one with a number, an address or a token in it is none. */
const sentence = /^\p{L}[\p{L} .,:;'’-]{1,199}$/u;
/** The kind of an error, of a refusal with its status and type: `CommerceApiError 404 basket-not-found`. */
const errorKind = /^[A-Za-z]\w{0,59}( \d{1,3}( [A-Za-z][A-Za-z.-]{0,59})?)?$/;
/**
 * A file of the shop with line and column, as source maps ask for it: nothing of an address that could name anybody.
 */
const frame = /^(?:[\da-f]{8}\/)?[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/;

const isText = (value: unknown, form: RegExp): value is string => typeof value === "string" && form.test(value);

/** What a browser may say of a problem; all else in a report is left out. */
interface ReportedProblem {
  /** One of the shop's own sentences about what failed. */
  what: string;
  /** The kind of the error, for example `TypeError`. */
  error?: string;
  /** Where it was thrown, innermost first. */
  frames?: string[];
}

const readReport = (body: unknown): ReportedProblem => {
  const { what, error, frames } = (body ?? {}) as Record<string, unknown>;
  if (!isText(what, sentence))
    throw refuse(400, "bad-request", "Bad Request", "A report says in a short sentence what failed.");
  return {
    what,
    ...(isText(error, errorKind) && { error }),
    ...(Array.isArray(frames) && {
      frames: frames.slice(0, MAX_FRAMES).filter((each): each is string => isText(each, frame)),
    }),
  };
};

/**
 * `POST problems` with `{ what, error?, frames? }`: notes in the server's log what went wrong in a browser, with the
 * places in the sources that the maps of this build name. Nothing is answered.
 */
export const problems: SiteOperation = {
  method: "POST",
  path: "problems",
  // A site that is broken for everybody says so soon enough; what comes above this would only fill the log.
  limit: { name: "problem", subject: (_input, { id }) => id },
  sameOrigin: true,
  handle: async ({ site, log, sourcePlaces }, { body }) => {
    const problem = readReport(body);
    browserProblems.publish(site.id);
    const places = await Promise.all(problem.frames?.slice(0, MAX_PLACES).map((each) => sourcePlaces.of(each)) ?? []);
    log.warn({ site: site.id, problem, ...(places.length > 0 && { places }) }, "Something went wrong in a browser.");
    return undefined;
  },
};
