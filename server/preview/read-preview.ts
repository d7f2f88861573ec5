import type { ContentPreviewConfig } from "#config/content-preview.ts";
import type { SiteConfig } from "#config/sites.ts";
import type { LinkFault, OpenLink, PreviewLinks } from "./preview-link.ts";
import { PASS_COOKIE, type PreviewPasses } from "./preview-pass.ts";
import { asksForPreview, previewView, type PreviewView } from "./preview-view.ts";

/** What a request says about a preview. */
export interface PreviewRequest {
  /** Path with query. */
  url: string;
  cookies: Readonly<Record<string, string | undefined>>;
}

/** Whose drafts a request may see. */
export interface PreviewReader {
  /**
   * The view of an editor: null unless the request asks for a preview and brings a pass.
   * @throws UpstreamProblem 400 for a view that cannot be shown
   */
  ofEditor(request: PreviewRequest): Promise<PreviewView | null>;
  /** The view of the signed link in a page's address; null where there is none. */
  ofLink(site: SiteConfig, url: string): Promise<PreviewView | LinkFault | null>;
  /** What a link says; "refused" for one of another shop. */
  readLink(site: SiteConfig, token: string): Promise<OpenLink | LinkFault>;
}

const queryOf = (url: string) => new URLSearchParams(url.split("?")[1] ?? "");

/** True where a request could bring the right to a preview: whoever brings none need not be looked at any closer. */
export const bringsRight = (url: string, cookieHeader: string | undefined): boolean =>
  queryOf(url).has("previewLink") || (cookieHeader ?? "").includes(`${PASS_COOKIE}=`);

/** Reads previews by the configuration, the passes and the links of this server. */
export const createPreviewReader = (
  config: ContentPreviewConfig,
  passes: PreviewPasses,
  links: PreviewLinks,
): PreviewReader => {
  const readLink: PreviewReader["readLink"] = async (site, token) => {
    const link = config.enabled ? await links.read(token) : "refused";
    return typeof link === "object" && link.state.site !== site.alias ? "refused" : link;
  };
  return {
    readLink,
    ofEditor: async ({ url, cookies }) => {
      const query = queryOf(url);
      if (!config.enabled || !asksForPreview(url) || query.has("previewLink")) return null;
      return (await passes.isValid(cookies[PASS_COOKIE])) ? previewView(Object.fromEntries(query), config) : null;
    },
    ofLink: async (site, url) => {
      const token = queryOf(url).get("previewLink");
      if (token === null) return null;
      const link = await readLink(site, token);
      if (typeof link === "string") return link;
      const [path = "/"] = url.split("?");
      return link.state.path === path ? previewView(link.state.query, config) : "refused";
    },
  };
};
