import type { FrenchText } from "./french-text.ts";

export const bars: Record<string, FrenchText> = {
  "482101": { name: "Tablette Verger de minuit" },
  "482104": { name: "Plaques de chocolat au lait et sel de mer" },
  "482107": { name: "Tablette au lait Heure dorée" },
  "482110": { name: "Tablette croquante aux cerises" },
  "482113": { name: "Tablette à la menthe poivrée" },
  "482116": { name: "Tablette au pouding aux prunes" },
  "482119": { name: "Tablette ivoire à la vanille" },
  "482122": { name: "Tablette aux noisettes Ciel bleu" },
};
