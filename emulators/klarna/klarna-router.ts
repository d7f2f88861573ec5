import express, { type RequestHandler, Router } from "express";
import type { Clock } from "#sandbox/core/clock.ts";
import { textAt } from "../wallets/text-at.ts";
import { VendorError } from "../vendor-error.ts";
import { sendWalletPage } from "../wallets/wallet-page.ts";
import { createKlarnaPayments, type KlarnaAction, type KlarnaAnswer } from "./klarna-payments.ts";
import { readScript } from "../package-folder.ts";

/** The published account of the emulator; no real one has these. */
export const klarnaCredentials = { username: "sandbox-klarna-user", password: "sandbox-klarna-password" };

const actions: ReadonlySet<string> = new Set(["approve", "decline", "reject", "close", "expire", "fail"]);

/** The emulated instalment service. */
export interface KlarnaEmulator {
  router: Router;
  /** The API as a function, for a backend in the same process. */
  call: (method: string, path: string, body: unknown) => KlarnaAnswer;
}

/** Instalments (Klarna Payments, by its public description). */
export const createKlarnaEmulator = (options: {
  clock: Clock;
  origin: string;
  storefrontOrigins: readonly string[];
  ledgerFile?: string | undefined;
}): KlarnaEmulator => {
  const { origin, storefrontOrigins } = options;
  const payments = createKlarnaPayments(options);
  const script = readScript("klarna/browser/api.js").replace("@ORIGIN@", () => origin);
  const messaging = readScript("klarna/browser/messaging.js");
  const router = Router();

  router.get("/web-sdk/v1/klarna.js", (_request, response) => {
    response.set("cache-control", "public, max-age=300").type("text/javascript").send(messaging);
  });

  router.get("/kp/lib/v1/api.js", (_request, response) => {
    response.set("cache-control", "public, max-age=300").type("text/javascript").send(script);
  });

  /** The commerce sandbox on the same machine may leave the password out; a wrong one is refused. */
  const signedIfAtAll: RequestHandler = ({ headers: { authorization } }, _response, next) => {
    const { username, password } = klarnaCredentials;
    if (
      authorization !== undefined &&
      authorization !== `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`
    )
      throw new VendorError(401, {
        error_code: "UNAUTHORIZED",
        error_messages: ["Wrong password."],
        correlation_id: "",
      });
    next();
  };

  router.post(
    ["/payments/v1/*rest", "/ordermanagement/v1/*rest"],
    express.json({ limit: "256kb" }),
    signedIfAtAll,
    (request, response) => {
      const answer = payments.call(request.method, request.path, request.body);
      if (answer.status === 204) return void response.status(204).end();
      response.status(answer.status).json(answer.body);
    },
  );

  router.get("/klarna/authorize", ({ query }, response) => {
    const id = textAt(query, "session");
    const asking = textAt(query, "origin");
    if (!storefrontOrigins.includes(asking)) throw new VendorError(400, { message: "Nobody asked." });
    const { currency, amount } = payments.session(id);
    sendWalletPage(response, {
      title: "Pay in 4 with Klarna",
      amount: `4 payments of ${currency} ${(amount / 400).toFixed(2)}`,
      brand: "#17120f",
      choices: [
        { action: "approve", label: "Approve", isMain: true },
        { action: "close", label: "Close" },
        { action: "decline", label: "Decline" },
        { action: "reject", label: "Approve, then reject the order" },
        { action: "fail", label: "Fail" },
        { action: "expire", label: "Let it expire" },
      ],
      path: `/klarna/authorize/${id}`,
      origin: asking,
      source: "klarna",
      framedBy: storefrontOrigins,
    });
  });

  router.post("/klarna/authorize/:id", express.json({ limit: "1kb" }), ({ params: { id }, body }, response) => {
    const action = textAt(body, "action");
    if (!actions.has(action)) throw new VendorError(400, { message: "There is no such choice." });
    response.json({ token: payments.decide(id, action as KlarnaAction) });
  });

  return { router, call: payments.call };
};
