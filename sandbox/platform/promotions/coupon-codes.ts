import { createHash } from "node:crypto";

/** How the codes of a coupon are made: always the same ones for the same seed. */
export interface GeneratedCodes {
  count: number;
  prefix: string;
  /** Characters of a code, its prefix included. */
  length: number;
  seed: string;
}

/** Without letters and digits that are taken for each other. */
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** The codes a coupon was given, each once. */
export const generatedCodes = ({ count, prefix, length, seed }: GeneratedCodes): string[] => {
  const codes = new Set<string>();
  for (let turn = 0; codes.size < count; turn += 1) {
    const bytes = createHash("sha256").update(`${seed}/${turn}`).digest();
    const tail = [...bytes.subarray(0, length - prefix.length)].map((byte) => letters[byte % letters.length]);
    codes.add(prefix + tail.join(""));
  }
  return [...codes];
};
