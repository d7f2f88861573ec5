import { useCallback, useEffect, useRef, useState } from "react";
import type { ProductReview, ReviewPage, ReviewQuery } from "#app/commerce-api/reviews.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { logProblem } from "#app/hooks/browser/log-problem.ts";

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

  const load = useCallback(
    async (filter: ReviewFilter, before: ProductReview[]): Promise<ReviewPage | null> => {
      latest.current += 1;
      const mine = latest.current;
      try {
        const page = await inTime(api.list(productId, { ...filter, offset: before.length }));
        if (mine !== latest.current) return null;
        const { summary, total } = page;
        setState({ status: "ready", filter, summary, total, reviews: [...before, ...page.reviews] });
        return page;
      } catch (error) {
        if (mine !== latest.current) return null;
        logProblem("Error loading reviews", error);
        setState((known) => ({ ...known, filter, status: "failed" }));
        return null;
      }
    },
    [api, productId],
  );

  useEffect(() => {
    void load(unfiltered, []);
    return () => {
      latest.current += 1;
    };
  }, [load]);

  return {
    ...state,
    /** Shows other reviews; gives their first page, or null when it could not be had. */
    choose: (filter: ReviewFilter) => {
      setState((known) => ({ ...known, filter, status: "loading" }));
      return load(filter, []);
    },
    /** Adds the next page. */
    more: () => {
      setState((known) => ({ ...known, status: "loading" }));
      return load(state.filter, state.reviews);
    },
  };
};
