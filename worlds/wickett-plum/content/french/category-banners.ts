import type { FrenchPages } from "./french-page.ts";

/** What a banner says: its headline and the line below. */
const banner = (categoryId: string, headline: string, bodyText: string): FrenchPages => ({
  [`category-banner/${categoryId}`]: { blocks: { [`Category banner: ${categoryId}`]: { headline, bodyText } } },
});

/** Banners above the products of a category. */
export const frenchBanners: FrenchPages = {
  ...banner(
    "chocolates",
    "Tempérés lentement, vendus vite",
    "Trempés, filetés et roulés dans nos propres cuisines, un plateau à la fois.",
  ),
  ...banner(
    "gummies-jellies",
    "De vrais fruits, un vrai tremblement",
    "Cuits dans de petites bassines de cuivre et poudrés à la main.",
  ),
  ...banner("lollipops", "Étirées encore tièdes", "Deux couleurs, une torsade, un bâton digne de confiance."),
  ...banner("little-treats", "Petite monnaie, grand sourire", "De quoi se sucrer le bec pour moins de dix dollars."),
  ...banner("gifts", "Noués avant que vous le demandiez", "Un ruban, une carte et une boîte à garder."),
  ...banner("newarrivals", "Tout frais sur le comptoir", "Ce que les cuisines n’ont pas su garder pour elles."),
  ...banner("sale", "Des prix doux, les mêmes douceurs", "De bonnes choses dont il faut libérer le rayon."),
  ...banner(
    "boxed-chocolates",
    "Douze, vingt-quatre, ou tout",
    "Des plateaux qui tiennent chaque bouchée par les épaules.",
  ),
  ...banner(
    "truffles",
    "Roulées à la main, jamais tout à fait rondes",
    "Laissez d’abord la boîte ouverte une demi-heure.",
  ),
  ...banner("chocolate-bars", "Il faut que ça claque", "Une tablette qui ne claque pas n’est pas de chez nous."),
  ...banner(
    "toffee-brittle",
    "Aussi loin que le beurre l’ose",
    "Cuits dans la bassine de cuivre, sur une flamme que seul Walter peut toucher.",
  ),
  ...banner("gummies", "Ils résistent un peu", "Coulés dans l’amidon, à l’ancienne, une nuit chacun."),
  ...banner("jellies", "La moitié, c’est du fruit", "L’autre moitié les fait tenir debout."),
  ...banner("chews-licorice", "Pour les patients", "Ne croquez pas. Attendez."),
  ...banner("pops", "Un bout pour tenir", "L’autre dure un après-midi."),
  ...banner("hard-candy", "Pour la poche du manteau", "Ils y étaient déjà l’hiver dernier, et tout allait bien."),
  ...banner(
    "gift-boxes",
    "Remplis, noués, prêts",
    "Nous écrivons la carte à l’encre, si vous nous dites quoi y mettre.",
  ),
  ...banner(
    "dairy-free",
    "Pas de lait, pas d’excuses",
    "De la chaîne sans produits laitiers, de la salle à sucre et de la salle à gelées.",
  ),
  ...banner("valentines", "Avant même le couvercle", "Des cœurs, des lettres, et des noirs aussi."),
  ...banner("easter", "Cachez-en pour vous", "Des moitiés peintes et des oreilles pleines."),
  ...banner("mothers-day", "Elle a gardé vos dessins", "La boîte arrive le samedi; vous téléphonez le dimanche."),
  ...banner("halloween", "On va sonner", "Cent dix enfants, deux chacun."),
  ...banner(
    "winter-holidays",
    "Quelque chose pour chaque petite porte",
    "L’avent, Hanoukka, Noël, la première minute de janvier.",
  ),
  ...banner(
    "business-gifts",
    "Bons pour la deuxième rencontre",
    "Votre marque sur le manchon, notre nom sous le couvercle.",
  ),
  ...banner("fundraising", "Des toits, des tubas, des bonnets de bain", "À la caisse, au prix du groupe."),
};
