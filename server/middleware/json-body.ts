import express, { type RequestHandler } from "express";
import { refuse } from "#server/problem.ts";

/** Largest request body of our own APIs in bytes. */
export const BODY_LIMIT_BYTES = 200 * 1024;

/** Largest body of an operation that takes a file. */
const FILE_LIMIT_BYTES = 3 * 1024 * 1024;

const hasBody = (headers: Record<string, unknown>) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

const bodyReader = (limit: number): RequestHandler => {
  const parse = express.json({ limit, strict: true, type: "application/json" });
  return (request, response, next) => {
    if (hasBody(request.headers) && !request.is("application/json"))
      throw refuse(415, "unsupported-media-type", "Unsupported Media Type", "The body must be application/json.");
    parse(request, response, next);
  };
};

/** Reads a JSON body: 415 for another content type, 413 when too large, 400 when it is not JSON. */
export const jsonBody = bodyReader(BODY_LIMIT_BYTES);

/** The same where the body carries a file. */
export const jsonBodyWithFile = bodyReader(FILE_LIMIT_BYTES);
