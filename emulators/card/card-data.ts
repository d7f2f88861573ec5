import { VendorError } from "../vendor-error.ts";
import { type CardType, detectCardTypes, passesLuhn } from "./card-table.ts";

/** A card as the fields encrypted it. Never logged, never stored on disk. */
export interface CardData {
  number: string;
  /** Left out when a saved card is used again without it. */
  securityCode: string | undefined;
  expirationMonth: string;
  expirationYear: string;
  types: CardType[];
}

/** The security code of a card that is known already; typed again before it pays. */
export interface CodeData {
  securityCode: string;
}

type Location = "number" | "securityCode" | "expirationMonth" | "expirationYear";

/** The refusal of a card by its fields; names the fields, never their content. */
export const fieldRefusal = (locations: Location[]): VendorError =>
  new VendorError(400, {
    responseStatus: {
      status: 400,
      reason: "VALIDATION_ERROR",
      message: "The card was refused.",
      details: locations.map((location) => ({ location, message: "Validation error" })),
    },
  });

const text = (value: unknown): string => (typeof value === "string" ? value : "");

const lengthFits = (number: string, types: CardType[]) => types.some(({ lengths }) => lengths.includes(number.length));

const isOver = (month: string, year: string, now: Date) =>
  Number(year) * 12 + Number(month) < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;

/** Whether a decrypted body is a security code alone. */
export const isCodeAlone = (value: unknown): boolean => {
  const data = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
  const { number, securityCode, expirationMonth, expirationYear } = data;
  return securityCode !== undefined && [number, expirationMonth, expirationYear].every((each) => each === undefined);
};

/** A decrypted security code of a known card. @throws VendorError 400 unless it has three or four digits. */
export const readCodeData = (value: unknown): CodeData => {
  const securityCode = text((value as { securityCode?: unknown }).securityCode);
  if (!/^\d{3,4}$/.test(securityCode)) throw fieldRefusal(["securityCode"]);
  return { securityCode };
};

/** A decrypted card once it passed every check of the service. @throws VendorError 400 naming the wrong fields */
export const readCardData = (value: unknown, now: Date): CardData => {
  const data = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
  const number = text(data.number);
  const securityCode = data.securityCode === undefined ? undefined : text(data.securityCode);
  const [expirationMonth, expirationYear] = [text(data.expirationMonth), text(data.expirationYear)];
  const types = /^\d{12,19}$/.test(number) ? detectCardTypes(number) : [];
  const monthFits = /^(0[1-9]|1[0-2])$/.test(expirationMonth);
  const yearFits = /^20[1-9]\d$/.test(expirationYear);

  const wrong: [Location, boolean][] = [
    ["number", !lengthFits(number, types) || !passesLuhn(number)],
    [
      "securityCode",
      securityCode !== undefined &&
        (!/^\d+$/.test(securityCode) || securityCode.length !== (types[0]?.securityCode.length ?? 3)),
    ],
    ["expirationMonth", !monthFits || (yearFits && isOver(expirationMonth, expirationYear, now))],
    ["expirationYear", !yearFits],
  ];
  const locations = wrong.filter(([, isWrong]) => isWrong).map(([location]) => location);
  if (locations.length > 0) throw fieldRefusal(locations);
  return { number, securityCode, expirationMonth, expirationYear, types };
};
