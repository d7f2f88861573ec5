import { exportJWK, generateKeyPair, SignJWT, type JWK } from "jose";
import { mapTexts } from "./stand-ins.ts";
import type { Recording } from "./recording.ts";

/** Tokens of a recording as texts that the storefront can read, and the way back. */
export interface PlayedTokens {
  /** A recorded value with tokens and keys in place of their names. */
  expand(value: unknown): unknown;
  /** A text with names in place of tokens. */
  name(text: string): string;
}

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/**
 * Signs what a processor signs with a key of this process, and gives that key out where a recorded answer names one.
 */
export const createPlayedTokens = async ({ tokens }: Recording): Promise<PlayedTokens> => {
  const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
  const { n = "" }: JWK = await exportJWK(publicKey);
  const texts = new Map<string, string>();
  const withKey = (value: unknown) => mapTexts(value, (text) => (text === "public-key" ? n : text));
  for (const [name, { header, claims }] of Object.entries(tokens)) {
    const said = withKey(claims) as Record<string, unknown>;
    texts.set(
      name,
      header["alg"] === "RS256"
        ? await new SignJWT(said).setProtectedHeader({ ...header, alg: "RS256" }).sign(privateKey)
        : `${base64url(header)}.${base64url(said)}.${"s".repeat(20)}`,
    );
  }
  const names = new Map([...texts].map(([name, text]) => [text, name]));
  return {
    expand: (value) =>
      mapTexts(withKey(value), (text) => text.replace(/\btoken-\d+\b/g, (name) => texts.get(name) ?? name)),
    name: (text) => [...names].reduce((rest, [token, name]) => rest.replaceAll(token, name), text),
  };
};
