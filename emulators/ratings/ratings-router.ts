import express, { type Request, type RequestHandler, Router } from "express";
import sharp from "sharp";
import type { Clock } from "#sandbox/core/clock.ts";
import { MODERATION_HOURS } from "#sandbox/platform/reviews/review.ts";
import type { ReviewService } from "#sandbox/platform/reviews/review-service.ts";
import { bvScript } from "./bv-script.ts";
import { ratingsError } from "./ratings-error.ts";
import { type PhotoPlaces, presentPhoto, presentReview, presentStatistics } from "./ratings-presenter.ts";
import { criteriaOf, filterOf, orderOf, pageOf } from "./ratings-query.ts";
import { presentFieldErrors, readSubmission } from "./submission.ts";

/** The key every call carries; published, as the sandbox's other credentials are. */
export const ratingsPasskey = "sandbox-ratings-passkey";

/** What the ratings service is made from; the service is asked for at the first call. */
export interface RatingsOptions {
  reviews: () => ReviewService;
  /** Calls a minute before the service answers 429. */
  callsPerMinute?: number;
}

const MAX_PHOTO_BYTES = 5_000_000;
const PHOTO_WIDTH = 1200;
const MINUTE_MS = 60_000;

const queryOf = ({ originalUrl }: Request) => new URLSearchParams(originalUrl.split("?")[1] ?? "");

/** Parameters of a submission may stand in the body or in the address. */
const formOf = (request: Request): URLSearchParams => {
  const form = new URLSearchParams(typeof request.body === "string" ? request.body : "");
  for (const [name, value] of queryOf(request)) form.append(name, value);
  return form;
};

/** Refuses calls without version or key, and too many of them. */
const guard = (callsPerMinute: number, clock: Clock): RequestHandler => {
  let windowEnds = 0;
  let calls = 0;
  return (request, response, next) => {
    response.set("access-control-allow-origin", "*");
    const form = formOf(request);
    if (form.get("apiversion") !== "5.4") throw ratingsError(400, "ERROR_UNSUPPORTED", "apiversion must be 5.4.");
    if (form.get("passkey") !== ratingsPasskey)
      throw ratingsError(401, "ERROR_PARAM_INVALID_API_KEY", "The passkey is not valid.");
    const now = clock.now().getTime();
    if (now >= windowEnds) [windowEnds, calls] = [now + MINUTE_MS, 0];
    calls += 1;
    if (calls > callsPerMinute) {
      response.set("retry-after", String(Math.ceil((windowEnds - now) / 1000)));
      throw ratingsError(429, "ERROR_REQUEST_LIMIT_REACHED", "The rate limit has been reached.");
    }
    next();
  };
};

const answered = (results: readonly unknown[], total: number, page = { limit: results.length, offset: 0 }) => ({
  Limit: page.limit,
  Offset: page.offset,
  TotalResults: total,
  Locale: "en_US",
  Results: results,
  Includes: {},
  HasErrors: false,
  Errors: [],
});

/** Names what a call asks for. @throws VendorError 400 without it. */
const idsOf = (query: URLSearchParams, name: string): string[] => {
  const ids = criteriaOf(query).flatMap((criterion) =>
    criterion.name === name && criterion.comparison === "eq" ? criterion.values : [],
  );
  if (ids.length === 0) throw ratingsError(400, "ERROR_PARAM_MISSING_FILTER", `A filter by ${name} is missing.`);
  return [...new Set(ids)];
};

/** Reads a photograph of a multipart form and makes it one that is safe to show. */
const readPhoto = async (request: Request): Promise<Buffer> => {
  const unreadable = () => ratingsError(400, "ERROR_PARAM_INVALID_IMAGE", "The photo could not be read.");
  try {
    const form = await new Response(new Uint8Array(request.body as Buffer), {
      headers: { "content-type": request.headers["content-type"] ?? "" },
    }).formData();
    const photo = form.get("photo");
    if (photo === null || typeof photo === "string") throw unreadable();
    return await sharp(Buffer.from(await photo.arrayBuffer()), { limitInputPixels: 40_000_000 })
      .rotate()
      .resize({ width: PHOTO_WIDTH, height: PHOTO_WIDTH, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer();
  } catch {
    throw unreadable();
  }
};

/** Ratings and reviews (Bazaarvoice Conversations API 5.4, by its public description) and its script for pages. */
export const ratingsRouter = ({
  reviews,
  callsPerMinute = 3000,
  origin,
  media,
  clock,
}: RatingsOptions & PhotoPlaces & { clock: Clock }): Router => {
  const places = { origin, media };
  const router = Router();
  const multipart = express.raw({ type: "multipart/form-data", limit: MAX_PHOTO_BYTES });
  const form = express.text({ type: "application/x-www-form-urlencoded", limit: "64kb" });
  const photoIdOf = (address: string) =>
    address.startsWith(`${origin}/review-photos/`) ? /\/review-photos\/([\w-]+)/.exec(address)?.[1] : undefined;

  router.get("/deployments/:client/:zone/:environment/:locale/bv.js", ({ params }, response) => {
    response
      .set("access-control-allow-origin", "*")
      .type("text/javascript")
      .send(bvScript({ origin, passkey: ratingsPasskey, locale: params.locale }));
  });

  router.get("/review-photos/:id", async ({ params, query }, response) => {
    const photo = await reviews().photo(params.id);
    if (!photo) throw ratingsError(404, "ERROR_NOT_FOUND", "There is no such photo.");
    const width = Math.min(PHOTO_WIDTH, Math.max(40, Number(query["w"]) || PHOTO_WIDTH));
    const sized = await sharp(photo).resize({ width, withoutEnlargement: true }).toBuffer();
    response.set("cache-control", "public, max-age=86400").type("image/webp").send(sized);
  });

  router.use("/data", form, guard(callsPerMinute, clock));

  router.get("/data/reviews.json", async (request, response) => {
    const query = queryOf(request);
    const page = pageOf(query);
    const { total, reviews: found } = await reviews().list(filterOf(query), { ...page, order: orderOf(query) });
    const wanted = criteriaOf(query).flatMap(({ name, values }) => (name === "productid" ? values : []));
    const products = query.get("Include") === "Products" ? await productsOf(wanted, query) : undefined;
    response.json({
      ...answered(
        found.map((review) => presentReview(review, places)),
        total,
        page,
      ),
      ...(products && { Includes: { Products: Object.fromEntries(products.map((product) => [product.Id, product])) } }),
    });
  });

  const productsOf = async (ids: readonly string[], query: URLSearchParams) => {
    const products = await reviews().products(ids);
    const statistics = query.get("Stats") === "Reviews" ? await reviews().statistics(products.map(({ id }) => id)) : [];
    return products.map(({ id, name }) => {
      const own = statistics.find(({ productId }) => productId === id);
      return {
        Id: id,
        Name: name,
        TotalReviewCount: own?.count ?? null,
        ReviewStatistics: own ? presentStatistics(own) : null,
      };
    });
  };

  router.get("/data/products.json", async (request, response) => {
    const query = queryOf(request);
    const products = await productsOf(idsOf(query, "id"), query);
    response.json(answered(products, products.length));
  });

  router.get("/data/statistics.json", async (request, response) => {
    const query = queryOf(request);
    if (query.get("Stats") !== "Reviews")
      throw ratingsError(400, "ERROR_PARAM_MISSING_STATISTICS", "Stats must be Reviews.");
    const statistics = await reviews().statistics(idsOf(query, "productid"));
    const results = statistics.map((each) => ({
      ProductStatistics: { ProductId: each.productId, ReviewStatistics: presentStatistics(each) },
    }));
    response.json(answered(results, results.length));
  });

  router.post("/data/submitreview.json", async (request, response) => {
    const given = formOf(request);
    const read = readSubmission(given, photoIdOf);
    if ("errors" in read) return void response.json(presentFieldErrors(read.errors));
    if (given.get("Action") === "Preview")
      return void response.json({ HasErrors: false, Errors: [], FormErrors: {}, SubmissionId: null });
    const kept = await reviews().submit(read.draft);
    if (kept === "unknown-product")
      throw ratingsError(400, "ERROR_PARAM_INVALID_SUBJECT_ID", "There is no such product.");
    if (kept === "duplicate")
      return void response.json(
        presentFieldErrors([
          { Field: "userid", Code: "ERROR_FORM_DUPLICATE", Message: "This user has reviewed this product before." },
        ]),
      );
    response.json({
      HasErrors: false,
      Errors: [],
      FormErrors: {},
      SubmissionId: kept.id,
      TypicalHoursToPost: MODERATION_HOURS,
      Review: { ...presentReview(kept, places), ModerationStatus: kept.moderation.toUpperCase() },
    });
  });

  router.post("/data/uploadphoto.json", multipart, async (request, response) => {
    if (queryOf(request).get("contenttype")?.toLowerCase() !== "review")
      throw ratingsError(400, "ERROR_PARAM_INVALID_CONTENTTYPE", "contenttype must be review.");
    const id = await reviews().addPhoto(await readPhoto(request));
    response.json({ HasErrors: false, Errors: [], Photo: presentPhoto(places, id) });
  });

  router.post("/data/submitfeedback.json", async (request, response) => {
    const given = formOf(request);
    const vote = given.get("Vote");
    const userId = (given.get("UserId") ?? "").trim().slice(0, 100);
    if (given.get("ContentType") !== "review" || given.get("FeedbackType") !== "helpfulness")
      throw ratingsError(400, "ERROR_PARAM_INVALID_PARAMETERS", "Only the helpfulness of reviews is voted on.");
    if ((vote !== "Positive" && vote !== "Negative") || userId === "")
      throw ratingsError(400, "ERROR_PARAM_MISSING_PARAMETERS", "Vote and UserId are required.");
    if (!(await reviews().vote(given.get("ContentId") ?? "", userId, vote === "Positive")))
      throw ratingsError(400, "ERROR_PARAM_INVALID_CONTENT_ID", "There is no such review.");
    response.json({ HasErrors: false, Errors: [], Feedback: { Helpfulness: { Vote: vote, AuthorId: userId } } });
  });

  return router;
};
