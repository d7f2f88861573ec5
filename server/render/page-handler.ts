import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { Config } from "#config/config.ts";
import { giveId, idOf } from "#server/middleware/logger.ts";
import { readCookies } from "#server/middleware/read-cookies.ts";
import { pageSecurityHeaders } from "#server/middleware/security-headers.ts";
import { ownAddress, pageAddress, type PageAddress } from "#server/page-cache/page-address.ts";
import type { PageCache } from "#server/page-cache/page-cache.ts";
import type { SharedPages } from "#server/page-cache/shared-pages.ts";
import { packPage, type Page } from "#server/page-cache/page-entry.ts";
import { sendEntry, type OwnHeaders } from "#server/page-cache/send-entry.ts";
import { refuse } from "#server/problem.ts";
import { asksForPreview, type PreviewView } from "#server/preview/preview-view.ts";
import { bringsRight, type PreviewReader } from "#server/preview/read-preview.ts";
import { inSpan } from "#server/tracing/spans.ts";
import type { RenderPage } from "./render-page.ts";
import type { Priority, RenderQueue } from "./render-queue.ts";

interface PageOptions {
  config: Config;
  cache: PageCache;
  /** Read at each render, so that development can exchange it. */
  render: RenderPage;
  /** Bounds how many pages are made at a time. */
  queue: RenderQueue;
  /** What all processes have made; null where there is one. */
  shared: SharedPages | null;
  previews: PreviewReader;
  log: Logger;
}

/** Hashes of inline code; most pages share theirs. */
const hashes = new LRUCache<string, string>({ max: 500 });

const hash = (text: string): string => {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  const made = `sha256-${createHash("sha256").update(text).digest("base64")}`;
  hashes.set(text, made);
  return made;
};

/** Addresses that never are pages. */
const noPage = /^\/(?:static|api|mobify|healthz|readyz)(?:\/|$)/;

/**
 * Addresses that only scanners ask for: hidden files, and files of programs the shop is not made of. A page's address
 * ends without a dot, or in `.html`.
 */
const scanned = /\/\.(?!well-known(?:\/|$))|\.(?!html?$)[a-z][a-z0-9]{1,7}~?$/i;

/** An address that asks for a preview is told from no other by shared caches, and is no address for search engines. */
const previewHeaders = { "cache-control": "private, no-store", "x-robots-tag": "noindex" };

/** Where an editor looks at pages in frames. */
const SCREENS = "/admin/screens?";

/** Where an editor looks at one block in a frame. */
const WORKBENCH = "/component-guide";

/** Where it is said that a signed link shows nothing any more. */
const BROKEN_LINK = "/admin/preview-link?problem=";

const isRead = (method: string | undefined) => method === "GET" || method === "HEAD";

const renderWith =
  ({ config, render }: PageOptions, { site, url }: PageAddress, id: string, preview: PreviewView | null = null) =>
  async (): Promise<Page> => {
    const { status, headers, html, tags, inlineScripts, inlineStyles } = await render({
      site,
      url,
      requestId: id,
      preview,
    });
    const security = pageSecurityHeaders(config, site, {
      scripts: inlineScripts.map(hash),
      styles: inlineStyles.map(hash),
      framesOwn: url.startsWith(SCREENS) || url.startsWith(WORKBENCH),
      framedBy: url.startsWith("/admin/") ? config.thirdParties.content.preview.appOrigins : [],
    });
    return {
      status,
      html,
      ...(tags && { tags }),
      headers: {
        ...security,
        "content-type": "text/html; charset=utf-8",
        ...headers,
        ...(asksForPreview(url) && previewHeaders),
      },
    };
  };

/** Makes a page when its turn comes. */
const inQueue =
  ({ queue }: PageOptions, priority: Priority, render: () => Promise<Page>) =>
  (): Promise<Page> =>
    inSpan("render page", { "storefront.priority": priority }, () => queue.run(priority, render));

/** Makes the page of an address that may be shared, unless another process has. */
const renderShared = (options: PageOptions, key: string, render: () => Promise<Page>) => (): Promise<Page> =>
  options.shared ? options.shared.through(key, render) : render();

/**
 * Sends the kept page of an address: true when the answer is out. A stale page is sent and rendered again behind it.
 */
const sendKept = (
  options: PageOptions,
  address: PageAddress,
  request: IncomingMessage,
  response: ServerResponse,
  own?: OwnHeaders,
): boolean => {
  const found = address.key === null ? undefined : options.cache.find(address.key);
  if (!found || address.key === null) return false;
  sendEntry(request, response, found.entry, found.fresh ? "hit" : "stale", own);
  if (!found.fresh) {
    const render = inQueue(options, "refresh", renderWith(options, address, giveId(request)));
    options.cache.refresh(address.key, renderShared(options, address.key, render));
  }
  return true;
};

/**
 * Answers from the page cache before any routing; whoever could see a preview is looked at more closely. `raw` are
 * headers of this answer alone, names and values in turn; false when somebody else has to answer.
 */
export const answerFromCache =
  (options: PageOptions) =>
  (request: IncomingMessage, response: ServerResponse, raw: readonly string[]): boolean => {
    const { url = "/" } = request;
    if (!isRead(request.method) || noPage.test(url)) return false;
    const asks = asksForPreview(url);
    if (asks && bringsRight(url, request.headers.cookie)) return false;
    const address = pageAddress(options.config.sites, request.headers.host, url);
    return sendKept(options, address, request, response, { raw, more: asks ? previewHeaders : undefined });
  };

/**
 * Renders a page, or joins the render that runs for it; 400 for an address that cannot be decoded, 405 for other
 * methods.
 */
export const servePages =
  (options: PageOptions): RequestHandler =>
  async (request, response) => {
    if (!isRead(request.method)) {
      response.set({ allow: "GET, HEAD", "cache-control": "no-store" }).status(405).type("text/plain");
      response.send("Pages can only be read.\n");
      return;
    }
    decodeURI(request.path);
    if (scanned.test(request.path)) throw refuse(404, "not-found", "Not Found", "There is nothing at this address.");
    const { config, cache, previews } = options;
    const pageArguments = [config.sites, request.get("host"), request.originalUrl] as const;
    const own = ownAddress(...pageArguments);
    const asks = asksForPreview(own.url);
    const preview = asks
      ? ((await previews.ofLink(own.site, own.url)) ??
        (await previews.ofEditor({ url: own.url, cookies: readCookies(request.get("cookie")) })))
      : null;
    if (typeof preview === "string") {
      response.set(previewHeaders).redirect(302, BROKEN_LINK + preview);
      return;
    }
    // A page says itself who may frame it.
    response.removeHeader("x-frame-options");
    const address = preview ? own : pageAddress(...pageArguments);
    const more = asks ? previewHeaders : undefined;
    // A pass that is none has come past the kept pages; it must not cost a render either.
    if (asks && sendKept(options, address, request, response, { more })) return;
    const render = renderWith(options, address, idOf(request), preview);
    const inTurn = inQueue(options, address.key === null ? "purchase" : "page", render);
    const entry = await (address.key === null
      ? inTurn().then(packPage)
      : cache.fill(address.key, renderShared(options, address.key, inTurn)));
    sendEntry(request, response, entry, "miss", { more });
  };
