import type { FrenchText } from "./french-text.ts";

export const truffles: Record<string, FrenchText> = {
  "481101": {
    name: "Truffes roulées au cacao",
    short: "Neuf truffes de ganache noire, roulées à la main dans le cacao, les noisettes et le chocolat blanc.",
    copy: "Neuf truffes, pas deux tout à fait rondes, parce que des mains les ont faites. La ganache est de chocolat noir et de crème, rien d’autre; certaines sont roulées dans le cacao, d’autres dans les noisettes hachées, d’autres trempées dans le blanc. Laissez la boîte ouverte une demi-heure avant de servir. Si vous ne pouvez pas attendre, nous comprenons.",
  },
  "481104": {
    name: "Truffes au champagne",
    short: "Une ganache au lait au marc de Champagne, poudrée de rose.",
    copy: "Une ganache au lait au marc de Champagne, roulée dans un sucre couleur de bonne humeur. L’alcool est là pour soulever la crème, pas pour assommer qui que ce soit : moins de deux pour cent, et disparu à la deuxième bouchée. Versez quelque chose de froid, ouvrez la boîte et annoncez qu’il est cinq heures. Inutile de dire où.",
  },
  "481107": {
    name: "Truffes au thé Earl Grey",
    short: "Une ganache noire infusée au thé à la bergamote.",
    copy: "Nous infusons le Earl Grey en feuilles dans la crème pendant sept minutes exactement, soit deux de plus que pour une tasse, et le filtrons avant qu’il boude. Il en sort une truffe noire avec de la bergamote à l’entrée et du tanin à la sortie. Elle va avec le thé, bien sûr. Elle va aussi avec la pluie, une fenêtre et aucun projet.",
  },
  "481110": {
    name: "Truffes de minuit au lait d’avoine",
    short: "Des truffes sans produits laitiers dont personne n’a à s’excuser.",
    copy: "De la crème d’avoine, du chocolat noir et une cuillerée d’huile d’olive, battus jusqu’à oublier qu’on leur a dit que c’était impossible. Roulées dans le cacao noir sur un établi qui n’a jamais vu de lait. Il y a eu onze versions avant que l’un de nous finisse un plateau sans remarquer que c’était un essai. C’est celle-là.",
  },
  "481113": {
    name: "Truffes croquantes aux noisettes",
    short: "Un cœur de gianduja sous un manteau de noisettes rôties.",
    copy: "Le gianduja, c’est ce qui arrive quand noisettes et chocolat sont broyés ensemble jusqu’à ne plus se distinguer. Nous le fouettons, le roulons, le trempons dans le lait et, avant qu’il prenne, le laissons tomber dans un plateau de noisettes rôties et hachées. Le bruit de la première bouchée fait partie de la recette. À éviter en bibliothèque.",
  },
  "481116": {
    name: "Truffes au citron",
    short: "Chocolat blanc, crème de citron et un pétillement de sorbet.",
    copy: "Le chocolat blanc est timide; nous lui avons donné un citron. Le cœur est notre propre crème de citron fouettée en ganache, et la poudre un sucre acide qui pétille à peu près aussi longtemps qu’une bonne blague. Meilleures au sortir du réfrigérateur, dans ce seul cas. Le chat de la boutique n’y a plus droit depuis juin.",
  },
};
