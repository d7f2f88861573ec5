import { redirect, type RouteObject } from "react-router-dom";
import { isMaintenance } from "#app/commerce-api/commerce-api-error.ts";
import type {
  HeadContext,
  PageMeta,
  PageRoute,
  ReadMeta,
  RouteData,
  RouteHandle,
  RouteModule,
} from "#app/navigation/route-module.ts";
import { CheckoutFrame } from "./checkout-frame-chunk.ts";
import { PageHead } from "./page-head.tsx";

/** Loader and head of a row; on the server they are there at once. */
const loadData = async ({ page, data }: PageRoute): Promise<RouteData> =>
  data ? data() : ((await page.load()) as unknown as RouteModule);

/** The head of a row's page for its loader's data; pages without one are named after the shop alone. */
export const pageMeta = async (row: PageRoute, data: unknown, page: HeadContext): Promise<PageMeta | undefined> => {
  const { meta } = await loadData(row);
  return meta?.(data as never, page);
};

const readMetaOf =
  (row: PageRoute): ReadMeta =>
  (data, page) =>
    pageMeta(row, data, page);

/** The router's id of a row; the head and the server find its loader's data by it. */
export const routeId = (row: PageRoute): string => `page ${row.path}`;

/**
 * Turns a row into a route of the router. With the loader come the page and what stands around it, so that there is
 * never a moment without either; an answer that says that the whole site is under
 * maintenance leads to `/maintenance`.
 */
export const toRouteObject = (row: PageRoute): RouteObject => ({
  path: row.path,
  id: routeId(row),
  element: (
    <>
      <PageHead readMeta={readMetaOf(row)} pageType={row.pageType} />
      <row.page fallback={<>{row.fallback}</>} />
    </>
  ),
  handle: { row } satisfies RouteHandle,
  loader: async (args) => {
    const [{ loader }] = await Promise.all([
      loadData(row),
      row.page.load(),
      row.layout === "checkout" ? CheckoutFrame.load() : null,
    ]);
    if (!loader) return null;
    try {
      return await loader(args);
    } catch (error) {
      if (isMaintenance(error)) throw redirect("/maintenance");
      throw error;
    }
  },
});
