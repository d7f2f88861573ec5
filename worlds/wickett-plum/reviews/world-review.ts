import type { PictureName } from "#worlds/wickett-plum/catalogue/pictures.ts";

/** How many stars somebody gave. */
export type Stars = 1 | 2 | 3 | 4 | 5;

/** What the shop wrote below a review. */
export interface WorldAnswer {
  text: string;
  answeredAt: Date;
}

/** One customer's words about one product. */
export interface WorldReview {
  id: string;
  /** The listed product: a master or a single product. */
  productId: string;
  stars: Stars;
  title: string;
  text: string;
  nickname: string;
  /** Town and state or province. */
  location: string;
  locale: "en_US" | "en_CA" | "fr_CA";
  submittedAt: Date;
  recommends: boolean;
  helpful: number;
  unhelpful: number;
  /** Pictures that came with it; they stand in for customers' own photographs. */
  photos: PictureName[];
  answer?: WorldAnswer;
}

/** What is known of a hand-written review beside its words; what is left out is chosen by the seed. */
export interface WrittenDetails {
  /** For example `Imani R.`. */
  by?: string;
  from?: string;
  /** French of Canada; English when left out. */
  french?: true;
  photos?: PictureName[];
  /** What the shop answered. */
  answer?: string;
  /** Days before the world's moment. */
  daysAgo?: number;
}

/** A hand-written review: stars, title, text and what else is known of it. */
export type WrittenReview = readonly [stars: Stars, title: string, text: string, details?: WrittenDetails];

/** Hand-written reviews by product. */
export type WrittenReviews = Readonly<Record<string, readonly WrittenReview[]>>;

/** What the reviews of a product are composed from beside the bank of sentences. */
export interface ComposedPlan {
  /** One digit per review to be composed. */
  stars: string;
  /** Whole clauses without capital and period about how it tastes, feels and arrives. */
  likes: readonly string[];
  /** Clauses of people who would like it otherwise. */
  dislikes?: readonly string[];
  /** Nothing but its clauses: occasions and cravings would not fit it. */
  plain?: true;
  /** Months people write about it in, `1` to `12`, for what is not sold all year. */
  months?: readonly number[];
}

/** Plans by product. */
export type ComposedPlans = Readonly<Record<string, ComposedPlan>>;
