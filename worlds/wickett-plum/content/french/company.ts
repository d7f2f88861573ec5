import type { FrenchPages } from "./french-page.ts";

const PHONE = "[1-800-555-0144](tel:+18005550144)";

const privacy = `En vigueur depuis le 1er mars 2026. Nous avons tâché d’écrire ceci pour que vous puissiez le lire.

## Ce que nous gardons, et pourquoi

| Quoi | Pourquoi | Combien de temps |
| --- | --- | --- |
| Nom, adresses, courriel, téléphone | Pour envoyer votre commande et vous répondre | Tant que vous avez un compte ; sept ans sur les factures |
| Ce que vous avez commandé | Reçus, taxes, et pour que vous puissiez recommander | Sept ans |
| Petits mots | Pour les écrire | Quatre-vingt-dix jours |
| Ce que vous avez regardé | Pour vous montrer ce qui convient | Treize mois, sans votre nom |
| Lettres et appels | Pour régler ce que vous demandiez | Deux ans |

Nous ne gardons pas le numéro de votre carte. Il va de votre navigateur droit à notre processeur de paiement ; nous recevons un jeton qui ne vaut rien pour personne d’autre.

## Témoins

Certains sont nécessaires : ils se souviennent de votre sac et vous gardent en session. D’autres comptent les visites et choisissent ce que nous recommandons ; ils attendent votre consentement. Vous pouvez changer d’avis en tout temps dans votre navigateur.

## Qui d’autre les voit

Le transporteur voit l’adresse. Le processeur de paiement voit le paiement. Une entreprise qui vérifie les adresses voit celle que vous tapez, et l’oublie. Une entreprise qui envoie nos lettres voit votre courriel. Aucune ne peut s’en servir pour autre chose. Nous ne vendons rien de tout cela, et ne l’avons jamais fait.

## La Liste sucrée

Si vous vous inscrivez, nous écrivons environ deux fois par mois. Chaque lettre porte au bas un lien qui y met fin, et la fin est immédiate.

## Enfants

Nous les aimons bien, mais nous ne recueillons sciemment rien à leur sujet. Un compte est pour les personnes de seize ans et plus.

## Votre mot à dire

Vous pouvez demander ce que nous détenons, le faire corriger, l’emporter ou le faire effacer. Écrivez à [privacy@wickettplum.example](mailto:privacy@wickettplum.example) ou appelez au ${PHONE}. Nous répondons dans les trente jours et cela ne coûte rien. Ce que le fisc nous oblige à garder, nous le mettons sous clé jusqu’au jour où nous pouvons le brûler.

## Changements

Si quelque chose d’important change, nous écrivons d’avance aux titulaires de comptes. Les anciennes versions sont envoyées sur demande.`;

const terms = `Voici les règles pour acheter sur ce site au Canada. Si une loi qui vous protège en dit plus, c’est la loi qui l’emporte.

## Commandes

Mettre quelque chose dans le sac ne réserve rien. Passer la commande est votre offre ; notre courriel qui dit *acceptée* est le contrat. Si nous ne pouvons pas envoyer une chose, nous le disons et ne la facturons pas.

## Prix

Les prix sont dans la monnaie du site, sans les taxes de vente. Les taxes et la livraison s’affichent avant que vous payiez. Si un prix est une erreur évidente, une sucette à cinq cents dollars ou une tour à cinq sous, nous vous demanderons avant de faire quoi que ce soit.

## Promotions

Un seul code de chaque sorte à la fois. Les offres prennent fin au moment indiqué avec elles. Elles ne s’appliquent ni aux cartes-cadeaux, ni au matériel de vente, ni à ce qui a été commandé avant leur début.

## Quantités

Certaines douceurs ont une limite par commande, pour qu’il y en ait pour tout le monde. Qui achète pour revendre a besoin d’un compte d’affaires.

## Cartes-cadeaux

Elles n’expirent pas. Traitez-les comme de l’argent : si l’une est volée, dites-le-nous tout de suite et nous bloquons ce qui reste.

## Avis et photos

Dites ce que vous voulez de nos douceurs, pourvu que ce soit vrai, que ce soit de vous, et que cela convienne à une boutique où il y a des enfants. Vous nous permettez de le montrer ici. Nous ne retirons pas un avis parce qu’il est dur.

## Abonnements

Ils durent jusqu’à ce que vous les arrêtiez. Nous écrivons avant chaque envoi, et vous pouvez sauter ou arrêter jusqu’à l’emballage.

## Ce dont nous répondons

De ce que nous faisons par négligence ou exprès, entièrement. Du retard d’un transporteur, jusqu’au prix de la commande. Rien ici ne limite ce qui ne peut l’être.

## Si nous ne sommes pas d’accord

Appelez-nous d’abord ; presque tout s’arrête là. Sinon, les tribunaux de la province où vous habitez décident.

## Qui nous sommes

Confiserie Wickett & Plum, 874 Valencia Street, San Francisco, Californie. Une entreprise inventée, avec des gens inventés : cette boutique est une démonstration, et rien de ce qu’on y commande n’arrivera jamais.`;

const history = `## 1910

Tobias Wickett retire onze briques d’un mur de la rue Valencia et vend des sucettes par le trou.

## 1911

Le mur tombe. Les crèmes à la violette de Harriet Plum et les sucettes de Tobias passent sur un même comptoir. La goutte à la prune est réglée, sans gingembre.

## 1926

Première vitrine avec des chapeaux. Une modiste demande à acheter les boîtes. Elles deviennent les [Boîtes à chapeau de la Saint-Valentin](/valentines/valentine-hat-tins/492101.html), cent petites années plus tard.

## 1938

La sucette à un sou passe à deux sous. Des lettres arrivent. Nous gardons le nom, en guise d’excuse.

## 1944

Le sucre est rationné. La boutique vend des rôties à la confiture et reste ouverte.

## 1958

Une boîte pour un souper de répétition où la famille du marié était assise trop loin de la table : [la Dernière Rangée](/gift-boxes/the-back-row/491134.html).

## 1967

On achète Maureen : onze mètres de tapis roulant et un rideau de chocolat. Elle est toujours là.`;

const laterHistory = `## 1974

La dispute sur la taille d’un œuf de Pâques dessiné sur un bon de commande. Les deux camps sont morts depuis, et ce n’est pas fini.

## 1989

La boutique tremble un après-midi d’octobre et perd un bocal. Le reste de la rue reçoit du thé et du croquant.

## 1994

Un plombier déplace le chaudron de cuivre et trouve la recette au gingembre de M. Wickett au dos d’une facture.

## 1999

Walter apporte une caisse de tablettes à la banque et tente de la déposer.

## 2008

Une cuisine à Toronto, pour que les douceurs du Canada n’aient pas de frontière à passer.

## 2015

La ligne sans produits laitiers, derrière sa propre porte. Il faut onze essais pour faire une truffe avec de l’avoine.

## 2026

Vous pouvez regarder par le guichet de n’importe où.`;

/** Privacy, terms, the history and the shops. */
export const frenchCompanyPages: FrenchPages = {
  "company-info/privacy-policy": {
    title: "Confidentialité",
    description:
      "Ce que nous gardons à votre sujet, pourquoi, combien de temps, qui d’autre le voit, et comment le faire effacer.",
    blocks: {
      "Headline: company-info/privacy-policy": { headline: "Confidentialité" },
      "Text: company-info/privacy-policy": { text: privacy },
    },
  },
  "company-info/terms": {
    title: "Conditions",
    description:
      "Les règles de la boutique : commandes, prix, cartes-cadeaux, promotions, et quoi faire si nous ne sommes pas d’accord.",
    blocks: {
      "Headline: company-info/terms": { headline: "Conditions" },
      "Text: company-info/terms": { text: terms },
    },
  },
  "company-info/history": {
    title: "Année par année",
    description: "Cent quinze ans de sucre, les erreurs comprises.",
    blocks: {
      "Headline: company-info/history": { headline: "Année par année" },
      "Scene: the first hatch": {
        "items.0.headline": "Onze briques",
        "items.0.bodyText": "Le mur de Valencia Street, tel que Josephine le raconte.",
      },
      "Text: company-info/history": { text: history },
      "Scene: Maureen": {
        "items.0.headline": "Maureen au travail",
        "items.0.bodyText":
          "Onze mètres de tapis roulant et un rideau de chocolat. Elle n’a pas pris un jour de congé depuis 1967.",
        "items.0.multiCTA.0.ctaText": "Une journée à l’enrobeuse",
      },
      "Text: company-info/history, later": { text: laterHistory },
      "Carousel: still here": { headline: "Toujours là" },
    },
  },
  "company-info/our-shops": {
    title: "Nos boutiques",
    description: "Soixante boutiques aux États-Unis et au Canada, la plupart avec une fenêtre sur la rue.",
    blocks: {
      "Headline: our shops": { headline: "Soixante boutiques" },
      "Text: our shops": {
        text: `Quarante-six aux États-Unis, quatorze au Canada, pas deux pareilles. Elles ont en commun un comptoir à la hauteur d’un nez d’enfant, un plat de morceaux brisés, et un guichet sur la rue, partout où l’immeuble nous a laissés en percer un.

## Ce que vous pouvez y faire

- **Goûter** tout ce qui est ouvert. Il suffit de demander.
- **Prendre** ce que vous avez commandé ici, au [guichet](/help/pickup).
- **Remplir une boîte** en montrant du doigt.
- **Rapporter** ce qui n’allait pas, avec ou sans le reçu.

Les heures varient, les jours fériés plus encore. La page de chaque boutique les donne.`,
      },
      "Button: find a shop": {
        "multiCTA.0.ctaText": "Trouver une boutique près de chez vous",
        "multiCTA.1.ctaText": "La cueillette, expliquée",
      },
      "Shops by state": { headline: "Les fenêtres, par État ou province" },
      "Feature: the first window": {
        "items.0.headline": "La première fenêtre",
        "items.0.bodyText": "874 Valencia Street. Les briques retirées en 1910 soutiennent l’établi de dégustation.",
        "items.0.multiCTA.0.ctaText": "Heures et itinéraire",
      },
    },
  },
  "company-info/careers": {
    title: "Carrières",
    description: "Les postes ouverts dans nos cuisines, boutiques et entrepôts, et comment on y travaille.",
    blocks: {
      "Headline: company-info/careers": { headline: "Carrières" },
      "Text: company-info/careers": {
        text: `Nous sommes environ six cents. Certains étirent du sucre, certains nouent des boucles, un seul ne fait que régler une flamme.

## Ce que vous recevez

- Un salaire juste, imprimé dans chaque annonce que nous publions, et une augmentation chaque printemps.
- Une assurance maladie dès le premier jour, dans les deux pays.
- Des horaires affichés trois semaines d’avance.
- Une livre de douceurs par semaine. La plupart la donnent dès le deuxième mois.

## Comment ça se passe

Vous nous écrivez quelques lignes, sans photographie. Nous parlons, vous passez une demi-journée payée avec l’équipe, et chacun dit dans la semaine ce qu’il en pense.`,
      },
      "Scene: first week": {
        "items.0.headline": "Quatre mains par plateau",
        "items.0.bodyText":
          "L’un presse les formes dans l’amidon, l’autre verse. La première semaine, vous essayez les deux.",
      },
      Jobs: {
        headline: "Postes ouverts",
        "jobs.0.title": "Apprenti ou apprentie à la table du sucre",
        "jobs.0.location": "San Francisco, Californie",
        "jobs.0.department": "Cuisine",
        "jobs.0.jobType": "Temps plein",
        "jobs.0.bodyText": `Deux ans, payés dès le premier jour. Vous apprenez à cuire, à colorer, à plier et à étirer, et à ne brûler que du sucre.

- Vous pouvez rester debout presque tout un quart et soulever 18 kg.
- La chaleur ne vous fait pas peur, et vous la respectez.
- Aucune expérience requise. La patience aide.`,
        "jobs.0.cta.ctaText": "Nous écrire",
        "jobs.1.title": "Chocolatier ou chocolatière, salle d’enrobage",
        "jobs.1.location": "San Francisco, Californie",
        "jobs.1.department": "Cuisine",
        "jobs.1.jobType": "Temps plein",
        "jobs.1.bodyText": `Vous tempérez à la main et à la machine, et savez reconnaître les deux à l’oreille.

- Trois ans dans une chocolaterie.
- Quart du matin, de cinq heures à treize heures trente.
- Maureen vous sera présentée en personne.`,
        "jobs.1.cta.ctaText": "Nous écrire",
        "jobs.2.title": "Emballeur ou emballeuse pour la saison",
        "jobs.2.location": "Sacramento, Californie",
        "jobs.2.department": "Entrepôt",
        "jobs.2.jobType": "Saisonnier, de novembre à décembre",
        "jobs.2.bodyText": `De la deuxième semaine de novembre jusqu’à Noël. Le jour, le soir, ou aux deux bouts de la semaine.

- Vous savez nouer une boucle, ou aimeriez savoir.
- Un sac de douceurs chaque vendredi, et tout ce qui est brisé.`,
        "jobs.2.cta.ctaText": "Nous écrire",
        "jobs.3.title": "Gérant ou gérante de boutique",
        "jobs.3.location": "Chicago, Illinois",
        "jobs.3.department": "Boutiques",
        "jobs.3.jobType": "Temps plein",
        "jobs.3.bodyText": `Vous menez Thimble Street avec une équipe de six, de la caisse au plat de dégustation.

- Vous avez déjà dirigé des gens dans une boutique, et ils le diraient.
- Vous retenez les visages.`,
        "jobs.3.cta.ctaText": "Nous écrire",
        "jobs.4.title": "Préposé ou préposée au comptoir, fins de semaine",
        "jobs.4.location": "Halifax, Nouvelle-Écosse",
        "jobs.4.department": "Boutiques",
        "jobs.4.jobType": "Temps partiel",
        "jobs.4.bodyText": `Samedi et dimanche, seize heures. Vous tendez des choses par une fenêtre et parlez du temps qu’il fait, ce qui, à Halifax, est un sujet à temps plein.

- L’anglais ; un peu de français nous fait plaisir, et aux visiteurs aussi.`,
        "jobs.4.cta.ctaText": "Nous écrire",
        "jobs.5.title": "Concierge des douceurs",
        "jobs.5.location": "Toronto, Ontario, ou de chez vous",
        "jobs.5.department": "Cadeaux d’affaires",
        "jobs.5.jobType": "Temps plein",
        "jobs.5.bodyText": `Des entreprises vous disent combien, pour qui et pour quand ; vous faites en sorte que ce soit fait, logos compris.

- Vous écrivez clairement et tenez des listes.
- Le français et l’anglais, bien l’un comme l’autre.`,
        "jobs.5.cta.ctaText": "Nous écrire",
        "jobs.6.title": "Spécialiste de la salubrité des aliments",
        "jobs.6.location": "San Francisco, Californie",
        "jobs.6.department": "Qualité",
        "jobs.6.jobType": "Temps plein",
        "jobs.6.bodyText": `Le plan des allergènes est à vous : les pièces, les prélèvements, les étiquettes, et le droit d’arrêter une chaîne.

- Un diplôme en science des aliments, ou dix ans de pratique.
- Vous dites non avec gentillesse, et pour de bon.`,
        "jobs.6.cta.ctaText": "Nous écrire",
        "jobs.7.title": "Développeur ou développeuse web",
        "jobs.7.location": "N’importe où entre l’heure de Vancouver et celle de Halifax",
        "jobs.7.department": "Le site web",
        "jobs.7.jobType": "Temps plein",
        "jobs.7.bodyText": `Vous rendez cette boutique rapide, calme et utilisable par tous.

- TypeScript, et un faible pour le HTML tout simple.
- Vous avez déjà utilisé votre propre travail avec un lecteur d’écran.`,
        "jobs.7.cta.ctaText": "Nous écrire",
      },
      "Text: equal chances": {
        text: "Nous engageons les gens pour ce qu’ils savent faire. S’il vous faut un changement pour nous le montrer, une chaise, une pièce plus calme, plus de temps, dites-le et ce sera là.",
      },
    },
  },
  "company-info/sustainability": {
    title: "Ce que nous y faisons",
    description:
      "Cacao, papier, énergie et laine : ce que nous avons changé, chiffres à l’appui, et ce qui reste à faire.",
    blocks: {
      "Headline: company-info/sustainability": { headline: "Ce que nous y faisons" },
      "Text: company-info/sustainability": {
        text: `Les douceurs ne sont pas une nécessité. Raison de plus pour les faire convenablement.

## Fait

- **Cacao.** Depuis 2019, chaque fève vient de coopératives que nous pouvons nommer, à des prix convenus trois ans d’avance.
- **Papier.** Les boîtes et les bandes sont en carton recyclé, et leurs fenêtres en cellulose.
- **Énergie.** Les deux cuisines marchent à l’électricité du vent et de l’eau. Le chaudron de cuivre garde sa flamme.
- **Laine.** L’isolant qui garde le chocolat au frais est de la laine que personne ne pouvait filer. Il se composte.

## À moitié fait

- **Huile de palme.** Aucune dans le chocolat ni le caramel. Un fournisseur d’enrobage pour gelées en utilise encore, certifiée ; nous essayons la cire d’abeille.
- **Papillotes.** En papier ciré depuis 2024, sauf les métallisées, qu’on ne peut pas recycler là où la plupart des gens habitent.

## Pas fait

- **Fret aérien.** Les colis livrés en deux jours volent. Nous n’avons pas trouvé de façon plus lente d’être rapide.
- **Pertes.** Quatre livres sur cent ne deviennent pas des douceurs. Trois de ces quatre nourrissent des cochons du delta, qui se portent très bien.

Les douceurs dont la page porte la feuille font mieux que notre moyenne sur au moins deux de ces points.`,
      },
      "Carousel: with the leaf": { headline: "Avec la feuille" },
    },
  },
};
