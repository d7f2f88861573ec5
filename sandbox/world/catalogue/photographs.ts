import type { Picture } from "./picture.ts";

/** The photographs that are finished; written by `sandbox/photography/publish.py` from its recipes. */
export const photographs = {
  "praline-drizzle": {
    file: "praline-drizzle.webp",
    alt: "Two drizzled dark bonbons, one cut open to its caramel and praline",
  },
  "truffles-cocoa": {
    file: "truffles-cocoa.webp",
    alt: "Cocoa-dusted, nut-rolled and white truffles in a heap, one halved",
  },
} satisfies Record<string, Picture>;

/** Which photograph stands in the place of an earlier picture of the catalogue. */
export const photographOf: Readonly<Record<string, keyof typeof photographs>> = {
  "bonbon-cut": "praline-drizzle",
  truffles: "truffles-cocoa",
};
