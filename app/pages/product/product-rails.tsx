import { memo, useMemo } from "react";
import { useIntl } from "react-intl";
import { ProductFeed } from "#app/components/product/product-feed.tsx";
import { RecentlyViewed } from "#app/components/product/recently-viewed.tsx";
import { RecommendedRail } from "#app/components/product/recommended-rail.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { useShellData } from "#app/shell-data.ts";

/** The recommender that goes by what people looked at beside the same product. */
const LOVED = "customers also love";

/** What customers posted of a product, and, where the site wants recommendations, 'Customers Also Love' and 'Recently Viewed'. */
export const ProductRails = memo(function ProductRails({ productId }: { productId: string }) {
  const intl = useIntl();
  const { galleryScriptUrl } = useSite();
  const { preferences } = useShellData();
  const anchorIds = useMemo(() => [productId], [productId]);
  return (
    <>
      {galleryScriptUrl && <ProductFeed productId={productId} scriptUrl={galleryScriptUrl} />}
      {preferences.showEinsteinRecommenders === true && (
        <>
          <RecommendedRail
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
