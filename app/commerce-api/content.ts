import { CommerceApiError } from "./commerce-api-error.ts";
import type { SiteTransport } from "./site-api-client.ts";

/** One managed item; `_meta.schema` says which block shows it. */
export interface ContentItem {
  _meta: { name?: string; schema: string; deliveryId?: string; deliveryKey?: string };
  [field: string]: unknown;
}

/** Name, address and visibility of a menu entry. */
export interface MenuDefinition {
  displayName: string;
  pageLink?: string;
  showInMenu?: boolean;
  menuTextColor?: string;
}

/** A picture of managed content; `url` is absolute or starts with `/`. */
export interface MenuMedia {
  url: string;
  alt?: string;
}

/** A column of a wide dropdown: links under a heading, or a promo banner with a picture. */
export interface MenuColumn {
  columnContent: {
    title?: string;
    textLink?: string;
    linkText?: string;
    media?: MenuMedia;
    menuItems?: MenuNode[];
  };
}

/** An entry of the navigation: a link, a list of links, or columns. */
export interface MenuNode {
  id?: string;
  menuDefinition: MenuDefinition;
  menuItems?: MenuNode[];
  columns?: MenuColumn[];
}

/** The whole navigation, top entries in order. */
export interface NavMenu {
  menuItems: MenuNode[];
}

/** A column of footer links. */
export interface FooterColumn {
  title: string;
  links: { text: string; link: string }[];
}

/** The footer's managed part. */
export interface Footer {
  columns: FooterColumn[];
  /** Text beside the newsletter link. */
  newsletterText?: string;
  social?: { network: string; link: string }[];
}

/** A managed page that has the words searched for. */
export interface ContentHit {
  link: string;
  kind: "recipe" | "story" | "help" | "occasion";
  title: string;
  description: string;
  /** Address of its first picture, without parameters; left out where it has none. */
  picture?: string;
}

export interface ContentApi {
  /**
   * An item with everything it contains, or null when there is none of that key. What a page can do without is asked
   * for as optional: that it is not there is then no refusal, which browsers would write to the console.
   */
  byKey(key: string, options?: { isOptional: boolean }): Promise<ContentItem | null>;
  /** Recipes, stories and help about something; none where nothing is written about it. */
  search(query: string): Promise<ContentHit[]>;
  navMenu(): Promise<NavMenu>;
  footer(): Promise<Footer>;
}

export const createContentApi = (site: SiteTransport): ContentApi => ({
  byKey: async (key, { isOptional } = { isOptional: false }) => {
    try {
      const path = key.split("/").map(encodeURIComponent).join("/");
      const query = isOptional ? { query: { optional: "true" } } : {};
      return ((await site({ method: "GET", path: `content/${path}`, ...query })) as ContentItem | undefined) ?? null;
    } catch (error) {
      if (error instanceof CommerceApiError && error.status === 404) return null;
      throw error;
    }
  },
  search: async (q) =>
    ((await site({ method: "GET", path: "content-search", query: { q } })) as { hits: ContentHit[] }).hits,
  navMenu: async () => (await site({ method: "GET", path: "nav-menu" })) as NavMenu,
  footer: async () => (await site({ method: "GET", path: "footer" })) as Footer,
});
