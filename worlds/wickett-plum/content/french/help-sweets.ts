import type { FrenchPages } from "./french-page.ts";

/** Help about how sweets travel and what is in them. */
export const frenchSweetsPages: FrenchPages = {
  "help/warm-weather-shipping": {
    title: "Livraison par temps chaud",
    description:
      "Comment le chocolat voyage en été, ce que coûte un bloc réfrigérant, et quelles douceurs se moquent de la chaleur.",
    blocks: {
      "Headline: help/warm-weather-shipping": { headline: "Livraison par temps chaud" },
      "Text: help/warm-weather-shipping": {
        text: `Le chocolat ramollit à 30 °C, et l’arrière d’un camion est plus chaud que cela. Du printemps à l’automne, nous regardons donc deux endroits pour chaque colis : le nôtre et le vôtre.

## La règle

S’il fait d’ordinaire 24 °C ou plus à l’un des deux bouts pendant le mois du départ, et que quelque chose dans le colis peut fondre, trois choses se font d’elles-mêmes :

1. Nous ajoutons un bloc réfrigérant et un isolant. Leur coût figure à côté de chaque mode de livraison avant que vous choisissiez.
2. Les modes qui prendraient plus de trois jours ne sont plus offerts.
3. Le colis part un lundi, un mardi ou un mercredi, pour ne pas passer la fin de semaine dans un entrepôt.

Le service aérien en deux jours et, au Canada, le service accéléré comprennent le bloc réfrigérant.

## Ce qui voyage tel quel

Les douceurs marquées **Résiste à la chaleur** n’ont besoin de rien de tout cela : bonbons durs, sucettes, gelées, gélifiés, croquants et la plupart des mous. Si votre colis n’en contient pas d’autres, il part n’importe quel jour, par n’importe quel mode, par n’importe quel temps.

## À l’arrivée

Ouvrez tout de suite. Laissez la boîte fermée deux heures dans une pièce fraîche avant d’y goûter, et mettez les blocs au congélateur ; ils serviront à des années de pique-niques.

Si quelque chose a fondu malgré tout, envoyez une photo à [hello@wickettplum.example](mailto:hello@wickettplum.example) dans la semaine. Nous le renverrons par temps plus frais, ou nous vous rendrons votre argent, à votre choix.`,
      },
      "Carousel: warm-weather friendly": { headline: "Le temps les laisse de glace" },
      "Button: more on chocolate in July": { "cta.ctaText": "Ce que fait un emballeur en juillet" },
    },
  },
  "help/pickup": {
    title: "Cueillette en boutique",
    description:
      "Commandez ici, passez au guichet : les délais, ce qu’il faut apporter, et qui peut venir à votre place.",
    blocks: {
      "Headline: help/pickup": { headline: "Cueillette en boutique" },
      "Text: help/pickup": {
        text: `Choisissez **Cueillette** sur la page d’une douceur, puis une boutique près de chez vous, et nous la mettons de côté. C’est gratuit.

## Combien de temps

Une commande passée avant midi est prête l’après-midi même ; les autres, le prochain jour d’ouverture. Vous recevez un courriel quand le sac est sur la tablette. Attendez-le, car la tablette est parfois une personne qui a les deux mains pleines.

## Quoi apporter

Votre numéro de commande, sur papier ou à l’écran. Si quelqu’un d’autre vient, donnez-nous son nom à la caisse et communiquez-lui le numéro.

## Combien de temps nous gardons le sac

Cinq jours. Ensuite, nous remettons les douceurs en vente pendant qu’elles sont encore bonnes et vous rendons votre argent.

## Bon à savoir

- Certaines douceurs ne se vendent qu’en boutique, parce qu’elles ne survivraient pas au voyage. Leur page le dit.
- Une même commande peut être cueillie dans une boutique et livrée à d’autres personnes.
- Chaque boutique a son propre stock. Ce qui manque à l’entrepôt se trouve peut-être sur un comptoir près de chez vous, et inversement.`,
      },
      "Buttons: pickup": {
        "multiCTA.0.ctaText": "Trouver une boutique",
        "multiCTA.1.ctaText": "À quoi ressemblent nos boutiques",
      },
    },
  },
  "help/kosher": {
    title: "Cachère",
    description: "Lesquelles de nos douceurs sont cachères, qui les surveille, et comment les trouver dans une liste.",
    blocks: {
      "Headline: help/kosher": { headline: "Cachère" },
      "Text: help/kosher": {
        text: `Les douceurs qui portent l’insigne cachère sont faites sous surveillance, sur des lignes qui ne font rien d’autre ce jour-là.

## Comment les trouver

Cherchez **Cachère** sur la page d’une douceur, ou choisissez-le sous *Bon à savoir* dans n’importe quelle liste. Plus du tiers du comptoir l’a.

## Lait ou parève

L’étiquette le précise. En règle générale :

| Douceurs | D’ordinaire |
| --- | --- |
| Bonbons durs, menthes, sucettes | Parève |
| Gelées du verger et pastilles | Parève, à la pectine |
| Tablettes noires sans lait | Parève, faites sur de l’équipement nettoyé après le lait ; l’étiquette le dit |
| Bouchées, truffes, caramels | Lait |
| Gélifiés | Non cachère, car la gélatine vient d’un bœuf qui ne l’est pas |

## La Pâque juive

Nous ne faisons rien pour la Pâque. La cuisine travaille le blé et le maïs toute l’année, et une semaine de récurage n’y changerait rien.

## Coffrets-cadeaux

Un coffret est cachère quand chaque douceur qu’il contient l’est. Si vous composez une boîte vous-même, chaque saveur répond pour elle.

## Le certificat

Une copie est accrochée dans chaque boutique, près de la caisse. Les groupes qui vendent pour nous peuvent en commander [une encadrée](/category/order-forms) ; le nom de l’organisme et la date y figurent.`,
      },
      "Carousel: kosher": { headline: "Sous surveillance" },
    },
  },
  "help/allergens": {
    title: "Allergènes",
    description:
      "Comment nous séparons les allergènes, ce que disent nos étiquettes, et quelles douceurs sont les plus sûres.",
    blocks: {
      "Headline: help/allergens": { headline: "Allergènes" },
      "Text: help/allergens": {
        text: `Lisez cette page lentement, puis encore une fois l’étiquette de la douceur que vous tenez. Les recettes changent ; l’étiquette que vous avez en main a toujours raison.

Dites-nous une seule fois [ce que vous évitez](/allergens), et la boutique signale ce qui en contient.

## Ce que veulent dire nos mots

- **Contient** : c’est dans la recette.
- **Fait là où l’on manipule…** : dans la même pièce, avec nettoyage entre les fournées. Des traces sont possibles.
- **Peut contenir** : sur la même machine. Des traces sont probables.
- **Fait là où l’on ne manipule pas…** : dans une autre pièce, avec sa porte, ses outils et ses tabliers.

## Les pièces

| Pièce | Ce qu’on y fait | Ce qui n’y entre jamais |
| --- | --- | --- |
| Salle du sucre | Bonbons durs, menthes, sucettes | Lait, noix |
| Salle des gelées | Gélifiés, gelées, pastilles, fèves | Lait, noix, blé |
| Ligne sans produits laitiers | Truffes à l’avoine, caramels à la noix de coco | Lait |
| Cuisine principale | Tout le reste | Le sésame reste dans une armoire à lui, et c’est tout ce que nous pouvons promettre |

## Arachides et noix

Si des traces peuvent rendre quelqu’un gravement malade, choisissez seulement dans la salle du sucre et la salle des gelées. Un chocolat sans noix dans la recette vient tout de même d’une cuisine qui en utilise toute la journée. Seule exception, les truffes aux graines de citrouille : on les roule dans une pièce à part.

## Blé et gluten

Les cordes de réglisse sont faites de farine de blé. Le caramel au biscuit contient du blé. Les douceurs marquées *sans gluten* sont analysées à moins de vingt parties par million.

## Lait

*Sans produits laitiers* veut dire sans lait dans la recette et fait sur la ligne sans produits laitiers, dans la salle du sucre ou dans la salle des gelées. Les tablettes noires, c’est autre chose : la recette n’a pas de lait, mais la machine en a vu, et l’étiquette dit *peut contenir du lait*.

## Coffrets

Un coffret est aussi sûr que la moins sûre de ses douceurs. Si vous composez une boîte, les douceurs voyagent côte à côte dans des caissettes de papier et se touchent.

## Demandez à quelqu’un

Appelez au [1-800-555-0144](tel:+18005550144). Nous aimons bien mieux répondre à une question de trop.`,
      },
      "Carousel: sugar room and jelly room": { headline: "De la salle du sucre et de la salle des gelées" },
      "Button: dairy free": { "cta.ctaText": "Tout ce qui est sans produits laitiers" },
    },
  },
  "help/ingredients": {
    title: "Ingrédients",
    description: "Ce qui entre dans nos douceurs, d’où cela vient, et ce que vous ne lirez pas sur nos étiquettes.",
    blocks: {
      "Headline: help/ingredients": { headline: "Ingrédients" },
      "Text: help/ingredients": {
        text: `Une douceur a peu d’ingrédients ; chacun doit donc être bon. Voici tout le garde-manger.

## Cacao

Nous achetons à quatre coopératives, depuis six ans pour la plus récente et dix-neuf pour la plus ancienne. Nous les payons avant la récolte, quand un producteur a besoin d’argent, et à un prix convenu pour trois ans.

## Beurre, crème, lait

De deux laiteries à une matinée de route de la cuisine. Du beurre de culture pour les caramels mous, du beurre doux pour les caramels durs. La crème sert le jour où elle arrive.

## Noix

Entières et crues. Nous les rôtissons le lundi et les broyons encore tièdes. Les arachides viennent de la Virginie, les noisettes de l’Oregon, les amandes et les pistaches de la vallée centrale de la Californie, les pacanes de la Géorgie.

## Fruits

Du jus et de la purée, jamais des arômes seuls. Les gelées du verger sont faites pour moitié de fruits, au poids.

## Couleurs

Elles viennent de plantes : betterave, curcuma, spiruline, cassis, paprika, sucre brûlé. Elles pâlissent au soleil. Si votre sucette rose a pris la couleur du thé sur l’appui de la fenêtre, voilà pourquoi.

## Ce qui fait prendre une gelée

La pectine dans les gelées et les pastilles ; la gélatine de bœuf dans les gélifiés. L’étiquette précise laquelle.

## Ce que vous ne trouverez pas

Des gras hydrogénés, des édulcorants artificiels ailleurs qu’au rayon sans sucre, de la vanilline, du dioxyde de titane, ni le mot *saveur* sans un fruit, une épice ou une fleur à sa suite.

## Valeur nutritive

Chaque douceur a son tableau sur sa page, calculé d’après la recette.`,
      },
      "Larder: three things": {
        headline: "Trois choses dont nous ne manquons jamais",
        "mediaArray.0.cta.ctaText": "Le cacao, en tablette",
        "mediaArray.1.cta.ctaText": "Le beurre, en caramel dur",
        "mediaArray.2.cta.ctaText": "Le fruit, en gelées",
      },
    },
  },
};
