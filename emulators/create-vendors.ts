import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import type { Clock } from "#sandbox/core/clock.ts";
import type { DisturbVendor, VendorName } from "#sandbox/control/vendor-gate.ts";
import type { ProcessorCall } from "#sandbox/platform/payments/card-processor.ts";
import { addressRouter } from "./address/address-router.ts";
import { applePayRouter } from "./apple-pay/apple-pay-router.ts";
import { captchaRouter } from "./captcha/captcha-router.ts";
import { type ChatOptions, chatRouter } from "./chat/chat-router.ts";
import { createCardEmulator } from "./card/card-router.ts";
import { contentAppRouter } from "./content/content-app-router.ts";
import { contentRouter } from "./content/content-router.ts";
import { stagingRouter } from "./content/staging-router.ts";
import { galleryRouter } from "./gallery/gallery-router.ts";
import { createKlarnaEmulator } from "./klarna/klarna-router.ts";
import { createPaypalEmulator } from "./paypal/paypal-router.ts";
import { recommendationRouter, type RecommendationRouterOptions } from "./recommendations/recommendation-router.ts";
import { type RatingsOptions, ratingsRouter } from "./ratings/ratings-router.ts";
import { type OfferRouterOptions, offerRouter } from "./subscriptions/offer-router.ts";
import { caseRouter, type CaseRouterOptions } from "./service-cases/case-router.ts";
import { surveyRouter } from "./survey/survey-router.ts";
import { tagManagerRouter } from "./tag-manager/tag-manager-router.ts";
import { videoRouter } from "./video/video-router.ts";
import type { VendorData } from "./vendor-data.ts";
import { VendorError } from "./vendor-error.ts";

export interface VendorsOptions {
  /** What the third parties know of the shop. */
  data: VendorData;
  /** Time as the vendors see it. */
  clock: Clock;
  /**
   * Time of those who sign calls and read tokens: the wall clock, whatever the sandbox's says; `clock` unless given.
   */
  callersClock?: Clock;
  /** Where the vendors are reached, for example `http://127.0.0.1:4001`. */
  origin: string;
  /** Origins of pages that may frame the card fields and read content. */
  storefrontOrigins: readonly string[];
  /** Whether calls of other machines are answered; only those of this one unless said. */
  servesOthers?: boolean;
  /** File in which the card processor's ledger outlives the process; none keeps it in memory. */
  ledgerFile?: string | undefined;
  /** Makes calls fail on purpose; left out, none does. */
  disturb?: DisturbVendor;
  /** What the recommendation service answers from; left out, the service is not there. */
  recommendations?: RecommendationRouterOptions;
  /** What the ratings service answers from; left out, the service is not there. */
  ratings?: RatingsOptions;
  /** What the subscription service answers from; left out, the service is not there. */
  subscriptions?: OfferRouterOptions;
  /** Who keeps what is written to the service desk; left out, it is not there. */
  serviceDesk?: CaseRouterOptions;
  /** What the contact centre keeps its chats in; left out, it is not there. */
  chat?: ChatOptions;
}

export interface Vendors {
  app: Express;
  /** The payments APIs of card vendor and wallets without a socket. */
  pay: ProcessorCall;
}

const loopbackAddress = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** Emulators hold no real secrets, so they serve this machine and nobody else. */
const loopbackOnly: RequestHandler = ({ socket }, _response, next) => {
  if (!loopbackAddress.test(socket.remoteAddress ?? "")) throw new VendorError(403, { message: "Loopback only." });
  next();
};

/** Vendors' answers are meant for other origins, so they carry no same-origin resource policy. */
const vendorHeaders: RequestHandler = (_request, response, next) => {
  response.set({
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
  next();
};

/** Which third party an address belongs to. */
export const vendorOf = (path: string): VendorName | undefined => {
  if (/^\/(microform|flex|pts|tms)\//.test(path)) return "card";
  if (/^\/(content|i|staging|virtual-staging|content-app)(\/|$)/.test(path)) return "content";
  if (/^\/(embed|vi)\//.test(path)) return "video";
  if (/^\/(sites|v1\/media)\//.test(path)) return "gallery";
  if (/^\/(data|deployments|review-photos)\//.test(path)) return "ratings";
  if (/^\/(gtm\.js$|tag-manager\/)/.test(path)) return "tag-manager";
  if (/^\/(web-sdk\/v6|checkoutnow|v1\/oauth2|v2\/(checkout|payments))(\/|$)/.test(path)) return "paypal";
  if (/^\/(kp\/lib|web-sdk\/v1|payments\/v1|ordermanagement|klarna)\//.test(path)) return "klarna";
  if (/^\/(jsapi|paymentservices|apple-pay)\//.test(path)) return "apple-pay";
  if (/^\/(recaptcha|v1\/projects)\//.test(path)) return "captcha";
  if (path.startsWith("/servlet/")) return "service-desk";
  if (path.startsWith("/wdcus/")) return "survey";
  if (path.startsWith("/inContact/")) return "chat";
  if (path.startsWith("/address/")) return "address";
  if (path.startsWith("/autoship/")) return "subscriptions";
  return path.startsWith("/v3/") ? "recommendations" : undefined;
};

const disturbing =
  (disturb: DisturbVendor): RequestHandler =>
  async (request, response, next) => {
    const vendor = vendorOf(request.path);
    // A page of another origin reads a failure only where it may read the answer.
    const refusal = request.method === "OPTIONS" || !vendor ? undefined : await disturb(vendor, request, response);
    if (!refusal) return next();
    response.set("access-control-allow-origin", "*");
    throw new VendorError(refusal.status, { message: refusal.message });
  };

const notFound: RequestHandler = () => {
  throw new VendorError(404, { message: "There is nothing at this address." });
};

/** Every failure is JSON and says nothing about what was sent. */
const jsonErrors: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent) return next(error);
  if (error instanceof VendorError) return void response.status(error.status).json(error.body);
  const status = (error as { status?: unknown }).status;
  if (typeof status === "number" && status >= 400 && status < 500)
    return void response.status(status).json({ message: "The request could not be read." });
  response.status(500).json({ message: "The emulator failed." });
};

/** The third parties as they look from outside, under one origin of their own: card fields and content delivery. */
export const createVendors = (options: VendorsOptions): Vendors => {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  if (!options.servesOthers) app.use(loopbackOnly);
  app.use(vendorHeaders);
  if (options.disturb) app.use(disturbing(options.disturb));
  const card = createCardEmulator(options);
  const ledgerOf = (vendor: string) => options.ledgerFile?.replace("card-ledger", `${vendor}-ledger`);
  const paypal = createPaypalEmulator({ ...options, ledgerFile: ledgerOf("paypal") });
  const klarna = createKlarnaEmulator({ ...options, ledgerFile: ledgerOf("klarna") });
  app.use(card.router, paypal.router, klarna.router, applePayRouter(options));
  const { data } = options;
  const { content: published, drafts, media } = data;
  app.use(contentRouter({ clock: options.clock, items: published, media }));
  app.use(stagingRouter({ ...options, ...data, published }));
  app.use(contentAppRouter({ ...options, items: (now) => [...published(now), ...drafts(now)] }));
  app.use(videoRouter(data), galleryRouter(options), tagManagerRouter({ origin: options.origin }));
  app.use(addressRouter(options), captchaRouter(options), surveyRouter(options));
  if (options.recommendations) app.use(recommendationRouter(options.recommendations));
  if (options.ratings)
    app.use(
      ratingsRouter({
        ...options.ratings,
        origin: options.origin,
        media,
        clock: options.callersClock ?? options.clock,
      }),
    );
  if (options.subscriptions) app.use(offerRouter({ ...options.subscriptions, ...data, origin: options.origin }));
  if (options.serviceDesk) app.use(caseRouter({ ...options.serviceDesk, ...options }));
  if (options.chat && data.chat) app.use(chatRouter({ ...options, ...options.chat, account: data.chat }));
  app.use(notFound, jsonErrors);
  const pay: ProcessorCall = async (path, body, { method = "POST", requestId = "" } = {}) => {
    try {
      const vendor = vendorOf(path);
      if (vendor === "paypal") return paypal.call(method, path, body, requestId);
      if (vendor === "klarna") return klarna.call(method, path, body);
      return await card.pay(path, body);
    } catch (error) {
      if (error instanceof VendorError) return { status: error.status, body: error.body };
      throw error;
    }
  };
  return { app, pay };
};
