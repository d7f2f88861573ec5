import loadable from "@loadable/component";
import { memo, useDeferredValue, useMemo, useRef } from "react";
import { Optional } from "#app/components/ui/optional.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { useInView } from "#app/hooks/browser/use-in-view.ts";
import { useMounted } from "#app/hooks/browser/use-mounted.ts";
import c from "./product-page.styles.ts";

const PurchaseNotes = loadable(() => import(/* webpackChunkName: "purchase-notes" */ "./purchase-notes.tsx"), {
  resolveComponent: (module) => module.PurchaseNotes,
});

const SubscriptionOffer = loadable(
  () => import(/* webpackChunkName: "subscription-offer" */ "#app/components/product/subscription-offer.tsx"),
  { resolveComponent: (module) => module.SubscriptionOffer },
);

const WishButton = loadable(
  () => import(/* webpackChunkName: "wish-button" */ "#app/components/product/wish-button.tsx"),
  { resolveComponent: (module) => module.WishButton },
);

/** Keeps the place of what helps to decide, so that nothing moves when it comes. It follows a choice after the price has. */
export const NotesSlot = (chosen: { productId: string; price: number | undefined }) => {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useInView(place);
  const productId = useDeferredValue(chosen.productId);
  const price = useDeferredValue(chosen.price);
  const notes = useMemo(() => <PurchaseNotes productId={productId} price={price} />, [productId, price]);
  return (
    <div ref={place} className={c.notes}>
      {isSeen ? <Optional>{notes}</Optional> : null}
    </div>
  );
};

/** The place of the offer to get it again and again; the offer itself comes after the page, and follows a choice after the price has. */
export const OfferSlot = (chosen: { productId: string }) => {
  const isMounted = useMounted();
  const productId = useDeferredValue(chosen.productId);
  return useMemo(() => {
    const waiting = <Skeleton height="126px" />;
    if (!isMounted) return waiting;
    return (
      <Optional>
        <SubscriptionOffer productId={productId} fallback={waiting} />
      </Optional>
    );
  }, [isMounted, productId]);
};

/** The place of the wish list's button; the button itself comes after the page. */
export const WishSlot = memo(function WishSlot({ productId, color }: { productId: string; color: string | undefined }) {
  const isMounted = useMounted();
  return (
    isMounted && (
      <Optional>
        <WishButton wish={{ productId, ...(color && { color }) }} />
      </Optional>
    )
  );
});
