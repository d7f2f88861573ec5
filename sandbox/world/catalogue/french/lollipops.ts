import type { FrenchText } from "./french-text.ts";

export const lollipops: Record<string, FrenchText> = {
  "486101": { name: "Sucette tourbillon du carrousel" },
  "486104": { name: "Sucettes à un sou" },
  "486107": { name: "Sucettes des saisons" },
  "486110": { name: "Sucettes à la racinette" },
};
