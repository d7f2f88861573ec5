import { useCallback, useEffect, useRef, useState } from "react";
import type { ProductReview, ReviewPage, ReviewQuery } from "#app/commerce-api/reviews.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";

/** How long the ratings service may take before the page does without it. */
export const REVIEWS_TIMEOUT_MS = 5000;

/** What a shopper has chosen to see. */
export type ReviewFilter = Omit<ReviewQuery, "offset">;

/** Reviews as far as they are loaded. */
export interface ReviewsState {
  /** `failed` with reviews at hand means that only the last wish could not be met. */
  status: "loading" | "ready" | "failed";
  filter: ReviewFilter;
  summary?: ReviewPage["summary"];
  total: number;
  reviews: ProductReview[];
}

type Change = Partial<ReviewsState> & Pick<ReviewsState, "status">;

const inTime = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The reviews did not come in time.")), REVIEWS_TIMEOUT_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });

const unfiltered: ReviewFilter = { sort: "helpful" };

/** A product's reviews, chosen and page by page; an answer that is no longer wanted is dropped. */
export const useReviews = (productId: string) => {
  const { reviews: api } = useCommerceApi();
  const [state, setState] = useState<ReviewsState>({ status: "loading", filter: unfiltered, total: 0, reviews: [] });
  const latest = useRef(0);

  const ask = useCallback(
    async (filter: ReviewFilter, before: ProductReview[]): Promise<Change | null> => {
      latest.current += 1;
      const mine = latest.current;
      try {
        const page = await inTime(api.list(productId, { ...filter, offset: before.length }));
        const { summary, total } = page;
        // A vote in between may have moved a review onto the next page.
        const reviews = [...before, ...page.reviews.filter(({ id }) => before.every((known) => known.id !== id))];
        return mine === latest.current ? { status: "ready", filter, summary, total, reviews } : null;
      } catch {
        // The server has noted why; the shopper is told, or the page does without.
        return mine === latest.current ? { status: "failed", filter } : null;
      }
    },
    [api, productId],
  );
  const apply = (change: Change | null): number | null => {
    if (change) setState((known) => ({ ...known, ...change }));
    return change?.status === "ready" ? (change.total ?? null) : null;
  };

  useEffect(() => {
    void ask(unfiltered, []).then(apply);
    return () => {
      latest.current += 1;
    };
  }, [ask]);

  return {
    ...state,
    /** Shows other reviews; gives how many there are, or null when that could not be had. */
    choose: async (filter: ReviewFilter) => {
      setState((known) => ({ ...known, filter, status: "loading" }));
      return apply(await ask(filter, []));
    },
    /** Adds the next page; gives null when it could not be had. */
    more: async () => {
      setState((known) => ({ ...known, status: "loading" }));
      return apply(await ask(state.filter, state.reviews));
    },
  };
};
