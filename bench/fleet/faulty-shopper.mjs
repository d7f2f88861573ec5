import { setTimeout as pause } from "node:timers/promises";
import { address } from "../guests.mjs";
import { ask } from "./run-fleet.mjs";

const site = "WickettPlumUS";

/** How often a shopper tries what does not work before leaving. */
const TRIES = 3;

/** What the shop's own pages wait before they ask again for an order whose answer got lost, in milliseconds. */
const PAGE_RETRIES = [500, 1500];

/** A sweet that never runs out, and one of which there are few. */
const [mints, brittle] = ["487101", "483107"];

/** Pages on the way to the bag, some of them of the cache. */
const pages = [
  "/",
  "/category/chocolates",
  "/boxed-chocolates/half-moon-praline-bonbons/480127.html",
  "/search?q=mint",
];

/** What the captcha's emulator takes for a person. */
const person = "sandbox-captcha-pass";

/** Thrown when a shopper has tried often enough. */
class GivenUp extends Error {}

const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * A shopper with a browser's cookies, in front of a balancer: a storefront that refuses the connection is left for the
 * next one, as proxies do; everything else that goes wrong is seen.
 */
const browserOf = (next) => {
  const cookies = new Map();
  return async (pathname, body, token) => {
    const options = {
      method: body === undefined ? "GET" : "POST",
      keepsBody: true,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(body !== undefined && { "content-type": "application/json", "sec-fetch-site": "same-origin" }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    };
    let answer;
    for (let hosts = 0; hosts < 2 && (!answer || answer.error === "ECONNREFUSED"); hosts += 1)
      answer = await ask(next().origin + pathname, options);
    for (const line of answer.headers["set-cookie"] ?? []) {
      const [pair] = line.split(";");
      const at = pair.indexOf("=");
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return { status: answer.status, text: answer.text, body: parsed(answer.text) };
  };
};

/**
 * From the first page to the order, through storefronts that `next` gives.
 * @param number makes the shopper's address and what is bought
 * @param cardToken gives a token of a card that is approved
 * @param tokenise makes such a token for a context; with it the card goes through the shop's server, as a page's does
 * @returns outcome `new`, `sold out` or `given up` (with the step), the order's number, and how often she tried again
 */
export const shop = async (number, { next, cardToken, tokenise }) => {
  const call = browserOf(next);
  let again = 0;
  let session;
  /** Tries until it works; `isDone` looks whether the work was done although its answer got lost. */
  const insist = async (step, work, isDone) => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const answer = await work();
      if (answer.status >= 200 && answer.status < 300 && (answer.body !== undefined || step === "page")) return answer;
      // That there is a bag already says only that an answer got lost before.
      const isThere = answer.text.includes("quota-exceeded");
      if (answer.status >= 400 && answer.status < 500 && ![401, 408, 429].includes(answer.status) && !isThere)
        return answer;
      again += 1;
      await pause(300 + 400 * tries);
      if (answer.status === 401) await enter();
      const done = isDone && (await isDone());
      if (done) return { status: 200, body: done };
    }
    throw new GivenUp(step);
  };
  const enter = async () => {
    session = (await insist("session", () => call(`/api/${site}/session`, {}))).body;
  };
  const scapi = (operation, parameters, body) =>
    call(`/api/${site}/scapi/${operation}`, [{ parameters, ...(body && { body }) }], session.accessToken);

  try {
    await insist("page", () => call(pages[number % pages.length]));
    await enter();
    const openBasket = async () =>
      (await scapi("ShopperCustomers/getCustomerBaskets", { customerId: session.customerId })).body?.baskets?.[0];
    const wish = {
      productItems: [
        { productId: mints, quantity: 2 },
        ...(number % 4 === 0 ? [{ productId: brittle, quantity: 1 }] : []),
      ],
      customerInfo: { email: `faulty-${number}@example.test` },
      billingAddress: address,
      shipments: [{ shipmentId: "me", shippingAddress: address, shippingMethod: { id: "ups-ground" } }],
    };
    const made = await insist("bag", () => scapi("ShopperBaskets/createBasket", {}, wish), openBasket);
    if (!made.body?.basketId)
      return {
        outcome: made.text?.includes("not-available") ? "sold out" : `bag refused (${made.text?.slice(0, 200)})`,
        again,
      };
    const { basketId } = made.body;

    const isPaid = async () => {
      const basket = await openBasket();
      return basket?.paymentInstruments?.length ? basket : undefined;
    };
    const pay = async () => {
      if (await isPaid()) return;
      if (tokenise) {
        const ask = (name, body) => call(`/api/${site}/${name}`, body, session.accessToken);
        const { captureContext } = (await insist("card", () => ask("card-context", {}))).body;
        const transientToken = await tokenise(captureContext);
        const entered = { basketId, captureContext, transientToken, recaptchaToken: person };
        await insist("payment", () => ask("basket-card", entered), isPaid);
        return;
      }
      const c_paymentToken = await cardToken();
      const paymentCard = {
        cardType: "Visa",
        maskedNumber: "************1111",
        expirationMonth: 9,
        expirationYear: 2039,
      };
      const card = { paymentMethodId: "CREDIT_CARD", paymentCard, c_paymentToken };
      await insist("payment", () => scapi("ShopperBaskets/addPaymentInstrumentToBasket", { basketId }, card), isPaid);
    };

    /** One press of the button, with what the page does by itself when an answer gets lost. */
    const press = async () => {
      for (const wait of [...PAGE_RETRIES, 0]) {
        const answer = await scapi("ShopperOrders/createOrder", {}, { basketId });
        const isLost = answer.status === 0 || [408, 502, 503, 504].includes(answer.status) || answer.body === undefined;
        if (!isLost || wait === 0) return answer;
        await pause(wait);
      }
    };
    for (let tries = 0; tries < TRIES; tries += 1) {
      await pay();
      const { status, body, text } = await press();
      if (status === 200 && body?.status === "new") return { outcome: "new", orderNo: body.orderNo, again };
      if (text.includes("not-available")) return { outcome: "sold out", again };
      again += 1;
      if (status === 401) await enter();
      await pause(500);
    }
    throw new GivenUp("order");
  } catch (error) {
    if (error instanceof GivenUp) return { outcome: "given up", step: error.message, again };
    throw error;
  }
};
