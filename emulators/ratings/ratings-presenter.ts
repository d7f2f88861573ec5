import type { Review } from "#sandbox/platform/reviews/review.ts";
import type { ReviewStatistics } from "#sandbox/platform/reviews/review-service.ts";
import type { VendorData } from "../vendor-data.ts";

/** Where photographs lie: the sender's own here, those of a world's reviews at its media service. */
export interface PhotoPlaces {
  origin: string;
  media: VendorData["media"];
}

const photoAddress = ({ origin, media }: PhotoPlaces, id: string, width: number): string =>
  Object.hasOwn(media.files, id)
    ? `${origin}/i/${media.account}/${id}?w=${width}`
    : `${origin}/review-photos/${id}?w=${width}`;

/** A photograph in the two sizes that pages use. */
export const presentPhoto = (places: PhotoPlaces, id: string) => ({
  Id: id,
  Caption: null,
  Sizes: {
    thumbnail: { Id: "thumbnail", Url: photoAddress(places, id, 160) },
    normal: { Id: "normal", Url: photoAddress(places, id, 1000) },
  },
});

/** A review as the service answers it. */
export const presentReview = (review: Review, places: PhotoPlaces) => ({
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
  Photos: review.photoIds.map((id) => presentPhoto(places, id)),
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
