/**
 * What a card payment has to bring: `token` asks for what the card fields made of the number; `plain` takes the masked
 * number alone, as a storefront without such fields sends it, and refuses the order of a card that is not taken.
 */
export type CardRule = "token" | "plain";

/** Every rule, for settings. */
export const cardRules: readonly CardRule[] = ["token", "plain"];

/** Last digits with an outcome of their own: those of the emulated processor's magic numbers. */
const outcomesByDigits: Readonly<Record<string, string>> = {
  "0036": "no-more",
  "0002": "decline",
  "9995": "insufficient-funds",
  "0069": "expired-card",
  "0119": "processor-down",
};

/** Words in the name of the holder with an outcome of their own, for clients that send no digits. */
const outcomesByHolder: readonly (readonly [RegExp, string])[] = [
  [/\bdeclined?\b/i, "decline"],
  [/\binsufficient\b/i, "insufficient-funds"],
  [/\bexpired\b/i, "expired-card"],
  [/\bunavailable\b/i, "processor-down"],
];

/**
 * The name under which the emulated processor knows a card of which nothing but the masked number and the holder is
 * said; any card without a magic value is approved.
 */
export const plainCardId = ({
  maskedNumber,
  holder,
}: {
  maskedNumber: string | null;
  holder: string | null;
}): string => {
  const digits = /\d{0,4}$/.exec(maskedNumber ?? "")?.[0] ?? "";
  const outcome =
    outcomesByDigits[digits] ?? outcomesByHolder.find(([word]) => word.test(holder ?? ""))?.[1] ?? "approve";
  return `SANDBOX-CARD-${outcome}`;
};
