import type { FrenchText } from "./french-text.ts";

export const gummiesJellies: Record<string, FrenchText> = {
  "484101": { name: "Oursons du jardin, six fruits" },
  "484104": { name: "Oursons du jardin surs" },
  "484107": { name: "Gelées du verger" },
  "484110": { name: "Pastilles au sucre" },
  "484113": { name: "Fèves de poche" },
  "484116": { name: "Délice à la rose" },
  "484119": { name: "Petits oursons en bocal" },
};
