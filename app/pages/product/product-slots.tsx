import { memo, useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import { useInView } from "#app/browser/use-in-view.ts";
import { useMounted } from "#app/browser/use-mounted.ts";
import { AfterSettled } from "#app/components/ui/after-settled.tsx";
import { onDemand } from "#app/components/ui/on-demand.ts";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import type { BagAddition } from "#app/domain/basket/bag-addition.ts";
import type { PriceLine } from "#app/domain/product/price-line.ts";
import c from "./product-page.styles.ts";

const ProductFeed = onDemand(() =>
  import(/* webpackChunkName: "product-feed" */ "./product-feed.tsx").then((module) => module.ProductFeed),
);

const PurchaseNotes = onDemand(() =>
  import(/* webpackChunkName: "purchase-notes" */ "./purchase/purchase-notes.tsx").then(
    (module) => module.PurchaseNotes,
  ),
);

const SubscriptionOffer = onDemand(() =>
  import(/* webpackChunkName: "product-extras" */ "#app/components/product/subscription-offer.tsx").then(
    (module) => module.SubscriptionOffer,
  ),
);

const WishButton = onDemand(() =>
  import(/* webpackChunkName: "wish-button" */ "#app/components/product/wish-button.tsx").then(
    (module) => module.WishButton,
  ),
);

const ExpressOnProduct = onDemand(() =>
  import(/* webpackChunkName: "express-on-product" */ "./purchase/express-on-product.tsx").then(
    (module) => module.ExpressOnProduct,
  ),
);

const Alternatives = onDemand(() =>
  import(/* webpackChunkName: "alternatives" */ "./purchase/alternatives.tsx").then((module) => module.Alternatives),
);

/** The place of what is to be had instead; it comes once the page has settled. */
export const AlternativesSlot = memo(function AlternativesSlot(about: { productId: string; categoryId: string }) {
  return (
    <div className={c.alternatives}>
      <AfterSettled>
        <Alternatives {...about} />
      </AfterSettled>
    </div>
  );
});

/** The place of wallets that buy at once, kept where this site has some; they come once the page has settled. */
export const ExpressSlot = (chosen: {
  addition: Omit<BagAddition, "quantity">;
  quantity: number;
  price: PriceLine | undefined;
}) => (
  <div className={c.express}>
    <AfterSettled>
      <ExpressOnProduct {...chosen} />
    </AfterSettled>
  </div>
);

/**
 * Keeps the place of what helps to decide, so that nothing moves when it comes. It follows a choice after the price
 * has.
 */
export const NotesSlot = (chosen: { productId: string; price: number | undefined }) => {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useInView(place);
  const productId = useDeferredValue(chosen.productId);
  const price = useDeferredValue(chosen.price);
  const notes = useMemo(() => <PurchaseNotes productId={productId} price={price} />, [productId, price]);
  return (
    <div ref={place} className={c.notes}>
      {isSeen ? <QuietBoundary>{notes}</QuietBoundary> : null}
    </div>
  );
};

/**
 * The place of the offer to get it again and again; the offer itself comes after the page, and follows a choice after
 * the price has.
 */
export const OfferSlot = (chosen: { productId: string }) => {
  const isMounted = useMounted();
  const productId = useDeferredValue(chosen.productId);
  return useMemo(() => {
    const waiting = <Skeleton height="140px" />;
    if (!isMounted) return waiting;
    return (
      <QuietBoundary>
        <SubscriptionOffer productId={productId} fallback={waiting} />
      </QuietBoundary>
    );
  }, [isMounted, productId]);
};

/** The place of the wish list's button; the button itself comes after the page. */
export const WishSlot = memo(function WishSlot({ productId, color }: { productId: string; color: string | undefined }) {
  const isMounted = useMounted();
  return (
    isMounted && (
      <QuietBoundary>
        <WishButton wish={{ productId, ...(color && { color }) }} />
      </QuietBoundary>
    )
  );
});

/**
 * How far below the screen the pictures of customers begin to load, so that the place of none is gone before it is
 * seen.
 */
const FEED_AHEAD = "1200px";

/** So far below the screen the place may go: who scrolls fast gets no farther before the page is drawn again. */
const OUT_OF_REACH = 600;

/**
 * The place of what customers posted of a product, below its pictures. It keeps its height, so that nothing moves when
 * they come; without any it goes, unless it is on the screen or close to it.
 */
export const FeedSlot = memo(function FeedSlot({ productId }: { productId: string }) {
  const { galleryScriptUrl } = useSite();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place, FEED_AHEAD);
  const [isGone, setGone] = useState(false);
  const onNone = useCallback(() => {
    const { top = Infinity } = place.current?.getBoundingClientRect() ?? {};
    if (top < window.innerHeight + OUT_OF_REACH) return;
    // At once: until React draws again a fast hand may have come here.
    if (place.current) place.current.hidden = true;
    setGone(true);
  }, []);
  if (!galleryScriptUrl || isGone) return null;
  return (
    <div ref={place} className={c.feed} data-below>
      {isNear && (
        <QuietBoundary onFail={onNone}>
          <ProductFeed productId={productId} scriptUrl={galleryScriptUrl} onNone={onNone} />
        </QuietBoundary>
      )}
    </div>
  );
});
