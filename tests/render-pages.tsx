import { act, render, type RenderResult } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { Providers, ShopProviders } from "#app/shell/providers.tsx";
import type { SitePreferences } from "#app/commerce-api/site-preferences.ts";
import { emptyFooter, SHELL_ROUTE } from "#app/contexts/shell-data.ts";
import type { RouteModule } from "#app/navigation/route-module.ts";
import type { SiteConfig } from "#config/sites.ts";
import { testSites } from "#tests/factories/sites.ts";
import { fakeCommerceApi, type PartialCommerceApi } from "./fake-commerce-api.ts";

/** Lets everything that is on its way arrive. */
export const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 0))));

const lateLoader = () => new Promise((resolve) => setTimeout(() => resolve(null), 10));

/**
 * Renders some pages of the shop inside its contexts but without header and footer; any other address shows its path as
 * a heading, so that a test sees where a page led. One of `late` is waited for after somebody is led there, as for its
 * chunk.
 */
export const renderPages = async (
  path: string | { pathname: string; search?: string; state: unknown },
  pages: Record<string, RouteModule>,
  {
    api = {},
    site = {},
    preferences,
    late = [],
  }: { api?: PartialCommerceApi; site?: Partial<SiteConfig>; preferences?: SitePreferences; late?: string[] } = {},
): Promise<RenderResult & { router: ReturnType<typeof createMemoryRouter> }> => {
  const [unitedStates] = testSites;
  if (!unitedStates) throw new Error("No site is configured.");
  const rows = Object.entries(pages).map(([row, { default: Page }]) => ({
    path: row,
    element: <Page />,
    ...(late.includes(row) && { loader: lateLoader }),
  }));
  const shell = preferences && { menu: [], footer: emptyFooter, banner: [], preferences, year: 2026 };
  const router = createMemoryRouter(
    [
      {
        id: SHELL_ROUTE,
        // Without a loader its data would be gone after the first navigation.
        ...(shell && { loader: () => shell }),
        element: (
          <ShopProviders>
            <main id="main" tabIndex={-1}>
              <Outlet />
            </main>
          </ShopProviders>
        ),
        children: [...rows, { path: "*", element: <ElsewherePage /> }],
      },
    ],
    {
      initialEntries: [path],
      hydrationData: {
        loaderData: shell ? { [SHELL_ROUTE]: shell } : {},
      },
    },
  );
  let result: RenderResult | undefined;
  await act(async () => {
    result = render(
      <Providers site={{ ...unitedStates, ...site }} api={fakeCommerceApi(api)}>
        <RouterProvider router={router} />
      </Providers>,
    );
    await Promise.resolve();
  });
  if (!result) throw new Error("Nothing was rendered.");
  await settle();
  return { ...result, router };
};

function ElsewherePage() {
  return <h1>Elsewhere</h1>;
}
