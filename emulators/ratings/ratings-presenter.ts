import type { Review } from "#sandbox/reviews/review.ts";
import type { ReviewStatistics } from "#sandbox/reviews/review-service.ts";
import { pictures } from "#worlds/wickett-plum/catalogue/pictures.ts";

const photoAddress = (origin: string, id: string, width: number): string =>
  id in pictures ? `${origin}/i/wickettplum/${id}?w=${width}` : `${origin}/review-photos/${id}?w=${width}`;

/** A photograph in the two sizes that pages use. */
export const presentPhoto = (origin: string, id: string) => ({
  Id: id,
  Caption: null,
  Sizes: {
    thumbnail: { Id: "thumbnail", Url: photoAddress(origin, id, 160) },
    normal: { Id: "normal", Url: photoAddress(origin, id, 1000) },
  },
});

/** A review as the service answers it. */
export const presentReview = (review: Review, origin: string) => ({
  Id: review.id,
  ProductId: review.productId,
  Rating: review.stars,
  RatingRange: 5,
  Title: review.title,
  ReviewText: review.text,
  UserNickname: review.nickname,
  UserLocation: review.location,
  ContentLocale: review.locale,
  SubmissionTime: review.submittedAt.toISOString(),
  IsRecommended: review.recommends,
  IsRatingsOnly: false,
  ModerationStatus: "APPROVED",
  TotalPositiveFeedbackCount: review.helpful,
  TotalNegativeFeedbackCount: review.unhelpful,
  TotalFeedbackCount: review.helpful + review.unhelpful,
  Photos: review.photoIds.map((id) => presentPhoto(origin, id)),
  ClientResponses:
    review.answerText === null
      ? []
      : [{ Response: review.answerText, Department: "Customer Care", Date: review.answeredAt?.toISOString() ?? null }],
});

/** Numbers over a product's reviews as the service answers them. */
export const presentStatistics = (statistics: ReviewStatistics) => ({
  AverageOverallRating: statistics.average,
  OverallRatingRange: 5,
  TotalReviewCount: statistics.count,
  RatingsOnlyReviewCount: 0,
  RecommendedCount: statistics.recommended,
  NotRecommendedCount: statistics.notRecommended,
  HelpfulVoteCount: statistics.helpful,
  NotHelpfulVoteCount: statistics.unhelpful,
  FirstSubmissionTime: statistics.first?.toISOString() ?? null,
  LastSubmissionTime: statistics.last?.toISOString() ?? null,
  RatingDistribution: statistics.distribution
    .map((count, index) => ({ RatingValue: index + 1, Count: count }))
    .filter(({ Count }) => Count > 0)
    .reverse(),
});
