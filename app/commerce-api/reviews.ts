import type { SiteTransport } from "./site-api-client.ts";

/** In which order reviews come. */
export type ReviewSort = "helpful" | "newest" | "highest" | "lowest";

/** Which reviews of a product are wanted. */
export interface ReviewQuery {
  sort: ReviewSort;
  /** Only those with this many stars. */
  stars?: number;
  withPhotos?: boolean;
  /** Only those that hold these words. */
  words?: string;
  offset: number;
}

/** A customer's photograph in two sizes. */
export interface ReviewPhoto {
  thumbnail: string;
  large: string;
}

/** One review, fit to be shown. */
export interface ProductReview {
  id: string;
  stars: number;
  title: string;
  text: string;
  nickname: string;
  location?: string;
  /** Language it is written in, for example `fr-CA`. */
  language?: string;
  /** ISO 8601. */
  writtenAt: string;
  recommends?: boolean;
  helpful: number;
  unhelpful: number;
  photos: ReviewPhoto[];
  answers: { text: string; answeredAt?: string }[];
}

/** A page of reviews and the numbers over all of the product's. */
export interface ReviewPage {
  summary: {
    /** Not rounded; nothing without reviews. */
    average?: number;
    count: number;
    /** Numbers of reviews by stars, five stars first. */
    distribution: { stars: number; count: number }[];
    /** Share of those who would recommend it, 0 to 1; nothing when nobody said. */
    recommended?: number;
  };
  /** How many there are in this selection. */
  total: number;
  reviews: ProductReview[];
}

/** A review as a shopper writes it. */
export interface NewReview {
  stars: number;
  title: string;
  text: string;
  nickname: string;
  email: string;
  recommends?: boolean;
  /** A picture as a `data:` address. */
  photo?: string;
}

/** What customers say about products. */
export interface ReviewsApi {
  list(productId: string, query: ReviewQuery): Promise<ReviewPage>;
  /** Hands a review to the moderators; rejects with `review-refused` or `review-duplicate` when it was not taken. */
  submit(productId: string, review: NewReview): Promise<{ hoursToPost: number }>;
  vote(reviewId: string, isHelpful: boolean): Promise<void>;
}

/** The family over the site API. */
export const createReviewsApi = (site: SiteTransport): ReviewsApi => ({
  list: async (productId, { sort, stars, withPhotos, words, offset }) => {
    const query = {
      sort,
      offset: String(offset),
      ...(stars && { stars: String(stars) }),
      ...(withPhotos && { photos: "true" }),
      ...(words && { words }),
    };
    return (await site({ method: "GET", path: `reviews/${encodeURIComponent(productId)}`, query })) as ReviewPage;
  },
  submit: async (productId, body) =>
    (await site({ method: "POST", path: `review-submissions/${encodeURIComponent(productId)}`, body })) as {
      hoursToPost: number;
    },
  vote: async (reviewId, isHelpful) => {
    await site({ method: "POST", path: `review-votes/${encodeURIComponent(reviewId)}`, body: { isHelpful } });
  },
});
