import loadable from "@loadable/component";
import { FormattedMessage } from "react-intl";
import { useMounted } from "#app/browser/use-mounted.ts";
import { LoadingPlace } from "#app/components/ui/loading-place.tsx";
import { onDemand } from "#app/components/ui/on-demand.ts";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import { useShellData } from "#app/contexts/shell-data.ts";
import cup from "#app/static/paper-cup-large.webp";
import { MessageView } from "./message-view.tsx";

const NotFoundSearch = loadable(() => import(/* webpackChunkName: "not-found-search" */ "./not-found-search.tsx"), {
  resolveComponent: (module) => module.NotFoundSearch,
});

const RecentlyViewed = onDemand(() =>
  import(/* webpackChunkName: "recently-viewed" */ "#app/components/product/recently-viewed.tsx").then(
    (module) => module.RecentlyViewed,
  ),
);

/**
 * What stands in place of a page that does not exist: an empty paper cup, a search, and what the shopper looked at
 * before where the site wants recommendations (navigation-4).
 */
export const NotFoundView = () => {
  const { preferences } = useShellData();
  const isMounted = useMounted();
  return (
    <>
      <MessageView
        title={<FormattedMessage id="notFound.title" defaultMessage="Oh fudge!" />}
        text={<FormattedMessage id="notFound.text" defaultMessage="This page doesn't exist." />}
        picture={cup}
        further={
          <QuietBoundary>
            <NotFoundSearch />
          </QuietBoundary>
        }
      />
      {preferences.showEinsteinRecommenders === true && (
        <QuietBoundary>{isMounted ? <RecentlyViewed fallback={<LoadingPlace />} /> : <LoadingPlace />}</QuietBoundary>
      )}
    </>
  );
};
