import type { FrenchText } from "./french-text.ts";

export const hardCandy: Record<string, FrenchText> = {
  "487101": { name: "Menthes tourbillon étoilées" },
  "487104": { name: "Cannes de la vitrine" },
  "487107": { name: "Cannes Matin givré" },
  "487110": { name: "Gouttes au citron" },
  "487113": { name: "Gouttes à la cerise" },
  "487116": { name: "Menthes vertes" },
  "487119": { name: "Tourbillons étoilés à l’orange" },
  "487122": { name: "Boîte du voyageur" },
  "487125": { name: "Gouttes aux prunes en bocal" },
};
