import type { ReviewSort } from "#app/commerce-api/reviews.ts";
import { problem, refuse, UpstreamProblem } from "#server/problem.ts";
import { RatingsUnavailable, ReviewRefused } from "#server/vendors/ratings.ts";
import { readBody, reviewSchema, voteSchema } from "./review-schema.ts";
import type { SiteContext, SiteInput, SiteOperation } from "./site-operation.ts";

const CACHE_SECONDS = 60;
const MAX_OFFSET = 10_000;
const MAX_WORDS_CHARACTERS = 100;

const sorts: readonly ReviewSort[] = ["helpful", "newest", "highest", "lowest"];

const bad = (detail: string) => refuse(400, "bad-request", "Bad Request", detail);

/** Ids go to the service as they are. */
const idOf = (given: string | undefined): string => {
  if (!given || !/^[\w*-]{1,100}$/.test(given)) throw bad("The id is not well formed.");
  return given;
};

const queryOf = (query: SiteInput["query"]) => {
  const sort = sorts.find((each) => each === (query["sort"] ?? "helpful"));
  const offset = Number(query["offset"] ?? 0);
  const stars = query["stars"] === undefined ? undefined : Number(query["stars"]);
  const words = (query["words"] ?? "").trim();
  if (!sort) throw bad(`'sort' is one of ${sorts.join(", ")}.`);
  if (!Number.isInteger(offset) || offset < 0 || offset > MAX_OFFSET) throw bad("'offset' is a whole number.");
  if (stars !== undefined && ![1, 2, 3, 4, 5].includes(stars)) throw bad("'stars' is a number from 1 to 5.");
  if (words.length > MAX_WORDS_CHARACTERS) throw bad(`'words' holds ${MAX_WORDS_CHARACTERS} characters at most.`);
  return {
    sort,
    offset,
    ...(stars && { stars }),
    ...(query["photos"] === "true" && { withPhotos: true }),
    ...(words && { words }),
  };
};

/** What a failure of the service means to a page. */
const answerable = (context: SiteContext, error: unknown): unknown => {
  if (error instanceof ReviewRefused)
    return error.kind === "duplicate"
      ? refuse(409, "review-duplicate", "Conflict", "You have already reviewed this product.")
      : new UpstreamProblem(
          400,
          problem("review-refused", "Bad Request", "The review was not submitted.", { fields: error.fields }),
        );
  if (!(error instanceof RatingsUnavailable)) return error;
  context.markDegraded();
  context.log.warn({ reason: String(error.cause) }, "ratings are unavailable");
  return refuse(503, "ratings-unavailable", "Service Unavailable", "The ratings service did not answer.");
};

const withRatings = async <Answer>(context: SiteContext, work: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await work();
  } catch (error) {
    throw answerable(context, error);
  }
};

/** `GET reviews/<product id>?sort=&stars=&photos=&words=&offset=`: a `ReviewPage`; 503 while the service is away. */
const reviewList: SiteOperation = {
  method: "GET",
  path: "reviews/:productId",
  cacheSeconds: CACHE_SECONDS,
  handle: (context, { params, query }) => {
    const productId = idOf(params["productId"]);
    const reviewQuery = queryOf(query);
    return withRatings(context, () => context.vendors.ratings.reviews(productId, reviewQuery));
  },
};

/**
 * `POST review-submissions/<product id>`: `{ hoursToPost }`; 400 `review-refused` with `fields`, 409
 * `review-duplicate`.
 */
const reviewSubmission: SiteOperation = {
  method: "POST",
  path: "review-submissions/:productId",
  handle: async (context, { params, body }) => {
    const productId = idOf(params["productId"]);
    const { id: userId } = await context.shopper();
    const review = readBody(reviewSchema, body);
    await context.limit("review");
    const { locale } = context.site;
    const hoursToPost = await withRatings(context, () =>
      context.vendors.ratings.submit(productId, review, { userId, locale }),
    );
    return { hoursToPost };
  },
};

/** `POST review-votes/<review id>` with `{ isHelpful }`: 204; one vote of a shopper counts. */
const reviewVote: SiteOperation = {
  method: "POST",
  path: "review-votes/:reviewId",
  handle: async (context, { params, body }) => {
    const reviewId = idOf(params["reviewId"]);
    const { id: userId } = await context.shopper();
    const { isHelpful } = readBody(voteSchema, body);
    await context.limit("vote");
    return withRatings(context, () => context.vendors.ratings.vote(reviewId, userId, isHelpful));
  },
};

/** What customers say about products, from the ratings service. */
export const reviewOperations: SiteOperation[] = [reviewList, reviewSubmission, reviewVote];
