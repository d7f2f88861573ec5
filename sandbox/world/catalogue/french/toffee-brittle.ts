import type { FrenchText } from "./french-text.ts";

export const toffeeBrittle: Record<string, FrenchText> = {
  "483101": { name: "Croquant aux arachides" },
  "483104": { name: "Caramel dur du chaudron de cuivre" },
  "483107": { name: "Croquant aux noix de cajou" },
  "483110": { name: "Écorce aux baies d’hiver" },
  "483113": { name: "Fudge maison" },
  "483116": { name: "Nougat aux amandes" },
};
