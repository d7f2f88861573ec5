import { ChunkExtractor } from "@loadable/server";
import { renderToString } from "react-dom/server";
import type { IntlShape } from "react-intl";
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from "react-router-dom";
import type { CommerceApi } from "#app/commerce-api/commerce-api.ts";
import { CommerceApiError, isMaintenance } from "#app/commerce-api/commerce-api-error.ts";
import { INLINE_STYLE, renderDocument } from "#app/shell/document.tsx";
import { errorTitles } from "#app/shell/error-titles.ts";
import { PREVIEW_MOMENT } from "#app/browser/page-moment.ts";
import { intlFor, Providers } from "#app/shell/providers.tsx";
import type { PageMeta, RouteHandle } from "#app/navigation/route-module.ts";
import { pageMeta, routeId } from "#app/shell/page-route.tsx";
import { commerceApiContext, siteContext } from "#app/contexts/router-context.ts";
import type { SiteConfig } from "#config/sites.ts";
import type { SiteServices } from "#server/api/site/create-site-context.ts";
import type { SiteOperation } from "#server/api/site/site-operation.ts";
import type { Assets } from "#server/assets/assets.ts";
import { assistantsData } from "./assistants-data.ts";
import { createPageStyles } from "#server/assets/page-styles.ts";
import { plainErrorPage } from "#server/middleware/plain-error-page.ts";
import { inSpan } from "#server/tracing/spans.ts";
import { createBreakers } from "./breakers.ts";
import { drawingTurn } from "./drawing-turn.ts";
import { keepTexts } from "./kept-texts.ts";
import { createMessageLoader } from "./load-messages.ts";
import { createMissingPages, type DrawnPage } from "./missing-pages.ts";
import { createPageTransports } from "./page-transports.ts";
import { createRenderingApi } from "./rendering-api.ts";
import { pageError, publicError, statusOfError } from "./page-status.ts";
import type { PageRequest, RenderedPage, RenderPage } from "./render-page.ts";

const MAINTENANCE_PATH = "/maintenance";
const NO_STORE = "private, no-store";

/** What every renderer is made from. */
export interface RendererOptions {
  services: SiteServices;
  assets: Assets;
  /** The app's route table. */
  routes: RouteObject[];
  /** The site API, reached by function call. */
  operations: readonly SiteOperation[];
  /** Adds to the page of a failure what whoever develops wants to know; nobody else is told. */
  explain?: (page: RenderedPage, error: unknown) => RenderedPage;
}

/** One page on its way: the request and what its parts share. */
interface Rendering {
  request: PageRequest;
  api: CommerceApi;
  context: StaticHandlerContext;
  /** Whether everything that was asked for has answered. */
  isWhole: boolean;
}

const withAssistants = (meta: PageMeta | undefined, site: SiteConfig): PageMeta | undefined =>
  meta && { ...meta, structuredData: [meta.structuredData ?? [], assistantsData(site)].flat() };

/**
 * Creates the renderer of pages: loaders of the route table, then React to a string, then the document. Redirects of
 * loaders become redirects, errors their real status without caching; a page that takes longer than the commerce time
 * limit is a 503.
 */
export const createRenderer = ({
  services,
  assets,
  routes,
  operations,
  explain = (page) => page,
}: RendererOptions): RenderPage => {
  const handler = createStaticHandler(routes);
  const breakers = createBreakers();
  const missing = createMissingPages();
  const loadMessages = createMessageLoader(assets.staticFolder);
  const stylesOf = createPageStyles(assets.staticFolder);
  const { timeoutMs } = services.config.commerce;
  const { tagManager } = services.config.thirdParties;
  /** The start page says where assistants buy; browsers need not know. */
  const namesAssistants = (url: string) => services.config.agents.enabled && /^\/(?:\?|$)/.test(url);

  const load = async (request: PageRequest, api: CommerceApi): Promise<StaticHandlerContext | Response> => {
    const requestContext = new RouterContextProvider();
    requestContext.set(commerceApiContext, api);
    requestContext.set(siteContext, request.site);
    const signal = AbortSignal.timeout(timeoutMs);
    const moment = request.preview?.timestamp;
    const webRequest = new Request(request.site.origin + request.url, {
      signal,
      headers: moment === undefined ? {} : { [PREVIEW_MOMENT]: String(moment) },
    });
    try {
      return await handler.query(webRequest, { requestContext });
    } catch (thrown) {
      const error = signal.aborted ? new CommerceApiError(504, "gateway-timeout", "The page took too long.") : thrown;
      services.log.error(
        { err: error, page: request.url, reqId: request.requestId },
        "The page's data could not be loaded.",
      );
      return errorContext(request, error);
    }
  };

  /** The shop's error page without any data, when nothing else can be rendered. */
  const errorContext = ({ site, url }: PageRequest, error: unknown): StaticHandlerContext => {
    const [shell] = handler.dataRoutes;
    if (!shell) throw new Error("The route table is empty.");
    const { pathname, search } = new URL(site.origin + url);
    return {
      basename: "/",
      location: { pathname, search, hash: "", state: null, key: "default" },
      matches: [{ route: shell, params: {}, pathname: "/", pathnameBase: "/" }],
      loaderData: {},
      actionData: null,
      errors: { [shell.id]: publicError(error) },
      statusCode: statusOfError(error),
      loaderHeaders: {},
      actionHeaders: {},
    };
  };

  /** Draws all of a page that its address is no part of, or takes it from another page that is missing. */
  const drawBody = async ({
    request: { site, url, preview },
    api,
    context,
    isWhole,
  }: Rendering): Promise<DrawnPage> => {
    const route = context.matches.at(-1)?.route.id ?? "";
    const isMissing = context.statusCode === 404 && !preview && isWhole;
    const known = isMissing ? missing.ofRoute(site, route) : undefined;
    const drawn = known ?? (await drawApp(site, api, context));
    if (isMissing) missing.keep(site, { url, route, drawn });
    return drawn;
  };

  const drawApp = async (site: SiteConfig, api: CommerceApi, context: StaticHandlerContext): Promise<DrawnPage> => {
    const texts = await loadMessages(site.locale);
    const extractor = new ChunkExtractor({ stats: assets.loadableStats(), entrypoints: ["main"] });
    const router = createStaticRouter(handler.dataRoutes, context);
    keepTexts(intlFor(site.locale, texts?.messages));
    await drawingTurn();
    const body = renderToString(
      extractor.collectChunks(
        <Providers site={site} api={api} {...(texts ? { messages: texts.messages } : {})}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </Providers>,
      ),
    );
    return {
      context,
      body,
      styles: stylesOf(sheetsOf(extractor)),
      scriptTags: extractor.getScriptTags(),
    };
  };

  /** Puts a drawn page and its address together. */
  const document = async (request: PageRequest, { context, styles, ...drawn }: DrawnPage): Promise<RenderedPage> => {
    const { site, url } = request;
    const texts = await loadMessages(site.locale);
    const said = await metaOf(request, intlFor(site.locale, texts?.messages), context);
    const meta = namesAssistants(url) ? withAssistants(said, site) : said;
    const html = renderDocument({
      state: {
        site,
        hydrationData: { loaderData: context.loaderData, errors: context.errors, actionData: null },
        ...(texts ? { messagesUrl: texts.url } : {}),
        ...(tagManager && { tagManager }),
      },
      path: url,
      ...(meta ? { meta } : {}),
      styleTags: styles.tags,
      ...drawn,
    });
    return {
      status: context.statusCode,
      headers: headersOf(context),
      html,
      inlineScripts: [],
      inlineStyles: [INLINE_STYLE, ...styles.inline],
    };
  };

  const draw = async (rendering: Rendering): Promise<RenderedPage> =>
    document(rendering.request, await drawBody(rendering));

  return async (request) => {
    const { log } = services;
    const gone = request.preview ? undefined : missing.find(request.site, request.url);
    if (gone) return document(request, gone);
    const isMaintenancePage = new URL(request.site.origin + request.url).pathname === MAINTENANCE_PATH;
    const transports = createPageTransports(services, operations, request, {
      hideMaintenance: isMaintenancePage,
      breakers,
    });
    const api = createRenderingApi(transports);
    const loaded = await inSpan("load page", {}, () => load(request, api));
    if (loaded instanceof Response) return redirectPage(loaded);

    const error = pageError(loaded);
    if (error !== undefined && isMaintenance(error))
      return redirectPage(new Response(null, { status: 302, headers: { location: MAINTENANCE_PATH } }));
    const status = error === undefined ? loaded.statusCode : statusOfError(error);
    if (error !== undefined && status >= 500)
      log.error({ err: error, page: request.url, reqId: request.requestId }, "The page failed.");
    const context: StaticHandlerContext = { ...loaded, statusCode: status, errors: publicErrors(loaded.errors) };

    const page = await inSpan("draw page", {}, () => draw({ request, api, context, isWhole: !transports.isDegraded() }))
      .catch(async (failure: unknown) => {
        log.error({ err: failure, page: request.url, reqId: request.requestId }, "The page could not be rendered.");
        const failed = await draw({ request, api, context: errorContext(request, failure), isWhole: false });
        return explain(failed, failure);
      })
      .catch((failure: unknown) => {
        log.error(
          { err: failure, page: request.url, reqId: request.requestId },
          "The error page could not be rendered.",
        );
        return explain(lastResort(request), failure);
      });
    const shown = error !== undefined && status >= 500 ? explain(page, error) : page;
    const tagged = { ...shown, tags: transports.tags() };
    return transports.isDegraded() ? { ...tagged, headers: { ...page.headers, "cache-control": NO_STORE } } : tagged;
  };
};

/** Addresses of the style sheets of all chunks that a page is drawn with. */
const sheetsOf = (extractor: ChunkExtractor): string[] =>
  extractor.getStyleElements().map(({ props }) => (props as { href: string }).href);

const publicErrors = (errors: StaticHandlerContext["errors"]): StaticHandlerContext["errors"] =>
  errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, publicError(error)]));

const metaOf = async (
  { url, site }: PageRequest,
  intl: IntlShape,
  { matches, loaderData, errors, statusCode }: StaticHandlerContext,
): Promise<PageMeta | undefined> => {
  if (errors)
    return { title: intl.formatMessage(statusCode < 500 ? errorTitles.missing : errorTitles.other), robots: "noindex" };
  const row = (matches.at(-1)?.route.handle as RouteHandle | undefined)?.row;
  return row && pageMeta(row, loaderData[routeId(row)], { path: url.split("?")[0] ?? url, siteName: site.name, intl });
};

const headersOf = ({ matches, loaderHeaders, errors, statusCode }: StaticHandlerContext): Record<string, string> => {
  const leaf = matches.at(-1)?.route.id;
  const given = errors || leaf === undefined ? undefined : loaderHeaders[leaf];
  return {
    "cache-control": NO_STORE,
    ...(given ? Object.fromEntries(given) : {}),
    ...(errors && statusCode === 503 ? { "retry-after": "10" } : {}),
  };
};

const redirectPage = (response: Response): RenderedPage => {
  const location = response.headers.get("location");
  return {
    status: response.status,
    headers: { "cache-control": NO_STORE, ...(location === null ? {} : { location }) },
    html: "",
    inlineScripts: [],
    inlineStyles: [],
  };
};

const lastResort = ({ site, requestId }: PageRequest): RenderedPage => ({
  status: 500,
  headers: { "cache-control": NO_STORE },
  html: plainErrorPage.html({ site, status: 500, requestId }),
  inlineScripts: [],
  inlineStyles: [plainErrorPage.style],
});
