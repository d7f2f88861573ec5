import { randomInt } from "node:crypto";

/** A new code for a mail: six digits. */
export const newAccessCode = (): string => String(randomInt(1_000_000)).padStart(6, "0");
