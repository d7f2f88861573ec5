/** Field names whose values never reach a log, in lower case without separators. */
const secretName =
  /^(authorization|proxyauthorization|cookie|setcookie|password|currentpassword|newpassword|ccurrentpassword|accesstoken|refreshtoken|idtoken|token|transienttoken|capturecontext|cpaymenttoken|paymenttoken|recaptchatoken|crecaptchatoken|captchaproof|ccaptchaproof|captchaproofsecret|xgoogapikey|codeverifier|clientsecret|cachepurgesecret|xpurgesecret|number|cardnumber|securitycode|cvv|cvn|ccvn|cnumber|creditcardtoken|orderviewcode)$/;

const isSecret = (name: string) => secretName.test(name.replace(/[-_]/g, "").toLowerCase());

/** Signed tokens of every kind begin like this; a card number has 13 to 19 digits, perhaps in groups. */
const token = /eyJ[\w-]{5,}(?:\.[\w-]*)*/g;
const cardNumber = /(?<![\w.-])\d(?:[ -]?\d){12,18}(?![\w-])/g;

/** Shown in place of what must not be logged. */
const HIDDEN = "[hidden]";

const passesLuhn = (digits: string): boolean => {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const counted = index % 2 === 1 ? digit * 2 : digit;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return sum % 10 === 0;
};

/** A text without tokens; fit for a finished line of JSON, because it touches no number. */
export const redactTokens = (text: string): string => text.replace(token, HIDDEN);

/** A text without tokens and card numbers. */
export const redactText = (text: string): string =>
  redactTokens(text).replace(cardNumber, (match) => (passesLuhn(match.replace(/\D/g, "")) ? HIDDEN : match));

/** Names of carts, checkouts and orders of platforms: whoever knows one may act. */
const agentPath = /^(\/ucp\/(?:continue|v1\/(?:carts|checkout-sessions|orders))\/)[^/?]+/;

/** An address without names that open something, and without the values of secret query parameters. */
export const redactUrl = (address: string): string => {
  const url = address.replace(agentPath, `$1${HIDDEN}`);
  const at = url.indexOf("?");
  if (at < 0) return redactText(url);
  const query = url
    .slice(at + 1)
    .split("&")
    .map((pair) => {
      const [name = ""] = pair.split("=");
      return isSecret(name) ? `${name}=${HIDDEN}` : pair;
    })
    .join("&");
  return redactText(`${url.slice(0, at)}?${query}`);
};

/** Errors that say what a backend or a shopper did, not where we went wrong: their stacks would say nothing. */
const expectedErrors = ["UpstreamProblem", "CommerceApiError"];

/**
 * A value fit for a log: secret fields, tokens and card numbers are hidden at any depth, errors keep message and stack.
 * A refusal of the backend, and what caused it, is said without a stack.
 */
export const redact = (value: unknown, depth = 0, stacks = true): unknown => {
  if (typeof value === "string") return redactText(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth > 6) return "[deep]";
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1, stacks));
  if (value instanceof Date) return value;
  const entries: [string, unknown][] = Object.entries(value);
  const isError = value instanceof Error;
  const withStack = stacks && !(isError && expectedErrors.includes(value.name));
  if (isError) entries.unshift(["type", value.name], ["message", value.message], ["cause", value.cause]);
  if (isError && withStack) entries.unshift(["stack", value.stack]);
  return Object.fromEntries(
    entries
      .filter(([, field]) => field !== undefined)
      .map(([name, field]) => [name, isSecret(name) ? HIDDEN : redact(field, depth + 1, withStack)]),
  );
};
