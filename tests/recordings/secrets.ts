import { mailPattern, tokenPattern } from "./stand-ins.ts";

const luhn = (digits: string): boolean =>
  digits
    .split("")
    .reverse()
    .reduce((sum, digit, at) => {
      const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
      return sum + (value > 9 ? value - 9 : value);
    }, 0) %
    10 ===
  0;

const isCardNumber = (digits: string) => !/0{5}/.test(digits) && /^[3-6]/.test(digits) && luhn(digits);

/** Addresses of mail that may stand in a recording: those of examples. */
const isExample = (mail: string) => /(?:@|%40)(?:[\w-]+\.)*example(?:\.(?:test|com|org))?$/.test(mail);

/** What of a text must not be checked in; one sentence each. */
export const secretsIn = (text: string, secrets: readonly string[]): string[] => [
  ...(text.match(tokenPattern) ?? []).map((token) => `a token: ${token.slice(0, 12)}…`),
  ...(text.match(/\b(?:bearer|basic)\s+(?=[\w~+/.-]*\d)[\w~+/.=-]{8,}/gi) ?? []).map(
    (header) => `a login: ${header.slice(0, 12)}…`,
  ),
  ...(text.match(/(?<![\w.])\d{13,19}(?![\w.])/g) ?? [])
    .filter(isCardNumber)
    .map((digits) => `a card: ${digits.slice(0, 6)}…`),
  ...(text.match(mailPattern) ?? []).filter((mail) => !isExample(mail)).map((mail) => `a mail address: ${mail}`),
  ...[...text.matchAll(/"set-cookie":"[^"=]+=([^";]*)/g)]
    .filter(([, value]) => value !== "stand-in")
    .map(([cookie]) => `a cookie: ${cookie.slice(14, 34)}…`),
  ...secrets
    .filter((secret) => text.includes(secret))
    .map((secret) => `a secret of the configuration: ${secret.slice(0, 8)}…`),
];
