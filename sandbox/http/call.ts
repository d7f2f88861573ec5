import { randomUUID } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";
import { Fault } from "#sandbox/fault.ts";
import type { ApiOptions, Call, CallRecord } from "./api-options.ts";
import { ApiReply, type ApiRequest, type ApiRoute } from "./api-route.ts";
import { faultOf, unexpectedFault } from "./problem.ts";

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
      if (error !== fault && fault.status >= 500) onError(error, correlationId);
      const { contentType, body, headers } = dialect.presentFault(fault, call);
      send(response, new ApiReply(fault.status, body, { ...headers, "content-type": contentType }), record);
    }
    onCall({ ...record, status: response.statusCode, milliseconds: performance.now() - started });
  };
  return (request, response) => void respond(request, response);
};

const send = (response: Response, reply: ApiReply, record: CallRecord) => {
  if (response.headersSent) return;
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
  if (reply.body === undefined) {
    response.end();
    return;
  }
  if (!response.hasHeader("content-type")) response.setHeader("content-type", "application/json; charset=utf-8");
  response.end(Buffer.from(JSON.stringify(reply.body)));
};

/** Adds the cache header of a route to its successful answers. */
export const withCacheHeader = (route: ApiRoute, reply: ApiReply): ApiReply =>
  reply.status === 200 && route.cacheSeconds !== undefined
    ? new ApiReply(reply.status, reply.body, {
        "cache-control": `public, max-age=${route.cacheSeconds}`,
        ...reply.headers,
      })
    : reply;

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
