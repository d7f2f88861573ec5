import type { FrenchText } from "./french-text.ts";

export const boxedChocolates: Record<string, FrenchText> = {
  "480127": { name: "Demi-lunes au praliné" },
  "480130": { name: "Les Vingt-quatre" },
  "480133": { name: "Dômes de l’heure bleue" },
  "480136": { name: "Crèmes à la violette" },
  "480139": { name: "Dômes à la pistache du jardin" },
  "480142": { name: "Cœurs rubis au caramel" },
  "480145": { name: "La Douzaine marine" },
  "480148": { name: "Dés au caramel salé" },
};
