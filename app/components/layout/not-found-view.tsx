import { FormattedMessage } from "react-intl";
import { useMounted } from "#app/browser/use-mounted.ts";
import { onDemand } from "#app/components/ui/on-demand.ts";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import { useShellData } from "#app/contexts/shell-data.ts";
import { MessageView } from "./message-view.tsx";

const RecentlyViewed = onDemand(() =>
  import(/* webpackChunkName: "recently-viewed" */ "#app/components/product/recently-viewed.tsx").then(
    (module) => module.RecentlyViewed,
  ),
);

/**
 * What stands in place of a page that does not exist, with what the shopper looked at before where the site wants
 * recommendations (navigation-4).
 */
export const NotFoundView = () => {
  const { preferences } = useShellData();
  const isMounted = useMounted();
  return (
    <>
      <MessageView
        title={<FormattedMessage id="notFound.title" defaultMessage="Oh fudge!" />}
        text={<FormattedMessage id="notFound.text" defaultMessage="This page doesn't exist." />}
      />
      {isMounted && preferences.showEinsteinRecommenders === true && (
        <QuietBoundary>
          <RecentlyViewed />
        </QuietBoundary>
      )}
    </>
  );
};
