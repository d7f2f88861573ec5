import type { FrenchText } from "./french-text.ts";

export const casesAndBites: Record<string, FrenchText> = {
  "482125": {
    name: "Tablette Verger de minuit, caisse de douze",
    short: "Douze fois la tablette noire cerise et prune, dans le carton de nos boutiques.",
    copy: "La même tablette noire à la cerise acidulée et à la prune, douze fois, dans le carton tout simple qui part vers nos propres boutiques. Le devant se détache le long d’une ligne pour qu’il tienne sur une tablette, un comptoir ou une table de chevet de bonne taille. Les clubs de lecture l’achètent à la saison.",
  },
  "482128": {
    name: "Tablette au lait Heure dorée, caisse de douze",
    short: "Une douzaine de lingots, comme nous aimons le dire à la banque.",
    copy: "Douze tablettes de chocolat au lait caramélisé dans leur papier doré, empilées comme le cinéma nous a appris à empiler l’or. En 1999, Walter est entré à la banque avec la première caisse et a demandé à faire un dépôt. Depuis, ils en commandent une chaque décembre, et personne n’y dit bonjour avant d’avoir eu la sienne.",
  },
  "482131": {
    name: "Tablette aux noisettes Ciel bleu, caisse de douze",
    short: "Douze tablettes de noisettes entières pour les clubs de marche, les bureaux et les autos froides.",
    copy: "C’est la caisse que les clubs de marche commandent au printemps, et elle est faite pour eux : douze tablettes dans un papier qui se referme, dans un carton muni d’une ficelle pour le porter. Un peu plus de quatre cents noisettes en tout. Nous le savons parce qu’un secrétaire de club les a comptées et nous a réclamé une treizième tablette.",
  },
  "482134": {
    name: "Tablette à la menthe poivrée, caisse de douze",
    short: "Une douzaine de carreaux à la menthe, debout comme du verre.",
    copy: "Les vitriers transportent le verre sur la tranche, et nous aussi : douze tablettes à la menthe se tiennent debout dans ce carton, de la paille entre elles, pour que les éclats arrivent entiers. Les restaurants en déposent une avec l’addition. Secouez la caisse près de l’oreille : si vous n’entendez rien, c’est que nous avons bien travaillé.",
  },
  "482137": {
    name: "Carrés de poche, présentoir de soixante",
    short: "Soixante carrés emballés dans un plateau à rebord, vendus par deux.",
    copy: "Soixante carrés individuels, moitié lait, moitié noir, dans un plateau à rebord pour que les clients se servent en voyant que vous les voyez. Il se pose près de la caisse, de la sonnette ou du tableau de clés. Les plateaux voyagent par paires, parce que seuls ils glissent. Le papier s’ouvre même avec des gants.",
  },
  "482140": {
    name: "Plaques au sel de mer, caisse de cuisine",
    short: "Six cartons de plaques pour les boulangers, sans ruban et sans gêne.",
    copy: "Pas de manchon, pas de ruban, pas d’histoire au dos : six cartons de plaques au lait salées, comme la cuisine les reçoit, en papier et en ficelle. Les boulangers les fondent, les hachent et les cachent dans des biscuits. Le sel se perd à la fonte : goûtez avant d’en rajouter. Vendues par deux, soit ce qui tient sous un bras.",
  },
  "482143": {
    name: "Billes de lait malté",
    short: "Un cœur de malt croustillant, tourné dans le chocolat au lait jusqu’à rouler droit.",
    copy: "Un cœur de malt cuit, léger comme la pierre ponce, tourné dans le chocolat au lait tout un après-midi, jusqu’à ce qu’il roule d’un bout à l’autre du comptoir et tombe. Nous en testons un par fournée. Le malt ramollit par temps humide : le sac scellé devrait être terminé le jour où on l’ouvre. Personne ne s’est plaint.",
  },
  "482146": {
    name: "Amandes poudrées de cacao",
    short: "Des amandes rôties au chocolat noir, roulées dans le cacao jusqu’à ressembler à des galets.",
    copy: "Nous rôtissons les amandes bien foncées, leur donnons une couche de sucre pour qu’elles craquent, quatre minces couches de chocolat noir et un dernier tour dans un cacao amer qui ira sur votre chemise. Mangez-les penché vers l’avant. Elles se plaisent autant dans une poche de manteau que dans un plat d’argent.",
  },
  "482149": {
    name: "Éboulis de tire éponge",
    short: "Ce qui reste quand une plaque de tire éponge rencontre un rouleau à pâte.",
    copy: "La tire éponge est surtout faite d’air et d’audace. Nous cuisons sucre et miel, ajoutons le bicarbonate, la regardons sortir du chaudron, et la laissons prendre sur le marbre sous un linge. Au matin, quelqu’un qui a eu une mauvaise semaine reçoit le rouleau à pâte. Les morceaux sont trempés tels qu’ils sont tombés.",
  },
};
