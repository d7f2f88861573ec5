import type { ContentPreviewConfig } from "#config/content-preview.ts";
import { PASS_COOKIE, type PreviewPasses } from "./preview-pass.ts";
import { asksForPreview, previewView, type PreviewView } from "./preview-view.ts";

/** What a request says about a preview. */
export interface PreviewRequest {
  /** Path with query. */
  url: string;
  cookies: Readonly<Record<string, string | undefined>>;
}

/**
 * The view that a request is to be answered in: null unless it asks for a preview and brings an editor's pass.
 * @throws UpstreamProblem 400 for a view that cannot be shown
 */
export type ReadPreview = (request: PreviewRequest) => Promise<PreviewView | null>;

/** Reads previews by the configuration and the passes of this server. */
export const createPreviewReader =
  (config: ContentPreviewConfig, passes: PreviewPasses): ReadPreview =>
  async ({ url, cookies }) => {
    if (!config.enabled || !asksForPreview(url) || !(await passes.isValid(cookies[PASS_COOKIE]))) return null;
    return previewView(Object.fromEntries(new URLSearchParams(url.split("?")[1] ?? "")), config);
  };
