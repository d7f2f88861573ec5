import type { FrenchText } from "./french-text.ts";

export const giftBoxes: Record<string, FrenchText> = {
  "488101": { name: "Le Coffret lettre rouge" },
  "488104": { name: "Le Coffret prune" },
  "488107": { name: "Le Coffret marine" },
  "488110": { name: "Le Coffret du jardin" },
  "488113": { name: "Le Coffret rose" },
  "488116": { name: "Cœurs en papier doré" },
  "488119": { name: "Boîte de sous en chocolat" },
  "488122": { name: "Caisse de douze mercis" },
  "488125": { name: "Menthes de bureau" },
};
