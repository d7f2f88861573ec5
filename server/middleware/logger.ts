import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pino, type DestinationStream, type Logger } from "pino";
import { pinoHttp, type HttpLogger } from "pino-http";
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

/** The id that `createRequestLogger` has given a request. */
export const idOf = (request: object): string => {
  const { id } = request as { id?: unknown };
  return typeof id === "string" ? id : "";
};

/** Gives every request an id, sends it back as `X-Request-Id`, and logs one line when the answer is out. */
export const createRequestLogger = (logger: Logger): HttpLogger =>
  pinoHttp({
    logger,
    genReqId: (request, response) => {
      const id = requestId(request);
      response.setHeader("x-request-id", id);
      return id;
    },
    wrapSerializers: false,
    serializers: {
      err: (error: unknown) => redact(error),
      req: (request: IncomingMessage & { originalUrl?: string }) => ({
        id: idOf(request),
        method: request.method,
        url: redactUrl(request.originalUrl ?? request.url ?? ""),
        remoteAddress: request.socket.remoteAddress,
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
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
