import type { FrenchText } from "./french-text.ts";

export const toffeeBrittle: Record<string, FrenchText> = {
  "483101": {
    name: "Croquant aux arachides",
    short: "Mince, beurré, plein d’arachides, et bruyant.",
    copy: "Étiré mince pendant qu’il est trop chaud pour être touché; c’est pourquoi nous le faisons avec des gants et au pas de course. Plus d’arachides que de sucre, pas mal de beurre, et du bicarbonate à la fin pour les petites bulles qui le font éclater au lieu de coller. À émietter sur la crème glacée, ou à manger dans l’auto, vitres fermées.",
  },
  "483104": {
    name: "Caramel dur du chaudron de cuivre",
    short: "Un caramel au beurre sous le chocolat noir et les amandes rôties.",
    copy: "Fait dans le chaudron de cuivre venu avec la boutique, sur une flamme que seul Walter a le droit de régler. Un caramel au beurre, mené jusqu’au bord de l’amer, étalé mince, couvert de chocolat noir et de plus d’amandes que nous n’en avouons au comptable. Il casse net et n’arrache pas les plombages. Des dentistes en ont acheté, sans commentaire.",
  },
  "483107": {
    name: "Croquant aux noix de cajou",
    short: "Noix de cajou, sel fumé et la lente chaleur du piment.",
    copy: "Il commence comme un croquant ordinaire et, une minute plus tard, vous assoit près du feu. Le sel fumé et le piment ancho font le travail; aucun ne crie. Nous le suggérons avec une bière noire, un fromage fort ou une dispute légère. Ne contient pas de vraies braises, quoi qu’en dise Theo aux visiteurs.",
  },
  "483110": {
    name: "Écorce aux baies d’hiver",
    short: "Du chocolat blanc sur le noir, parsemé de baies rouges et vives.",
    copy: "Deux chocolats coulés l’un sur l’autre avant d’avoir pris leur décision, puis parsemés de canneberges et de framboises lyophilisées, assez vives pour garder le blanc honnête. Cassée à la main en morceaux sans taille fixe : il y a toujours une raison d’en prendre un de plus pour égaliser la pile.",
  },
  "483113": {
    name: "Fudge maison",
    short: "Du fudge à l’ancienne, battu à la main jusqu’à ce que le bras lâche.",
    copy: "Le fudge, c’est surtout savoir quand s’arrêter. Nous cuisons sucre, crème et cacao au petit boulé, attendons qu’il soit presque trop tard, puis battons à la main jusqu’à ce qu’il perde son lustre et nous, notre patience. Il s’émiette une seconde, puis il fond. Coupé en cubes, emballé de papier, disparu le dimanche.",
  },
  "483116": {
    name: "Nougat aux amandes",
    short: "Blanc d’œuf, miel, amandes et beaucoup d’air.",
    copy: "Du miel et du blanc d’œuf fouettés jusqu’à flotter, puis ramenés sur terre par des amandes grillées. Tendre sans coller, il garde ses coins carrés si vous le gardez à l’ombre. Ni lait, ni chocolat, ni bruit : le discret de la soirée, à qui l’on finit par parler jusqu’au dernier métro.",
  },
};
