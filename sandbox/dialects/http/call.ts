import { invalidValue } from "#sandbox/core/request/query-values.ts";
import { randomUUID } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";
import { Fault } from "#sandbox/core/fault.ts";
import type { ApiOptions, Call, CallRecord } from "./api-options.ts";
import { ApiReply, nobody, type ApiRequest, type ApiRoute, type Shopper } from "#sandbox/core/api-route.ts";
import { faultOf, unexpectedFault } from "#sandbox/core/problem.ts";

/** How a dialect writes its answers. */
interface Dialect {
  answer(call: Call): Promise<ApiReply>;
  presentFault(fault: Fault, call: Call): { contentType: string; body: unknown; headers?: Record<string, string> };
}

const correlationIdOf = (request: Request): string => {
  const given = request.headers["correlation-id"];
  return typeof given === "string" && /^[\w.-]{1,128}$/.test(given) ? given : randomUUID();
};

/** Turns a dialect into an Express handler that always answers, in its own form, and writes one record per call. */
export const createHandler = (
  { beforeCall, onCall = () => undefined, onError }: Pick<ApiOptions, "beforeCall" | "onCall" | "onError">,
  dialect: Dialect,
): RequestHandler => {
  const respond = async (request: Request, response: Response) => {
    const started = performance.now();
    const correlationId = correlationIdOf(request);
    const url = new URL(request.originalUrl.replace(/^\/+/, "/"), "http://sandbox");
    const record: CallRecord = {
      correlationId,
      method: request.method,
      path: url.pathname,
      status: 0,
      milliseconds: 0,
      warnings: [],
    };
    const call = { request, url, record };
    response.setHeader("x-correlation-id", correlationId);
    try {
      await beforeCall?.(call);
      send(response, await dialect.answer(call), record);
    } catch (error) {
      const fault = faultOf(error) ?? unexpectedFault();
      if (fault.status >= 500 && (error !== fault || fault.cause)) onError(fault.cause ?? error, correlationId);
      const { contentType, body, headers } = dialect.presentFault(fault, call);
      send(response, new ApiReply(fault.status, body, { ...headers, "content-type": contentType }), record);
    }
    onCall({ ...record, status: response.statusCode, milliseconds: performance.now() - started });
  };
  return (request, response) => void respond(request, response);
};

/** The largest body a shopper's call is answered with. */
const MOST_BYTES = 10 * 1024 * 1024;

/** @throws Fault 500 for a body that is too large, before anything of the answer is written. */
const bytesOf = (body: unknown): Buffer | null => {
  if (body === undefined) return null;
  const bytes = Buffer.from(JSON.stringify(body));
  if (bytes.length > MOST_BYTES)
    throw new Fault(500, "internal-server-error", "The response body is larger than 10 MB.");
  return bytes;
};

const send = (response: Response, reply: ApiReply, record: CallRecord) => {
  if (response.headersSent) return;
  const bytes = bytesOf(reply.body);
  response.status(reply.status);
  for (const [name, value] of Object.entries(reply.headers)) response.append(name, value);
  if (!response.hasHeader("cache-control")) response.setHeader("cache-control", "no-store");
  if (record.warnings.length)
    response.setHeader(
      "x-sandbox-warning",
      record.warnings
        .join("; ")
        .replace(/[^\x20-\x7e]/g, "?")
        .slice(0, 1000),
    );
  if (bytes === null) {
    response.end();
    return;
  }
  if (!response.hasHeader("content-type")) response.setHeader("content-type", "application/json; charset=utf-8");
  response.end(bytes);
};

/**
 * Whether a call wants the answer that is made for nobody in particular, where there is such a one.
 * @throws Fault 400 for another word than `none`.
 */
export const isNeutral = ({ cacheSeconds, neutralSeconds }: ApiRoute, query: URLSearchParams): boolean => {
  const asked = query.get("personalized");
  if (asked === null) return false;
  if (asked !== "none") throw invalidValue("personalized", asked, "not 'none'");
  return cacheSeconds !== undefined || neutralSeconds !== undefined;
};

/** The caller as nobody in particular: the site and what the token may be used for, without account and session. */
export const neutralShopper = ({ siteId, scopes }: Shopper): Shopper => ({ ...nobody, siteId, scopes });

/** Adds the cache header of a route to its successful answers. */
export const withCacheHeader = (
  { cacheSeconds, neutralSeconds }: ApiRoute,
  reply: ApiReply,
  neutral?: { query: URLSearchParams },
): ApiReply => {
  const shared = typeof neutralSeconds === "function" && neutral ? neutralSeconds(neutral.query) : neutralSeconds;
  const seconds = cacheSeconds ?? (neutral ? shared : undefined);
  return reply.status === 200 && seconds !== undefined
    ? new ApiReply(reply.status, reply.body, {
        "cache-control": `public, max-age=${Number(seconds)}`,
        ...reply.headers,
      })
    : reply;
};

/** Request headers as the operations see them: one string each, lower-case names. */
export const plainHeaders = (request: Request): ApiRequest["headers"] =>
  Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]),
  );

/** @throws Fault 404 when a path parameter is the word a client writes for a missing value, 400 for U+0000. */
export const checkParams = (params: Record<string, string>, query: URLSearchParams): void => {
  for (const [name, value] of Object.entries(params))
    if (value === "undefined") throw new Fault(404, "not-found", `The path parameter '${name}' has no value.`);
  if ([...Object.values(params), ...query.values()].some((value) => value.includes("\0")))
    throw new Fault(400, "bad-request", "The address holds the character U+0000.");
};
