import { refuse } from "#server/problem.ts";
import { type ContentItem, ContentUnavailable } from "#server/vendors/content-delivery.ts";
import type { SiteContext, SiteOperation } from "./site-operation.ts";

const CACHE_SECONDS = 60;

/** A page stands without its content sooner than without its answer. */
const PAGE_WAIT_MS = 2_500;

const MAX_KEY_CHARACTERS = 300;

/** What navigation and footer are while the content service has never answered. */
const bundledMenu = [
  { id: "newarrivals", menuDefinition: { displayName: "New Arrivals", pageLink: "newarrivals", showInMenu: true } },
  { id: "search", menuDefinition: { displayName: "Everything", pageLink: "/search", showInMenu: true } },
];

/** Where what belongs to one site alone stands; nobody asks for it by its address. */
const SITES_FOLDER = "sites/";

/** A site's own item where it has one of that key, else the one that all share. */
const ownOrShared = async ({ vendors: { content }, site }: SiteContext, key: string): Promise<ContentItem | null> => {
  const { alias, locale, ownContent = [] } = site;
  const own = ownContent.includes(key) ? await content.byKey(`${SITES_FOLDER}${alias}/${key}`, locale) : null;
  return own ?? content.byKey(key, locale);
};

const load = async (context: SiteContext, key: string): Promise<ContentItem | null> => {
  if (key.startsWith(SITES_FOLDER)) return null;
  try {
    return await ownOrShared(context, key);
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    context.markDegraded();
    context.log.warn({ key, reason: String(error.cause) }, "content is unavailable");
    throw refuse(503, "content-unavailable", "Service Unavailable", "The content service did not answer.");
  }
};

const loadOrNull = (context: SiteContext, key: string): Promise<ContentItem | null> =>
  load(context, key).catch(() => null);

/**
 * `GET content/<key>`: one managed item with everything it contains; 404 when there is none (204 with `optional=true`),
 * 503 when it cannot be known.
 */
const contentByKey: SiteOperation = {
  method: "GET",
  path: "content/*key",
  cacheSeconds: CACHE_SECONDS,
  pageWaitMs: PAGE_WAIT_MS,
  handle: async (context, { params, query }) => {
    const key = params.key ?? "";
    if (key.length > MAX_KEY_CHARACTERS || /\p{Cc}|(^|\/)\.\.?(\/|$)/u.test(key))
      throw refuse(400, "bad-request", "Bad Request", "The content key is not well formed.");
    const item = await load(context, key);
    if (!item && query["optional"] === "true") return undefined;
    if (!item) throw refuse(404, "content-not-found", "Not Found", "There is no content of that key.");
    return item;
  },
};

/** `GET nav-menu`: `{ menuItems }`; a small bundled menu while the content service is away. */
const navMenu: SiteOperation = {
  method: "GET",
  path: "nav-menu",
  cacheSeconds: CACHE_SECONDS,
  pageWaitMs: PAGE_WAIT_MS,
  handle: async (context) => {
    const item = await loadOrNull(context, "navigation");
    return { menuItems: Array.isArray(item?.menuItems) ? item.menuItems : bundledMenu };
  },
};

/** `GET footer`: `{ columns, newsletterText, social }`; without columns while the content service is away. */
const footer: SiteOperation = {
  method: "GET",
  path: "footer",
  cacheSeconds: CACHE_SECONDS,
  pageWaitMs: PAGE_WAIT_MS,
  handle: async (context) => {
    const { _meta, ...fields } = (await loadOrNull(context, "footer")) ?? { _meta: null, columns: [] };
    return fields;
  },
};

/** Managed content for the shop's pages and its shell. */
export const contentOperations: SiteOperation[] = [navMenu, footer, contentByKey];
