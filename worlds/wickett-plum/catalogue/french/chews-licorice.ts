import type { FrenchText } from "./french-text.ts";

export const chewsLicorice: Record<string, FrenchText> = {
  "485101": {
    name: "Caramels en papillote",
    short: "Une boîte de bouchées tendres aux fruits, chacune dans son manteau de papier.",
    copy: "Soixante bouchées tendres en papier rayé et en étain, étirées jusqu’à devenir pâles et légères, puis emballées sur une machine plus vieille que l’immeuble. Fraise, lime, caramel, mûre et menthe. Les déballer est la moitié du plaisir : tirez les deux bouts et laissez tourner. La boîte ferme assez bien pour tenir les enfants à distance quatre minutes.",
  },
  "485104": {
    name: "Cubes de caramel salé",
    short: "Des caramels au beurre coupés carré, avec du sel qui se voit.",
    copy: "De la crème, du beurre, du sucre et une longue cuillère de bois. Nous les cuisons à la seconde, les versons sur le marbre et les coupons en cubes assez gros pour demander une décision. Le sel va par-dessus, en flocons, pour que la langue le rencontre d’abord. Emballés de papier ciré, qu’il ne faut pas manger, bien que cela se soit vu.",
  },
  "485107": {
    name: "Corde de réglisse noire",
    short: "De la vraie réglisse noire : sombre, coriace, sans regret.",
    copy: "De la racine de réglisse, de la mélasse et de l’anis, tordus en cordes et laissés à mûrir jusqu’à plier sans casser. Cela goûte la réglisse d’avant qu’on décide que vous ne l’aimeriez pas. Il y a du blé dedans, qui donne la mâche, et rien qui brille dans le noir. Une corde, c’est le retour à pied; un sac, c’est une correspondance.",
  },
  "485110": {
    name: "Torsades à la cerise",
    short: "Des cordes tendres à la cerise, pour ceux que les noires effraient.",
    copy: "Pour tous ceux qui aiment la corde mais pas la racine. Jus de cerise acidulée, blé et sucre, tordus de la même façon sur la même table, une heure avant les noires pour garder leur innocence. Nouez-en une en boucle s’il le faut; elles se redressent. Bonnes devant un film sous-titré, car on mâche sans baisser les yeux.",
  },
  "485113": {
    name: "Petite poignée de caramels",
    short: "Douze bouchées dans un sac de papier, pour la marche.",
    copy: "Une douzaine de nos bouchées aux fruits dans un sac rayé au rebord plié, à un prix qui permet de dire oui sans réunion. C’est ce que nous tendons à qui tient la porte, et ce pour quoi l’on revient. Cinq sortes, mélangées par qui se trouve près du bac. Tient dans une poche de manteau ou deux petites mains.",
  },
};
