import { useMemo } from "react";
import { useIntl } from "react-intl";
import { useRecentlyViewed } from "#app/hooks/product/use-recently-viewed.ts";
import { RecommendedRail } from "./recommended-rail.tsx";

/** The recommender that knows what a shopper looked at, also in other browsers. */
const RECOMMENDER = "recently viewed";

const none: readonly string[] = [];

/**
 * 'Recently Viewed': what was looked at in this browser first, then what the recommendation service knows of. It needs
 * no service. The product of the page itself is left out.
 */
export const RecentlyViewed = ({ exceptId }: { exceptId?: string }) => {
  const intl = useIntl();
  const viewed = useRecentlyViewed();
  const anchorIds = useMemo(() => (exceptId === undefined ? none : [exceptId]), [exceptId]);
  return (
    <RecommendedRail
      isMinor
      // On the page of a product its place is kept, or somebody sees the footer before.
      isLast={exceptId === undefined}
      title={intl.formatMessage({ id: "recommendations.recentlyViewed", defaultMessage: "Recently Viewed" })}
      recommender={RECOMMENDER}
      anchorIds={anchorIds}
      knownIds={viewed}
      isExpected={viewed.some((id) => id !== exceptId)}
    />
  );
};
