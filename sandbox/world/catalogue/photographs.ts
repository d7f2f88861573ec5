import type { Picture } from "./picture.ts";

/** The photographs that are finished; written by `sandbox/photography/publish.py` from its recipes. */
export const photographs = {
  "truffles-cocoa": {
    file: "truffles-cocoa.webp",
    alt: "Cocoa-dusted, nut-rolled and white truffles in a heap, one halved",
  },
} satisfies Record<string, Picture>;

/** Which photograph stands in the place of an earlier picture of the catalogue. */
export const photographOf: Readonly<Record<string, keyof typeof photographs>> = {
  truffles: "truffles-cocoa",
};
