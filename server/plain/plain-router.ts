import express, { type RequestHandler, Router } from "express";
import { siteForHost } from "#config/sites.ts";
import { refuseForeignOrigin } from "#server/middleware/same-origin.ts";
import { refuse } from "#server/problem.ts";
import { applyGiftCard } from "./apply-gift-card.ts";
import { answering, type PlainHandler } from "./plain-answer.ts";
import { addToBag, changeLine, removeGift, showBag } from "./plain-bag.tsx";
import { saveBilling, showBilling } from "./plain-billing.tsx";
import { saveDelivery, showDelivery } from "./plain-delivery.tsx";
import { logIn, showLogIn } from "./plain-login.tsx";
import { saveNewsletter, showNewsletter, startNewsletter } from "./plain-newsletter.tsx";
import { savePayment, showPayment } from "./plain-payment.tsx";
import { placeOrder, showOrder, showReview } from "./plain-review.tsx";
import { saveShipping, showShipping } from "./plain-shipping.tsx";
import type { PlainServices } from "./plain-shopper.ts";

const form = express.urlencoded({ extended: false, limit: "20kb", parameterLimit: 50 });

/**
 * `/plain/…`: the purchase that works without scripts, for one parcel or e-gift cards, paid by gift cards, by check or
 * by a saved card, and the newsletter. Pages of plain HTML with forms; the same session cookies, bag and rules as the
 * shop's scripts use. Forms are taken from our own pages only.
 */
export const createPlainRouter = (plain: PlainServices): Router => {
  const router = Router();

  const refuseWithoutCookies: RequestHandler = (request, _response, next) => {
    const site = siteForHost(plain.services.config.sites, request.get("host"));
    // Where browsers keep the session themselves, only scripts can send it along.
    if (site.refreshTokens === "browser")
      throw refuse(404, "not-found", "Not Found", "This shop cannot be used without scripts.");
    next();
  };
  const ownForm: RequestHandler = (request, _response, next) => {
    refuseForeignOrigin(request);
    next();
  };
  router.use(refuseWithoutCookies);

  const page = (path: string, show: PlainHandler, save?: PlainHandler) => {
    router.get(path, answering(plain, show));
    if (save) router.post(path, ownForm, form, answering(plain, save));
  };
  page("/bag", showBag, addToBag);
  router.post("/bag/line", ownForm, form, answering(plain, changeLine));
  router.post("/bag/gift", ownForm, form, answering(plain, removeGift));
  page("/login", showLogIn, logIn(plain));
  page("/shipping", showShipping, saveShipping);
  page("/billing", showBilling, saveBilling);
  page("/delivery", showDelivery, saveDelivery);
  page("/payment", showPayment, savePayment);
  router.post("/gift-card", ownForm, form, answering(plain, applyGiftCard));
  page("/review", showReview);
  router.post("/order", ownForm, form, answering(plain, placeOrder));
  page("/order/:orderNo", showOrder);
  page("/newsletter", showNewsletter, saveNewsletter);
  router.post("/newsletter/start", ownForm, form, answering(plain, startNewsletter));
  return router;
};
