import express, { Router } from "express";
import type { Clock } from "#sandbox/core/clock.ts";
import { textAt } from "../wallets/text-at.ts";
import type { VendorData } from "../vendor-data.ts";
import { VendorError } from "../vendor-error.ts";
import { sendExpressPage } from "../wallets/express-page.ts";
import { walletContact, walletContacts } from "../wallets/wallet-contacts.ts";
import { sendWalletPage } from "../wallets/wallet-page.ts";
import { applePayToken, opened, sealed } from "./apple-pay-tokens.ts";
import { readScript } from "../package-folder.ts";

/** A sum as the sheet says it: `12.50 USD`. */
const AMOUNT = /^\d{1,7}\.\d{2} [A-Z]{3}$/;
const SESSION_MS = 5 * 60_000;

/**
 * Apple Pay on the web (by its public description): merchant sessions, the sheet, and a script for browsers without it.
 */
export const applePayRouter = ({
  clock,
  origin,
  storefrontOrigins,
  data: { applePayMerchant, shopName },
}: {
  clock: Clock;
  origin: string;
  storefrontOrigins: readonly string[];
  data: VendorData;
}): Router => {
  const places = walletContacts.map(({ id, city, state, postalCode, country }) => [
    id,
    { locality: city, administrativeArea: state, postalCode, countryCode: country },
  ]);
  const script = readScript("apple-pay/browser/apple-pay-sdk.js")
    .replace("@ORIGIN@", () => origin)
    .replace('"@PLACES@"', () => JSON.stringify(Object.fromEntries(places)));
  const hosts = storefrontOrigins.map((each) => new URL(each).hostname);
  const router = Router();
  const json = express.json({ limit: "16kb" });

  router.get("/jsapi/1.latest/apple-pay-sdk.js", (_request, response) => {
    response.set("cache-control", "public, max-age=300").type("text/javascript").send(script);
  });

  router.post("/paymentservices/paymentSession", json, ({ body }, response) => {
    const { merchantIdentifier, displayName, initiative, initiativeContext } = (body ?? {}) as Record<string, unknown>;
    if (merchantIdentifier !== applePayMerchant || initiative !== "web" || typeof displayName !== "string")
      throw new VendorError(400, { statusCode: "400", statusMessage: "Payment Services Exception merchantId unknown" });
    if (typeof initiativeContext !== "string" || !hosts.includes(initiativeContext))
      throw new VendorError(400, { statusCode: "400", statusMessage: "Payment Services Exception domain unknown" });
    response.json({
      epochTimestamp: clock.now().getTime(),
      expiresAt: clock.now().getTime() + SESSION_MS,
      merchantIdentifier,
      domainName: initiativeContext,
      displayName,
      ...sealed({ domainName: initiativeContext, expiresAt: clock.now().getTime() + SESSION_MS }),
    });
  });

  router.get("/apple-pay/sheet", ({ query }, response) => {
    const asking = textAt(query, "origin");
    const amount = textAt(query, "amount");
    const session = opened({ data: query.data, signature: query.signature });
    if (!storefrontOrigins.includes(asking) || !AMOUNT.test(amount))
      throw new VendorError(400, { message: "Nobody asked." });
    if (session?.domainName !== new URL(asking).hostname || Number(session.expiresAt) < clock.now().getTime())
      throw new VendorError(403, { message: "The merchant session is not valid." });
    const [value = "", currency = ""] = amount.split(" ");
    if (textAt(query, "asks") === "shipping")
      return sendExpressPage(response, {
        title: "Apple Pay",
        amount: `Pay ${shopName}`,
        brand: "#111111",
        choices: [
          { action: "pay", label: "Pay", pays: true },
          { action: "cancel", label: "Cancel" },
          { action: "decline", label: "Pay by a card that is declined", pays: true },
          { action: "fail", label: "Fail" },
        ],
        path: "/apple-pay/sheet",
        origin: asking,
        source: "apple-pay",
        framedBy: storefrontOrigins,
      });
    sendWalletPage(response, {
      title: "Apple Pay",
      amount: `Pay ${shopName} ${currency} ${value}`,
      brand: "#111111",
      choices: [
        { action: "pay", label: "Pay", isMain: true },
        { action: "cancel", label: "Cancel" },
        { action: "decline", label: "Pay by a card that is declined" },
        { action: "fail", label: "Fail" },
        { action: "expire", label: "Let it expire" },
      ],
      path: `/apple-pay/sheet?amount=${encodeURIComponent(amount)}`,
      origin: asking,
      source: "apple-pay",
      framedBy: storefrontOrigins,
    });
  });

  router.post("/apple-pay/sheet", json, ({ body, query }, response) => {
    const { action } = (body ?? {}) as { action?: unknown };
    if (action !== "pay" && action !== "decline") return void response.json({});
    const amount = textAt(query, "amount") || textAt(body, "total");
    if (!AMOUNT.test(amount)) throw new VendorError(400, { message: "The amount is not well formed." });
    const contact = walletContact(textAt(body, "contactId"));
    response.json({ token: applePayToken(amount, action === "decline"), ...(contact && { contact }) });
  });
  return router;
};
