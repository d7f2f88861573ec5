import loadable from "@loadable/component";
import { useEffect, useEffectEvent, useRef } from "react";
import { hasConsented } from "#app/browser/consent.ts";
import { useInView } from "#app/browser/use-in-view.ts";
import { useShellData } from "#app/contexts/shell-data.ts";
import { useSite } from "#app/contexts/site-context.tsx";
import { rememberViewed } from "#app/hooks/product/use-recently-viewed.ts";
import { useVisitor } from "#app/hooks/product/use-visitor.ts";
import { tellActivity } from "#app/integrations/activities.ts";

const ProductRails = loadable(() => import(/* webpackChunkName: "product-rails" */ "./product-rails.tsx"), {
  resolveComponent: (module) => module.ProductRails,
});

/** How far below the window what comes last begins to load. */
const AHEAD = "600px";

/**
 * Remembers a look at a product and, once the shopper has agreed to be counted, tells the recommendation service of it.
 */
const useLook = (productId: string, variantId: string) => {
  const { recommendations } = useSite();
  const { preferences } = useShellData();
  const visitor = useVisitor();
  const service = preferences.showEinsteinRecommenders === true ? recommendations : undefined;
  const isKnown = visitor !== null;
  useEffect(() => {
    rememberViewed(productId);
  }, [productId]);
  // A choice of size, or a session that changes hands, is no further look.
  const tellLook = useEffectEvent(() => {
    if (!service || !visitor || !hasConsented()) return;
    const product = { id: productId, sku: variantId, altId: "", altIdType: "" } as const;
    tellActivity(service, visitor, { activity: "viewProduct", product });
  });
  useEffect(() => tellLook(), [service, isKnown, productId]);
};

/**
 * Remembers the look at a product, and loads what comes below everything else on its page when the shopper gets near
 * it.
 */
export const ProductExtras = ({ productId, variantId }: { productId: string; variantId: string }) => {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place, AHEAD);
  useLook(productId, variantId);
  return <div ref={place}>{isNear && <ProductRails productId={productId} />}</div>;
};
