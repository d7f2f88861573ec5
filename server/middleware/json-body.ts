import express, { type RequestHandler } from "express";
import { refuse } from "#server/api/upstream-problem.ts";

/** Largest request body of our own APIs in bytes. */
export const BODY_LIMIT_BYTES = 200 * 1024;

const parse = express.json({ limit: BODY_LIMIT_BYTES, strict: true, type: "application/json" });

const hasBody = (headers: Record<string, unknown>) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Reads a JSON body: 415 for another content type, 413 when too large, 400 when it is not JSON. */
export const jsonBody: RequestHandler = (request, response, next) => {
  if (hasBody(request.headers) && !request.is("application/json"))
    throw refuse(415, "unsupported-media-type", "Unsupported Media Type", "The body must be application/json.");
  parse(request, response, next);
};
