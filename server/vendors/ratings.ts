import { fetchInTime } from "#server/fetch-in-time.ts";
import { LRUCache } from "lru-cache";
import type { NewReview, ReviewPage, ReviewPhoto, ReviewQuery, ReviewSort } from "#app/commerce-api/reviews.ts";
import type { ReviewsConfig } from "#config/config.ts";

/** The ratings service could not answer. */
export class RatingsUnavailable extends Error {
  constructor(options?: ErrorOptions) {
    super("The ratings service did not answer.", options);
    this.name = "RatingsUnavailable";
  }
}

/** The service would not take what a shopper sent; `fields` are the service's own names. */
export class ReviewRefused extends Error {
  constructor(
    readonly kind: "duplicate" | "invalid",
    readonly fields: readonly string[],
  ) {
    super(`The review was not taken: ${kind} ${fields.join(", ")}`);
    this.name = "ReviewRefused";
  }
}

export interface Ratings {
  /** A page of reviews, at most a minute old. @throws RatingsUnavailable */
  reviews(productId: string, query: ReviewQuery): Promise<ReviewPage>;
  /** Hands a review to the moderators. @throws ReviewRefused @throws RatingsUnavailable */
  submit(productId: string, review: NewReview, author: { userId: string; locale: string }): Promise<number>;
  /** Counts a vote. @throws RatingsUnavailable also for an unknown review */
  vote(reviewId: string, userId: string, isHelpful: boolean): Promise<void>;
}

/** Reviews on one page of the list. */
export const REVIEWS_PER_PAGE = 8;

const FRESH_MS = 60_000;
const MAX_KEPT = 100;
const MAX_ANSWER_CHARACTERS = 1_000_000;

const sorts: Record<ReviewSort, string> = {
  helpful: "TotalPositiveFeedbackCount:desc,SubmissionTime:desc",
  newest: "SubmissionTime:desc",
  highest: "Rating:desc,SubmissionTime:desc",
  lowest: "Rating:asc,SubmissionTime:desc",
};

interface WirePhoto {
  Sizes?: Record<string, { Url?: string } | undefined>;
}

interface WireReview {
  Id: string;
  Rating: number;
  Title?: string | null;
  ReviewText?: string | null;
  UserNickname?: string | null;
  UserLocation?: string | null;
  ContentLocale?: string | null;
  SubmissionTime: string;
  IsRecommended?: boolean | null;
  TotalPositiveFeedbackCount?: number | null;
  TotalNegativeFeedbackCount?: number | null;
  Photos?: WirePhoto[] | null;
  ClientResponses?: { Response?: string; Date?: string | null }[] | null;
}

interface WireStatistics {
  AverageOverallRating?: number | null;
  TotalReviewCount?: number | null;
  RecommendedCount?: number | null;
  NotRecommendedCount?: number | null;
  RatingDistribution?: { RatingValue: number; Count: number }[] | null;
}

interface WireAnswer {
  TotalResults?: number;
  Results?: WireReview[];
  Includes?: { Products?: Record<string, { ReviewStatistics?: WireStatistics | null } | undefined> };
  HasErrors?: boolean;
  Errors?: { Code?: string }[];
  FormErrors?: { FieldErrors?: Record<string, { Code?: string } | undefined> } | null;
  TypicalHoursToPost?: number | null;
  Photo?: WirePhoto;
}

/** Only pictures of the configured origin are shown. */
const photosOf = (photos: WirePhoto[] | null | undefined, photoOrigin: string): ReviewPhoto[] =>
  (photos ?? []).flatMap(({ Sizes = {} }) => {
    const large = Sizes["normal"]?.Url ?? Sizes["large"]?.Url;
    const thumbnail = Sizes["thumbnail"]?.Url ?? large;
    return large && thumbnail && [large, thumbnail].every((address) => address.startsWith(`${photoOrigin}/`))
      ? [{ thumbnail, large }]
      : [];
  });

const summaryOf = (statistics: WireStatistics | null | undefined): ReviewPage["summary"] => {
  const count = statistics?.TotalReviewCount ?? 0;
  const yes = statistics?.RecommendedCount ?? 0;
  const answered = yes + (statistics?.NotRecommendedCount ?? 0);
  return {
    ...(typeof statistics?.AverageOverallRating === "number" && { average: statistics.AverageOverallRating }),
    count,
    distribution: [5, 4, 3, 2, 1].map((stars) => ({
      stars,
      count: statistics?.RatingDistribution?.find(({ RatingValue }) => RatingValue === stars)?.Count ?? 0,
    })),
    ...(answered > 0 && { recommended: yes / answered }),
  };
};

/** Ratings and reviews by the Conversations API (Bazaarvoice, version 5.4); the key stays on this server. */
export const createRatings = ({
  config,
  passkey,
  now = Date.now,
}: {
  config: ReviewsConfig;
  passkey: string;
  now?: () => number;
}): Ratings => {
  const pageCache = new LRUCache<string, { page: ReviewPage; freshUntil: number }>({ max: MAX_KEPT });
  const key = { apiversion: "5.4", passkey };

  const ask = async (resource: string, query: [string, string][], init: RequestInit = {}): Promise<WireAnswer> => {
    try {
      if (!config.enabled) throw new Error("switched off");
      const response = await fetchInTime(
        `${config.apiBaseUrl}/${resource}.json?${new URLSearchParams(query)}`,
        {
          ...init,
          redirect: "error",
        },
        config.timeoutMs,
      );
      const text = await response.text();
      if (!response.ok || text.length > MAX_ANSWER_CHARACTERS) throw new Error(`status ${response.status}`);
      const answer = JSON.parse(text) as WireAnswer;
      const [error] = answer.Errors ?? [];
      if (error) throw new Error(error.Code ?? "HasErrors");
      if (answer.HasErrors && !answer.FormErrors) throw new Error("HasErrors");
      return answer;
    } catch (cause) {
      throw new RatingsUnavailable({ cause });
    }
  };

  const post = (resource: string, form: Record<string, string>) =>
    ask(resource, [], {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ ...key, ...form }).toString(),
    });

  const presentReview = (review: WireReview): ReviewPage["reviews"][number] => ({
    id: review.Id,
    stars: review.Rating,
    title: review.Title ?? "",
    text: review.ReviewText ?? "",
    nickname: review.UserNickname ?? "",
    ...(review.UserLocation && { location: review.UserLocation }),
    ...(review.ContentLocale && { language: review.ContentLocale.replace("_", "-") }),
    writtenAt: review.SubmissionTime,
    ...(typeof review.IsRecommended === "boolean" && { recommends: review.IsRecommended }),
    helpful: review.TotalPositiveFeedbackCount ?? 0,
    unhelpful: review.TotalNegativeFeedbackCount ?? 0,
    photos: photosOf(review.Photos, config.photoOrigin),
    answers: (review.ClientResponses ?? []).flatMap(({ Response, Date: answeredAt }) =>
      Response ? [{ text: Response, ...(answeredAt && { answeredAt }) }] : [],
    ),
  });

  const load = async (productId: string, query: ReviewQuery): Promise<ReviewPage> => {
    const answer = await ask("reviews", [
      ...Object.entries(key),
      ["Filter", `ProductId:eq:${productId}`],
      ...(query.stars ? [["Filter", `Rating:eq:${query.stars}`] satisfies [string, string]] : []),
      ...(query.withPhotos ? [["Filter", "HasPhotos:eq:true"] satisfies [string, string]] : []),
      ...(query.words ? [["Search", query.words] satisfies [string, string]] : []),
      ["Include", "Products"],
      ["Stats", "Reviews"],
      ["Sort", sorts[query.sort]],
      ["Limit", String(REVIEWS_PER_PAGE)],
      ["Offset", String(query.offset)],
    ]);
    if (!Array.isArray(answer.Results)) throw new RatingsUnavailable();
    return {
      summary: summaryOf(answer.Includes?.Products?.[productId]?.ReviewStatistics),
      total: answer.TotalResults ?? 0,
      reviews: answer.Results.map(presentReview),
    };
  };

  /** Sends a picture first; the review then names its address. */
  const upload = async (photo: string): Promise<string> => {
    const [, type = "", content = ""] = /^data:(image\/[\w+]+);base64,(.+)$/.exec(photo) ?? [];
    const form = new FormData();
    form.append("photo", new Blob([new Uint8Array(Buffer.from(content, "base64"))], { type }), "photo");
    const query: [string, string][] = [...Object.entries(key), ["contenttype", "review"]];
    const { Photo } = await ask("uploadphoto", query, { method: "POST", body: form });
    const address = Photo?.Sizes?.["normal"]?.Url;
    if (!address) throw new RatingsUnavailable();
    return address;
  };

  return {
    async reviews(productId, query) {
      const cacheKey = JSON.stringify([productId, query]);
      const cached = pageCache.get(cacheKey);
      if (cached && now() < cached.freshUntil) return cached.page;
      const page = await load(productId, query);
      pageCache.set(cacheKey, { page, freshUntil: now() + FRESH_MS });
      return page;
    },

    async submit(productId, review, { userId, locale }) {
      const photoUrl = review.photo ? await upload(review.photo) : undefined;
      const answer = await post("submitreview", {
        Action: "Submit",
        ProductId: productId,
        Rating: String(review.stars),
        Title: review.title,
        ReviewText: review.text,
        UserNickname: review.nickname,
        UserEmail: review.email,
        UserId: userId,
        Locale: locale.replace("-", "_"),
        AgreedToTermsAndConditions: "true",
        ...(review.recommends === undefined ? {} : { IsRecommended: String(review.recommends) }),
        ...(photoUrl && { PhotoUrl_1: photoUrl }),
      });
      const errors = Object.entries(answer.FormErrors?.FieldErrors ?? {});
      if (errors.length > 0) {
        const isDuplicate = errors.some(([, error]) => error?.Code === "ERROR_FORM_DUPLICATE");
        throw new ReviewRefused(
          isDuplicate ? "duplicate" : "invalid",
          errors.map(([name]) => name),
        );
      }
      if (answer.HasErrors) throw new RatingsUnavailable();
      return answer.TypicalHoursToPost ?? 72;
    },

    async vote(reviewId, userId, isHelpful) {
      await post("submitfeedback", {
        ContentType: "review",
        ContentId: reviewId,
        FeedbackType: "helpfulness",
        Vote: isHelpful ? "Positive" : "Negative",
        UserId: userId,
      });
    },
  };
};
