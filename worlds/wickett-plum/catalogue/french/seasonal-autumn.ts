import type { FrenchText } from "./french-text.ts";

export const seasonalAutumn: Record<string, FrenchText> = {
  "492201": {
    name: "Le Bol du perron",
    short: "Deux cents friandises emballées, de quoi tenir une rue qui a sa réputation.",
    copy: "Bouchées, sucettes, menthes et petites tablettes : deux cents en tout, toutes emballées, et pas un seul raisin sec. La bande autour du sac dit combien en donner : trois pour un bon costume, quatre pour un fait maison, cinq à qui vous fait sursauter. Il cesse de partir la dernière semaine d’octobre.",
  },
  "492204": {
    name: "Petits fantômes",
    short: "De la guimauve sous le chocolat blanc, avec des yeux qui suivent le dernier.",
    copy: "De la guimauve dressée d’un tour de poignet, de sorte que chacun ait sa propre hésitation, trempée dans le chocolat blanc, avec deux yeux de cacao qui regardent un peu de côté. Vendus par quatre, dans une maison avec une porte. Le Grenier est peint en orange ou en prune, la Cave en orange seulement.",
  },
  "492207": {
    name: "Boîtes citrouille",
    short: "Des gouttes à l’orange dans une boîte ajourée où loger une bougie.",
    copy: "La boîte est percée de deux yeux, d’un nez et d’un sourire; les gouttes à l’orange et au clou de girofle une fois mangées, une petite bougie projette le visage sur le mur. Les Souriantes sont émaillées en orange et en vert, les Grimaçantes en orange : une grimace verte en avait dégoûté plusieurs de leur dîner.",
  },
  "492210": {
    name: "Ailes de chauve-souris",
    short: "De la réglisse noire coupée mince et pincée, comme sur le point de s’envoler.",
    copy: "La pâte de réglisse est abaissée à l’épaisseur d’une pièce de monnaie, taillée avec un emporte-pièce qu’un vieux cordonnier nous a fabriqué et pincée à la main avant de refroidir. Un sac renversé ressemble vraiment à une sortie de grotte. Plus salées que la corde et plus coriaces. Moins chères dès le premier novembre.",
  },
  "492213": {
    name: "Passe-partout",
    short: "Des clés en chocolat noir sur un anneau. L’une ouvre le tiroir de la caisse.",
    copy: "Six clés noires, moulées sur le trousseau pendu derrière le comptoir lors de l’achat de la boutique en 1911, poudrées d’argent et enfilées sur un vrai anneau. Chaque octobre, un trousseau par boutique contient une clé qui n’est pas en chocolat. Elle ouvre un tiroir; ce qu’il y a dedans est à vous. En boutique seulement.",
  },
  "492216": {
    name: "Feuilles d’érable sous presse",
    short: "Des feuilles de pur sucre d’érable, rangées entre deux papiers comme les vraies.",
    copy: "Rien que du sirop d’érable, cuit au-delà du point de non-retour, brassé jusqu’à se troubler et coulé en feuilles. Elles fondent sur la langue comme une bonne excuse. La boîte est une presse à fleurs munie de deux vis, qui pressera de vraies feuilles ensuite. Les hâtives viennent en or et en cerise, les tardives en or.",
  },
  "492219": {
    name: "Dindes marque-places",
    short: "Des dindes en chocolat au lait, à queue d’amandes, avec une fente pour le nom.",
    copy: "Chaque dinde mesure dix centimètres, porte un éventail d’amandes tranchées et, dans le dos, une fente pour la carte de table. Les places sont réglées avant que quiconque proteste. Remises en boutique seulement, debout : les cent premières que nous avons postées sont arrivées sous la forme d’un autre oiseau. Prêtes en octobre au Canada.",
  },
  "492222": {
    name: "Les Tiroirs de l’avent",
    short: "Vingt-quatre vrais tiroirs à vraies poignées, et rien d’imprimé dessus.",
    copy: "Un cabinet de vingt-quatre tiroirs de carton, chacun avec sa poignée de laiton et une friandise différente : une truffe, une canne, un caramel et, le six, un tout petit ourson à grelot. Les tiroirs ne sont pas numérotés. Vous commencez où vous voulez, ce qui a suscité des discussions. Il se remplit de nouveau l’année suivante.",
  },
  "492225": {
    name: "Oranges du bas de Noël",
    short: "Vingt quartiers de chocolat à l’orange qui se séparent d’un coup.",
    copy: "Le fond du bas contenait jadis une orange, du temps où une orange était un événement. Celle-ci est en chocolat au lait ou noir à l’huile d’orange, en vingt quartiers autour d’un cœur, dans du papier d’étain. Frappez-la une fois sur la table et elle s’ouvre. Celle au lait vient en orange ou en or, la noire en or.",
  },
  "492228": {
    name: "Pièces d’or au filet",
    short: "Des pièces qui méritent qu’on les ouvre : du vrai chocolat, dans un filet.",
    copy: "La plupart des pièces en chocolat sont frappées dans quelque chose qui n’a fait que croiser du chocolat. Les nôtres sont faites du lait à 41 % que nous utilisons partout, assez épaisses pour qu’on y morde. Le filet Hanoukka est or, argent ou ciel; celui du Nouvel An, or ou ciel. Trente pièces; ce qui est gagné est gagné.",
  },
  "492231": {
    name: "Bûche en boîte",
    short: "Une bûche de praliné et de massepain, champignons compris, remise en boutique.",
    copy: "Du praliné aux noisettes roulé dans le massepain, roulé dans le chocolat noir, strié à la fourchette pour imiter l’écorce, et coiffé de champignons de meringue et d’un scarabée de massepain. Personne ne sait où est le scarabée. Douze tranches, si l’on fait attention. Elle ne voyage pas; nous vous l’emballons au comptoir.",
  },
  "492234": {
    name: "Boîtes à neige",
    short: "De la neige à la menthe sous un dôme. Secouez, puis ouvrez.",
    copy: "Sous le dôme clair se dresse notre boutique, haute de deux centimètres, entourée de deux cents perles à la menthe. Secouez : il neige sur l’auvent. Ouvrez : la neige se mange, elle est froide, et il n’y en a plus au jour de l’An. La boîte du Soir a les fenêtres allumées et vient en ciel ou en prune; celle du Matin, en ciel.",
  },
};
