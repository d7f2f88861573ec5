import express, { type RequestHandler, Router } from "express";
import type { Clock } from "#sandbox/core/clock.ts";
import { textAt } from "../wallets/text-at.ts";
import type { VendorData } from "../vendor-data.ts";
import { VendorError } from "../vendor-error.ts";
import { sendExpressPage } from "../wallets/express-page.ts";
import { walletContact, walletContacts } from "../wallets/wallet-contacts.ts";
import { sendWalletPage } from "../wallets/wallet-page.ts";
import { createPaypalOrders, type PaypalAction, type PaypalAnswer } from "./paypal-orders.ts";
import { readScript } from "../package-folder.ts";

/** The published account of the emulator; no real one has these. */
export const paypalCredentials = { clientId: "sandbox-paypal-client", clientSecret: "sandbox-paypal-secret" };

const ACCESS_TOKEN = "sandbox-paypal-access-token";
const actions: ReadonlySet<string> = new Set(["approve", "decline", "expire", "cancel", "fail"]);
const names: Readonly<Record<string, { name: string; brand: string }>> = {
  paypal: { name: "PayPal", brand: "#003087" },
  venmo: { name: "Venmo", brand: "#0a5c9e" },
};

const lineNames: Readonly<Record<string, string>> = { item_total: "Items", shipping: "Shipping", tax_total: "Tax" };

/** The emulated wallets PayPal and Venmo. */
export interface PaypalEmulator {
  router: Router;
  /** The Orders API as a function, for a backend in the same process. */
  call: (method: string, path: string, body: unknown, requestId: string) => PaypalAnswer;
}

/** PayPal and Venmo (JavaScript SDK v6 and Orders v2, by their public description). */
export const createPaypalEmulator = (options: {
  clock: Clock;
  origin: string;
  storefrontOrigins: readonly string[];
  ledgerFile?: string | undefined;
  data: Pick<VendorData, "shopName">;
}): PaypalEmulator => {
  const { origin, storefrontOrigins, data } = options;
  const orders = createPaypalOrders(options);
  const places = walletContacts.map(({ id, city, state, postalCode, country: countryCode }) => [
    id,
    { city, state, postalCode, countryCode },
  ]);
  const script = readScript("paypal/browser/core.js")
    .replace("@ORIGIN@", () => origin)
    .replace('"@PLACES@"', () => JSON.stringify(Object.fromEntries(places)));
  const router = Router();

  router.get("/web-sdk/v6/core", (_request, response) => {
    response.set("cache-control", "public, max-age=300").type("text/javascript").send(script);
  });

  router.post("/v1/oauth2/token", express.urlencoded({ extended: false }), (request, response) => {
    const { clientId, clientSecret } = paypalCredentials;
    const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`;
    if (request.headers.authorization !== basic)
      throw new VendorError(401, { error: "invalid_client", error_description: "Client Authentication failed" });
    response.json({ scope: "", access_token: ACCESS_TOKEN, token_type: "Bearer", expires_in: 32_400 });
  });

  /** The commerce sandbox on the same machine may leave the token out; a wrong one is refused. */
  const signedIfAtAll: RequestHandler = ({ headers: { authorization } }, _response, next) => {
    if (authorization !== undefined && authorization !== `Bearer ${ACCESS_TOKEN}`)
      throw new VendorError(401, { error: "invalid_token", error_description: "Token signature verification failed" });
    next();
  };

  router.all(
    ["/v2/checkout/*rest", "/v2/payments/*rest"],
    express.json({ limit: "64kb" }),
    signedIfAtAll,
    (request, response) => {
      const answer = orders.call(request.method, request.path, request.body, request.get("paypal-request-id") ?? "");
      if (answer.status === 204) return void response.status(204).end();
      response.status(answer.status).json(answer.body);
    },
  );

  router.get("/checkoutnow", ({ query }, response) => {
    const id = textAt(query, "token");
    const asking = textAt(query, "origin");
    const wallet = names[textAt(query, "fundingSource")];
    if (!wallet || !storefrontOrigins.includes(asking)) throw new VendorError(400, { message: "Nobody asked." });
    const order = orders.order(id);
    if (order.isExpress)
      return sendExpressPage(response, {
        title: `Pay with ${wallet.name}`,
        amount: `${data.shopName}: ${order.currency} ${order.value}`,
        brand: wallet.brand,
        choices: [
          { action: "approve", label: "Approve", pays: true },
          { action: "cancel", label: "Cancel" },
          { action: "decline", label: "Approve, then decline", pays: true },
          { action: "fail", label: "Fail" },
        ],
        path: `/checkoutnow/${id}`,
        state: `/checkoutnow/${id}/state`,
        origin: asking,
        source: "paypal",
        framedBy: storefrontOrigins,
      });
    sendWalletPage(response, {
      title: `Pay with ${wallet.name}`,
      amount: `${data.shopName}: ${order.currency} ${order.value}`,
      brand: wallet.brand,
      choices: [
        { action: "approve", label: "Approve", isMain: true },
        { action: "cancel", label: "Cancel" },
        { action: "decline", label: "Approve, then decline" },
        { action: "fail", label: "Fail" },
        { action: "expire", label: "Let it expire" },
      ],
      path: `/checkoutnow/${id}`,
      origin: asking,
      source: "paypal",
      framedBy: storefrontOrigins,
    });
  });

  router.post("/checkoutnow/:id", express.json({ limit: "1kb" }), ({ params: { id }, body }, response) => {
    const action = textAt(body, "action");
    if (!actions.has(action)) throw new VendorError(400, { message: "There is no such choice." });
    orders.decide(id, action as PaypalAction, walletContact(textAt(body, "contactId")));
    response.json({ orderId: id });
  });

  /** What the window of an express order shows: the sums and ways to ship that the shop told last. */
  router.get("/checkoutnow/:id/state", ({ params: { id } }, response) => {
    const { currency, value, breakdown = {}, options = [] } = orders.order(id);
    response.json({
      total: `${currency} ${value}`,
      lines: Object.entries(breakdown).map(([name, { value: amount }]) => ({ label: lineNames[name], amount })),
      chosen: options.find(({ selected }) => selected)?.id,
      options: options.map((option) => ({ id: option.id, label: option.label, amount: option.amount.value })),
    });
  });

  return { router, call: orders.call };
};
