import { randomUUID } from "node:crypto";
import express, { type Request, Router } from "express";
import type { ImageAddress } from "#sandbox/platform/images/image-address.ts";
import { picturesOf } from "#sandbox/platform/products/product.ts";
import { activityTypes, type ActivityType } from "#sandbox/platform/recommendations/activity.ts";
import type {
  RecommendationQuestion,
  Recommendations,
  RecommendationService,
} from "#sandbox/platform/recommendations/recommendation-service.ts";
import { VendorError } from "../vendor-error.ts";

/** The client id every call carries; published, as the service's client ids are. */
export const recommendationClientId = "sandbox-recommendations";

/** The realm in front of a site id, as in `swee-RefArch`. */
export const recommendationRealm = "swee";

/** What the recommendation service is made from; the service is asked for at the first call. */
export interface RecommendationRouterOptions {
  recommendations: () => RecommendationService;
  imageAddress: () => ImageAddress;
}

const MAX_TEXT = 256;
const MAX_PRODUCTS = 200;

type Members = Record<string, unknown>;

const refuse = (status: number, message: string) => new VendorError(status, { message });
const membersOf = (value: unknown): Members =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Members) : {};

/** A text of ordinary length; undefined when it is left out. @throws VendorError 400 for anything else. */
const textOf = (members: Members, name: string): string | undefined => {
  const value = members[name];
  if (value === undefined || value === null || value === "") return undefined;
  if (typeof value !== "string" || value.length > MAX_TEXT)
    throw refuse(400, `${name} must be a text of ${MAX_TEXT} at most`);
  return value;
};

const required = (members: Members, name: string): string => {
  const text = textOf(members, name);
  if (text === undefined) throw refuse(400, `${name} is required`);
  return text;
};

/** The ids of `product` and `products`. @throws VendorError 400 when one has none. */
const productIdsOf = (body: Members): string[] => {
  const list = body["products"] ?? [];
  if (!Array.isArray(list) || list.length > MAX_PRODUCTS)
    throw refuse(400, `products must be a list of ${MAX_PRODUCTS} at most`);
  const all = body["product"] === undefined ? list : [body["product"], ...list];
  return all.map((product: unknown) => required(membersOf(product), "id"));
};

/** What each activity must tell beside who did it. */
const demands: Partial<Record<ActivityType, (body: Members) => void>> = {
  viewProduct: (body) => void required(membersOf(body["product"]), "id"),
  clickSearch: (body) => void required(membersOf(body["product"]), "id"),
  clickReco: (body) => void required(membersOf(body["product"]), "id"),
  viewSearch: (body) => void required(body, "searchText"),
  viewCategory: (body) => void required(membersOf(body["category"]), "id"),
  clickCategory: (body) => void required(membersOf(body["category"]), "id"),
  addToCart: (body) => {
    if (productIdsOf(body).length === 0) throw refuse(400, "products is required");
  },
  viewReco: (body) => void required(body, "recommenderName"),
};

/** Members that say something about the shop and nothing about a person. */
const keptDetails = ["amount", "stepName", "stepNumber", "recommenderName", "__recoUUID", "showProducts"];

const siteIdOf = (given: string | undefined, { hasSite }: Pick<RecommendationService, "hasSite">): string => {
  const [, realm, siteId] = /^([^-]+)-(.+)$/.exec(given ?? "") ?? [];
  if (realm !== recommendationRealm || siteId === undefined || !hasSite(siteId))
    throw refuse(404, "There is no such site.");
  return siteId;
};

const shopperOf = (body: Members) => ({
  cookieId: required(body, "cookieId"),
  userId: textOf(body, "userId") ?? null,
});

/**
 * The recommendation service (Einstein recommendations v3, by its public description): it keeps what shoppers do and
 * answers with products. A wrong client id is answered with 401, an unknown site with 404; addresses and programs of
 * shoppers are not kept.
 */
export const recommendationRouter = ({ recommendations, imageAddress }: RecommendationRouterOptions): Router => {
  const router = Router();

  router.use("/v3", (request, response, next) => {
    response.set({
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "content-type, x-cq-client-id",
      "access-control-allow-methods": "GET, POST, OPTIONS",
    });
    if (request.method === "OPTIONS") return void response.status(204).end();
    if (request.headers["x-cq-client-id"] !== recommendationClientId) throw refuse(401, "The client id is not known.");
    next();
  });
  router.use("/v3", express.json({ limit: "32kb" }));

  router.post("/v3/activities/:siteId/:activity", async ({ params, body: given }: Request, response) => {
    const body = membersOf(given);
    const service = recommendations();
    const siteId = siteIdOf(params["siteId"] as string, service);
    const type = activityTypes.find((each) => each === params["activity"]);
    if (!type) throw refuse(404, "There is no such activity.");
    const shopper = shopperOf(body);
    demands[type]?.(body);
    await service.record({
      siteId,
      type,
      ...shopper,
      productIds: productIdsOf(body),
      searchText: textOf(body, "searchText")?.trim().toLowerCase() ?? null,
      categoryId: textOf(membersOf(body["category"]), "id") ?? null,
      details: Object.fromEntries(keptDetails.flatMap((name) => (name in body ? [[name, body[name]]] : []))),
    });
    response.json({ uuid: randomUUID(), cookieId: shopper.cookieId });
  });

  router.get("/v3/personalization/recommenders/:siteId", ({ params }, response) => {
    const service = recommendations();
    siteIdOf(params.siteId, service);
    response.json({
      recommenders: service.recommenders.map(({ name, description, kind }) => ({
        name,
        description,
        recommenderType: kind,
      })),
    });
  });

  const questionOf = ({ params, body: given }: Request): RecommendationQuestion => {
    const body = membersOf(given);
    return {
      siteId: siteIdOf(params["siteId"] as string, recommendations()),
      ...shopperOf(body),
      anchorIds: productIdsOf(body),
    };
  };

  const presentAnswer = (answer: Recommendations | undefined) => {
    if (!answer) throw refuse(404, "There is no such recommender.");
    const address = imageAddress();
    return {
      recoUUID: randomUUID(),
      recommenderName: answer.recommender.name,
      displayMessage: answer.recommender.displayMessage,
      recs: answer.products.map((product) => {
        const [picture] = picturesOf(product);
        return {
          id: product.id,
          product_name: product.name,
          product_url: `/${product.id}.html`,
          ...(picture ? { image_url: address(picture.file) } : {}),
        };
      }),
    };
  };

  router.post("/v3/personalization/recs/:siteId/:recommender", async (request: Request, response) => {
    const name = String(request.params["recommender"]);
    response.json(presentAnswer(await recommendations().recommend(name, questionOf(request))));
  });

  router.post("/v3/personalization/:siteId/zones/:zone/recs", async (request: Request, response) => {
    const zone = String(request.params["zone"]);
    response.json(presentAnswer(await recommendations().recommendFor(zone, questionOf(request))));
  });

  return router;
};
