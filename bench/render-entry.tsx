import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, RouterContextProvider, StaticRouter } from "react-router-dom";
import { ProductTiles } from "#app/components/product/product-tiles.tsx";
import { createRenderingApi } from "#server/render/rendering-api.ts";
import type { ProductTile } from "#app/domain/product/tile.ts";
import { Providers, ShopProviders } from "#app/shell/providers.tsx";
import { commerceApiContext, siteContext } from "#app/contexts/router-context.ts";
import { routes } from "#app/shell/routes.tsx";
import { loadConfig } from "#config/load-config.ts";
import { siteOperations } from "#server/api/site/site-operations.ts";
import { createAssets } from "#server/assets/assets.ts";
import { createLogger } from "#server/middleware/logger.ts";
import { createBreakers } from "#server/render/breakers.ts";
import { createPageTransports } from "#server/render/page-transports.ts";
import { createRenderer } from "#server/render/create-renderer.tsx";
import type { RenderPage } from "#server/render/render-page.ts";
import { packPage } from "#server/page-cache/page-entry.ts";
import { loadSecrets } from "#server/secrets.ts";
import { createServer } from "../ssr.ts";
import { PlainTiles } from "./plain-tiles.tsx";

/** The production renderer against the running backend, and its data loading alone. */
export const createPageUnderTest = (url: string) => {
  const config = loadConfig(process.env);
  const log = createLogger(process.env.BENCH_LOG ?? "silent");
  const assets = createAssets(process.cwd());
  let renderer: RenderPage | undefined;
  const { services } = createServer({
    config,
    secrets: loadSecrets(process.env),
    log,
    assets,
    createRenderer: (given) => {
      renderer = createRenderer({ services: given, assets, routes, operations: siteOperations });
      return renderer;
    },
  });
  const [site] = config.sites;
  if (!renderer || !site) throw new Error("There is nothing to measure.");
  const request = { site, url, requestId: "bench" };
  const handler = createStaticHandler(routes);
  const render = renderer;
  return {
    /** Makes a page as the shop does, packing included. */
    render: async (page: string) => {
      const { status, headers, html } = await render({ ...request, url: page });
      if (status !== 200) throw new Error(`${page} answers with ${status}`);
      await packPage({ status, headers, html });
    },
    /** The page's own loader data, for the tiles on it. */
    tiles: async (): Promise<ProductTile[]> => {
      const transports = createPageTransports(services, siteOperations, request, {
        hideMaintenance: false,
        breakers: createBreakers(),
      });
      const requestContext = new RouterContextProvider();
      const api = createRenderingApi(transports);
      requestContext.set(commerceApiContext, api);
      requestContext.set(siteContext, site);
      const context = await handler.query(new Request(site.origin + url), { requestContext });
      if (context instanceof Response) throw new Error(`The page leads to ${context.headers.get("location")}`);
      return findTiles(context.loaderData);
    },
    renderTiles: (tiles: ProductTile[]) => markup(<ProductTiles tiles={tiles} label="Products" eagerCount={4} />),
    renderPlainTiles: (tiles: ProductTile[]) => markup(<PlainTiles tiles={tiles} />),
  };

  function markup(list: ReactNode) {
    const transports = createPageTransports(services, siteOperations, request, {
      hideMaintenance: false,
      breakers: createBreakers(),
    });
    const api = createRenderingApi(transports);
    return renderToString(
      <Providers site={site!} api={api}>
        <StaticRouter location={url}>
          <ShopProviders>{list}</ShopProviders>
        </StaticRouter>
      </Providers>,
    );
  }
};

/** The first list of tiles anywhere in a page's data. */
const findTiles = (data: unknown): ProductTile[] => {
  if (typeof data !== "object" || data === null) return [];
  if ("tiles" in data && Array.isArray(data.tiles)) return data.tiles as ProductTile[];
  return (
    Object.values(data)
      .map(findTiles)
      .find((tiles) => tiles.length > 0) ?? []
  );
};
