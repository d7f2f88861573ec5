import { PASS_COOKIE, PASS_SECONDS } from "#server/preview/preview-pass.ts";
import { previewView, viewQuery } from "#server/preview/preview-view.ts";
import { ContentUnavailable, type ContentItem } from "#server/vendors/content-delivery.ts";
import type { PreviewedContent } from "#server/vendors/content-preview.ts";
import { refuse } from "#server/problem.ts";
import { subjectIn, type SiteContext, type SiteOperation } from "./site-operation.ts";

const isId = (value: unknown): value is string => typeof value === "string" && /^[\w-]{1,100}$/.test(value);

const previewOf = ({ preview, vendors }: SiteContext): PreviewedContent => {
  if (!preview) throw refuse(403, "no-preview", "Forbidden", "Drafts are shown to editors only.");
  return vendors.contentPreview.at(preview);
};

const found = async (answer: Promise<ContentItem | null>): Promise<ContentItem> => {
  const item = await answer.catch((error: unknown) => {
    if (!(error instanceof ContentUnavailable)) throw error;
    throw refuse(503, "content-unavailable", "Service Unavailable", "The content service did not answer.");
  });
  if (!item) throw refuse(404, "content-not-found", "Not Found", "There is no such content.");
  return item;
};

/**
 * `POST content-preview/pass` with `{ customerId }`: gives a signed-in customer of the editors' group a pass in a
 * cookie that no script can read; 403 for anybody else. The backend tells the account only to its owner's token.
 */
const givePass: SiteOperation = {
  method: "POST",
  path: "content-preview/pass",
  limit: { name: "preview", subject: ({ body }) => subjectIn(body, "customerId") },
  sameOrigin: true,
  handle: async (context, { body }) => {
    const { preview } = context.config.thirdParties.content;
    const customerId = (body as { customerId?: unknown } | undefined)?.customerId;
    if (!preview.enabled) throw refuse(404, "not-found", "Not Found", "There is no preview in this shop.");
    if (!context.bearerToken || !isId(customerId))
      throw refuse(401, "unauthorized", "Unauthorized", "A pass needs an account.");
    const { c_groups: groups } = (await context.scapi("ShopperCustomers", "getCustomer", [
      { parameters: { customerId } },
    ])) as { c_groups?: unknown };
    if (!Array.isArray(groups) || !groups.includes(preview.customerGroup))
      throw refuse(403, "no-editor", "Forbidden", "This account isn’t an editor’s account.");
    context.setCookie(PASS_COOKIE, await context.passes.issue(customerId), {
      maxAgeSeconds: PASS_SECONDS,
      framed: true,
    });
    return undefined;
  },
};

/** `DELETE content-preview/pass`: gives the pass back. */
const endPass: SiteOperation = {
  method: "DELETE",
  path: "content-preview/pass",
  sameOrigin: true,
  handle: (context) => {
    context.setCookie(PASS_COOKIE, "", { maxAgeSeconds: 0, framed: true });
    return Promise.resolve(undefined);
  },
};

/**
 * `GET content-preview/session`: `{ isEditor, environment, environments }`, the shop's installations only for editors,
 * with `isSnapshotMissing` where there is no such snapshot; for the holder of a signed link (`?previewLink=`) `{
 * isEditor: false, environments: {}, link }` with what the link shows and until when.
 */
const session: SiteOperation = {
  method: "GET",
  path: "content-preview/session",
  handle: async ({ preview, config, vendors, readLink }, { query }) => {
    const { environment, environments } = config.thirdParties.content.preview;
    if (preview) {
      const isSnapshotMissing = !(await vendors.contentPreview.hasSnapshot(preview));
      return { isEditor: true, environment, environments, ...(isSnapshotMissing && { isSnapshotMissing }) };
    }
    const link = query.previewLink === undefined ? "refused" : await readLink(query.previewLink);
    if (typeof link === "string") return { isEditor: false, environments: {} };
    const { vseDomain: _host, ...view } = link.state.query;
    return { isEditor: false, environments: {}, link: { view, until: link.until.getTime() } };
  },
};

const MAX_PATH_CHARACTERS = 500;

/** The path of a page as browsers spell it; null for what is none, or for a page of editors alone. */
const pagePath = (given: unknown, origin: string): string | null => {
  if (typeof given !== "string" || !/^\/(?![/\\])/.test(given) || given.length > MAX_PATH_CHARACTERS) return null;
  const { pathname } = new URL(given, origin);
  return /^\/(admin|api|mobify|static|plain)(\/|$)/.test(pathname) ? null : pathname.replace(/(?<=.)\/+$/, "");
};

/**
 * `POST content-preview/link` with `{ path, previewTimestamp, snapshotId, previewCustomerGroup }`: gives an editor `{
 * address, until }` of a link that shows that page in that view for a day to whoever holds it, and nothing else.
 */
const makeLink: SiteOperation = {
  method: "POST",
  path: "content-preview/link",
  sameOrigin: true,
  handle: async ({ preview, config, links, site }, { body }) => {
    if (!preview) throw refuse(403, "no-preview", "Forbidden", "Links are made by editors only.");
    const wanted = (body ?? {}) as Record<string, unknown>;
    const path = pagePath(wanted.path, site.origin);
    if (path === null) throw refuse(400, "bad-request", "Bad Request", "The path is not that of a page.");
    const names = ["previewTimestamp", "snapshotId", "previewCustomerGroup"];
    const chosen = names.flatMap((name) => (typeof wanted[name] === "string" ? [[name, wanted[name]]] : []));
    const visualization = { ...(Object.fromEntries(chosen) as Record<string, string>), vseDomain: preview.host };
    const query = viewQuery(previewView(visualization, config.thirdParties.content.preview));
    const { token, until } = await links.issue({ site: site.alias, path, query });
    return { address: `${site.origin}${path}?previewLink=${token}`, until: until.getTime() };
  },
};

/** `GET content-preview/item/<id>`: an item by its delivery id, drafts included. */
const item: SiteOperation = {
  method: "GET",
  path: "content-preview/item/:id",
  handle: async (context, { params }) => {
    if (!isId(params.id)) throw refuse(400, "bad-request", "Bad Request", "The content id is not well formed.");
    return found(previewOf(context).byId(params.id, context.site.locale));
  },
};

/**
 * `POST content-preview/prepared` with `{ content }`: what an editor is typing, ready for pages like delivered content.
 */
const prepared: SiteOperation = {
  method: "POST",
  path: "content-preview/prepared",
  sameOrigin: true,
  handle: (context, { body }) => {
    const ready = previewOf(context).prepare((body as { content?: unknown } | undefined)?.content);
    if (!ready) throw refuse(400, "bad-request", "Bad Request", "That is no content item.");
    return Promise.resolve(ready);
  },
};

/** Drafts for editors (preview-1). */
export const contentPreviewOperations: SiteOperation[] = [givePass, endPass, session, makeLink, item, prepared];
