import { memo, useMemo } from "react";
import { useIntl } from "react-intl";
import { RecentlyViewed } from "#app/components/product/recently-viewed.tsx";
import { RecommendedRail } from "#app/components/product/recommended-rail.tsx";
import { useShellData } from "#app/contexts/shell-data.ts";

/** The recommender that goes by what people looked at beside the same product. */
const LOVED = "customers also love";

/** Where the site wants recommendations, 'Customers Also Love' and 'Recently Viewed'. */
export const ProductRails = memo(function ProductRails({ productId }: { productId: string }) {
  const intl = useIntl();
  const { preferences } = useShellData();
  const anchorIds = useMemo(() => [productId], [productId]);
  return (
    <>
      {preferences.showEinsteinRecommenders === true && (
        <>
          <RecommendedRail
            isMinor
            isExpected
            title={intl.formatMessage({ id: "recommendations.alsoLove", defaultMessage: "Customers Also Love" })}
            recommender={LOVED}
            anchorIds={anchorIds}
          />
          <RecentlyViewed exceptId={productId} />
        </>
      )}
    </>
  );
});
