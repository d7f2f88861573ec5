import { FIRST_VIEW_END_ID } from "#app/components/content/first-view.ts";
import { CONTENT_ID } from "#app/components/layout/skip-links.tsx";
import favicon from "#app/static/favicon.svg";
import { brand } from "#config/brand.ts";
import type { SiteConfig } from "#config/sites.ts";
import type { PageMeta } from "#app/navigation/route-module.ts";
import { canonicalUrl, documentTitle, languageUrls } from "./apply-head.ts";
import { fontFaces } from "./font-faces.ts";
import { PAGE_STATE_ID, writePageState, type PageState } from "./page-state.ts";

/** Everything that the HTML of a page is made of. */
export interface DocumentParts {
  state: PageState;
  /** Path and query of the request. */
  path: string;
  meta?: PageMeta;
  /** The rendered app. */
  body: string;
  /** Finished tags of the style sheets of the page's chunks. */
  styleTags: string;
  /** Finished script tags of the page's chunks. */
  scriptTags: string;
}

/** First in the head: the order of the style layers must not depend on the order of files. */
export const LAYER_ORDER = "@layer reset,base,tokens,recipes;";

/** The one inline style sheet; its hash goes into the content security policy. */
export const INLINE_STYLE = `${LAYER_ORDER}${fontFaces}`;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

const safeJson = (value: unknown): string => JSON.stringify(value).replace(/</g, "\\u003c");

const metaTag = (name: string, content: string | undefined) =>
  content ? `<meta name="${name}" content="${escape(content)}">` : "";

/** How the page looks where somebody shares it (Open Graph); pages that search engines leave out have no look. */
const openGraph = (meta: PageMeta | undefined, site: SiteConfig, path: string) => {
  if (!meta || meta.robots?.includes("noindex")) return "";
  const properties: [string, string | undefined][] = [
    ["og:type", meta.kind ?? "website"],
    ["og:site_name", site.name],
    ["og:locale", site.locale.replace("-", "_")],
    ["og:title", meta.title || site.name],
    ["og:description", meta.description],
    ["og:url", canonicalUrl(meta, site, path)],
    ["og:image", meta.image],
  ];
  return properties
    .map(([name, content]) => (content ? `<meta property="${name}" content="${escape(content)}">` : ""))
    .concat(metaTag("twitter:card", meta.image && "summary_large_image"))
    .join("");
};

const structuredData = (meta: PageMeta | undefined) =>
  [meta?.structuredData ?? []]
    .flat()
    .map((document) => `<script type="application/ld+json">${safeJson(document)}</script>`)
    .join("");

/** The same page in each language of the shop, for search engines; the sitemap tells of other shops. */
const alternates = (meta: PageMeta | undefined, site: SiteConfig, path: string) =>
  languageUrls(meta, site, path)
    .map(([locale, href]) => `<link rel="alternate" hreflang="${escape(locale)}" href="${escape(href)}">`)
    .join("");

/** What React puts before everything it draws: the pictures that are seen first. */
const leadingPreloads = /^(?:<link rel="preload"[^>]*>)+/;

/** What has to have come before the first paint: half a header, or half a row of slides, moves as the rest comes. */
const firstPaintAt = (body: string) => (body.includes(`id="${FIRST_VIEW_END_ID}"`) ? FIRST_VIEW_END_ID : CONTENT_ID);

/**
 * The whole HTML of a page: language, title, description, canonical address, fonts, style sheets, the rendered app, the
 * state that the browser takes over and the scripts.
 */
export const renderDocument = ({ state, path, meta, body, styleTags, scriptTags }: DocumentParts): string => {
  const { site } = state;
  const picturesFirst = leadingPreloads.exec(body)?.[0] ?? "";
  return [
    `<!doctype html><html lang="${escape(site.locale)}"><head><meta charset="utf-8">`,
    `<style>${INLINE_STYLE}</style>`,
    `<link rel="expect" href="#${firstPaintAt(body)}" blocking="render">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escape(documentTitle(meta, site))}</title>`,
    metaTag("description", meta?.description),
    metaTag("robots", meta?.robots),
    `<meta name="theme-color" content="${brand.themeColor}">`,
    openGraph(meta, site, path),
    `<link rel="canonical" href="${escape(canonicalUrl(meta, site, path))}">`,
    alternates(meta, site, path),
    state.messagesUrl
      ? `<link rel="preload" href="${escape(state.messagesUrl)}" as="fetch" type="application/json" crossorigin>`
      : "",
    '<link rel="manifest" href="/site.webmanifest"><link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="icon" href="${favicon}" type="image/svg+xml">`,
    // Before the style sheets, which are long: the first picture is on its way while they arrive.
    picturesFirst,
    styleTags,
    `</head><body><div id="root">${body.slice(picturesFirst.length)}</div>`,
    // Nobody sees it, so it comes after what is seen.
    structuredData(meta),
    `<script id="${PAGE_STATE_ID}" type="application/json">${writePageState(state)}</script>`,
    `${scriptTags}</body></html>`,
  ].join("");
};
