import loadable from "@loadable/component";
import { useEffect, useEffectEvent, useRef } from "react";
import { track } from "#app/analytics/track.ts";
import { useInView } from "#app/browser/use-in-view.ts";
import { rememberViewed, useRecentlyViewed } from "#app/hooks/product/use-recently-viewed.ts";
import { RailPlace } from "./rail-place.tsx";

const ProductRails = loadable(() => import(/* webpackChunkName: "product-rails" */ "./product-rails.tsx"), {
  resolveComponent: (module) => module.ProductRails,
});

/** How far below the window what comes last begins to load. */
const AHEAD = "600px";

/** Remembers a look at a product, and says so; a choice of size is no further look. */
const useLook = (productId: string, variantId: string) => {
  const say = useEffectEvent(() => {
    rememberViewed(productId);
    track({ event: "product_look", product_id: productId, variant_id: variantId });
  });
  useEffect(() => say(), [productId]);
};

/**
 * Remembers the look at a product, and loads what comes below everything else on its page when the shopper gets near
 * it.
 */
export const ProductExtras = ({ productId, variantId }: { productId: string; variantId: string }) => {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place, AHEAD);
  useLook(productId, variantId);
  const hasViewed = useRecentlyViewed().some((id) => id !== productId);
  const places = (
    <>
      <RailPlace />
      {hasViewed && <RailPlace />}
    </>
  );
  return <div ref={place}>{isNear ? <ProductRails productId={productId} fallback={places} /> : places}</div>;
};
