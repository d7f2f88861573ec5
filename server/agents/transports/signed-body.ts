import express, { type Request, type RequestHandler } from "express";
import { ProtocolProblem } from "../contract/protocol-problem.ts";

const MOST_BYTES = 200 * 1024;

/** Reads a body as the bytes that were signed. */
export const readSignedBody: RequestHandler = express.raw({ type: () => true, limit: MOST_BYTES });

/** The bytes of a body; none where there was none. */
export const signedBytes = ({ body }: Request): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

const MOST_NESTED = 30;

const depthOf = (value: unknown, depth = 0): number =>
  typeof value !== "object" || value === null || depth > MOST_NESTED
    ? depth
    : Math.max(depth, ...Object.values(value).map((each) => depthOf(each, depth + 1)));

/** The JSON object of a body; an empty one where there was none. @throws ProtocolProblem */
export const bodyOf = (request: Request): Record<string, unknown> => {
  const bytes = signedBytes(request);
  if (bytes.length === 0) return {};
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString("utf8"));
  } catch {
    throw new ProtocolProblem("invalid_request", "The body is not valid JSON.");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value) || depthOf(value) > MOST_NESTED)
    throw new ProtocolProblem("invalid_request", "The body must be a JSON object that is not nested too deep.");
  return value as Record<string, unknown>;
};
