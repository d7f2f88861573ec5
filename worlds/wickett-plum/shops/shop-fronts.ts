import { photographs } from "#worlds/wickett-plum/catalogue/photographs.ts";
import { frenchAlternative } from "#worlds/wickett-plum/content/french/picture-alternatives.ts";

/** What the fronts of shops look like; several shops have the same one. */
export const shopFronts = [
  "plum",
  "green",
  "blue",
  "brick",
  "sage",
  "evening",
  "station",
  "wine",
  "stall",
  "mall",
  "gate",
  "harbor",
  "arcade",
  "double",
  "adobe",
] as const;
export type ShopFront = (typeof shopFronts)[number];

/** The photograph of a front, and what it shows: in English, unless a locale has words of its own. */
export const pictureOfFront = (front: ShopFront): { file: string; alternatives: Record<string, string> } => {
  const { file, alt } = photographs[`front-${front}-photo`];
  return { file, alternatives: { default: alt, "fr-CA": frenchAlternative(alt) ?? alt } };
};
