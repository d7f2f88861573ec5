import { useEffect, useMemo } from "react";
import { useIntl } from "react-intl";
import { ProductFeed } from "#app/components/product/product-feed.tsx";
import { RecentlyViewed } from "#app/components/product/recently-viewed.tsx";
import { RecommendedRail } from "#app/components/product/recommended-rail.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { hasConsented } from "#app/hooks/browser/consent.ts";
import { rememberViewed } from "#app/hooks/product/use-recently-viewed.ts";
import { useVisitor } from "#app/hooks/product/use-visitor.ts";
import { tellActivity } from "#app/integrations/recommendations.ts";
import { useShellData } from "#app/shell-data.ts";

/** The recommender that goes by what people looked at beside the same product. */
const LOVED = "customers also love";

/** Remembers a look at a product and, once the shopper has agreed to be counted, tells the recommendation service of it. */
const useLook = (productId: string, variantId: string) => {
  const { recommendations } = useSite();
  const { preferences } = useShellData();
  const visitor = useVisitor();
  const service = preferences.showEinsteinRecommenders === true ? recommendations : undefined;
  const isKnown = visitor !== null;
  useEffect(() => {
    rememberViewed(productId);
  }, [productId]);
  useEffect(() => {
    if (!service || !visitor || !hasConsented()) return;
    const product = { id: productId, sku: variantId, altId: "", altIdType: "" } as const;
    tellActivity(service, visitor, { activity: "viewProduct", product });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a choice of size, or a session that changes hands, is no further look
  }, [service, isKnown, productId]);
};

/**
 * What comes below everything else on a product's page: what customers posted of it, and, where the site wants recommendations,
 * 'Customers Also Love' and 'Recently Viewed'.
 */
export const ProductExtras = ({ productId, variantId }: { productId: string; variantId: string }) => {
  const intl = useIntl();
  const { galleryScriptUrl } = useSite();
  const { preferences } = useShellData();
  const anchorIds = useMemo(() => [productId], [productId]);
  useLook(productId, variantId);
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
};
