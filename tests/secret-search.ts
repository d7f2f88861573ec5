/** Where something secret could lie: a name for the reader, and everything that stands there. */
export type Place = readonly [name: string, text: string];

/** What must lie nowhere. */
export interface Secrets {
  /** Card numbers and numbers of gift cards, digits only. */
  numbers?: readonly string[];
  /** Security codes: too short to look for by themselves, so they count beside their name. */
  codes?: readonly string[];
  /** Passwords and tokens. */
  words?: readonly string[];
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

const inBase64 = (text: string) => Buffer.from(text).toString("base64").replace(/=+$/, "").slice(0, -1);

/** A number as people, forms and addresses write it: in groups, or in Base64. */
const numberPattern = (number: string) =>
  new RegExp(`${number.split("").join("(?:[ -]|%20|\\+)?")}|${escaped(inBase64(number))}`);

const CODE_NAMES = "(?:security_?code|card_?code|c_?v_?v2?|c_?v_?n|c_?s_?c|gift_?card_?code)";
const codePattern = (code: string) => new RegExp(`${CODE_NAMES}\\W{1,8}${code}(?!\\d)`, "i");

const wordPattern = (word: string) =>
  new RegExp([word, encodeURIComponent(word), inBase64(word)].map(escaped).join("|"));

/** A signed token of whatever kind. */
export const TOKEN_PATTERN = /eyJ[\w-]{20,}\.[\w-]{20,}\.[\w-]{10,}/;

/** Every secret that lies in one of the places, as a sentence; none is the only good answer. */
export const foundSecrets = (places: readonly Place[], { numbers = [], codes = [], words = [] }: Secrets): string[] => {
  const wanted = [
    ...numbers.map((number) => [`the number ending ${number.slice(-4)}`, numberPattern(number)] as const),
    ...codes.map((code) => [`the code ${code}`, codePattern(code)] as const),
    ...words.map((word) => [`the word ${word.slice(0, 4)}…`, wordPattern(word)] as const),
  ];
  return places.flatMap(([place, text]) =>
    wanted.filter(([, pattern]) => pattern.test(text)).map(([secret]) => `${secret} in ${place}`),
  );
};

/** Whether digits are a card number by their length, beginning and check digit. */
export const isCardNumber = (digits: string): boolean => {
  if (!/^(?:4\d{15}|5[1-5]\d{14}|3[47]\d{13}|6011\d{12})$/.test(digits)) return false;
  const sum = digits
    .split("")
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
};
