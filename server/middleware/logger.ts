import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pino, type DestinationStream, type Logger } from "pino";
import { pinoHttp, type HttpLogger } from "pino-http";
import { sentPageOf } from "#server/sent-page.ts";
import { traceIdOf } from "#server/tracing/spans.ts";
import { redact, redactTokens, redactUrl } from "./redact.ts";

/** Fields that have a serializer of their own. */
const serialized = ["req", "res", "err", "error"];

const redactFields = (fields: Record<string, unknown>): Record<string, unknown> => {
  const own = Object.entries(fields).filter(([name]) => !serialized.includes(name));
  const left = Object.entries(fields).filter(([name]) => serialized.includes(name));
  return { ...(redact(Object.fromEntries(own)) as Record<string, unknown>), ...Object.fromEntries(left) };
};

/** The process's log: one JSON object per line, with secrets and card data hidden whatever field they come in. */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error: unknown) => redact(error), error: (error: unknown) => redact(error) },
      formatters: { level: (label) => ({ level: label }), log: redactFields },
      hooks: { streamWrite: redactTokens },
    },
    ...(destination ? [destination] : []),
  );

const acceptableId = /^[\w.-]{8,64}$/;

/** The caller's `X-Request-Id` when it is a plain one, else a new id. */
export const requestId = (request: IncomingMessage): string => {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && acceptableId.test(given) ? given : randomUUID();
};

/** Gives a request its id, the same one each time. */
export const giveId = (request: IncomingMessage): string => {
  const named = request as IncomingMessage & { id?: unknown };
  if (typeof named.id !== "string") named.id = requestId(request);
  return named.id as string;
};

/** Where a request comes from, by so many trusted proxies in front of the process. */
const clientOf = (request: IncomingMessage, trustedProxies: number): string | undefined => {
  const told = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean);
  const hops = [request.socket.remoteAddress, ...told.reverse()];
  return hops[Math.min(trustedProxies, hops.length - 1)];
};

/** The trace that the request belongs to: our own, else the one its caller names (W3C Trace Context). */
const traceOf = (request: IncomingMessage): string | undefined =>
  traceIdOf(request) ??
  /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-/.exec(String(request.headers["traceparent"] ?? ""))?.[1];

const requestFields = (request: IncomingMessage & { originalUrl?: string }, trustedProxies: number) => ({
  id: idOf(request),
  method: request.method,
  host: request.headers.host,
  url: redactUrl(request.originalUrl ?? request.url ?? ""),
  address: clientOf(request, trustedProxies),
  userAgent: request.headers["user-agent"],
  traceId: traceOf(request),
});

const answerFields = (response: ServerResponse) => ({
  status: response.statusCode,
  cache: sentPageOf(response)?.cache,
  bytes: sentPageOf(response)?.bytes ?? (Number(response.getHeader?.("content-length") ?? 0) || undefined),
});

/** Of the pages from the cache one in so many leaves a line. */
const HITS_A_LINE = 100;

/** Logs some of the pages that come from the cache, in the form of all other lines. */
export const createHitLogger = (
  log: Logger,
  trustedProxies: number,
): ((request: IncomingMessage, response: ServerResponse) => void) => {
  let count = 0;
  return (request, response) => {
    count += 1;
    if (count % HITS_A_LINE !== 1) return;
    const fields = { req: requestFields(request, trustedProxies), res: answerFields(response), oneOf: HITS_A_LINE };
    log.info(fields, "request completed");
  };
};

/** The id that `giveId` has given a request. */
export const idOf = (request: object): string => {
  const { id } = request as { id?: unknown };
  return typeof id === "string" ? id : "";
};

/** Gives every request an id, sends it back as `X-Request-Id`, and logs one line when the answer is out. */
export const createRequestLogger = (logger: Logger, trustedProxies = 0): HttpLogger =>
  pinoHttp({
    logger,
    genReqId: (request, response) => {
      const id = giveId(request);
      response.setHeader("x-request-id", id);
      return id;
    },
    wrapSerializers: false,
    serializers: {
      err: (error: unknown) => redact(error),
      req: (request: IncomingMessage & { originalUrl?: string }) => requestFields(request, trustedProxies),
      res: answerFields,
    },
    customLogLevel: (_request: IncomingMessage, response: ServerResponse, error?: Error) =>
      error || response.statusCode >= 500 ? "error" : response.statusCode >= 400 ? "warn" : "info",
    customErrorObject: (_request: IncomingMessage, response: ServerResponse, _error: Error, line: object) => ({
      ...line,
      err: (response as { err?: Error }).err,
    }),
    autoLogging: {
      ignore: ({ url }) => url === "/healthz" || url === "/readyz" || url?.startsWith("/static/") === true,
    },
  });
