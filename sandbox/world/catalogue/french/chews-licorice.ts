import type { FrenchText } from "./french-text.ts";

export const chewsLicorice: Record<string, FrenchText> = {
  "485101": { name: "Caramels en papillote" },
  "485104": { name: "Cubes de caramel salé" },
  "485107": { name: "Corde de réglisse noire" },
  "485110": { name: "Torsades à la cerise" },
  "485113": { name: "Petite poignée de caramels" },
};
