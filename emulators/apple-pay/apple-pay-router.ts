import { readFileSync } from "node:fs";
import { join } from "node:path";
import express, { Router } from "express";
import type { Clock } from "#sandbox/clock.ts";
import { textAt } from "../wallets/text-at.ts";
import type { VendorData } from "../vendor-data.ts";
import { VendorError } from "../vendor-error.ts";
import { sendWalletPage } from "../wallets/wallet-page.ts";
import { applePayToken, opened, sealed } from "./apple-pay-tokens.ts";

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
  const script = readFileSync(join(process.cwd(), "emulators/apple-pay/browser/apple-pay-sdk.js"), "utf8").replace(
    "@ORIGIN@",
    () => origin,
  );
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
    if (!storefrontOrigins.includes(asking) || !/^\d{1,7}\.\d{2} [A-Z]{3}$/.test(amount))
      throw new VendorError(400, { message: "Nobody asked." });
    if (session?.domainName !== new URL(asking).hostname || Number(session.expiresAt) < clock.now().getTime())
      throw new VendorError(403, { message: "The merchant session is not valid." });
    const [value = "", currency = ""] = amount.split(" ");
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
    response.json({ token: applePayToken(textAt(query, "amount"), action === "decline") });
  });
  return router;
};
