import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import type { Logger } from "pino";
import type { Config } from "#config/config.ts";
import { idOf, requestId } from "#server/middleware/logger.ts";
import { readCookies } from "#server/middleware/read-cookies.ts";
import { pageSecurityHeaders } from "#server/middleware/security-headers.ts";
import { pageAddress, type PageAddress } from "#server/page-cache/page-address.ts";
import type { PageCache } from "#server/page-cache/page-cache.ts";
import { packPage, type Page } from "#server/page-cache/page-entry.ts";
import { sendEntry } from "#server/page-cache/send-entry.ts";
import { asksForPreview, type PreviewView } from "#server/preview/preview-view.ts";
import type { ReadPreview } from "#server/preview/read-preview.ts";
import type { RenderPage } from "./render-page.ts";

interface PageOptions {
  config: Config;
  cache: PageCache;
  /** Read at each render, so that development can exchange it. */
  render: RenderPage;
  readPreview: ReadPreview;
  log: Logger;
}

const hash = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

/** Addresses that never are pages. */
const noPage = /^\/(?:static|api|mobify|healthz|readyz)(?:\/|$)/;

const isRead = (method: string | undefined) => method === "GET" || method === "HEAD";

const renderWith =
  ({ config, render }: PageOptions, { site, url }: PageAddress, id: string, preview: PreviewView | null = null) =>
  async (): Promise<Page> => {
    const { status, headers, html, inlineScripts, inlineStyles } = await render({ site, url, requestId: id, preview });
    const security = pageSecurityHeaders(config, site, {
      scripts: inlineScripts.map(hash),
      styles: inlineStyles.map(hash),
      framedBy: url.startsWith("/admin/") ? config.thirdParties.content.preview.appOrigins : [],
    });
    return {
      status,
      html,
      headers: {
        ...security,
        "content-type": "text/html; charset=utf-8",
        ...headers,
        ...(asksForPreview(url) && { "cache-control": "private, no-store", "x-robots-tag": "noindex" }),
      },
    };
  };

/**
 * Answers from the page cache before any routing: true when the answer is out. A stale page is sent and rendered again behind it.
 */
export const answerFromCache =
  (options: PageOptions) =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!isRead(request.method) || noPage.test(request.url ?? "")) return false;
    const address = pageAddress(options.config.sites, request.headers.host, request.url ?? "/");
    const found = address.key === null ? undefined : options.cache.find(address.key);
    if (!found || address.key === null) return false;
    sendEntry(request, response, found.entry, found.fresh ? "hit" : "stale");
    if (!found.fresh) options.cache.refresh(address.key, renderWith(options, address, requestId(request)));
    return true;
  };

/** Renders a page, or joins the render that runs for it; 400 for an address that cannot be decoded, 405 for other methods. */
export const servePages =
  (options: PageOptions): RequestHandler =>
  async (request, response) => {
    if (!isRead(request.method)) {
      response.set({ allow: "GET, HEAD", "cache-control": "no-store" }).status(405).type("text/plain");
      response.send("Pages can only be read.\n");
      return;
    }
    decodeURI(request.path);
    const address = pageAddress(options.config.sites, request.get("host"), request.originalUrl);
    const preview = asksForPreview(address.url)
      ? await options.readPreview({ url: address.url, cookies: readCookies(request.get("cookie")) })
      : null;
    const render = renderWith(options, address, idOf(request), preview);
    // A page says itself who may frame it.
    response.removeHeader("x-frame-options");
    const entry = await (address.key === null ? render().then(packPage) : options.cache.fill(address.key, render));
    sendEntry(request, response, entry, "miss");
  };
