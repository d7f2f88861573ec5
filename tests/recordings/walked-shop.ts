import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createStaticHandler } from "react-router-dom";
import { RouterContextProvider } from "react-router";
import { commerceApiContext, siteContext } from "#app/contexts/router-context.ts";
import { routes } from "#app/shell/routes.tsx";
import type { Config } from "#config/config.ts";
import { siteOperations } from "#server/api/site/site-operations.ts";
import type { SiteServices } from "#server/api/site/create-site-context.ts";
import { createBreakers } from "#server/render/breakers.ts";
import { createPageTransports } from "#server/render/page-transports.ts";
import { createRenderingApi } from "#server/render/rendering-api.ts";
import type { RenderedPage, RenderPage } from "#server/render/render-page.ts";
import { createSharedAnswers } from "#server/shared-answers.ts";
import { createTestStorefront } from "#server/test-storefront.ts";
import { createCookieBrowser, type CookieBrowser } from "#tests/full-stack/cookie-browser.ts";
import { worldConfig } from "#tests/world-shop.ts";

/** What a page's loaders made of the services' answers. */
export interface LoadedPage {
  status: number;
  /** Of the page's own loader. */
  data: Record<string, unknown>;
  /** Of header and footer. */
  shell: Record<string, unknown>;
  location: string | null;
}

/** A call of the Shop API. */
interface ProxyCall {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** What a walk may do: pages and calls of one storefront, in named steps. */
export interface WalkedShop {
  /** What the storefront asks the services within `run` belongs to this step. */
  step: <Answer>(name: string, run: () => Promise<Answer>) => Promise<Answer>;
  page: (path: string) => Promise<LoadedPage>;
  /** A new browser of the shop. */
  browser: () => CookieBrowser;
  /** Through the storefront's proxy of the Shop API; the path begins after the site. */
  proxy: (path: string, init?: ProxyCall) => Promise<{ status: number; body: Record<string, unknown> }>;
  /** Something that the browser makes without the storefront, such as a card token; kept with the recording. */
  brought: (name: string, make: () => Promise<string>) => Promise<string>;
  /** Makes the services fail in a certain way, where they can be told to. */
  fault: (effect: object, match: object) => Promise<void>;
  config: Config;
}

/** The storefront that walks go through, while it listens. */
export interface ListeningStorefront {
  origin: string;
  host: string;
  config: Config;
  page: WalkedShop["page"];
  browser: WalkedShop["browser"];
  proxy: WalkedShop["proxy"];
  close(): Promise<void>;
}

const SITE_ID = "WickettPlumUS";

/** Renders nothing: a page is what its loaders, and those of the shell, made of the answers. */
const createLoaderPages =
  (services: SiteServices): RenderPage =>
  async (request): Promise<RenderedPage> => {
    // What a page asks for must not depend on the one before.
    const alone = { ...services, answers: createSharedAnswers({ keepMs: 0 }) };
    const transports = createPageTransports(alone, siteOperations, request, {
      hideMaintenance: false,
      breakers: createBreakers(),
    });
    const context = new RouterContextProvider();
    context.set(commerceApiContext, createRenderingApi(transports));
    context.set(siteContext, request.site);
    const loaded = await createStaticHandler(routes).query(new Request(request.site.origin + request.url), {
      requestContext: context,
    });
    const rest = { inlineScripts: [], inlineStyles: [] };
    if (loaded instanceof Response)
      return { ...rest, status: loaded.status, headers: { location: loaded.headers.get("location") ?? "" }, html: "" };
    const [shell = {}, data = {}] = loaded.matches.map(({ route }) => loaded.loaderData[route.id] ?? {});
    const leaf = loaded.matches.at(-1)?.route.id ?? "";
    return {
      ...rest,
      status: loaded.statusCode,
      headers: { "cache-control": "private, no-store" },
      html: JSON.stringify({ shell, data: loaded.loaderData[leaf] ?? data }),
    };
  };

const readPage = async (response: Response): Promise<LoadedPage> => {
  const text = await response.text();
  const { shell = {}, data = {} } = (text.startsWith("{") ? JSON.parse(text) : {}) as Partial<LoadedPage>;
  return { status: response.status, shell, data, location: response.headers.get("location") };
};

/** Starts a storefront of this configuration on a free port. */
export const listenStorefront = async (environment: Record<string, string>): Promise<ListeningStorefront> => {
  const config = worldConfig({ ...environment });
  const storefront = createTestStorefront(config, {
    createRenderer: createLoaderPages,
    env: environment,
    // Recorded tokens are stand-ins that nobody has signed.
    verifyShopper: (token) => Promise.resolve(token ? { id: "walker" } : null),
  });
  const server = createServer(storefront.listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const origin = `http://${host}`;
  return {
    origin,
    host,
    config,
    page: async (path) => readPage(await fetch(origin + path, { redirect: "manual" })),
    browser: () => createCookieBrowser(origin, { siteId: SITE_ID }),
    proxy: async (path, init) => {
      const response = await fetch(`${origin}/mobify/proxy/ocapi/s/${SITE_ID}/${path}`, {
        ...init,
        headers: { "sec-fetch-site": "same-origin", ...init?.headers },
      });
      const text = await response.text();
      return { status: response.status, body: text === "" ? {} : (JSON.parse(text) as Record<string, unknown>) };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await storefront.end();
    },
  };
};
