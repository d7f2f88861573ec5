import express, { type Router } from "express";
import type { Playground } from "./playground.ts";
import { NOTICES_PATH, PLATFORM_PATH } from "./assistant-platform.ts";

const PROFILE_SECONDS = 60;

/** What shops read of the test platform, and where they tell it of orders; nobody has to log in for either. */
export const createPlatformRouter = (playground: Playground): Router => {
  const { platform } = playground;
  const router = express.Router();
  router.get(PLATFORM_PATH, async (_request, response) => {
    response.set("cache-control", `public, max-age=${PROFILE_SECONDS}`);
    response.type("application/json").end(JSON.stringify(await platform.profile()));
  });
  router.post(NOTICES_PATH, express.raw({ type: () => true, limit: "200kb" }), async (request, response) => {
    const body = Buffer.isBuffer(request.body) ? request.body.toString("utf8") : "";
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const { origin } = new URL(platform.profileUrl);
    await playground.hear({ url: origin + request.originalUrl, headers, body });
    response.status(204).end();
  });
  return router;
};
