/** A picture of the shop: its file under `sandbox/images/masters` and what a screen reader says. */
export const pictures = {
  praline: { file: "praline.webp", alt: "A domed dark chocolate bonbon with white drizzle" },
  "praline-cut": { file: "praline-cut.webp", alt: "A bonbon cut open, caramel and praline showing" },
} as const;

/** The name of a picture. */
export type PictureName = keyof typeof pictures;
