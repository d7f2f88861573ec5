import type { FrenchText } from "./french-text.ts";

export const moreTruffles: Record<string, FrenchText> = {
  "481119": {
    name: "Truffes au miel brûlé",
    short: "Du miel poussé au-delà du doré, dans la crème et le chocolat au lait.",
    copy: "Le miel du toit de la boutique de la rue Clement entre dans une casserole sèche et y reste jusqu’à ce qu’il fume et que chacun ait son avis. Puis de la crème, pour l’arrêter, et du chocolat au lait, pour lui pardonner. Roulée dans la tire éponge concassée, la truffe goûte le bord brun d’une bonne crêpe. Les abeilles n’ont rien dit.",
  },
  "481122": {
    name: "Truffes au sésame noir",
    short: "Du sésame noir grillé dans le chocolat blanc, gris comme un bon complet.",
    copy: "Le sésame noir est grillé jusqu’à ce que la première graine saute, moulu en une pâte couleur d’ardoise mouillée, puis incorporé au chocolat blanc avec une pincée de sel. Le goût se situe entre le beurre d’arachide et la fumée. La couleur n’est pas jolie, alors nous les roulons dans des graines entières et disons que c’est distingué.",
  },
  "481125": {
    name: "Truffes café au lait",
    short: "Une ganache au café bien laiteux, poudrée comme une tasse.",
    copy: "Le café moulu infuse dans le lait chaud, comme on vous le faisait le dimanche quand vous étiez trop jeune pour en prendre, puis devient ganache avec du chocolat au lait. Cacao et sucre glace sont saupoudrés à travers un napperon, parce que nous en avions un. Doux, sucré, et disparu avant la fin des mots croisés.",
  },
  "481128": {
    name: "Truffes au malt d’orge fumé",
    short: "Le malt sans le whisky : fumée, pain grillé et chocolat noir.",
    copy: "Notre comptable ne boit pas et en avait assez d’être oublié en décembre. Celles-ci ont la tourbe, le pain grillé et la longue finale chaude, sans une goutte d’alcool : malt d’orge fumé, beurre noisette et une ganache noire qui prend son temps. Deux Écossais les ont goûtées à l’aveugle. L’un a demandé de quelle distillerie; l’autre ne nous parle plus.",
  },
  "481131": {
    name: "Truffes aux graines de citrouille",
    short: "Tout le plaisir d’une truffe aux noix, sans une seule noix.",
    copy: "Une enfant nous a écrit pour demander s’il pouvait exister un praliné pour ceux qui n’ont pas droit au praliné. Il pouvait. Des graines de citrouille rôties, caramélisées et moulues en une pâte aussi riche que celle des noisettes, enveloppées de ganache noire, puis roulées dans les graines concassées. La lettre est épinglée au-dessus de l’établi.",
  },
  "481134": {
    name: "Truffes au gingembre de M. Wickett",
    short: "Il a fini par l’avoir, son gingembre, quatre-vingts ans plus tard.",
    copy: "En 1911, M. Wickett voulait du gingembre dans les gouttes aux prunes; Mme Plum n’en voulait pas, et la recette était à elle. Il a écrit la sienne au dos d’une facture, retrouvée derrière le chaudron de cuivre en 1994. Gingembre frais, gingembre confit et chocolat noir, le tout roulé dans le cacao. C’est chaud, puis sucré, puis chaud. Il avait raison. Elle aussi.",
  },
};
