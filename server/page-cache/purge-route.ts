import { createHash, timingSafeEqual } from "node:crypto";
import type { RequestHandler } from "express";
import { clientAddress } from "#server/limits/client-network.ts";
import type { Limits } from "#server/limits/limits.ts";
import { refuse } from "#server/problem.ts";
import type { PageCache } from "./page-cache.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** The beginning of a page's address below its site id, for example `/category/newarrivals`. */
const wantedPrefix = (body: unknown): string | undefined => {
  const prefix = (body as { prefix?: unknown } | null | undefined)?.prefix;
  if (prefix === undefined) return undefined;
  if (typeof prefix !== "string" || !prefix.startsWith("/"))
    throw refuse(400, "bad-request", "Bad Request", "'prefix' must be a path that begins with a slash.");
  return prefix;
};

/**
 * `POST /__cache/purge` with `X-Purge-Secret`: forgets every page, or those below `{ "prefix": "/category/" }` on every
 * site; answers `{ purged }`. 404 when no secret is configured, 403 for a wrong one; the comparison takes the same time
 * for each.
 */
export const purgePages =
  (cache: PageCache, secret: string | null, limits: Limits): RequestHandler =>
  async (request, response) => {
    if (!secret) throw refuse(404, "not-found", "Not Found", "There is nothing at this address.");
    if (!timingSafeEqual(digest(request.get("x-purge-secret") ?? ""), digest(secret))) {
      await limits.take("secret", { address: clientAddress(request) });
      throw refuse(403, "forbidden", "Forbidden", "The secret is wrong.");
    }
    const prefix = wantedPrefix(request.body);
    const purged = cache.purge(
      prefix === undefined ? undefined : (key) => key.slice(key.indexOf(" ") + 1).startsWith(prefix),
    );
    response.set("cache-control", "no-store").json({ purged });
  };
