import type { SiteConfig } from "#config/sites.ts";
import type { PreviewView } from "#server/preview/preview-view.ts";
import type { Page } from "#server/page-cache/page-entry.ts";

/** A page to be rendered for everyone: no cookie and no shopper goes into it. */
export interface PageRequest {
  site: SiteConfig;
  /** Path with query, in the normal form of `pageAddress`. */
  url: string;
  requestId: string;
  /** What an editor looks at; such a page is never kept. */
  preview?: PreviewView | null;
}

/** A rendered page with the inline code that its document is allowed to run, for the content security policy. */
export interface RenderedPage extends Page {
  /** Text of each executable inline script. */
  inlineScripts: string[];
  /** Text of each inline style sheet. */
  inlineStyles: string[];
}

/** Renders a page with its real status. Throws only when even the shop's error page cannot be rendered. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;
