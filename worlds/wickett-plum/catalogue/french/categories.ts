/** Names and descriptions of categories in French. */
export const frenchCategories: Record<string, { name: string; description: string }> = {
  root: { name: "Wickett & Plum", description: "Tout ce qu’il y a sur le comptoir." },
  newarrivals: {
    name: "Nouveautés",
    description: "Les premières fournées, tout droit du marbre. Dites-nous ce que vous en pensez.",
  },
  chocolates: {
    name: "Chocolats",
    description: "Trempés, coulés, roulés ou cassés en petites quantités, puis tendus par-dessus le comptoir.",
  },
  "boxed-chocolates": {
    name: "Chocolats en boîte",
    description: "Des bouchées à la demi-douzaine et des assortiments au plateau.",
  },
  truffles: {
    name: "Truffes",
    description: "Fondantes au cœur, poudrées, roulées ou trempées. À déguster à la température de la pièce.",
  },
  "chocolate-bars": { name: "Tablettes et plaques", description: "Du chocolat qui casse net et qui s’entend." },
  "toffee-brittle": {
    name: "Caramels durs et croquants",
    description: "Du beurre et du sucre, poussés aussi loin qu’ils l’osent.",
  },
  "gummies-jellies": {
    name: "Gélifiés et gelées",
    description: "De vrais fruits, de la mâche, et aucune dispute au sujet des rouges.",
  },
  gummies: { name: "Gélifiés", description: "Des oursons et leurs amis, coulés dans l’amidon, sans se presser." },
  jellies: { name: "Gelées et fèves", description: "Pâtes de fruits sucrées, pastilles et fèves." },
  "chews-licorice": {
    name: "Caramels mous et réglisse",
    description: "Caramels, torsades et cordes, pour les gens patients.",
  },
  lollipops: {
    name: "Sucettes et bonbons durs",
    description: "Étirés et enroulés à la main. Ils voyagent bien en août.",
  },
  pops: { name: "Sucettes", description: "De grands tourbillons sur bâton." },
  "hard-candy": {
    name: "Bonbons durs et menthes",
    description: "Gouttes, menthes et cannes pour la poche du manteau.",
  },
  gifts: { name: "Cadeaux", description: "Des boîtes avec une boucle. Nous écrivons la carte si vous nous dictez." },
  "gift-boxes": { name: "Coffrets-cadeaux", description: "Remplis, enrubannés, prêts à offrir." },
  "little-treats": {
    name: "Petites douceurs",
    description: "De petits cadeaux qui passent par la fente du courrier ou dans la boîte à lunch.",
  },
  "gift-cards": { name: "Cartes-cadeaux", description: "Pour ceux qui préfèrent choisir eux-mêmes." },
  "business-gifts": {
    name: "Cadeaux d’affaires",
    description: "À la douzaine ou à la palette, à un prix qui baisse à mesure que vous comptez.",
  },
  "dairy-free": {
    name: "Sans produits laitiers",
    description: "Faits sans lait, sur une chaîne qui n’en a jamais vu.",
  },
  "no-sugar": { name: "Sans sucre ajouté", description: "Sucré sans lui, et franc sur la manière." },
  sale: {
    name: "Soldes",
    description: "Les mêmes friandises pour de plus petites sommes, jusqu’à la fin de la fournée.",
  },
  "build-a-box": {
    name: "Composez votre boîte",
    description: "Choisissez jusqu’à six friandises. Nous les plaçons au millimètre.",
  },
  seasonal: { name: "Selon la saison", description: "Ce que le calendrier réclame, un peu avant qu’il le réclame." },
  valentines: { name: "Saint-Valentin", description: "Des cœurs, et un ou deux pour ceux qui n’en ont pas." },
  easter: { name: "Pâques", description: "Des œufs, des oreilles et des nids, pleins là où ça compte." },
  "mothers-day": { name: "Fête des Mères", description: "Déjeuners, roses et choses qu’on aurait dû dire." },
  summer: { name: "Été", description: "Pour les jetées, les parades et les feux." },
  halloween: { name: "Halloween", description: "De quoi tenir toute la rue, et quelques-uns pour après." },
  harvest: { name: "Action de grâce", description: "De l’érable, des amandes et une place pour les noms." },
  "winter-holidays": {
    name: "Fêtes d’hiver",
    description: "L’avent, Hanoukka, Noël et la première minute de janvier.",
  },
  fundraising: {
    name: "Campagnes de financement",
    description: "À la caisse, au prix du groupe, pour les équipes, les harmonies et les toitures.",
  },
  "order-forms": {
    name: "Matériel de vente",
    description: "Bons de commande, affiches et trousses pour ceux qui vendent pour nous. Tout est gratuit.",
  },
  clubs: {
    name: "Clubs",
    description: "Quelque chose dans la boîte aux lettres, chaque mois, jusqu’à ce que vous disiez stop.",
  },
  extras: { name: "Extras", description: "Sacs, échantillons et ce qui va avec." },
  "build-a-box-candy": {
    name: "Friandises pour votre boîte",
    description: "Tout ce qui entre dans une boîte que vous remplissez vous-même.",
  },
  "lollypop-build-a-box": {
    name: "Sucettes pour votre boîte",
    description: "Toutes les sucettes d’un bouquet que vous choisissez vous-même.",
  },
};
