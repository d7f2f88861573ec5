import type { Logger } from "pino";
import type { Config } from "#config/config.ts";
import { createAssets } from "#server/assets/assets.ts";
import { createServer, type ServerOptions, type Storefront } from "../ssr.ts";
import { noLimits } from "./limits/limits.ts";
import { createLogger } from "./middleware/logger.ts";
import type { RenderedPage, RenderPage } from "./render/render-page.ts";
import { loadSecrets } from "./secrets.ts";

/** A page that may be shared for a quarter of an hour, unless a test says otherwise. */
export const testPage = (over: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: { "cache-control": "public, s-maxage=900, stale-while-revalidate=86400" },
  html: `<!doctype html><title>Truffles</title>${"<p>Dark, milk and salted.</p>".repeat(100)}`,
  inlineScripts: [],
  inlineStyles: [],
  ...over,
});

/** A storefront whose pages come from `render`. */
export const createTestStorefront = (
  config: Config,
  options: Partial<Omit<ServerOptions, "config">> & {
    render?: RenderPage;
    env?: Record<string, string>;
    log?: Logger;
  } = {},
): Storefront => {
  const { render = async () => testPage(), env = {}, ...rest } = options;
  return createServer({
    config,
    secrets: loadSecrets(env),
    log: createLogger("silent"),
    limits: noLimits,
    assets: createAssets(process.cwd()),
    createRenderer: () => render,
    ...rest,
  });
};
