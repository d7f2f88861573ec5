import { seededRandom } from "#sandbox/core/seeded-random.ts";
import { inCanadianEnglish } from "#worlds/wickett-plum/catalogue/canadian-english.ts";
import { catalogue } from "#worlds/wickett-plum/catalogue/catalogue.ts";
import { worldEpoch } from "#worlds/wickett-plum/epoch.ts";
import { answers } from "./composed/complaints.ts";
import { boxPlans } from "./composed/box-plans.ts";
import { candyPlans } from "./composed/candy-plans.ts";
import { chocolatePlans } from "./composed/chocolate-plans.ts";
import { seasonalPlans } from "./composed/seasonal-plans.ts";
import { composeReviews, type ComposedReview } from "./composed/compose-reviews.ts";
import { createSentenceDeck } from "./composed/sentence-deck.ts";
import { americanTowns, canadianTowns, firstNames, handles } from "./composed/voices.ts";
import type { WorldReview, WrittenDetails, WrittenReview } from "./world-review.ts";
import { barReviews } from "./written/bars.ts";
import { brittleReviews } from "./written/brittle-nuts.ts";
import { businessReviews } from "./written/business-clubs-mixes.ts";
import { chocolateReviews } from "./written/chocolates.ts";
import { freeFromReviews } from "./written/free-from.ts";
import { frenchReviews } from "./written/french.ts";
import { giftBoxReviews } from "./written/gift-boxes.ts";
import { gummyReviews } from "./written/gummies-chews.ts";
import { hardCandyReviews } from "./written/hard-candy.ts";
import { occasionBoxReviews } from "./written/occasion-boxes.ts";
import { seasonalReviews } from "./written/seasonal.ts";
import { truffleReviews } from "./written/truffles.ts";

const DAY_MS = 86_400_000;

/** How far back reviews go: fourteen months. */
export const REVIEW_DAYS = 425;

/** A product counts as new for this long; nobody wrote about it before. */
const NEW_DAYS = 100;

const CANADIAN_PROVINCE = /, (ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|YT)$/;

const written = [
  chocolateReviews,
  truffleReviews,
  barReviews,
  brittleReviews,
  gummyReviews,
  hardCandyReviews,
  giftBoxReviews,
  occasionBoxReviews,
  freeFromReviews,
  seasonalReviews,
  businessReviews,
  frenchReviews,
];

interface Draft extends Omit<ComposedReview, "stars"> {
  stars: WorldReview["stars"];
  details: WrittenDetails;
  isComposed: boolean;
}

const draftsOf = (productId: string, reviews: readonly WrittenReview[]): Draft[] =>
  reviews.map(([stars, title, text, details = {}]) => ({ productId, stars, title, text, details, isComposed: false }));

const makeReviews = (): WorldReview[] => {
  const random = seededRandom(1911);
  const products = new Map(catalogue.files.flatMap((file) => file.products).map((product) => [product.id, product]));
  const flagsOf = (productId: string) => products.get(productId)?.flags ?? [];
  const composed = composeReviews(
    { ...chocolatePlans, ...candyPlans, ...boxPlans, ...seasonalPlans },
    (productId) => flagsOf(productId).includes("meltable"),
    random,
  );
  const answerDecks = Object.fromEntries(
    Object.entries(answers).map(([trouble, texts]) => [trouble, createSentenceDeck(texts, 3, random)]),
  );
  const oneOf = <Item>(items: readonly Item[]): Item => items[random.below(items.length)] as Item;

  const nicknameOf = (): string => {
    const shape = random.below(10);
    if (shape < 2) return oneOf(handles);
    const name = oneOf(firstNames);
    return shape < 4 ? name : `${name} ${String.fromCharCode(65 + random.below(25))}.`;
  };

  const daysAgoOf = ({ productId, months }: Draft): number => {
    const reach = flagsOf(productId).includes("new") ? NEW_DAYS : REVIEW_DAYS;
    if (!months) return 1 + Math.floor((reach - 2) * random.next() ** 1.25);
    const fitting = Array.from({ length: REVIEW_DAYS - 2 }, (_, index) => index + 1).filter((days) =>
      months.includes(new Date(worldEpoch.getTime() - days * DAY_MS).getUTCMonth() + 1),
    );
    return oneOf(fitting);
  };

  const photosOf = ({ productId, stars, isComposed, details }: Draft): WorldReview["photos"] => {
    if (details.photos) return details.photos;
    const own = (products.get(productId)?.pictures ?? []).filter((name) => name.endsWith("-photo"));
    return isComposed && stars > 3 && own.length > 0 && random.below(3) === 0 ? [oneOf(own)] : [];
  };

  const answerOf = ({ stars, trouble, details }: Draft): string | undefined => {
    if (details.answer) return details.answer;
    if (!trouble || random.below(10) >= (stars === 3 ? 4 : 7)) return undefined;
    return answerDecks[trouble]?.draw();
  };

  const complete = (draft: Draft): Omit<WorldReview, "id"> => {
    const { productId, stars, details } = draft;
    const location = details.from ?? oneOf(random.below(6) === 0 ? canadianTowns : americanTowns);
    const locale = details.french ? "fr_CA" : CANADIAN_PROVINCE.test(location) ? "en_CA" : "en_US";
    const spelled = (text: string) => (locale === "en_CA" ? inCanadianEnglish(text) : text);
    const daysAgo = details.daysAgo ?? daysAgoOf(draft);
    const submittedAt = new Date(worldEpoch.getTime() - daysAgo * DAY_MS - random.below(DAY_MS / 1000) * 1000);
    const answer = answerOf(draft);
    const answeredAt = new Date(Math.min(submittedAt.getTime() + (1 + random.below(4)) * DAY_MS, worldEpoch.getTime()));
    const interest = 1 + Math.floor(daysAgo / 30) + (draft.isComposed ? 0 : 6) + (stars < 3 ? 4 : 0);
    return {
      productId,
      stars,
      title: spelled(draft.title),
      text: spelled(draft.text),
      nickname: details.by ?? nicknameOf(),
      location,
      locale,
      submittedAt,
      recommends: stars > 3 || (stars === 3 && random.below(2) === 0),
      helpful: random.below(interest),
      unhelpful: random.below(Math.ceil(interest / 5)),
      photos: photosOf(draft),
      ...(answer && { answer: { text: spelled(answer), answeredAt } }),
    };
  };

  const drafts = [
    ...written.flatMap((file) => Object.entries(file).flatMap(([productId, reviews]) => draftsOf(productId, reviews))),
    ...composed.map((review): Draft => ({ ...review, details: {}, isComposed: true })),
  ];
  return drafts
    .map(complete)
    .sort((one, other) => one.submittedAt.getTime() - other.submittedAt.getTime())
    .map((review, index) => ({ id: String(240_000_001 + index), ...review }));
};

let made: readonly WorldReview[] | undefined;

/** The 900 reviews of the default world, oldest first; made when first asked for, always the same. */
export const worldReviews = (): readonly WorldReview[] => (made ??= makeReviews());

let ratings: ReadonlyMap<string, { average: number; count: number }> | undefined;

const makeRatings = () => {
  const stars = new Map<string, number[]>();
  for (const review of worldReviews())
    stars.set(review.productId, [...(stars.get(review.productId) ?? []), review.stars]);
  return new Map(
    [...stars].map(([productId, given]) => {
      const average = given.reduce((sum, one) => sum + one, 0) / given.length;
      return [productId, { average: Math.round(average * 10) / 10, count: given.length }];
    }),
  );
};

/**
 * What the catalogue says about a product's reviews: the average with one decimal and their number; nothing without
 * reviews.
 */
export const ratingOf = (productId: string): { average: number; count: number } | undefined =>
  (ratings ??= makeRatings()).get(productId);
