import type { WrittenReviews } from "../world-review.ts";

/** Hand-written reviews in the French of Canada. */
export const frenchReviews: WrittenReviews = {
  "480127": [
    [
      5,
      "La coque craque, le caramel coule",
      "Enfin un praliné où l’on sent la noisette. J’en ai caché six dans la boîte à couture; mon mari les a trouvés quand même.",
      { french: true, by: "Ginette L.", from: "Trois-Rivières, QC", photos: ["praline-close-photo"] },
    ],
    [
      4,
      "Très bon, un brin sucré",
      "Le chocolat noir équilibre bien, mais j’enlèverais le filet de chocolat blanc.",
      { french: true, by: "Étienne B.", from: "Québec, QC" },
    ],
  ],
  "480130": [
    [
      5,
      "Parti en une pause-café",
      "Vingt-quatre chocolats, quatorze collègues, douze minutes. Le plan dans le couvercle a évité bien des disputes.",
      { french: true, by: "Mélanie, réception", from: "Laval, QC" },
    ],
  ],
  "480148": [
    [
      5,
      "Une seule bouchée, sérieusement",
      "Mon beau-frère a croqué à moitié. Il a fallu changer la nappe. Le sel arrive juste au bon moment.",
      { french: true, by: "Sylvie T.", from: "Sherbrooke, QC" },
    ],
  ],
  "481101": [
    [
      4,
      "De vraies truffes roulées à la main",
      "Aucune n’est ronde et c’est tant mieux. Laissez-les une demi-heure sur la table, comme on vous le dit.",
      { french: true, by: "Roch D.", from: "Gatineau, QC", photos: ["truffles-photo"] },
    ],
  ],
  "481125": [
    [
      5,
      "Le café au lait de grand-maman",
      "Le dimanche matin, en cachette de ma mère. C’est exactement ce goût-là, doux et laiteux.",
      { french: true, by: "Josée M.", from: "Chicoutimi, QC" },
    ],
  ],
  "482101": [
    [
      4,
      "Un chapitre par soir",
      "La griotte réveille le chocolat. Un peu cher la tablette, mais je ne partage pas, alors elle dure.",
      { french: true, by: "Professeure retraitée", from: "Moncton, NB" },
    ],
  ],
  "482143": [
    [
      3,
      "Croustillantes, mais pas toutes",
      "Le goût de malt est superbe. Dans mon sac, plusieurs billes étaient ramollies au cœur, dommage.",
      { french: true, by: "Alexis G.", from: "Rimouski, QC" },
    ],
  ],
  "483104": [
    [
      5,
      "Le bon goût du beurre",
      "On dirait la tire de mon enfance, avec des amandes en plus. Elle casse net et ne colle pas aux dents.",
      { french: true, by: "Lucille P.", from: "Lévis, QC" },
    ],
  ],
  "483131": [
    [
      4,
      "Impossible de parler en même temps",
      "C’est annoncé, c’est vrai. Mes ados ont vidé le seau devant le match sans dire un mot, une première.",
      { french: true, by: "Papa de deux gars", from: "Longueuil, QC" },
    ],
  ],
  "484101": [
    [
      5,
      "Des oursons qui ont du caractère",
      "Fermes, fruités, sans goût de parfum. La prune a fait l’unanimité au service de garde.",
      { french: true, by: "Éducatrice Annie", from: "Montréal, QC", photos: ["gummies-photo"] },
    ],
  ],
  "484107": [
    [
      5,
      "De vraies pâtes de fruits",
      "Le coing surtout! Je pensais qu’il fallait traverser l’océan pour en trouver d’aussi bonnes.",
      { french: true, by: "Chantal V.", from: "Québec, QC" },
    ],
  ],
  "484113": [
    [
      4,
      "Trente sortes et bien des débats",
      "Personne ne s’entend sur la grise. La guimauve grillée est tout simplement parfaite.",
      { french: true, by: "Famille Thibodeau", from: "Dieppe, NB" },
    ],
  ],
  "485104": [
    [
      4,
      "Dur en janvier, divin en avril",
      "Il faut les réchauffer un peu dans sa mitaine. Ensuite, le beurre et le sel font leur travail.",
      { french: true, by: "Réjean C.", from: "Saguenay, QC" },
    ],
  ],
  "485107": [
    [
      2,
      "Trop amère pour moi",
      "Je voulais revivre la réglisse de mon père. Celle-ci goûte la mélasse et le goudron, bien plus que dans mon souvenir.",
      { french: true, by: "Nathalie F.", from: "Drummondville, QC" },
    ],
  ],
  "487101": [
    [
      5,
      "Fraîche jusqu’à la fin",
      "J’en garde dans le camion. Elles se déballent d’une seule main, même avec un gant.",
      { french: true, by: "Camionneur du 132", from: "Gaspé, QC" },
    ],
  ],
  "487122": [
    [
      4,
      "La boîte restera",
      "Les bonbons sont partis en une semaine; la petite boîte prune garde maintenant mes hameçons.",
      { french: true, by: "Yvon le pêcheur", from: "Baie-Comeau, QC" },
    ],
  ],
  "491101": [
    [
      5,
      "Ma mère montre du doigt",
      "Elle a quatre-vingt-huit ans et choisit toujours le caramel en premier. Livré à temps pour sa fête, rien de brisé.",
      { french: true, by: "Diane R.", from: "Saint-Jérôme, QC" },
    ],
  ],
  "491128": [
    [
      4,
      "Pour l’enseignante de ma fille",
      "Le petit mot caché sous le couvercle l’a fait rire. La boîte était un peu cabossée, le contenu impeccable.",
      { french: true, by: "Maman de Léa", from: "Brossard, QC" },
    ],
  ],
  "491225": [
    [
      5,
      "Le buffet de mémère",
      "La violette, le loukoum, l’amande: tout y est, sauf la poussière.",
      { french: true, by: "Petite-fille de Rose-Aimée", from: "Edmundston, NB" },
    ],
  ],
  "492216": [
    [
      4,
      "Presque comme à la cabane",
      "Je suis difficile en matière d’érable. Les feuilles fondent bien sur la langue et la presse sert encore.",
      { french: true, by: "Gilles, acériculteur", from: "Plessisville, QC", daysAgo: 352 },
    ],
  ],
  "490104": [
    [
      5,
      "Ma boîte, mes règles",
      "Que des noirs, et personne derrière moi pour soupirer. Tout était frais et bien rangé.",
      { french: true, by: "Marie-Ève", from: "Montréal, QC" },
    ],
  ],
  "494101": [
    [
      5,
      "Le premier mardi du mois",
      "J’ouvre la lettre avant les chocolats, ou presque. Celui au foin de février m’a laissée sans voix.",
      { french: true, by: "Abonnée fidèle", from: "Outremont, QC" },
    ],
  ],
  "488104": [
    [
      2,
      "Arrivée en retard",
      "Les douceurs sont bonnes, mais la boîte est arrivée quatre jours après l’anniversaire. Le ruban était écrasé.",
      {
        french: true,
        by: "Claude N.",
        from: "Val-d’Or, QC",
        answer:
          "Nous sommes désolés, Claude. Les frais d’envoi vous ont été remboursés et un nouveau ruban, bien gonflé, est en route avec des caramels.",
      },
    ],
  ],
};
