import express, { type Request, type Response, Router } from "express";
import type { Clock } from "#sandbox/core/clock.ts";
import type { VendorData } from "../vendor-data.ts";
import { VendorError } from "../vendor-error.ts";
import type { ContentItem } from "./content-item.ts";
import { createContentRepository, type ContentRepository, type DeliveryParameters } from "./content-repository.ts";
import { mediaRouter } from "./media-router.ts";

interface ContentRouterOptions {
  clock: Clock;
  /** All items as they are at that moment. */
  items: (now: Date) => readonly ContentItem[];
  /** The pictures items point at. */
  media: VendorData["media"];
}

const MAX_BATCH = 12;
const MAX_PAGE = 12;
const REFRESH_MS = 60_000;

const badRequest = (message: string) => new VendorError(400, { error: { type: "INVALID_REQUEST", message } });

const notFound = (wanted: { deliveryId: string } | { deliveryKey: string }) => ({
  error: { type: "CONTENT_NOT_FOUND", message: "The requested content item was not found", data: wanted },
});

const readParameters = (given: Record<string, unknown>): DeliveryParameters => {
  const { depth = "root", format = "linked", locale } = given;
  if (depth !== "all" && depth !== "root") throw badRequest("depth must be all or root");
  if (format !== "inlined" && format !== "linked") throw badRequest("format must be inlined or linked");
  if (locale !== undefined && typeof locale !== "string") throw badRequest("locale must be text");
  return { depth, format, locale: locale ? locale.split(",").map((entry) => entry.trim()) : null };
};

const readBatch = (body: unknown): { parameters: DeliveryParameters; requests: Record<string, unknown>[] } => {
  const { parameters = {}, requests } = (body ?? {}) as { parameters?: unknown; requests?: unknown };
  if (!Array.isArray(requests) || requests.length === 0) throw badRequest("requests must list at least one item");
  if (requests.length > MAX_BATCH) throw badRequest(`requests must list at most ${MAX_BATCH} items`);
  return { parameters: readParameters(parameters as Record<string, unknown>), requests };
};

const isPointer = (path: unknown): path is string => typeof path === "string" && /^(\/[\w-]+)+$/.test(path);

const readFilter = (body: unknown) => {
  const { filterBy, sortBy, page = {}, parameters = {} } = (body ?? {}) as Record<string, unknown>;
  const conditions = Array.isArray(filterBy) ? (filterBy as { path?: unknown; value?: unknown }[]) : [];
  if (conditions.length === 0 || !conditions.every((each) => isPointer(each.path) && each.value !== undefined))
    throw badRequest("filterBy must list paths and values");
  const sort = sortBy as { key?: unknown; order?: unknown } | undefined;
  if (sort && (!isPointer(sort.key) || (sort.order !== undefined && sort.order !== "ASC" && sort.order !== "DESC")))
    throw badRequest("sortBy must name a path and ASC or DESC");
  const { size = MAX_PAGE, cursor } = page as { size?: unknown; cursor?: unknown };
  if (typeof size !== "number" || !Number.isInteger(size) || size < 1 || size > MAX_PAGE)
    throw badRequest(`page.size must be 1 to ${MAX_PAGE}`);
  const start =
    cursor === undefined ? "0" : Buffer.from(typeof cursor === "string" ? cursor : "", "base64url").toString();
  if (!/^\d{1,9}$/.test(start)) throw badRequest("page.cursor is not one of ours");
  return {
    filter: {
      filterBy: conditions as { path: string; value: unknown }[],
      ...(sort && { sortBy: { key: sort.key as string, order: sort.order === "DESC" ? "DESC" : "ASC" } as const }),
    },
    size,
    start: Number(start),
    parameters: readParameters(parameters as Record<string, unknown>),
  };
};

/** The delivery service's calls over the items as they are when a request comes. */
export const deliveryRouter = (
  repository: (request: Request) => ContentRepository,
  { cacheControl }: { cacheControl: string },
): Router => {
  const send = (response: Response, found: unknown, missing: unknown) => {
    if (!found) throw new VendorError(404, missing);
    response.set("cache-control", cacheControl).json(found);
  };

  const router = Router({ mergeParams: true });
  router.use("/content", (_request, response, next) => {
    response.set("access-control-allow-origin", "*");
    next();
  });

  router.get("/content/id/:deliveryId", (request, response) => {
    const { deliveryId } = request.params;
    send(response, repository(request).byId(deliveryId, readParameters(request.query)), notFound({ deliveryId }));
  });

  router.get("/content/key/*deliveryKey", (request, response) => {
    const deliveryKey = (request.params.deliveryKey as unknown as string[]).join("/");
    send(response, repository(request).byKey(deliveryKey, readParameters(request.query)), notFound({ deliveryKey }));
  });

  router.post("/content/fetch", express.json({ limit: "32kb" }), (request, response) => {
    const { parameters, requests } = readBatch(request.body);
    const responses = requests.map(({ id, key }) => {
      if (typeof id === "string") return repository(request).byId(id, parameters) ?? notFound({ deliveryId: id });
      if (typeof key === "string") return repository(request).byKey(key, parameters) ?? notFound({ deliveryKey: key });
      throw badRequest("Every request needs an id or a key");
    });
    response.json({ responses });
  });

  router.post("/content/filter", express.json({ limit: "32kb" }), (request, response) => {
    const { filter, size, start, parameters } = readFilter(request.body);
    const found = repository(request).filtered(filter, parameters);
    const responses = found.slice(start, start + size);
    const end = start + responses.length;
    response.json({
      responses,
      page: {
        responseCount: responses.length,
        ...(end < found.length && { nextCursor: Buffer.from(String(end)).toString("base64url") }),
      },
    });
  });
  return router;
};

/** Content delivery (Amplience Content Delivery v2, by its public description) and the pictures it points at. */
export const contentRouter = ({ clock, items, media }: ContentRouterOptions): Router => {
  let made: { repository: ContentRepository; at: number } | null = null;
  const repository = (): ContentRepository => {
    const now = clock.now();
    if (!made || Math.abs(now.getTime() - made.at) > REFRESH_MS)
      made = { repository: createContentRepository(items(now), now), at: now.getTime() };
    return made.repository;
  };

  const router = Router();
  router.use("/i", (_request, response, next) => {
    response.set("access-control-allow-origin", "*");
    next();
  });
  router.use(deliveryRouter(repository, { cacheControl: "public, max-age=60" }));
  router.use(mediaRouter(media));
  return router;
};
