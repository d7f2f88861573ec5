import express, { type ErrorRequestHandler, type Request, type Response, type Router } from "express";
import { Fault } from "#sandbox/core/fault.ts";
import { faultOf, problemOf, unexpectedFault } from "#sandbox/core/problem.ts";
import { parseBody, readBytes } from "#sandbox/dialects/http/request-body.ts";
import { checkAccess, placeGuard, type ControlAccess } from "./control-access.ts";
import { ControlReply, schema, type ControlRoute } from "./control-route.ts";
import { schemaProblem, type JsonSchema } from "./json-schema.ts";
import { openApiDocument } from "./openapi.ts";

export interface ControlOptions {
  routes: readonly ControlRoute[];
  access: ControlAccess;
  onError: (error: unknown, correlationId: string) => void;
}

/**
 * The levers below `/__sandbox`: every route guarded, its input held against its schemas, its faults as problem
 * documents.
 */
export const createControl = ({ routes, access, onError }: ControlOptions): Router => {
  const router = express.Router();
  router.use(placeGuard(access));
  router.use((_request, response, next) => {
    response.set({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
    next();
  });
  router.use(readBytes);

  const all: ControlRoute[] = [...routes, describing(() => all)];
  for (const route of all)
    router[route.method](route.path, async (request, response) => {
      if (!route.harmless) {
        const { authorization } = request.headers;
        if (access.mode === "token" && !authorization) response.set("www-authenticate", 'Basic realm="Sandbox"');
        checkAccess(access, authorization);
      }
      const query = new URL(request.originalUrl, "http://sandbox").searchParams;
      checkQuery(route.query ?? {}, query);
      const body = route.body ? bodyOf(request, route.body, route.bodyOptional ?? false) : undefined;
      const answer = await route.handle({ params: request.params as Record<string, string>, query, body });
      send(response, answer instanceof ControlReply ? answer : new ControlReply(200, answer));
    });

  router.use((request: Request) => {
    throw new Fault(404, "resource-not-found", `There is nothing at ${request.path}.`);
  });
  const renderFault: ErrorRequestHandler = (error, _request, response, next) => {
    if (response.headersSent) return next(error);
    const fault = faultOf(error) ?? unexpectedFault();
    if (fault.status >= 500 && error !== fault) onError(error, "control");
    send(response, new ControlReply(fault.status, problemOf(fault), "application/problem+json"));
  };
  router.use(renderFault);
  return router;
};

/** The route that shows the document of all of them. */
const describing = (all: () => readonly ControlRoute[]): ControlRoute => ({
  method: "get",
  path: "/openapi.json",
  summary: "This document.",
  answers: { 200: { type: "object", required: ["openapi", "paths"] } },
  harmless: true,
  handle: () => openApiDocument(all()),
});

const send = (response: Response, { status, body, contentType }: ControlReply) => {
  response.status(status);
  if (body === undefined) {
    response.end();
    return;
  }
  response.type(contentType);
  response.end(typeof body === "string" && !contentType.includes("json") ? body : JSON.stringify(body));
};

const badRequest = (detail: string) => new Fault(400, "bad-request", `${detail}.`);

const bodyOf = (request: Request, wanted: JsonSchema, isOptional: boolean): unknown => {
  const body = parseBody(request, "json");
  if (body === undefined && isOptional) return {};
  if (body === undefined) throw badRequest("The request has no body");
  const problem = schemaProblem(wanted, body);
  if (problem) throw badRequest(problem);
  return body;
};

/** Query values are texts; those of numbers are read first. */
const checkQuery = (declared: Record<string, JsonSchema>, query: URLSearchParams) => {
  const values = Object.fromEntries(
    [...query].map(([name, value]) => {
      const type = declared[name]?.type;
      return [name, (type === "integer" || type === "number") && value.trim() !== "" ? Number(value) : value];
    }),
  );
  const problem = schemaProblem(schema.object(declared, Object.keys(declared)), values);
  if (problem) throw badRequest(problem);
};
