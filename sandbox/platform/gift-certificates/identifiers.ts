import { randomInt } from "node:crypto";

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join("");

/** The number of a certificate that came by e-mail: twenty digits nobody can guess. */
export const newGiftNumber = (): string => `6${digits(19)}`;

/** Four digits. */
export const newSecurityCode = (): string => digits(4);
