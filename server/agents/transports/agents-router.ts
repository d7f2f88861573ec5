import { createHash } from "node:crypto";
import { Router } from "express";
import { siteForHost } from "#config/sites.ts";
import type { SiteOperation } from "#server/api/site/site-operation.ts";
import { createLinkOperations } from "../linking/link-operations.ts";
import { createLinkingRouter } from "../linking/linking-router.ts";
import { canActForAccounts } from "../sessions/linked-shopper.ts";
import { CONTINUE_PATH, MCP_PATH, PROFILE_PATH, REST_PATH } from "#server/agent-paths.ts";
import { businessProfile } from "./business-profile.ts";
import { continueShopping } from "./continue-route.ts";
import { createDesk } from "./desk.ts";
import { llmsText } from "./llms-text.ts";
import { createMcpRouter } from "./mcp-router.ts";
import { createRestRouter } from "./rest-router.ts";
import { readSignedBody } from "./signed-body.ts";

/** How long a profile may be kept, in seconds: a key is published so long before it signs. */
const PROFILE_SECONDS = 300;

/** The shop for assistants, as the server mounts it. */
interface Agents {
  router: Router;
  /** Of the site API. */
  operations: readonly SiteOperation[];
  /** Ends what is done without a request; answers when it is over. */
  end(): Promise<void>;
}

/**
 * The shop for assistants (Universal Commerce Protocol): its profile at `/.well-known/ucp`, REST and MCP below `/ucp`,
 * and where a person goes on. Nothing of it where `AGENTS_ENABLED` is off.
 */
export const createAgents = (options: Parameters<typeof createDesk>[0]): Agents => {
  const router = Router();
  const { services } = options;
  if (!services.config.agents.enabled) return { router, operations: [], end: () => Promise.resolve() };
  const desk = createDesk(options);
  const end = () => desk.follower.end();
  // In the shared store wait orders that another process took, or this one before it started anew.
  if (options.store) desk.follower.start();

  router.get(PROFILE_PATH, async (request, response) => {
    const site = siteForHost(services.config.sites, request.get("host"));
    const text = JSON.stringify(await businessProfile(services, site, desk.keys));
    const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
    response.set({ etag, "cache-control": `public, max-age=${PROFILE_SECONDS}`, "access-control-allow-origin": "*" });
    const known = (request.get("if-none-match") ?? "").split(",").map((each) => each.trim().replace(/^W\//, ""));
    if (known.includes(etag)) response.status(304).end();
    else response.type("application/json").send(text);
  });
  router.get("/llms.txt", (request, response) => {
    const site = siteForHost(services.config.sites, request.get("host"));
    response.set("cache-control", `public, max-age=${PROFILE_SECONDS}`).type("text/plain").send(llmsText(site));
  });
  router.get(`${CONTINUE_PATH}/:key`, continueShopping(desk));
  router.use([REST_PATH, MCP_PATH], readSignedBody);
  router.use(createRestRouter(desk));
  router.use(createMcpRouter(desk));
  if (!canActForAccounts(services)) return { router, operations: [], end };
  router.use(createLinkingRouter(services, desk.linking));
  return { router, operations: createLinkOperations(desk.linking, desk.links), end };
};
