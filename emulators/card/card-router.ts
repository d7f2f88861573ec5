import express, { type RequestHandler, Router } from "express";
import type { Clock } from "#sandbox/core/clock.ts";
import { VendorError } from "../vendor-error.ts";
import { createAuthorisation } from "./authorisation.ts";
import { createCaptureContexts, type SessionRequest } from "./capture-contexts.ts";
import { createCardLedger, type PaymentAnswer } from "./card-ledger.ts";
import { createCardVault } from "./card-vault.ts";
import { loadFieldLibrary } from "./field-library.ts";
import { verifyHttpSignature } from "./http-signature.ts";
import { magicEffect } from "./magic-cards.ts";
import { createTokenisation } from "./tokenisation.ts";

interface CardEmulatorOptions {
  clock: Clock;
  /** Time of those who sign calls and read tokens; the emulator's own unless given. */
  callersClock?: Clock;
  origin: string;
  storefrontOrigins: readonly string[];
  /** What the merchant's account is called. */
  data: { account: string };
  /** File in which authorisations outlive the process; none keeps them in memory. */
  ledgerFile?: string | undefined;
}

const networks = new Set(["VISA", "MASTERCARD", "AMEX", "DISCOVER", "MAESTRO", "DINERSCLUB", "JCB", "CUP"]);

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === "string");

/** Https, or http on `localhost` and its subdomains, without a path. */
const isTargetOrigin = (origin: string): boolean => {
  if (!URL.canParse(origin)) return false;
  const { origin: parsed, protocol, hostname } = new URL(origin);
  return parsed === origin && (protocol === "https:" || /^(.+\.)?localhost$/.test(hostname));
};

const invalidSession = (location: string) =>
  new VendorError(400, {
    responseStatus: {
      status: 400,
      reason: "VALIDATION_ERROR",
      message: "The session request is not valid.",
      details: [{ location, message: "Validation error" }],
    },
  });

const readSession = (body: unknown): SessionRequest => {
  const asked = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  const { targetOrigins, allowedCardNetworks, clientVersion, transientTokenResponseOptions: answer } = asked;
  if (!isStrings(targetOrigins) || !targetOrigins.every(isTargetOrigin)) throw invalidSession("targetOrigins");
  if (!isStrings(allowedCardNetworks) || !allowedCardNetworks.every((name) => networks.has(name)))
    throw invalidSession("allowedCardNetworks");
  if (clientVersion !== "v2") throw invalidSession("clientVersion");
  return {
    targetOrigins,
    allowedCardNetworks,
    includeCardPrefix: (answer as { includeCardPrefix?: unknown } | undefined)?.includeCardPrefix !== false,
  };
};

const json = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    throw new VendorError(400, { message: "The body is not JSON." });
  }
};

/** The emulated card vendor. */
export interface CardEmulator {
  router: Router;
  /**
   * The payments API as a function, for a backend in the same process: the same bodies and answers without a socket
   * between.
   */
  pay: (path: string, body: unknown) => Promise<{ status: number; body: unknown }>;
}

/**
 * The card processor: capture contexts, field library and frames, tokenisation, authorisation
 * (CyberSource Flex Microform v2 and Payments, by their public description). Nothing here logs or stores a card.
 */
export const createCardEmulator = ({
  clock,
  callersClock = clock,
  origin,
  storefrontOrigins,
  data,
  ledgerFile,
}: CardEmulatorOptions): CardEmulator => {
  const library = loadFieldLibrary({ origin, storefrontOrigins });
  const vault = createCardVault(callersClock);
  const contexts = createCaptureContexts({ clock: callersClock, origin, library });
  const tokenise = createTokenisation({ clock, callersClock, contexts, vault });
  const { authorise, increase, reverse, keep } = createAuthorisation({
    clock,
    callersClock,
    contexts,
    vault,
    ledger: createCardLedger(clock, ledgerFile),
  });
  const router = Router();
  const bytes = express.raw({ type: () => true, limit: "64kb" });
  const bodyOf = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

  const signed: RequestHandler = ({ method, originalUrl, headers, body }, _response, next) => {
    verifyHttpSignature(
      { method, target: originalUrl, headers, body: bodyOf(body) },
      { merchantId: data.account, now: callersClock.now() },
    );
    next();
  };

  /** The commerce sandbox on the same machine may leave the signature out; a wrong one is refused. */
  const signedIfAtAll: RequestHandler = (request, response, next) =>
    request.headers.signature === undefined ? next() : signed(request, response, next);

  router.post("/microform/v2/sessions", bytes, signed, async ({ body }, response) => {
    const context = await contexts.issue(readSession(json(bodyOf(body))));
    response.status(201).type("application/jwt").send(context);
  });

  router.get("/flex/v2/public-keys/:keyId", async ({ params }, response) => {
    const key = await contexts.platformKey();
    if (key.kid !== params.keyId) throw new VendorError(404, { responseStatus: { status: 404, reason: "NOT_FOUND" } });
    response.json(key);
  });

  router.get("/microform/bundle/v2/flex-microform.min.js", (_request, response) => {
    response
      .set({ "access-control-allow-origin": "*", "cache-control": "public, max-age=300" })
      .type("text/javascript")
      .send(library.script);
  });

  router.get("/microform/bundle/v2/iframe.html", async (_request, response) => {
    const { html, contentSecurityPolicy } = library.framePage(await contexts.platformKey());
    response
      .set({ "content-security-policy": contentSecurityPolicy, "referrer-policy": "strict-origin-when-cross-origin" })
      .type("html")
      .send(html);
  });

  router.post("/flex/v2/tokens", bytes, async ({ headers, body, socket }, response) => {
    if (headers.origin !== origin)
      throw new VendorError(403, { responseStatus: { status: 403, reason: "FORBIDDEN_ORIGIN", details: [] } });
    if (!headers["content-type"]?.startsWith("application/jwt"))
      throw new VendorError(415, { responseStatus: { status: 415, reason: "UNSUPPORTED_MEDIA_TYPE", details: [] } });
    const { token, card } = await tokenise(bodyOf(body).toString("utf8"));
    if (card && magicEffect(card.number) === "tokenisation-breaks") return void socket.destroy();
    response.status(201).type("application/jwt").send(token);
  });

  const payments = new Map<string, (body: unknown) => PaymentAnswer | Promise<PaymentAnswer>>([
    ["/pts/v2/payments", authorise],
    ["/pts/v2/reversals", reverse],
    ["/tms/v1/paymentinstruments", keep],
  ]);
  for (const [path, answerTo] of payments)
    router.post(path, bytes, signedIfAtAll, async ({ body }, response) => {
      const answer = await answerTo(json(bodyOf(body)));
      response.status(answer.status).json(answer.body);
    });

  const PAYMENT = "/pts/v2/payments/";
  router.patch(`${PAYMENT}:paymentId`, bytes, signedIfAtAll, ({ params, body }, response) => {
    const answer = increase(String(params.paymentId), json(bodyOf(body)));
    response.status(answer.status).json(answer.body);
  });

  return {
    router,
    pay: async (path, body) => {
      const answerTo = path.startsWith(PAYMENT)
        ? (asked: unknown) => increase(path.slice(PAYMENT.length), asked)
        : payments.get(path);
      if (!answerTo) throw new Error(`The payments API has nothing at ${path}.`);
      try {
        return await answerTo(body);
      } catch (error) {
        if (error instanceof VendorError) return { status: error.status, body: error.body };
        throw error;
      }
    },
  };
};
