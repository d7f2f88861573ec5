import { loadSecrets } from "#server/secrets.ts";
import { standInPerson } from "./personal.ts";

/** What every recording's clocks show: a Monday morning. */
export const MOMENT = "2026-11-23T17:00:00.000Z";

/** What happened while it was recorded happened at that moment. */
const RECORDING_MS = 10 * 60_000;

/** A signed token wherever it stands in a text. */
export const tokenPattern = /eyJ[\w-]{8,}\.[\w-]*\.[\w-]*(?:\.[\w-]*\.[\w-]*)?/g;
export const mailPattern = /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g;

/** Values that the storefront makes anew with every call; nothing behind it depends on them. */
const volatileField = /\b(code_challenge|code_verifier|nonce|state|UserId)=[^&]*/g;
const volatileKeys = new Set(["code_challenge", "code_verifier", "nonce", "UserId"]);
const VOLATILE = "made-anew";

const integrity = /\b(sha(?:256|384|512))-[A-Za-z0-9+/]{20,}=*/g;
const instant = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
const atMoment = (text: string) => (Math.abs(Date.parse(text) - Date.now()) < RECORDING_MS ? MOMENT : text);
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const hex = /(?<![A-Za-z0-9_])[0-9a-f]{16,}(?![A-Za-z0-9_])/g;
/** A wallet's order: one of a hundred has no digit. */
const wallet = /\b(?=\d*[A-Z])[A-Z0-9]{17}\b/g;
const longText = /[A-Za-z0-9_-]{20,}/g;

/** How often small letters, capitals and digits take turns, as a share of all places; words do so rarely. */
const turnsOf = (text: string): number => (text.match(/[a-z]+|[A-Z]+|\d+/g)?.length ?? 0) / text.length;

/** Sixteen bytes as base64url; one of fifty has no digit, and most of those a hyphen or an underscore. */
const sixteenBytes = /^[A-Za-z_-]{22}$/;

/** The platform's ids: 26 letters and digits. */
const platformId = /^[A-Za-z0-9]{26}$/;

/**
 * Whether letters alone are no joined words: those have single capitals (an abbreviation at most), few turns and never
 * many consonants in a row. One of a hundred drawn ids has no digit; of those this misses one of a thousand.
 */
const isNoWords = (text: string): boolean =>
  (text.match(/[A-Z]{2,}/g)?.length ?? 0) > 1 ||
  turnsOf(text) > 0.4 ||
  /[b-df-hj-np-tv-z]{5}/.test(text) ||
  /[b-df-hj-np-tv-z]{7}/i.test(text);

/** Whether a run of letters and digits was drawn by chance: of hex digits, or of both cases and not made of words. */
const isDrawn = (text: string): boolean => {
  if (/^[0-9a-f]+$/.test(text) || /^[0-9A-F]+$/.test(text)) return /\d/.test(text);
  if (!/[a-z]/.test(text) || !/[A-Z]/.test(text)) return false;
  if (!/\d/.test(text))
    return (/^[A-Za-z]+$/.test(text) || sixteenBytes.test(text)) && isNoWords(text.replace(/[-_]/g, ""));
  return platformId.test(text) || !/[a-z]{7}/.test(text) || turnsOf(text) > 1 / 3;
};

/** Stands in for a drawn id, in its own form and length. */
const sameShape = (text: string, number: number): string => {
  const digits = String(number);
  if (/^[0-9a-f-]{36}$/i.test(text)) return `00000000-0000-4000-8000-${digits.padStart(12, "0")}`;
  if (/^[0-9a-f]+$/i.test(text)) return digits.padStart(text.length, "0");
  return `standIn${digits.padStart(text.length - 7, "0")}`;
};

const sameOrder = (text: string, number: number): string =>
  text.replace(/\d+$/, (digits) => String(number).padStart(digits.length, "0"));

const orderKeys = new Set(["orderNo", "order_no", "customerNo", "customer_no"]);

/** Names for what is drawn by chance or secret, the same for the same value throughout one recording. */
export interface StandIns {
  /** A text with every token, id and address of this machine replaced. */
  text(text: string): string;
  /** Learns the numbers of orders and customers in a value, so that `text` knows them everywhere. */
  learn(value: unknown): void;
  /** The tokens that were replaced, by their names. */
  tokens: ReadonlyMap<string, string>;
}

/** @param literals replacements of known values: origins, clients, secrets */
export const createStandIns = (literals: ReadonlyMap<string, string>): StandIns => {
  const ids = new Map<string, string>();
  const tokens = new Map<string, string>();
  const known = new Map(literals);
  let numbers = 0;

  const nameOf = (token: string): string => {
    const found = [...tokens].find(([, each]) => each === token)?.[0];
    if (found) return found;
    const name = `token-${tokens.size + 1}`;
    tokens.set(name, token);
    return name;
  };
  const idOf = (id: string): string => {
    if (/^standIn0|^0{8}/.test(id)) return id;
    const standIn = ids.get(id) ?? sameShape(id, ids.size + 1);
    ids.set(id, standIn);
    return standIn;
  };

  const learn = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(learn);
    if (typeof value !== "object" || value === null) return;
    for (const [key, item] of Object.entries(value)) {
      if (
        orderKeys.has(key) &&
        typeof item === "string" &&
        /\d{5,}$/.test(item) &&
        !/^\D*000+\d{1,3}$/.test(item) &&
        !known.has(item)
      )
        known.set(item, sameOrder(item, (numbers += 1)));
      else learn(item);
    }
  };

  return {
    learn,
    tokens,
    text: (text) => {
      let found = text;
      for (const [value, standIn] of known) found = found.replaceAll(value, standIn);
      return found
        .replace(tokenPattern, nameOf)
        .replace(volatileField, (field) => `${field.split("=")[0] ?? ""}=${VOLATILE}`)
        .replace(integrity, "$1-standIn")
        .replace(instant, atMoment)
        .replace(uuid, idOf)
        .replace(hex, idOf)
        .replace(wallet, idOf)
        .replace(longText, (each) => (isDrawn(each) ? idOf(each) : each))
        .replace(mailPattern, (mail) => standInPerson.email.replace("@", mail.includes("%40") ? "%40" : "@"));
    },
  };
};

/** The secrets of a configuration, those of the sandbox where it names none, and what stands for each. */
export const secretStandIns = (environment: Record<string, string>): Map<string, string> =>
  new Map(
    Object.entries(loadSecrets(environment)).flatMap(([name, secret]: [string, string | null]) =>
      secret ? [[secret, `stand-in-${name}`]] : [],
    ),
  );

/** A value with every text in it, keys too, rewritten; what is made anew with each call is named so. */
export const mapTexts = (value: unknown, rewrite: (text: string) => string): unknown => {
  if (typeof value === "string") return rewrite(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, rewrite));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      rewrite(key),
      volatileKeys.has(key) ? VOLATILE : mapTexts(item, rewrite),
    ]),
  );
};
