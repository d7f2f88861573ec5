import type { BasketGiftCertificate } from "../basket/basket-document.ts";

/** What an e-gift card may look like. */
export const eGiftDesigns = ["ribbon", "confetti", "awning", "snow", "stripes"] as const;

/** A look of an e-gift card. */
export type EGiftDesign = (typeof eGiftDesigns)[number];

/** Amounts that are offered, in units of the site's currency. */
export const eGiftAmounts = [25, 50, 75, 100, 150] as const;

/** The smallest and the largest amount of one's own choice, in units. */
export const LEAST_AMOUNT = 5;
export const MOST_AMOUNT = 500;

/** The longest message, in characters. */
export const MESSAGE_MAX_LENGTH = 250;

/** How many days ahead an e-gift card may be bought. */
export const DAYS_AHEAD = 365;

/** What is typed about an e-gift card. */
export interface EGiftValues {
  /** One of the offered amounts, or `other`. */
  amount: string;
  otherAmount: string;
  design: EGiftDesign;
  recipientName: string;
  recipientEmail: string;
  senderName: string;
  message: string;
  /** Mailed at once, or on `day` (`YYYY-MM-DD`). */
  when: "now" | "day";
  day: string;
}

/** The amount somebody typed, in units with two decimals at most; null for anything else. */
export const typedAmount = (text: string): number | null => {
  const digits = text
    .trim()
    .replace(/^[$\s]+|[$\s]+$/g, "")
    .replace(/,(\d{1,2})$/, ".$1");
  return /^\d{1,6}(\.\d{1,2})?$/.test(digits) ? Number(digits) : null;
};

/** Whether so much may be on an e-gift card. */
export const isGiftAmount = (amount: number | null): amount is number =>
  amount !== null && amount >= LEAST_AMOUNT && amount <= MOST_AMOUNT;

/** The chosen amount in units; null while there is none. */
export const amountOf = ({ amount, otherAmount }: Pick<EGiftValues, "amount" | "otherAmount">): number | null =>
  amount === "other" ? typedAmount(otherAmount) : typedAmount(amount);

/** A day in the browser's own calendar, `days` later, as `YYYY-MM-DD`. */
export const dayAfter = (now: Date, days = 0): string => {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
};

/** Whether an e-gift card can be mailed on a day: from today on, for a year. */
export const isGiftDay = (day: string, now: Date): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= dayAfter(now) && day <= dayAfter(now, DAYS_AHEAD);

/** The design a card names; the first where it names none that is known. */
export const designOf = (gift: BasketGiftCertificate): EGiftDesign =>
  eGiftDesigns.find((design) => design === gift["c_design"]) ?? eGiftDesigns[0];

/** The day a card is mailed on, as a moment in the middle of it (UTC); null when it is mailed at once. */
export const mailDayOf = (gift: BasketGiftCertificate): Date | null => {
  const day = gift["c_deliverOn"];
  return typeof day === "string" && /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T12:00:00Z`) : null;
};

/** An e-gift card as the platform takes it: a gift certificate item with the shop's own attributes. */
export interface EGiftInput {
  amount: number;
  recipientEmail: string;
  recipientName: string;
  senderName: string;
  message: string;
  c_design: EGiftDesign;
  /** Null takes a day away that was chosen before. */
  c_deliverOn: string | null;
}

/** What the form's values ask the platform for. */
export const toEGift = (values: EGiftValues): EGiftInput => ({
  amount: amountOf(values) ?? 0,
  recipientEmail: values.recipientEmail.trim(),
  recipientName: values.recipientName.trim(),
  senderName: values.senderName.trim(),
  message: values.message.trim(),
  c_design: values.design,
  c_deliverOn: values.when === "day" ? values.day : null,
});

/** The form's values for a card in the bag; a new one is for fifty, and goes at once. */
export const toEGiftValues = (gift?: BasketGiftCertificate): EGiftValues => {
  const { amount = 50, recipientName = "", recipientEmail = "", senderName = "", message = "" } = gift ?? {};
  const isOffered = eGiftAmounts.some((each) => each === amount);
  const day = gift?.["c_deliverOn"];
  return {
    amount: isOffered ? String(amount) : "other",
    otherAmount: isOffered ? "" : String(amount),
    design: designOf(gift ?? {}),
    recipientName,
    recipientEmail,
    senderName,
    message,
    when: typeof day === "string" ? "day" : "now",
    day: typeof day === "string" ? day : "",
  };
};
