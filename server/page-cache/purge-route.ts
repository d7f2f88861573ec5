import { createHash, timingSafeEqual } from "node:crypto";
import type { RequestHandler } from "express";
import { clientAddress } from "#server/limits/client-network.ts";
import type { Limits } from "#server/limits/limits.ts";
import { refuse } from "#server/problem.ts";
import type { PageCache } from "./page-cache.ts";
import type { PageSelection } from "./page-selection.ts";
import type { SharedPages } from "./shared-pages.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

const bad = (detail: string) => refuse(400, "bad-request", "Bad Request", detail);

const selectionIn = (body: unknown): PageSelection => {
  const { prefix, tag } = (body ?? {}) as { prefix?: unknown; tag?: unknown };
  if (prefix !== undefined && (typeof prefix !== "string" || !prefix.startsWith("/")))
    throw bad("'prefix' must be a path that begins with a slash.");
  if (tag !== undefined && (typeof tag !== "string" || !/^[a-z]+:.{1,200}$/.test(tag)))
    throw bad("'tag' must be a kind and an id, such as product:p1.");
  return { prefix, tag };
};

/**
 * `POST /__cache/purge` with `X-Purge-Secret`: forgets every page, or those below `{ "prefix": "/category/" }` on every
 * site, or those made from `{ "tag": "product:p1" }`, in every process; answers `{ purged }`, how many went here.
 *
 * 503 where the other processes could not be told, 404 when no secret is configured, 403 for a wrong one. The
 * comparison takes the same time for each.
 */
export const purgePages =
  (purge: PageCache["purge"], shared: SharedPages | null, secret: string | null, limits: Limits): RequestHandler =>
  async (request, response) => {
    if (!secret) throw refuse(404, "not-found", "Not Found", "There is nothing at this address.");
    if (!timingSafeEqual(digest(request.get("x-purge-secret") ?? ""), digest(secret))) {
      await limits.take("secret", { address: clientAddress(request) });
      throw refuse(403, "forbidden", "Forbidden", "The secret is wrong.");
    }
    const selection = selectionIn(request.body);
    const purged = purge(selection);
    await shared?.purge(selection);
    response.set("cache-control", "no-store").json({ purged });
  };
