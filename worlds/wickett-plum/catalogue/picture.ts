import { pictureTones } from "./picture-tones.ts";

/** One picture of the shop: its file under `worlds/wickett-plum/images`, and what a screen reader says. */
export interface Picture {
  file: string;
  alt: string;
}

/** The main color of a picture with a ground of its own; what is cut out stands in a colored window instead. */
export const toneOf = ({ file }: Picture): string | undefined => pictureTones[file.replace(/\.\w+$/, "")];
