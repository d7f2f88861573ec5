import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pino, type DestinationStream, type Logger } from "pino";
import { pinoHttp, type HttpLogger } from "pino-http";
import { redact, redactText, redactUrl } from "./redact.ts";

/** The process's log: one JSON object per line, with secrets and card data hidden whatever field they come in. */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: redact, error: redact },
      formatters: { level: (label) => ({ level: label }), log: (fields) => redact(fields) as Record<string, unknown> },
      hooks: { streamWrite: redactText },
    },
    ...(destination ? [destination] : []),
  );

const acceptableId = /^[\w.-]{8,64}$/;

/** The caller's `X-Request-Id` when it is a plain one, else a new id. */
export const requestId = (request: IncomingMessage): string => {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && acceptableId.test(given) ? given : randomUUID();
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
    serializers: {
      req: (request: { id: unknown; method: string; url: string; remoteAddress: string }) => ({
        id: request.id,
        method: request.method,
        url: redactUrl(request.url),
        remoteAddress: request.remoteAddress,
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
    customLogLevel: (_request: IncomingMessage, response: ServerResponse, error?: Error) =>
      error || response.statusCode >= 500 ? "error" : response.statusCode >= 400 ? "warn" : "info",
    autoLogging: {
      ignore: ({ url }) => url === "/healthz" || url === "/readyz" || url?.startsWith("/static/") === true,
    },
  });
