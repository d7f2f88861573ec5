import express, { type ErrorRequestHandler, type Request, type RequestHandler } from "express";
import { Fault } from "#sandbox/core/fault.ts";
import type { ApiOptions } from "./api-options.ts";
import { faultDocument, versionOf } from "./ocapi-fault.ts";
import { faultOf, problemOf, unexpectedFault } from "#sandbox/core/problem.ts";

/** The platform's limit for a request body. */
const LIMIT = "5mb";

/** Reads every body as bytes, whatever its type; `parseBody` then decides. */
export const readBytes: RequestHandler = express.raw({ type: () => true, limit: LIMIT });

/**
 * The body of a request whose bytes are read. No bytes are no body, with or without a content type.
 * @throws Fault 415 for another content type than the operation takes, 400 for what is not JSON.
 */
export const parseBody = (request: Request, kind: "json" | "form"): unknown => {
  const bytes: unknown = request.body;
  if (!Buffer.isBuffer(bytes) || bytes.length === 0) return undefined;
  const type = (request.headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  if (kind === "form") {
    if (type !== "application/x-www-form-urlencoded") throw wrongType("application/x-www-form-urlencoded");
    return refuseNul(Object.fromEntries(new URLSearchParams(bytes.toString("utf8"))));
  }
  if (type !== "application/json" && !type.endsWith("+json")) throw wrongType("application/json");
  try {
    return refuseNul(JSON.parse(bytes.toString("utf8")));
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault(400, "bad-request", "The request body is not valid JSON.");
  }
};

const wrongType = (wanted: string) =>
  new Fault(415, "unsupported-media-type", `The request body must have the content type ${wanted}.`);

/** The database cannot keep the character U+0000. */
const refuseNul = <T>(value: T): T => {
  if (JSON.stringify(value).includes("\\u0000"))
    throw new Fault(400, "bad-request", "The request body holds the character U+0000.");
  return value;
};

/** Answers for requests whose body never arrived whole, in the form of the dialect that was spoken. */
export const reportUnreadable =
  ({ onError }: Pick<ApiOptions, "onError">): ErrorRequestHandler =>
  (error, request, response, next) => {
    if (response.headersSent) return next(error);
    const fault = faultOf(error) ?? unexpectedFault();
    if (fault.status >= 500) onError(error, "");
    const isShopApi = request.path.startsWith("/s/");
    response
      .status(fault.status)
      .type(isShopApi ? "application/json" : "application/problem+json")
      .set("cache-control", "no-store")
      .send(JSON.stringify(isShopApi ? faultDocument(fault, versionOf(request.path)) : problemOf(fault, request.path)));
  };
