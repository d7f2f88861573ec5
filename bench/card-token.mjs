import { createHash, createHmac } from "node:crypto";
import { CompactEncrypt, decodeJwt, importJWK } from "jose";
import { addresses } from "./run-shop.mjs";

/** The sandbox's published merchant; no real account has these. */
const merchant = { id: "sandbox-wickettplum", keyId: "sandbox-card-key", sharedSecret: "sandbox-card-shared-secret" };

const captureContext = async (vendors) => {
  const url = new URL("/microform/v2/sessions", vendors);
  const body = JSON.stringify({
    targetOrigins: [addresses.storefront],
    allowedCardNetworks: ["VISA"],
    allowedPaymentTypes: ["CARD"],
    clientVersion: "v2",
  });
  const headers = {
    host: url.host,
    date: new Date().toUTCString(),
    digest: `SHA-256=${createHash("sha256").update(body).digest("base64")}`,
    "v-c-merchant-id": merchant.id,
  };
  const names = ["host", "date", "(request-target)", "digest", "v-c-merchant-id"];
  const signed = names.map((name) => `${name}: ${headers[name] ?? `post ${url.pathname}`}`).join("\n");
  const signature = createHmac("sha256", Buffer.from(merchant.sharedSecret, "base64")).update(signed).digest("base64");
  const answer = await fetch(url, {
    method: "POST",
    body,
    headers: {
      ...headers,
      "content-type": "application/json",
      signature: `keyid="${merchant.keyId}", algorithm="HmacSHA256", headers="${names.join(" ")}", signature="${signature}"`,
    },
  });
  if (answer.status !== 201) throw new Error(`No capture context: ${answer.status}`);
  return answer.text();
};

const approvedCard = "4111111111111111";

/** A card that the processor declines. */
export const declinedCard = "4000000000000002";

/** A token of the card that is always approved, made as the card frames make it. */
export const cardToken = async (vendors = addresses.vendors) => tokenise(await captureContext(vendors));

/** Cards one context takes; making a context costs the emulator a key pair. */
const CARDS_PER_CONTEXT = 10;

/**
 * A function that gives one token after another, ten from each context; of the card that is always approved unless
 * told.
 */
export const cardTokens = (vendors) => {
  let context;
  let left = 0;
  return async (card) => {
    if (left === 0) {
      context = captureContext(vendors);
      left = CARDS_PER_CONTEXT;
    }
    left -= 1;
    return tokenise(await context, card);
  };
};

/** A token of a card for a context, made as the card frames make it. */
export const tokenise = async (context, number = approvedCard) => {
  const { flx } = decodeJwt(context);
  const card = { number, securityCode: "123", expirationMonth: "09", expirationYear: "2039" };
  const jwe = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ data: card, context, index: 0 })))
    .setProtectedHeader({ alg: "RSA-OAEP", enc: "A256GCM", kid: flx.jwk.kid })
    .encrypt(await importJWK(flx.jwk, "RSA-OAEP"));
  const answer = await fetch(flx.origin + flx.path, {
    method: "POST",
    body: jwe,
    headers: { "content-type": "application/jwt; charset=utf-8", origin: flx.origin },
  });
  if (!answer.ok) throw new Error(`No card token: ${answer.status}`);
  return answer.text();
};
