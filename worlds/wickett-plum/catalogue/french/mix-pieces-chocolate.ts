import type { FrenchText } from "./french-text.ts";

export const mixPiecesChocolate: Record<string, FrenchText> = {
  "490201": {
    name: "Caramel au beurre salé",
    short: "Celui que tout le monde prend en premier.",
    copy: "Un caramel tendre au beurre dans le chocolat au lait, avec deux flocons de sel sur le toit, jamais trois. S’il fallait remplir une boîte d’une seule sorte, c’est celle que la plupart choisiraient, et une personne sur neuf le fait vraiment. Il reste tendre un mois. Nous n’en connaissons aucun qui ait duré si longtemps.",
  },
  "490204": {
    name: "Crème vanille au chocolat noir",
    short: "Blanc dedans, noir dehors, aucune autre question.",
    copy: "Un simple fondant à la vanille dans une simple coque noire : on dirait que ce n’est rien, et c’est la pièce la plus difficile à réussir, puisqu’on ne peut s’y cacher nulle part. De vraies graines de vanille, un lent brassage et une coque que la langue suffit à casser. Mettez-en une à chaque coin et appelez cela une structure.",
  },
  "490207": {
    name: "Coup de coude à la pacane",
    short: "Deux pacanes appuyées sur un caramel.",
    copy: "Deux moitiés de pacane, un petit caramel et un manteau de chocolat au lait qui n’atteint pas tout à fait les bords, pour qu’on voie qui est à la maison. Plus large que les autres, elle pousse ses voisines le long du rang. Laissez-lui un peu de place, ou mettez à côté une crème tendre, qui ne s’en formalise pas.",
  },
  "490210": {
    name: "Carré espresso",
    short: "Petit, noir et bien éveillé.",
    copy: "Une ganache au café infusé à froid, coupée en carré et trempée dans le noir, un grain posé dessus en guise d’avis. Un seul vous mène au bout d’une réunion, deux au bout du procès-verbal de la précédente. N’en faites qu’un rang, à moins de connaître les habitudes de la personne.",
  },
  "490213": {
    name: "Dôme crème brûlée",
    short: "Du sucre brûlé sur le couvercle. Frappez avant de manger.",
    copy: "Une ganache façon crème à la vanille dans le chocolat blanc, coiffée d’un disque de sucre brûlé qu’on brise de l’ongle. Elle se mange dans les neuf jours et n’aime pas voyager; elle n’entre donc que dans les boîtes cueillies en boutique. Ceux qui habitent à côté trouvent cela juste. Les autres nous ont écrit.",
  },
  "490216": {
    name: "Ganache à la crème fraîche",
    short: "Faite le matin, disparue avant la fin de semaine.",
    copy: "De la crème et du chocolat à poids égal, et rien pour la faire durer. Roulée dans la cuisine de la boutique avant l’ouverture, elle tient cinq jours au plus. C’est pourquoi elle ne voyage jamais par la poste et pourquoi le plateau est souvent vide à seize heures. Demandez-la d’abord et rentrez tout droit.",
  },
  "490219": {
    name: "Fraise cueillie aujourd’hui",
    short: "Une fraise entière, trempée sous vos yeux, en juin et en juillet.",
    copy: "Une fraise tenue par ses feuilles, plongée dans le chocolat au lait et posée sur le papier devant vous. C’est moins une friandise qu’une entente entre une ferme et nous. Elle dure jusqu’au soir. Les boutiques en ont quand les fraises sont bonnes et n’en ont pas quand elles ne le sont pas; inutile de téléphoner.",
  },
  "490222": {
    name: "Demi-lune aux noisettes",
    short: "Le praliné de la boîte célèbre, à l’unité.",
    copy: "La même demi-lune que dans notre boîte la plus connue, admise ici une à la fois : praliné aux noisettes, une cuillerée de caramel, une coque noire et le filet blanc. Elle donne un certain ton. Deux parmi de simples caramels, et toute la boîte a l’air réfléchie; quatre, et l’on vous demandera qui vous a aidé.",
  },
  "490225": {
    name: "Cœur marbré à la framboise",
    short: "De la framboise vive dans un cœur qui ne regarde personne.",
    copy: "Un caramel à la framboise marbré dans une ganache blanche, sous une coque ruby en forme de cœur, mais pas au point de ne pouvoir l’envoyer à une tante. Le fruit est assez vif pour trancher n’importe quelle quantité de caramel. Un rang au milieu, c’est gai. Une boîte entière, c’est une décision.",
  },
  "490228": {
    name: "Patience à la menthe, à l’unité",
    short: "Une menthe de la tablette où elles attendent trois semaines.",
    copy: "Elle a attendu ses trois semaines comme les autres, et son fondant s’est attendri au milieu, comme il se doit. Sa recette n’a pas de lait, mais la bassine d’à côté en a vu, et l’étiquette le dit. Placez-la en dernier, en bas à droite. Rendu là, on apprécie un peu de fraîcheur.",
  },
  "490231": {
    name: "Doublon à l’orange, à l’unité",
    short: "Sixième au relevé, premier dans nos sympathies.",
    copy: "Une pièce de fondant à l’orange, frappée du prunier et trempée dans le noir. Elle est plate : deux tiennent là où il n’y aurait qu’une pièce plus haute, et l’on a vu des comptables en remplir les coins. Du fruit pressé, du zeste râpé et l’air d’avoir été oubliée pour une promotion, ce que vous pouvez corriger.",
  },
  "490234": {
    name: "Cube de fudge aux noix",
    short: "Du fudge battu à la main, coiffé d’une demi-noix.",
    copy: "Le fudge maison en plus petit cube, une demi-noix pressée dessus pendant qu’il réfléchissait encore. Il s’émiette une seconde, puis il capitule. C’est la pièce la plus lourde de la gamme, et elle va au fond de toute discussion. Trois par boîte, c’est généreux; neuf, c’est un arrêt de porte. Il s’écaille par la poste : boîtes cueillies en boutique seulement.",
  },
  "490237": {
    name: "Dôme à la pistache, à l’unité",
    short: "Vert, luisant et parti jusqu’à la prochaine récolte.",
    copy: "Le dôme à la pistache, sorti de sa propre boîte pour la saison. De la pâte de pistaches de Sicile, une miette de croquant et une coque luisante comme une barrière mouillée. Nous achetons ces noix une fois l’an, et les boîtes ont eu les dernières. La barrière est fermée; laissez votre nom, nous appellerons.",
  },
  "490240": {
    name: "Carré tarte à la citrouille",
    short: "Octobre en carré. Il ne sort plus après l’Halloween.",
    copy: "Citrouille rôtie, cassonade et clou de girofle sous une coque blanche, avec une miette de croûte par-dessous, à manger croûte en bas comme la vraie. Il appartient à un seul mois. Passé le dernier jour d’octobre, il n’entre plus dans aucune boîte, si gentiment qu’on le demande : la cuisine en est déjà aux prunes.",
  },
};
