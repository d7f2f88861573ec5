import express, { type RequestHandler } from "express";
import { refuse } from "#server/problem.ts";

/** Largest request body of our own APIs in bytes. */
export const BODY_LIMIT_BYTES = 200 * 1024;

/** Largest body of an operation that takes a file. */
const FILE_LIMIT_BYTES = 3 * 1024 * 1024;

/** Deepest nesting of a body; nothing the shop is sent comes near it. */
const MOST_NESTED = 40;

/** The parser's word for it, beside its own. */
export const TOO_DEEP = "entity.too.deep";

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/** Refuses a body that is nested so deep that whoever walks through it would run out of stack (security-7). */
const refuseDeepNesting = (_request: unknown, _response: unknown, body: Buffer): void => {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at] ?? 0;
    if (isText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (opening.has(byte)) depth += 1;
    else if (closing.has(byte)) depth -= 1;
    if (depth > MOST_NESTED) throw Object.assign(new Error("The body is nested too deep."), { type: TOO_DEEP });
  }
};

const hasBody = (headers: Record<string, unknown>) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

const bodyReader = (limit: number, types = ["application/json"]): RequestHandler => {
  const parse = express.json({ limit, strict: true, type: types, verify: refuseDeepNesting });
  return (request, response, next) => {
    if (hasBody(request.headers) && !request.is(types))
      throw refuse(415, "unsupported-media-type", "Unsupported Media Type", `The body must be ${types.join(" or ")}.`);
    parse(request, response, next);
  };
};

/** Reads a JSON body: 415 for another content type, 413 when too large, 400 when it is not JSON. */
export const jsonBody = bodyReader(BODY_LIMIT_BYTES);

/** The same where the body carries a file. */
export const jsonBodyWithFile = bodyReader(FILE_LIMIT_BYTES);

/** Reads what browsers report of a page's policy. */
export const policyReportBody = bodyReader(32 * 1024, ["application/reports+json", "application/csp-report"]);
