import { randomBytes } from "node:crypto";
import { compactDecrypt, decodeProtectedHeader, SignJWT } from "jose";
import type { Clock } from "#sandbox/core/clock.ts";
import { VendorError } from "../vendor-error.ts";
import { type CaptureContexts, type IssuedContext, LIFETIME_SECONDS } from "./capture-contexts.ts";
import { type CardData, isCodeAlone, readCardData, readCodeData } from "./card-data.ts";
import type { CardVault } from "./card-vault.ts";
import { isWrongCode } from "./magic-cards.ts";

const refusal = (reason: string) =>
  new VendorError(400, {
    responseStatus: { status: 400, reason, message: "The card could not be read.", details: [] },
  });

const keyIdOf = (jwe: string): string | undefined => {
  try {
    return decodeProtectedHeader(jwe).kid;
  } catch {
    throw refusal("API_JWE_PARSING_ERROR");
  }
};

const decrypt = async (jwe: string, { keys, jwt }: IssuedContext): Promise<unknown> => {
  const { plaintext } = await compactDecrypt(jwe, keys.privateKey, {
    keyManagementAlgorithms: ["RSA-OAEP"],
    contentEncryptionAlgorithms: ["A256GCM"],
  }).catch(() => {
    throw refusal("CREATE_TOKEN_DECRYPTION");
  });
  const payload = parse(new TextDecoder().decode(plaintext));
  if (payload.context !== jwt) throw refusal("CAPTURE_CONTEXT_INVALID");
  return payload.data;
};

const parse = (json: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === "object" && value !== null) return value as Record<string, unknown>;
  } catch {
    throw refusal("API_JSON_PARSER_ERROR");
  }
  throw refusal("API_JSON_PARSER_ERROR");
};

const mask = (number: string): string => "X".repeat(number.length - 4) + number.slice(-4);

const presentCard = (
  { number, expirationMonth, expirationYear, securityCode, types }: CardData,
  withPrefix: boolean,
) => ({
  number: {
    detectedCardTypes: types.map(({ code }) => code),
    maskedValue: mask(number),
    ...(withPrefix && { bin: number.slice(0, 6) }),
  },
  ...(securityCode !== undefined && { securityCode: {} }),
  expirationMonth: { value: expirationMonth },
  expirationYear: { value: expirationYear },
});

/** Turns an encrypted card into a transient token; the number stays behind in the vault. */
export const createTokenisation =
  ({
    clock,
    callersClock,
    contexts,
    vault,
  }: {
    /** By which cards expire. */
    clock: Clock;
    /** By which tokens end. */
    callersClock: Clock;
    contexts: CaptureContexts;
    vault: CardVault;
  }) =>
  async (jwe: string): Promise<{ token: string; card: CardData | null }> => {
    const context = contexts.forEncryption(keyIdOf(jwe));
    const data = await decrypt(jwe, context);
    const code = isCodeAlone(data) ? readCodeData(data) : null;
    const card = code ? null : readCardData(data, clock.now());
    context.tokensMade += 1;
    const jti = randomBytes(32).toString("hex").toUpperCase();
    const issuedAt = Math.floor(callersClock.now().getTime() / 1000);
    const token = await new SignJWT({
      type: "mf-2.1.0",
      content: {
        paymentInformation: { card: card ? presentCard(card, context.includeCardPrefix) : { securityCode: {} } },
      },
    })
      .setProtectedHeader({ alg: "RS256", kid: context.keyId })
      .setIssuer("Flex/08")
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + LIFETIME_SECONDS)
      .setJti(jti)
      .sign(context.keys.privateKey);
    const endsAt = (issuedAt + LIFETIME_SECONDS) * 1000;
    if (code) vault.keepCode(jti, { isWrong: isWrongCode(code.securityCode) }, endsAt);
    if (!card) return { token, card };
    const { number, expirationMonth, expirationYear } = card;
    vault.keep(
      jti,
      { number, expirationMonth: Number(expirationMonth), expirationYear: Number(expirationYear) },
      endsAt,
    );
    return { token, card };
  };
