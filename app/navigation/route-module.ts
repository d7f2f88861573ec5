import type { LoadableComponent } from "@loadable/component";
import type { ComponentType, ReactNode } from "react";
import type { IntlShape } from "react-intl";
import type { LoaderFunction } from "react-router-dom";

/** Headers of a page that everybody may share: 15 minutes, then refreshed behind the scenes. */
export const pageCache = { "Cache-Control": "public, s-maxage=900, stale-while-revalidate=86400" };

/** Headers of a page that belongs to one shopper. */
export const noStore = { "Cache-Control": "private, no-store" };

/** What a page is loaded with: its loader, and its head from the loader's data. */
export interface RouteData {
  loader?: LoaderFunction;
  meta?: (data: never, page: HeadContext) => PageMeta;
}

/** What a page file exports: its view, and what it is loaded with unless its row says where that is. */
export interface RouteModule extends RouteData {
  default: ComponentType;
}

/** What analytics call a page (analytics-6). */
export type PageType =
  | "homepage"
  | "cart"
  | "checkout"
  | "track-order"
  | "account"
  | "orders"
  | "order details"
  | "subscriptions"
  | "addressbook"
  | "wallet"
  | "profile"
  | "preferences"
  | "search results"
  | "product page"
  | "custom mix"
  | "error"
  | "content";

/** A row of the route table. */
export interface PageRoute {
  path: string;
  page: LoadableComponent<object>;
  /**
   * Loader and head, where they are more than a call or two: the server has run them for the page that a visit begins
   * with, so browsers fetch them beside the page on the way to it.
   */
  data?: () => Promise<RouteData>;
  pageType?: PageType;
  /** `checkout` has the reduced header and footer, `bare` has none. */
  layout?: "shop" | "checkout" | "bare";
  chat?: boolean;
  /** Shown while the page's chunk loads; blank by default. */
  fallback?: ReactNode;
}

/** What the router keeps of a row, for the shell and the document's head. */
export interface RouteHandle {
  row: PageRoute;
}

/** What a page tells the document's head; texts are plain. */
export interface PageMeta {
  title: string;
  description?: string;
  /** Path and query of the page's one address, without origin. */
  canonicalPath?: string;
  /** For pages that search engines shall leave out: `noindex`. */
  robots?: string;
  /** Picture for those who share the page, as a whole address. */
  image?: string;
  /** What the page is to those who share it (Open Graph); a `website` unless it says otherwise. */
  kind?: "product" | "article";
  /** Structured data (schema.org), as an object. */
  structuredData?: Record<string, unknown> | Record<string, unknown>[];
}

/** What a head is written with besides its loader's data: where it is, for whom, and in which language. */
export interface HeadContext {
  path: string;
  siteName: string;
  intl: IntlShape;
}

/** The head of a page from its loader's data. */
export type ReadMeta = (data: unknown, page: HeadContext) => Promise<PageMeta | undefined>;
