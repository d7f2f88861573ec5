import loadable from "@loadable/component";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { announce } from "#app/components/ui/announcer.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { RatingNumbers } from "./rating-numbers.tsx";
import { ReviewFilters } from "./review-filters.tsx";
import { ReviewItem } from "./review-item.tsx";
import type { ReviewDraft } from "./review-schema.ts";
import c from "./reviews.styles.ts";
import { useReviews, type ReviewFilter } from "./use-reviews.ts";

const WriteReview = loadable(() => import(/* webpackChunkName: "write-review" */ "./write-review.tsx"), {
  resolveComponent: (module) => module.WriteReview,
});

const Empty = ({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) => (
  <div className={c.empty}>
    <h3 className={c.emptyTitle}>
      {isFiltered ? (
        <FormattedMessage id="reviews.noMatch" defaultMessage="No matching reviews" />
      ) : (
        <FormattedMessage id="reviews.none" defaultMessage="No reviews yet" />
      )}
    </h3>
    {isFiltered ? (
      <button type="button" className={c.clear} onClick={onClear}>
        <FormattedMessage id="reviews.clear" defaultMessage="Show all reviews" />
      </button>
    ) : (
      <p>
        <FormattedMessage id="reviews.first" defaultMessage="Yours would be the first." />
      </p>
    )}
  </div>
);

/** Numbers, filters and reviews of a product; asks `onAway` to do without them when the first page cannot be had. */
export const ProductReviews = ({
  productId,
  productName,
  onAway,
  onFilled,
}: {
  productId: string;
  productName: string;
  onAway: () => void;
  /** Told once they are there. */
  onFilled?: () => void;
}) => {
  const intl = useIntl();
  const { status, filter, summary, total, reviews, choose, more } = useReviews(productId);
  const [isWriting, setWriting] = useState(false);
  const [draft, setDraft] = useState<ReviewDraft | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const isAway = status === "failed" && !summary;

  useEffect(() => {
    if (isAway) onAway();
  }, [isAway, onAway]);

  const isThere = summary !== undefined && summary !== null;
  useEffect(() => {
    if (isThere) onFilled?.();
  }, [isThere, onFilled]);

  const show = async (next: ReviewFilter) => {
    const count = await choose(next);
    if (count !== null)
      announce(
        intl.formatMessage(
          { id: "reviews.found", defaultMessage: "{count, plural, =0 {No reviews} one {# review} other {# reviews}}" },
          { count },
        ),
      );
  };
  const showMore = async () => {
    const index = reviews.length;
    // The first of the new ones takes the focus once it is there, also when the button goes away.
    if ((await more()) !== null)
      requestAnimationFrame(() => (list.current?.children[index] as HTMLElement | undefined)?.focus());
  };

  if (!summary) return status === "failed" ? null : <Skeleton height="320px" />;
  const isFiltered = Boolean(filter.stars || filter.withPhotos || filter.words);
  const clear = () => void show({ sort: filter.sort });
  return (
    <div className={c.page}>
      <div className={c.numbers}>
        <RatingNumbers
          summary={summary}
          chosen={filter.stars}
          onChoose={(stars) => void show({ ...filter, stars: stars === filter.stars ? undefined : stars })}
        />
        <button type="button" className={c.write} aria-haspopup="dialog" onClick={() => setWriting(true)}>
          <FormattedMessage id="reviews.write" defaultMessage="Write a review" />
        </button>
      </div>
      <div className={c.found}>
        {summary.count > 0 && <ReviewFilters filter={filter} total={total} onChange={(next) => void show(next)} />}
        {status === "failed" && (
          <Note tone="error">
            <FormattedMessage id="reviews.failed" defaultMessage="We couldn’t load these reviews." />{" "}
            <button type="button" className={c.clear} onClick={() => void show(filter)}>
              <FormattedMessage id="reviews.retry" defaultMessage="Try again" />
            </button>
          </Note>
        )}
        {total === 0 && status === "ready" && <Empty isFiltered={isFiltered} onClear={clear} />}
        <ul className={c.list} ref={list} aria-busy={status === "loading"}>
          {reviews.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ul>
        {reviews.length < total && (
          <div className={c.end}>
            <button type="button" className={c.more} aria-busy={status === "loading"} onClick={() => void showMore()}>
              <FormattedMessage
                id="reviews.more"
                defaultMessage="Show more reviews ({left})"
                values={{ left: total - reviews.length }}
              />
            </button>
          </div>
        )}
      </div>
      {isWriting && (
        <QuietBoundary onFail={() => setWriting(false)}>
          <WriteReview
            productId={productId}
            productName={productName}
            draft={draft}
            onDraft={setDraft}
            onClose={() => setWriting(false)}
          />
        </QuietBoundary>
      )}
    </div>
  );
};
