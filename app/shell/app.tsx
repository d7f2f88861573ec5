import loadable from "@loadable/component";
import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { matchRoutes, Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from "react-router-dom";
import { usePassedState } from "#app/browser/use-passed-state.ts";
import { ConsentGate } from "#app/components/layout/consent-gate.tsx";
import { Footer } from "#app/components/layout/footer.tsx";
import { Header } from "#app/components/layout/header.tsx";
import { CONTENT_ID, SkipLinks } from "#app/components/layout/skip-links.tsx";
import { SideSheetHost } from "#app/components/side-sheets/side-sheet-host.tsx";
import { Announcer } from "#app/components/ui/announcer.tsx";
import { ExitDialogProvider } from "#app/components/ui/exit-dialog.tsx";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import type { PageRoute } from "#app/navigation/route-module.ts";
import { rowOfRoute } from "#app/navigation/route-row.ts";
import { CheckoutFrame } from "./checkout-frame-chunk.ts";
import { CurrentPage } from "./page-head.tsx";
import { ShopProviders } from "./providers.tsx";

const SessionNotice = loadable(
  () => import(/* webpackChunkName: "session-notice" */ "#app/components/layout/session-notice.tsx"),
  { resolveComponent: (module) => module.SessionNotice },
);

/** The row of the table that shows an address. */
export const rowOf = (pages: readonly PageRoute[], pathname: string): PageRoute | undefined =>
  matchRoutes([...pages], pathname)?.at(-1)?.route as PageRoute | undefined;

const Main = ({ children }: { children: ReactNode }) => (
  <main id={CONTENT_ID} tabIndex={-1}>
    {children}
  </main>
);

/** What stands around a page: the whole header and footer, the reduced ones of checkout, or nothing. */
const Frame = ({ layout = "shop", coming }: { layout?: PageRoute["layout"]; coming?: ReactNode }) => {
  const { sessionExpired } = usePassedState<{ sessionExpired: boolean }>();
  const page = (
    <Main>
      {sessionExpired && (
        <QuietBoundary>
          <SessionNotice />
        </QuietBoundary>
      )}
      {coming ?? <Outlet />}
    </Main>
  );
  if (layout === "bare") return page;
  if (layout === "checkout")
    return (
      <>
        <SkipLinks contentOnly />
        <ConsentGate />
        <CheckoutFrame>{page}</CheckoutFrame>
      </>
    );
  return (
    <>
      <SkipLinks />
      <ConsentGate />
      <Header />
      {page}
      <Footer />
    </>
  );
};

/**
 * What stands for the page that is being loaded, where its row has something to show for it: at the top, where the page
 * will begin. On the way back, where history is ahead of the page, the old one stays until the other is there.
 */
const useComingPage = (pages: readonly PageRoute[], pathname: string): ReactNode => {
  const { location } = useNavigation();
  const coming =
    location && location.pathname !== pathname && location.key !== (history.state?.key ?? "default")
      ? rowOf(pages, location.pathname)?.fallback
      : undefined;
  useLayoutEffect(() => {
    if (coming) scrollTo({ top: 0, behavior: "instant" });
  }, [coming]);
  return coming;
};

/** The shell around every page; the route table tells it which header a page has. */
export const App = ({ pages }: { pages: readonly PageRoute[] }) => {
  const { pathname } = useLocation();
  const coming = useComingPage(pages, pathname);
  const row = rowOfRoute(useMatches().at(-1));
  const currentPage = useRef<string | null>(null);
  // Says to the outside that the page answers to clicks.
  useEffect(() => {
    document.documentElement.dataset.hydrated = "true";
    // After an error page, too, another page is not the first.
    currentPage.current ??= "";
  }, []);
  return (
    <ShopProviders>
      <ExitDialogProvider>
        <CurrentPage value={currentPage}>
          <Frame layout={row?.layout} coming={coming} />
        </CurrentPage>
        <SideSheetHost />
        <Announcer />
        <ScrollRestoration />
      </ExitDialogProvider>
    </ShopProviders>
  );
};
