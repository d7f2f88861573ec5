/** What stands in the journal in place of a secret. */
export const REMOVED = "[removed]";

/**
 * Members whose value opens a door or pays: passwords, tokens, codes that prove who somebody is, card and gift-card
 * numbers.
 */
const words =
  "pass(?:word|wd|code|key)|secret|token|otp|cvv|cvc|security_?code|verifier|authori[sz]ation|private_?key|view_?code|card_?number|account_?number|certificate_?code|credential|assertion|captcha";
const secretName = new RegExp(`${words}|pin$`, "i");

/** In forms and addresses a bare `code` is what tokens are made from; in JSON it is a coupon. */
const secretParameter = (name: string) => secretName.test(name) || /^(code|pwd)$/i.test(name);

const digitRun = /\d(?:[ -]?\d){12,}/g;
const webToken = /\beyJ[\w-]+\.[\w-]+(\.[\w-]*)*/g;
const suspicious = new RegExp(`${words}|pin"|\\d(?:[ -]?\\d){12,}|eyJ|\\\\u|bearer|basic `, "i");

const isLuhnValid = (digits: string) => {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - place) - 48;
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
};

/** Whether a run of digits may be the number of a card: it stands alone, or a card's number is somewhere inside it. */
const mayBeCard = (digits: string, standsAlone: boolean): boolean => {
  if (standsAlone) return true;
  for (let length = 13; length <= 19; length += 1)
    for (let start = 0; start + length <= digits.length; start += 1)
      if (isLuhnValid(digits.slice(start, start + length))) return true;
  return false;
};

const isLetterOrDigit = (character: string | undefined) => character !== undefined && /[A-Za-z0-9]/.test(character);

/** An id as the platform makes them: so many hexadecimal digits, or a UUID. In one of 150 stands what may be a card. */
const id = /^(?:(?=\d*[a-f])[\da-f]{24,32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

const isPartOfId = (text: string, start: number, end: number): boolean => {
  const before = /[\da-f-]*$/.exec(text.slice(Math.max(0, start - 36), start))?.[0] ?? "";
  const after = /^[\da-f-]*/.exec(text.slice(end, end + 36))?.[0] ?? "";
  if (isLetterOrDigit(text[start - before.length - 1]) || isLetterOrDigit(text[end + after.length])) return false;
  return id.test(before + text.slice(start, end) + after);
};

/** Takes card numbers and signed tokens out of a text; of a number the last four digits stay. */
const redactWords = (text: string): string =>
  text
    .replace(webToken, REMOVED)
    .replace(/\b(bearer|basic)\s+[\w.~+/-]+=*/gi, `$1 ${REMOVED}`)
    .replace(digitRun, (run, start: number) => {
      if (isPartOfId(text, start, start + run.length)) return run;
      const digits = run.replace(/\D/g, "");
      const alone = !isLetterOrDigit(text[start - 1]) && !isLetterOrDigit(text[start + run.length]);
      return mayBeCard(digits, alone) ? `${"*".repeat(digits.length - 4)}${digits.slice(-4)}` : run;
    });

/** A value without secrets and card data; names that say so lose their whole value. */
export const redactValue = (value: unknown): unknown => {
  if (typeof value === "string") return redactWords(value);
  if (typeof value === "number")
    return Number.isSafeInteger(value) && Math.abs(value) < 1e12 ? value : redactNumber(value);
  if (Array.isArray(value)) return value.map(redactValue);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      redactWords(name),
      secretName.test(name) && typeof member !== "boolean" && member !== null && !isLifetime(name, member)
        ? REMOVED
        : redactValue(member),
    ]),
  );
};

/** How long a token lives is no secret. */
const isLifetime = (name: string, member: unknown) => name.endsWith("expires_in") && typeof member === "number";

const redactNumber = (value: number) => {
  const text = String(value);
  const redacted = redactWords(text);
  return redacted === text ? value : redacted;
};

/** Names and values of an address or a form, without what is secret. */
export const redactParameters = (parameters: URLSearchParams): [name: string, value: string][] =>
  [...parameters].map(([name, value]) => [
    redactWords(name),
    secretParameter(name) ? REMOVED : redactMailAddress(redactWords(value)),
  ]);

/** A path without card numbers, tokens and e-mail addresses. */
export const redactPath = (path: string): string => redactMailAddress(redactWords(path));

/** A word of an address that looks like an e-mail address says who somebody is. */
export const redactMailAddress = (text: string): string => text.replace(/[^/\s]*(@|%40)[^/\s]*/gi, "…");

/**
 * A body without secrets and card data, as text. What cannot be read as what it says it is, and looks as if it held a
 * secret, is left out whole.
 */
export const redactBody = (text: string, contentType: string): string => {
  if (contentType.includes("x-www-form-urlencoded"))
    return new URLSearchParams(redactParameters(new URLSearchParams(text))).toString();
  if (!suspicious.test(text)) return text;
  try {
    return JSON.stringify(redactValue(JSON.parse(text)));
  } catch {
    return `[${text.length} characters that are not JSON]`;
  }
};
