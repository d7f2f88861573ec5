import express, { Router } from "express";
import { VendorError } from "../vendor-error.ts";
import { readScript } from "../package-folder.ts";

const SCRIPT = "tag-manager/browser/gtm.js";

/** Containers look like this; ours is `GTM-SANDBOX`. */
const containerId = /^GTM-[A-Z0-9]{4,12}$/;

/** The most events kept to be looked at; older ones go first. */
const KEPT = 500;

/** One event as the container told it. */
type CountedEvent = Record<string, unknown> & { container: string; event: string };

const eventOf = (text: unknown): CountedEvent | undefined => {
  try {
    const event = JSON.parse(String(text)) as Partial<CountedEvent>;
    return typeof event.event === "string" && typeof event.container === "string" ? (event as CountedEvent) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The tag manager (Google Tag Manager, by its public snippet): a container that takes what is pushed to the data layer,
 * acknowledges it, and reports it here. `GET /tag-manager/events` tells what was counted, the oldest first.
 */
export const tagManagerRouter = ({ origin }: { origin: string }): Router => {
  const script = readScript(SCRIPT).replace("@ORIGIN@", () => origin);
  const events: CountedEvent[] = [];
  const router = Router();

  router.get("/gtm.js", ({ query: { id } }, response) => {
    if (typeof id !== "string" || !containerId.test(id)) throw new VendorError(404, { message: "No such container." });
    response.set("cache-control", "public, max-age=900").type("text/javascript").send(script.replace("@ID@", id));
  });

  router.post("/tag-manager/collect", express.text({ type: "*/*", limit: "64kb" }), (request, response) => {
    const event = eventOf(request.body);
    if (!event) throw new VendorError(400, { message: "That is no event." });
    events.push(event);
    events.splice(0, events.length - KEPT);
    response.set("access-control-allow-origin", "*").status(204).end();
  });

  router.get("/tag-manager/events", (_request, response) => {
    response.json({ events });
  });
  return router;
};
