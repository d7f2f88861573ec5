import { memo, useCallback, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useInView } from "#app/browser/use-in-view.ts";
import { onDemand } from "#app/components/ui/on-demand.ts";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { ProductRating, REVIEWS_SECTION } from "./product-rating.tsx";
import c from "./reviews-section.styles.ts";
import { useHeldHeight } from "./use-held-height.ts";

const ProductReviews = onDemand(() =>
  import(/* webpackChunkName: "product-reviews" */ "./product-reviews.tsx").then((module) => module.ProductReviews),
);

/** How far below the screen the section begins to load. */
const AHEAD = "300px";

/** So many reviews are higher than a screen. */
const MANY = 4;

const TITLE_ID = "reviews-title";

/**
 * The reviews of a product, loaded when they come near the screen. Where they cannot be had, the section disappears and
 * `onAway` says so (product-50).
 */
export const ReviewsSection = memo(function ReviewsSection({
  productId,
  productName,
  rating,
  onAway,
}: {
  productId: string;
  productName: string;
  rating?: { value: number; count: number };
  onAway: () => void;
}) {
  const intl = useIntl();
  const section = useRef<HTMLElement>(null);
  const isNear = useInView(section, AHEAD);
  const [isFilled, setFilled] = useState(false);
  const fill = useCallback(() => setFilled(true), []);
  const heldHeight = useHeldHeight(section, isNear, isFilled);
  const waiting = (
    <div className={c.waiting}>
      <Skeleton height="48px" width="180px" />
      <Skeleton height="14px" />
      <Skeleton height="14px" />
      <Skeleton height="14px" />
    </div>
  );
  return (
    <section
      className={`${c.section} ${rating && rating.count >= MANY ? c.filled : ""}`}
      id={REVIEWS_SECTION}
      ref={section}
      style={heldHeight === undefined ? undefined : { height: `${heldHeight}px`, overflow: "clip" }}
      aria-labelledby={TITLE_ID}
    >
      <div className={`wrap ${c.body}`}>
        <h2 className={c.title} id={TITLE_ID}>
          <FormattedMessage id="reviews.title" defaultMessage="What people said, mouths full" />
        </h2>
        {isNear ? (
          <QuietBoundary onFail={onAway}>
            <ProductReviews
              productId={productId}
              productName={productName}
              onAway={onAway}
              onFilled={fill}
              fallback={waiting}
            />
          </QuietBoundary>
        ) : (
          rating && <ProductRating rating={rating} intl={intl} isLink={false} />
        )}
      </div>
    </section>
  );
});
