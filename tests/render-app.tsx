import { act, render, type RenderResult } from "@testing-library/react";
import type { ReactElement } from "react";
import { createMemoryRouter, type InitialEntry, RouterContextProvider, RouterProvider } from "react-router-dom";
import { Providers, ShopProviders } from "#app/shell/providers.tsx";
import type { SitePreferences } from "#app/commerce-api/site-preferences.ts";
import { emptyFooter, SHELL_ROUTE, type ShellData } from "#app/contexts/shell-data.ts";
import { commerceApiContext, siteContext } from "#app/contexts/router-context.ts";
import { routes } from "#app/shell/routes.tsx";
import type { SiteConfig } from "#config/sites.ts";
import { testSites } from "#tests/factories/sites.ts";
import { fakeCommerceApi, type PartialCommerceApi } from "./fake-commerce-api.ts";

/** What a test says about the shop; the default is the US site with an empty backend. */
export interface RenderOptions {
  api?: PartialCommerceApi;
  site?: Partial<SiteConfig>;
}

const siteOf = (patch: Partial<SiteConfig> = {}): SiteConfig => {
  const [unitedStates] = testSites;
  if (!unitedStates) throw new Error("No site is configured.");
  return { ...unitedStates, ...patch };
};

/** A router over the given routes, with the API that loaders ask. */
const routerOf = (
  table: typeof routes,
  path: InitialEntry,
  site: SiteConfig,
  api: ReturnType<typeof fakeCommerceApi>,
): ReturnType<typeof createMemoryRouter> =>
  createMemoryRouter(table, {
    initialEntries: [path],
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(commerceApiContext, api);
      context.set(siteContext, site);
      return context;
    },
  });

/** Renders an address of the shop with shell, loader and contexts; gives the router to look at and navigate with. */
export const renderRoute = async (
  path: InitialEntry,
  options: RenderOptions = {},
): Promise<RenderResult & { router: ReturnType<typeof createMemoryRouter> }> => {
  const site = siteOf(options.site);
  const api = fakeCommerceApi(options.api);
  const router = routerOf(routes, path, site, api);
  let result: RenderResult | undefined;
  await act(async () => {
    result = render(
      <Providers site={site} api={api}>
        <RouterProvider router={router} />
      </Providers>,
    );
    await Promise.resolve();
  });
  if (!result) throw new Error("Nothing was rendered.");
  return { ...result, router };
};

/** Renders one component inside the shop's contexts, at an address that has no page; `preferences` are the site's. */
export const renderInShop = async (
  element: ReactElement,
  { path = "/", preferences, ...options }: RenderOptions & { path?: string; preferences?: SitePreferences } = {},
): Promise<RenderResult & { router: ReturnType<typeof createMemoryRouter> }> => {
  const site = siteOf(options.site);
  const api = fakeCommerceApi(options.api);
  const router = routerOf(
    [
      {
        path: "*",
        element: <ShopProviders>{element}</ShopProviders>,
        hydrateFallbackElement: <></>,
        ...(preferences && {
          id: SHELL_ROUTE,
          loader: (): ShellData => ({ menu: [], footer: emptyFooter, banner: [], preferences, year: 2026 }),
        }),
      },
    ],
    path,
    site,
    api,
  );
  let result: RenderResult | undefined;
  await act(async () => {
    result = render(
      <Providers site={site} api={api}>
        <RouterProvider router={router} />
      </Providers>,
    );
    await Promise.resolve();
  });
  if (!result) throw new Error("Nothing was rendered.");
  return { ...result, router };
};
