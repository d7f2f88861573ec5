import type { FrenchText } from "./french-text.ts";

export const hardCandy: Record<string, FrenchText> = {
  "487101": {
    name: "Menthes tourbillon étoilées",
    short: "Des étoiles à la menthe poivrée, coupées pendant que le sucre plie encore.",
    copy: "Deux cordons de sucre, un rouge, un blanc, posés côte à côte, roulés et coupés aux ciseaux pendant qu’ils plient encore. C’est de là que vient l’étoile; personne ne la peint. De la menthe poivrée naturelle, fraîche jusqu’au dernier éclat, dans une papillote qui s’ouvre d’une main. Une livre, soit une boîte à gants.",
  },
  "487104": {
    name: "Cannes de la vitrine",
    short: "Des cannes rayées et limpides, presque transparentes.",
    copy: "Des cannes cuites si claires qu’on lit un gros titre à travers. Rayées de rouge et de vert, pliées sur un manche à balai comme ici depuis le deuxième hiver, et mises en boîte par six. Elles ne sont pas tout à fait prêtes : il faut que le temps tourne avant que le sucre reste brillant. Laissez votre courriel, nous vous appellerons à la vitrine.",
  },
  "487107": {
    name: "Cannes Matin givré",
    short: "Des cannes rayées de bleu au thé des bois. Commandez maintenant, nous expédions à la neige.",
    copy: "Des cannes au thé des bois, avec une rayure couleur de flaque où personne n’a encore marché. Nous commençons à étirer la dernière semaine de novembre et expédions dans l’ordre des demandes. Payées maintenant, postées alors, et emballées dans la paille pour que les six arrivent à six.",
  },
  "487110": {
    name: "Gouttes au citron",
    short: "Des gouttes vives au citron dans un bocal de verre.",
    copy: "De l’huile de citron, du jus de citron et une poudre de sucre sur, dans un bocal qui est à son mieux là où le soleil l’atteint. Elles commencent vives, deviennent douces et, tout à la fin, pétillent un peu comme si quelque chose leur revenait. Les chanteurs en achètent. Ceux qui parlent pour gagner leur vie aussi.",
  },
  "487113": {
    name: "Gouttes à la cerise",
    short: "Cerise et miel. Elles ne guérissent rien, agréablement.",
    copy: "De la cerise acidulée, du miel et un souffle de menthol. Nous ne sommes pas médecins, et elles ne guérissent rien du tout, mais elles donnent à la toux l’impression d’avoir été invitée. Gardez le bocal près de la bouilloire. Le miel vient de ruches sur un toit, où les abeilles ont une plus belle vue que nous.",
  },
  "487116": {
    name: "Menthes vertes",
    short: "Des étoiles à la menthe verte, pour qui trouve la poivrée bruyante.",
    copy: "La menthe verte est la cousine tranquille : plus verte, plus ronde, l’odeur d’un jardin où quelqu’un vient de passer. Nous la roulons dans les mêmes étoiles que les rouges et les emballons dans les mêmes papillotes; les deux s’entendent bien dans un bol. Une livre par sac. Il y a toujours quelqu’un qui ne mange que les vertes.",
  },
  "487119": {
    name: "Tourbillons étoilés à l’orange",
    short: "Des étoiles à l’orange et à la crème. Pas des menthes, pour être honnêtes.",
    copy: "On les appelle menthes à cause de la forme et parce que la boîte était déjà imprimée. De l’huile d’orange d’un côté du cordon, de la crème vanille de l’autre, tordues en une étoile qui goûte le camion de crème glacée. La boîte a été réimprimée deux fois depuis; chaque fois, nous avons laissé le nom.",
  },
  "487122": {
    name: "Boîte du voyageur",
    short: "Des gouttes aux fruits dans une boîte de poche à charnière qui dure.",
    copy: "Des gouttes aux fruits poudrées de sucre fin pour ne jamais devenir une seule goutte, dans une boîte qui va dans la pochette du siège d’en avant. Prune, orange, citron et lime. La boîte survit des années à son contenu : nous en avons vu garder des mouches à pêche, des boutons et, une fois, une demande en mariage. Prune ou ciel.",
  },
  "487125": {
    name: "Gouttes aux prunes en bocal",
    short: "Prune et prune de Damas, cuites jusqu’à luire.",
    copy: "L’autre moitié de notre nom, en bocal. Des prunes et des prunes de Damas, cuites avec du sucre jusqu’à la couleur d’un bon rideau de velours. Assez vives pour vous réveiller, assez rondes pour vous garder. M. Wickett voulait y mettre du gingembre. Mme Plum n’en voulait pas, et la recette est à elle.",
  },
};
