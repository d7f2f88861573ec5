import type { FrenchText } from "./french-text.ts";

export const seasonalSummer: Record<string, FrenchText> = {
  "492137": {
    name: "Sucettes de la parade",
    short: "Des sucettes plates et rayées sur de longs bâtons, à agiter au passage.",
    copy: "Juillet compte deux anniversaires à trois jours d’écart, et nous avons des boutiques des deux côtés de la ligne. Les Étoiles viennent en cerise et en ciel, les Érables en cerise, toutes sur un bâton assez long pour saluer du deuxième rang. Elles ne fondent pas, ne coulent pas et ne s’envolent pas.",
  },
  "492140": {
    name: "Tire de la jetée",
    short: "De la tire au sel, étirée en vitrine de juin à septembre.",
    copy: "Il n’y a pas d’eau de mer dedans et il n’y en a jamais eu, mais on l’étire en vue de la mer, sur une machine à deux bras de laiton qui attire du monde les soirs doux. Pêche, mélasse, banane, melon d’eau, vanille et une grise qui goûte la plage et qui a ses admirateurs. Tendre six semaines si le sac reste fermé. Il ne le reste jamais.",
  },
  "492143": {
    name: "La Trousse du feu de camp",
    short: "Des guimauves grosses comme le poing, des plaques, des biscuits. Vous apportez le feu.",
    copy: "Nos guimauves à la vanille, coupées assez grosses pour que l’extérieur noircisse pendant que l’intérieur réfléchit, avec des plaques au lait à la taille de nos biscuits Graham. Sous le couvercle, les deux écoles : patiente et dorée, ou en flammes puis soufflée. À manger dans la semaine; une boutique vous la garde mais ne la poste pas.",
  },
};
