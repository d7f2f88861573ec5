import type { FrenchText } from "./french-text.ts";

export const gummiesJellies: Record<string, FrenchText> = {
  "484101": {
    name: "Oursons du jardin, six fruits",
    short: "Six fruits, un ourson chacun, faits de jus et de patience.",
    copy: "Six fruits, un ourson chacun : cerise, orange, citron, pomme, raisin blanc et prune. Faits de jus de fruits et coulés dans l’amidon, sans se presser, si bien qu’ils résistent sous la dent. Il y en a autant de chaque sorte dans tous les sacs, parce que nous les comptons, parce que quelqu’un nous a écrit au sujet des rouges. Une livre, environ cent soixante oursons.",
  },
  "484104": {
    name: "Oursons du jardin surs",
    short: "Les mêmes oursons, de moins bonne humeur.",
    copy: "Les six mêmes oursons, de moins bonne humeur. Un manteau de sucre sur, assez vif pour fermer un œil et, dessous, le fruit que vous connaissez, plus doux après la frayeur. L’acide reste à l’extérieur; ils se calment une fois la porte passée. Déconseillés aux chats, aux nerveux et à qui va se faire photographier.",
  },
  "484107": {
    name: "Gelées du verger",
    short: "Pâtes de fruits : moitié fruit, moitié sucre, aucune hâte.",
    copy: "Coing, prune, prune de Damas et poire, cuits avec du sucre jusqu’à ce qu’une cuillère y tienne debout, puis coupés et roulés dans encore du sucre pour ne coller ni entre eux ni à vous. La moitié de chaque morceau est du fruit. Les Français les mangent après le dîner; nous n’avons pas encore trouvé de mauvaise heure.",
  },
  "484110": {
    name: "Pastilles au sucre",
    short: "Petites, fermes, sucrées et finies avant le deuxième acte.",
    copy: "De petites pastilles fermes aux fruits sous un sucre fin, faites pour le sac à main et le théâtre : elles ne tintent pas, ne fondent pas, et personne ne se retournera trois rangs plus loin. Framboise, lime, cassis et abricot. Laissez-les fondre si vous êtes sage; croquez-les si vous êtes comme nous.",
  },
  "484113": {
    name: "Fèves de poche",
    short: "Trente sortes de fèves, dragéifiées et polies.",
    copy: "Trente sortes de fèves, tournées trois jours jusqu’à briller comme des souliers neufs. Il existe un tableau, mais nous suggérons de le jeter et de deviner : le plaisir est d’être sûr que c’était du melon et d’entendre l’autre dire concombre. Guimauve grillée, prune, maïs soufflé, gingembre, et une qui s’appelle tout simplement Mardi.",
  },
  "484116": {
    name: "Délice à la rose",
    short: "Un délice tendre à la rose, poudré, avec des pistaches si vous avez de la chance.",
    copy: "De l’amidon, du sucre, de l’eau de rose et une heure de brassage : ce n’a jamais été autre chose. Le nôtre est plus tendre et moins sucré que la plupart, et un morceau sur trois cache une pistache, ce qui fait de la boîte un jeu. Secouez le sucre au-dessus de l’évier ou d’un chandail noir, selon votre chance.",
  },
  "484119": {
    name: "Petits oursons en bocal",
    short: "Un bocal de bureau, plein de gouttes et de très petits oursons.",
    copy: "Un bocal de verre à vrai couvercle vissé, rempli des plus petits oursons que nous fassions et des gouttes que nous roulons en leur compagnie. Il vit sur un bureau et améliore les réunions. Vide, il contient des crayons, des boutons ou le sac de recharge. Posez-en un près de la porte et voyez qui passe.",
  },
};
