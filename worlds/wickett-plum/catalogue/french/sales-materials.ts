import type { FrenchText } from "./french-text.ts";

/** Sold in the United States only; the names serve bilingual sellers near the border. */
export const salesMaterials: Record<string, FrenchText> = {
  "496101": {
    name: "Bon de commande d’hiver",
    short: "Trente lignes, deux colonnes pour l’argent et une case pour les remarques.",
    copy: "La feuille d’hiver, imprimée des deux côtés : les coffrets de l’année au recto, tout ce qui coûte moins de dix dollars au verso. Trente lignes, soit une classe ou un étage de bureau. La colonne pour l’argent figure deux fois, promis et reçu, à la demande d’un trésorier qui avait passé un mois de décembre difficile.",
  },
  "496104": {
    name: "Bon de commande de la Saint-Valentin",
    short: "La feuille de février, avec de la place pour des messages de douze mots.",
    copy: "Une seule feuille rose avec les cœurs, les truffes et les boîtes, et à côté de chaque ligne l’espace pour un message de douze mots, que les enfants s’écrivent en prétendant le contraire. Faites circuler le bloc la dernière semaine de janvier. Relisez les messages avant de nous les envoyer; nous rougissons facilement.",
  },
  "496107": {
    name: "Bon de commande du printemps",
    short: "Œufs, lapins et les pages de la fête des Mères sur une feuille pliée.",
    copy: "Pliée une fois, Pâques à l’intérieur et la fête des Mères au dos, pour que le groupe vende les deux en un seul tour du quartier. Les œufs sont dessinés grandeur nature, afin de clore une dispute qui dure depuis 1974. La date limite change avec Pâques; elle est laissée en blanc.",
  },
  "496110": {
    name: "Affiche d’Halloween",
    short: "Une grande chauve-souris, deux mots et la place d’un numéro de téléphone.",
    copy: "Une affiche pour la porte de la salle du personnel : une seule grande chauve-souris, les mots <b>Commandes en vrac</b> et un espace blanc pour votre numéro. Elle a été dessinée par la fille de Theo, qui avait neuf ans et fut payée en réglisse. On ne l’a jamais redessinée. Le ruban adhésif ne l’abîme pas.",
  },
  "496113": {
    name: "Chevalet de table pour la remise des diplômes",
    short: "Une carte pliée qui se tient sur la table et demande à votre place.",
    copy: "Une carte rigide qui se plie en chevalet et se pose près du bol à punch, le coffret des diplômés d’un côté, les prix de groupe de l’autre. Pour ceux qui préfèrent vendre aux parents de trente inconnus sans avoir à leur parler. Il y a une fente pour un stylo. Apportez le vôtre, et attachez-le.",
  },
  "496116": {
    name: "Bon de commande de tous les jours",
    short: "La feuille toute simple qui sert en tout mois.",
    copy: "La feuille dont la plupart des groupes se servent presque toujours : les coffrets, tablettes et sacs les plus connus, avec les prix, sans houx, cœurs ni chauves-souris pour la dater. Trente lignes encore. Imprimée sur un papier un peu jaune pour la retrouver sous une pile de papier blanc, et perforée pour un cartable.",
  },
  "496119": {
    name: "Enveloppes pour l’argent",
    short: "De solides enveloppes brunes avec les sommes imprimées dessus.",
    copy: "Des enveloppes brunes qui ne se déchirent pas quand un enfant les balance, avec sur le devant un tableau qui multiplie les prix courants de un à dix. Le rabat est gommé deux fois. Elles contiennent monnaie, billets, chèques pliés et, d’après ce qui nous revient chaque année, bon nombre de dents. Paquet de cinquante.",
  },
  "496122": {
    name: "Liste de prix de poche",
    short: "Tous les prix de groupe sur une carte qui se glisse derrière un téléphone.",
    copy: "Tous les prix pour les groupes et les entreprises, en caractères juste assez gros pour être lus sans tendre le bras, sur une carte qui va dans une poche de chemise. Au dos, ce qui fond et ce qui ne fond pas, car c’est la question suivante. Elle est datée au bas. Si la vôtre porte l’an dernier, jetez-la; cela arrive à tous.",
  },
  "496125": {
    name: "Feuille des allergènes",
    short: "Quelle friandise contient quoi, en un tableau, sans plaisanterie.",
    copy: "Un tableau met chaque friandise en regard du lait, des œufs, du blé, du soya, des arachides, du sésame et de chaque noix par son nom, et dit quelles chaînes elles partagent. Vérifié chaque trimestre par deux personnes. Il n’y a pas de plaisanterie sur cette feuille. Apportez-en une à chaque vente et placez-la bien en vue.",
  },
  "496128": {
    name: "Cartes de remerciement pour vendeurs",
    short: "De petites cartes à laisser avec les caramels.",
    copy: "Une petite carte qui dit merci et laisse l’autre moitié en blanc, pour que la personne qui a vendu les caramels dise à quoi l’argent servira. On les garde sur le réfrigérateur jusqu’à ce que le toit soit réparé. Quarante cartes par paquet avec enveloppes, et une déjà signée par nous, pour le vendeur.",
  },
  "496131": {
    name: "Recharge pour dégustation",
    short: "Coupelles de papier, cure-dents et petits drapeaux.",
    copy: "Deux cents coupelles cannelées, deux cents cure-dents et quarante drapeaux de papier à remplir, pour les tables où l’on goûte avant de signer. Les drapeaux servent aux noms, aux prix ou, dans un cas que nous chérissons, aux critiques. Aucune friandise dedans. Les friandises sont dans l’échantillonnier, qui n’est pas gratuit.",
  },
  "496134": {
    name: "Tabliers de bénévoles prêtés, une paire couleur prune aux poches profondes pour la monnaie, les échantillons et le crayon qui disparaît toujours",
    short: "Deux tabliers que vous nous renvoyez, en principe.",
    copy: "Deux tabliers prune, notre auvent sur la bavette, aux poches assez profondes pour la monnaie, les échantillons et le crayon. Ils sont prêtés, pas donnés : lavez-les, pliez-les et renvoyez-les dans leur sac. Nous en avons prêté trois cent douze et reçu, à ce jour, trois cent vingt, dont un appartenait à une caserne de pompiers.",
  },
  "496137": {
    name: "Certificat casher, copie encadrée",
    short: "Une copie du certificat de l’année, à accrocher près de la caisse.",
    copy: "Une copie nette du certificat en vigueur dans un simple cadre de carton, pour les boutiques, synagogues et secrétariats d’école qui vendent pour nous et à qui l’on pose la question. Il nomme chaque gamme certifiée et chacune qui ne l’est pas. Il se renouvelle en septembre, et la nouvelle copie arrive sans qu’on la demande.",
  },
  "496140": {
    name: "Autocollants de vitrine",
    short: "Notre auvent, large de dix centimètres, pour l’intérieur d’une vitrine.",
    copy: "Un autocollant rond avec l’auvent et les mots Vendu ici, pour l’intérieur de la vitrine, à l’abri de la pluie. Il s’enlève proprement pendant un an environ, puis fait partie de l’édifice. Il n’y en a pas de photo sur cette page : le photographe a collé le seul que nous avions sur sa camionnette, et nous n’avons pas osé demander.",
  },
};
