import type { FrenchText } from "./french-text.ts";

export const customMix: Record<string, FrenchText> = {
  "490101": { name: "Votre boîte de papillotes" },
};
