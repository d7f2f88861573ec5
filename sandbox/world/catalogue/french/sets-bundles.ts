import type { FrenchText } from "./french-text.ts";

export const setsBundles: Record<string, FrenchText> = {
  "488201": { name: "La Longue Soirée" },
  "488202": { name: "Un après-midi au verger" },
  "488203": { name: "La Tablette à message" },
};
