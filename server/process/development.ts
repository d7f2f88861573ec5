import { routes } from "#app/shell/routes.tsx";
import { loadConfig } from "#config/load-config.ts";
import { createAssets } from "#server/assets/assets.ts";
import { createLogger } from "#server/middleware/logger.ts";
import { createPageCache } from "#server/page-cache/page-cache.ts";
import { extended } from "#server/extended.ts";
import { createRenderer } from "#server/render/create-renderer.tsx";
import { loadSecrets } from "#server/secrets.ts";
import { withFailureNotice } from "./failure-notice.ts";
import { readableLog } from "./readable-log.ts";
import { createServer, type Storefront } from "../../ssr.ts";

/**
 * The storefront for `npm run dev`: as in production, but no page is kept, the log is for people, and the page of a
 * failure says what failed. The development server makes a new one from each build and serves the browser's files
 * itself.
 */
export const createDevelopmentStorefront = (): Storefront => {
  const config = loadConfig(process.env);
  const log = createLogger(config.logLevel, readableLog());
  const assets = createAssets(process.cwd());
  return createServer({
    config,
    secrets: loadSecrets(process.env),
    log,
    assets,
    pageCache: createPageCache({ maxBytes: 1, freshSeconds: 0, staleSeconds: 0, onRefreshError: () => undefined }),
    createRenderer: (services) =>
      createRenderer({ services, assets, routes, operations: extended.operations, explain: withFailureNotice }),
  });
};
