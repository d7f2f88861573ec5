import express, { type Request, type RequestHandler, type Response, type Router } from "express";
import { sql } from "drizzle-orm";
import type { Database } from "#sandbox/database/connection.ts";
import { Fault } from "#sandbox/fault.ts";
import { problemOf } from "#sandbox/http/problem.ts";
import type { Services } from "#sandbox/services.ts";
import type { Journal } from "./journal.ts";
import { landingPage } from "./landing-page.ts";

export type { Journal } from "./journal.ts";

interface ControlOptions {
  services: Services;
  database: Database;
  journal: Journal;
  reset?: (() => Promise<void>) | undefined;
}

const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** The levers serve this machine, and no page of another origin. */
const thisMachineOnly: RequestHandler = ({ socket, headers }, response, next) => {
  const host = (headers.host ?? "").replace(/:\d+$/, "");
  const isOwnPage = headers.origin === undefined || headers.origin === `http://${headers.host}`;
  if (loopback.test(socket.remoteAddress ?? "") && isOwnPage && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(host)) {
    next();
    return;
  }
  sendFault(response, new Fault(403, "forbidden", "The sandbox's levers can only be used from this machine."));
};

const sendFault = (response: Response, fault: Fault) =>
  response
    .status(fault.status)
    .type("application/problem+json")
    .send(JSON.stringify(problemOf(fault)));

/** Health, journal and reset below `/__sandbox`, and a page that says what is here. */
export const createControl = ({ services, database, journal, reset }: ControlOptions): Router => {
  const router = express.Router();
  router.use(thisMachineOnly);
  router.use((_request, response, next) => {
    response.set({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
    next();
  });

  router.get("/health", (_request, response) => void response.json({ status: "ok" }));

  router.get("/ready", async (_request, response) => {
    try {
      await database.sql.execute(sql`select 1`);
      response.json({ status: "ready" });
    } catch {
      sendFault(response, new Fault(503, "service-unavailable", "The database does not answer."));
    }
  });

  router.get("/journal", (_request, response) => void response.json({ calls: journal.list() }));

  router.post("/reset", async (_request: Request, response) => {
    if (!reset) {
      sendFault(response, new Fault(501, "not-implemented", "A reset is not offered here."));
      return;
    }
    await reset();
    journal.clear();
    response.json({ status: "reset" });
  });

  router.get("/", (_request, response) => {
    response
      .set("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'")
      .type("html")
      .send(landingPage({ origin: services.sandboxOrigin, calls: journal.list().length }));
  });

  router.use((request, response) => {
    sendFault(response, new Fault(404, "resource-not-found", `There is nothing at ${request.path}.`));
  });
  return router;
};
