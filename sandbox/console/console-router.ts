import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import express, { type ErrorRequestHandler, type Request, type Response, type Router } from "express";
import { checkAccess, placeGuard, type ControlAccess } from "#sandbox/control/control-access.ts";
import type { ControlContext } from "#sandbox/control/control-context.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { ApiFamily } from "#sandbox/core/api-route.ts";
import { faultOf, unexpectedFault } from "#sandbox/core/problem.ts";
import { packageFolder } from "#sandbox/core/package-folder.ts";
import { parseBody, readBytes } from "#sandbox/dialects/http/request-body.ts";
import { consoleRoutes } from "./console-routes.ts";
import type { Document, Done, Page } from "./console-route.ts";
import { html } from "./html.ts";
import { framed } from "./layout.ts";
import { script, style } from "./style.ts";

const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src 'self' data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Messages that wait for the page they are shown on. */
const MOST_MESSAGES = 100;

/** The console for people: pages at the root and below `/console`, under the rules of access of the control plane. */
export const createConsole = (options: {
  context: ControlContext;
  families: readonly ApiFamily[];
  access: ControlAccess;
  onError: (error: unknown, correlationId: string) => void;
}): Router => {
  const { context, families, access, onError } = options;
  const router = express.Router();
  const furtherRooms = context.services.consoleRooms;
  const said = new Map<string, string>();

  const remember = (message: string): string => {
    const id = randomUUID();
    said.set(id, message);
    for (const oldest of said.keys()) if (said.size > MOST_MESSAGES) said.delete(oldest);
    return id;
  };

  const send = (request: Request, response: Response, answer: Page | Done | Document) => {
    if ("to" in answer) {
      const mark = answer.to.includes("?") ? "&" : "?";
      response.redirect(303, `${answer.to}${mark}said=${remember(answer.said)}`);
      return;
    }
    if ("content" in answer) {
      if (answer.cacheSeconds) response.set("cache-control", `private, max-age=${answer.cacheSeconds}`);
      if (answer.policy) response.set("content-security-policy", answer.policy);
      if (answer.fileName !== undefined) response.attachment(answer.fileName);
      response.type(answer.contentType).end(answer.content);
      return;
    }
    const id = typeof request.query.said === "string" ? request.query.said : "";
    const message = said.get(id);
    said.delete(id);
    response.type("text/html; charset=utf-8").end(framed(answer, { path: request.path, said: message, furtherRooms }));
  };

  const isHere = placeGuard(access);
  const guard = (request: Request, response: Response) => {
    response.set({
      "cache-control": "no-store",
      "content-security-policy": policy,
      "referrer-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
    isHere(request, response, () => undefined);
    const { authorization, "sec-fetch-site": from = "same-origin" } = request.headers;
    if (request.method === "POST" && from !== "same-origin" && from !== "none")
      throw new Fault(403, "forbidden", "Forms of the console are sent from its own pages only.");
    if (access.mode === "token" && !authorization) response.set("www-authenticate", 'Basic realm="Sandbox"');
    checkAccess(access, authorization);
  };

  const files: readonly (readonly [string, Document])[] = [
    ["/console/style.css", { contentType: "text/css; charset=utf-8", content: style }],
    ["/console/script.js", { contentType: "text/javascript; charset=utf-8", content: script }],
  ];
  const fonts = ["figtree-latin-wght.woff2", "kalnia-latin-wght.woff2"].map((name) => {
    const content = readFileSync(join(packageFolder, "console/fonts", name));
    return [`/console/fonts/${name}`, { contentType: "font/woff2", content, cacheSeconds: 86_400 }] as const;
  });
  for (const [path, file] of [...files, ...fonts])
    router.get(path, (request, response) => {
      guard(request, response);
      send(request, response, file);
    });

  for (const route of consoleRoutes(context, families)) {
    const handlers = route.method === "post" ? [readBytes] : [];
    router[route.method](route.path, ...handlers, async (request: Request, response: Response) => {
      guard(request, response);
      const fields = route.method === "post" ? (parseBody(request, "form") ?? {}) : {};
      const answer = await route.handle({
        params: request.params as Record<string, string>,
        query: new URL(request.originalUrl, "http://sandbox").searchParams,
        form: new URLSearchParams(fields as Record<string, string>),
      });
      send(request, response, answer);
    });
  }

  router.use("/console", (request: Request) => {
    throw new Fault(404, "page-not-found", `The console has no page ${request.originalUrl.split("?")[0]}.`);
  });

  const renderFault: ErrorRequestHandler = (error, request, response, next) => {
    if (response.headersSent) return next(error);
    const fault = faultOf(error) ?? unexpectedFault();
    if (fault.status >= 500 && error !== fault) onError(error, "console");
    const body = html`<p class="alert" role="alert">${fault.detail}</p>
      <p><a href="${backOf(request)}">Go back</a></p>`;
    response.status(fault.status).type("text/html; charset=utf-8");
    response.end(
      framed({ title: "That did not work", body }, { path: request.originalUrl.split("?")[0] ?? "/", furtherRooms }),
    );
  };
  router.use(renderFault);
  return router;
};

/** The page of the console somebody came from, else the overview. */
const backOf = (request: Request): string => {
  const from = URL.parse(request.headers.referer ?? "");
  return from?.host === request.headers.host ? `${from?.pathname}${from?.search}` : "/";
};
