import type { Logger } from "pino";
import { routes } from "#app/shell/routes.tsx";
import type { Config } from "#config/config.ts";
import { createAssets, type Assets } from "#server/assets/assets.ts";
import { createSharedFiles, type SharedFiles } from "#server/assets/shared-files.ts";
import { createMetrics, type Metrics } from "#server/metrics/metrics.ts";
import { added, extended } from "#server/extended.ts";
import { createRenderer } from "#server/render/create-renderer.tsx";
import type { Secrets } from "#server/secrets.ts";
import { sharedSecret } from "#server/shared-store/shared-secret.ts";
import { connectSharedStore, type SharedStore } from "#server/shared-store/shared-store.ts";
import { createServer, type Storefront } from "../../ssr.ts";

/** So long the start waits for the shared store; after that it goes on without. */
const STORE_PATIENCE_MS = 2_000;

/** A storefront and what it is made of, before it listens anywhere. */
export interface OpenStorefront {
  storefront: Storefront;
  assets: Assets;
  store: SharedStore | undefined;
  sharedFiles: SharedFiles | undefined;
  metrics: Metrics | undefined;
}

interface Surroundings {
  config: Config;
  secrets: Secrets;
  log: Logger;
  /** Holds `build/out` and `app/static`. */
  folder: string;
}

const connect = ({ config, secrets, log }: Surroundings): SharedStore | undefined => {
  if (secrets.redisUrl === null) return undefined;
  return connectSharedStore({
    url: secrets.redisUrl,
    namespace: config.fleet.namespace,
    onChange: (isReady, error) => {
      if (isReady) log.info("The shared store is there.");
      else log.error({ err: error }, "The shared store is away; each process goes on by itself.");
    },
  });
};

/** Makes the storefront of one process, connected to what all processes share. */
export const openStorefront = async (surroundings: Surroundings): Promise<OpenStorefront> => {
  const { config, secrets, log, folder } = surroundings;
  if (added.length > 0) log.info({ added }, "This shop adds to the product.");
  const store = connect(surroundings);
  await store?.whenReady(STORE_PATIENCE_MS);
  const contentPreviewSecret =
    secrets.contentPreviewSecret ?? (store ? await sharedSecret(store, "content-preview") : null);
  const metrics = config.metrics ? createMetrics({ hasProcess: true }) : undefined;
  const assets = createAssets(folder);
  const sharedFiles = store && createSharedFiles(store);
  const storefront = createServer({
    config,
    secrets: { ...secrets, contentPreviewSecret },
    log,
    assets,
    ...(store && { store }),
    ...(sharedFiles && { sharedFiles }),
    ...(metrics && { metrics }),
    createRenderer: (services) => createRenderer({ services, assets, routes, operations: extended.operations }),
  });
  return { storefront, assets, store, sharedFiles, metrics };
};
