import type { FrenchText } from "./french-text.ts";

export const giftCards: Record<string, FrenchText> = {
  "489101": { name: "Carte-cadeau Wickett & Plum" },
};
