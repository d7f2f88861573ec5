import type { FrenchText } from "./french-text.ts";

export const truffles: Record<string, FrenchText> = {
  "481101": { name: "Truffes roulées au cacao" },
  "481104": { name: "Truffes au champagne" },
  "481107": { name: "Truffes au thé Earl Grey" },
  "481110": { name: "Truffes de minuit au lait d’avoine" },
  "481113": { name: "Truffes croquantes aux noisettes" },
  "481116": { name: "Truffes au citron" },
};
