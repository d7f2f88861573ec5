import type { FrenchPages } from "./french-page.ts";

/** Help about ordering, giving and sending back. */
export const frenchOrderPages: FrenchPages = {
  help: {
    title: "Aide",
    description: "Livraison, retours, allergènes, cartes-cadeaux : où se trouve chaque réponse.",
    blocks: {
      "Headline: help": { headline: "Que pouvons-nous faire pour vous ?" },
      "Help: where the answers are": {
        "infoCards.0.subheadline": "Ce que ça coûte et combien de temps ça prend, en un tableau.",
        "infoCards.1.subheadline": "Blocs réfrigérants, jours d’expédition, et ce qui ne fond jamais.",
        "infoCards.2.subheadline": "Commandez ici, passez au guichet.",
        "infoCards.3.subheadline": "Quand quelque chose ne va pas.",
        "infoCards.4.subheadline": "Vingt réponses, toutes courtes.",
        "infoCards.5.subheadline": "Dans quelle pièce on fabrique chaque douceur.",
        "infoCards.6.subheadline": "Tout le garde-manger, et ce qui n’y est pas.",
        "infoCards.7.subheadline": "Ce qui l’est, et qui le dit.",
        "infoCards.8.subheadline": "Du ruban, du papier métallisé et une carte à l’encre.",
        "infoCards.9.subheadline": "Comment elles fonctionnent et comment voir ce qu’il en reste.",
      },
      "Contact box: help": {
        headline: "Vous préférez parler à quelqu’un ?",
        bodyText: "Avoir le numéro de commande sous la main aide. Ce n’est pas une condition.",
        phone: "1-800-555-0144",
        hours: "Du lundi au samedi, de huit heures à dix-huit heures, à votre heure",
        "cta.ctaText": "Toutes les façons de nous joindre",
      },
    },
  },
  "help/returns": {
    title: "Retours",
    description: "Que faire quand des douceurs arrivent brisées, fondues, en retard, ou ne plaisent simplement pas.",
    blocks: {
      "Headline: help/returns": { headline: "Retours" },
      "Text: help/returns": {
        text: `Nous ne pouvons pas vendre un bonbon deux fois ; inutile, donc, de nous le renvoyer. Les retours en deviennent simples.

## Brisé, fondu ou erroné

Prenez une photo et envoyez-la à [hello@wickettplum.example](mailto:hello@wickettplum.example) dans les quatorze jours, ou appelez au [1-800-555-0144](tel:+18005550144). À vous de choisir : la même chose à nouveau, ou votre argent. Vous n’aurez pas à plaider votre cause.

## En retard

Si nous avons manqué le jour choisi à la caisse, nous vous rendons ce que vous avez payé pour la livraison. Si les douceurs étaient pour une fête et que la fête est passée, nous vous rendons tout.

## Pas à votre goût

Dites-le-nous dans les trente jours. Nous échangerons la boîte, une fois, contre une autre qui devrait vous plaire davantage. Dites-nous aussi ce qui ne vous a pas plu ; la cuisine lit ces lettres le vendredi.

## Avant l’expédition

Vous pouvez annuler une commande tant qu’elle n’est pas emballée, par téléphone. Une boîte que vous avez composée vous-même est emballée dans l’heure : faites vite.

## Ce qui ne se reprend pas

- Les cartes-cadeaux, une fois entamées.
- Ce qui porte un nom ou une marque imprimés, sauf si l’erreur est la nôtre.
- Les caisses de campagne de financement déjà ouvertes.

## Quand l’argent arrive

Nous l’envoyons le jour où vous écrivez. Les banques mettent de trois à cinq jours ouvrables à l’afficher ; les cartes-cadeaux l’ont aussitôt. Le remboursement va d’abord à la carte-cadeau, puis à la carte.`,
      },
      "Hint: before you write": {
        headline: "Trois choses à essayer d’abord",
        text: `- **Un voile gris sur le chocolat ?** C’est le blanchiment du beurre de cacao, sans danger. Voyez [où garder le chocolat](/blog/where-to-keep-chocolate).
- **Il semble mou ?** Deux heures dans une pièce fraîche, boîte fermée.
- **Les bonbons durs collent ?** Un bocal sec et bien fermé, avec une cuillerée à thé de sucre à glacer.`,
      },
    },
  },
  "help/faq": {
    title: "Questions et réponses",
    description: "De courtes réponses sur les commandes, la livraison, les cadeaux, les douceurs et votre compte.",
    blocks: {
      "Headline: help/faq": { headline: "Questions et réponses" },
      "Text: help/faq": {
        text: "Si la vôtre n’y est pas, [posez-la](/contact-us). Les bonnes finissent sur cette page.",
      },
      "Questions: ordering": {
        headline: "Commander",
        "panels.0.title": "Me faut-il un compte ?",
        "panels.0.text":
          "Non. Vous pouvez commander sans vous inscrire. Un compte retient les adresses, garde une liste de souhaits et montre vos commandes.",
        "panels.1.title": "Comment utiliser un code ?",
        "panels.1.text":
          "Entrez-le dans votre sac, sous *Code promo*. S’il ne fonctionne pas, le sac dit pourquoi : il est peut-être échu, épuisé, ou destiné à une chose que vous n’y avez pas encore mise.",
        "panels.2.title": "Puis-je modifier une commande ?",
        "panels.2.text":
          "Tant qu’elle n’est pas emballée, par téléphone : [1-800-555-0144](tel:+18005550144). Ensuite, elle est en route.",
        "panels.3.title": "Quelles cartes acceptez-vous ?",
        "panels.3.text":
          "Visa, Mastercard, American Express et Discover, ainsi que nos propres cartes-cadeaux. Les entreprises et les groupes qui ont un compte peuvent payer par chèque.",
        "panels.4.title": "Y a-t-il une commande minimale ?",
        "panels.4.text":
          "Non. Une sucette suffit. Certains articles pour entreprises et groupes se vendent à la caisse.",
      },
      "Questions: shipping": {
        headline: "Livraison et cueillette",
        "panels.0.title": "Combien coûte la livraison ?",
        "panels.0.text": "Cela dépend du mode et de la valeur ; [voici le tableau](/help/shipping-rates).",
        "panels.1.title": "Puis-je choisir le jour ?",
        "panels.1.text":
          "Oui, à la caisse, jusqu’à soixante jours d’avance. Nous calculons quand le colis doit partir et l’inscrivons à la liste de ce jour-là.",
        "panels.2.title": "Où est mon colis ?",
        "panels.2.text":
          "Le numéro est dans le courriel envoyé à son départ. Votre compte l’indique aussi, ou [cherchez-le](/track-order) avec le numéro de commande.",
        "panels.3.title": "Le chocolat va-t-il fondre ?",
        "panels.3.text":
          "Nous faisons beaucoup pour l’éviter : [livraison par temps chaud](/help/warm-weather-shipping).",
        "panels.4.title": "Un voisin peut-il le recevoir ?",
        "panels.4.text":
          "C’est au transporteur d’en décider. Laissez-lui un mot, et choisissez un voisin de confiance.",
      },
      "Questions: gifts": {
        headline: "Cadeaux",
        "panels.0.title": "Puis-je envoyer à plusieurs personnes à la fois ?",
        "panels.0.text": "Oui, jusqu’à cinquante dans une commande, chacune avec ses douceurs et son petit mot.",
        "panels.1.title": "Verront-elles le prix ?",
        "panels.1.text": "Non. Un colis qui va à quelqu’un d’autre ne contient pas de facture.",
        "panels.2.title": "Pouvez-vous imprimer notre logo ?",
        "panels.2.text":
          "Sur des bandes de papier, en une couleur ou en dorure, pour les [cadeaux d’affaires](/business-gifts). [Envoyez-nous votre marque](/logo-sleeve), et vous verrez une épreuve.",
        "panels.3.title": "Faites-vous des cadeaux d’invités pour les mariages ?",
        "panels.3.text":
          "Oui, à partir de vingt-cinq. [Cette page](/occasions/weddings) explique comment, et quoi commander quand.",
      },
      "Questions: sweets": {
        headline: "Les douceurs",
        "panels.0.title": "Combien de temps se gardent-elles ?",
        "panels.0.text":
          "De trois semaines pour les truffes fraîches à plus longtemps que vous n’attendrez pour les bonbons durs. [La liste complète](/blog/where-to-keep-chocolate).",
        "panels.1.title": "Lesquelles sont véganes ?",
        "panels.1.text":
          "Choisissez *Sans produits laitiers* dans n’importe quelle liste, puis cherchez la gélatine et le miel parmi les ingrédients. Les bonbons durs, les gelées du verger et les truffes à l’avoine le sont.",
        "panels.2.title": "Pourquoi un côté de ma bouchée est-il moins brillant ?",
        "panels.2.text": "Elle reposait à côté d’une bouchée plus chaude. Le goût est le même.",
        "panels.3.title": "Faites-vous encore celle à la crème de violette ?",
        "panels.3.text": "Toujours. Elle est [ici](/boxed-chocolates/violet-creams/480136.html).",
      },
      "Questions: account": {
        headline: "Votre compte",
        "panels.0.title": "J’ai oublié mon mot de passe.",
        "panels.0.text":
          "À la page d’ouverture de session, choisissez *Mot de passe oublié ?* et nous vous envoyons un lien. Il est valable une demi-heure.",
        "panels.1.title": "Comment arrêter un abonnement ?",
        "panels.1.text":
          "Dans votre compte, sous *Abonnements* : sautez une fois, changez le rythme, ou arrêtez. Sans appel téléphonique.",
      },
    },
  },
  "help/gift-wrapping": {
    title: "Emballage et petits mots",
    description: "Les emballages offerts, leur prix, et comment dire une chose gentille en peu de place.",
    blocks: {
      "Headline: help/gift-wrapping": { headline: "Emballage et petits mots" },
      "Text: help/gift-wrapping": {
        text: `Bien des boîtes se laissent habiller. Si c’est le cas de la vôtre, le choix se trouve sur sa page, sous le format.

## Les emballages

- **Aucun.** La boîte dans ses propres couleurs. C’est ce que la plupart des gens choisissent, et elle a belle allure.
- **Ruban prune.** Cinq centimètres de large, en coton, noué à la main. Il sert ensuite autour des pots de confiture.
- **Papier doré** sur les boîtes de fête, **papier argenté** sur celles des bureaux et des mariages.

Le coût de l’emballage est compris dans le prix affiché pour ce choix. Une boîte qui est déjà un cadeau, comme la Lettre rouge, vient avec sa boucle.

## Le petit mot

À la caisse, chaque colis peut porter un mot. Nous l’écrivons à l’encre sur une carte à bord frangé. Il y a place pour trois ou quatre phrases, sans frais.

Nous écrivons ce que vous tapez, blagues comprises. Tenez-vous-en aux lettres et aux signes ordinaires ; la plume ne fait pas les cœurs.

## Aucun prix à l’intérieur

Les colis destinés à quelqu’un d’autre ne contiennent ni facture ni prix. L’adresse de retour est la nôtre.

## Délais

L’emballage n’ajoute pas de jour, sauf la semaine avant Noël, où nous en demandons un.`,
      },
      "Features: wrapping in steps": {
        headline: "Comment on habille une boîte",
        "cards.0.headline": "1. Remplie",
        "cards.0.bodyText":
          "Chaque pièce dans sa caissette, du papier de soie dessous et dessus, le couvercle en dernier.",
        "cards.1.headline": "2. Le papier",
        "cards.1.bodyText":
          "Doré ou argenté, coupé d’un seul trait, bien tendu, aux plis nets. Aucun ruban adhésif là où l’on regarde.",
        "cards.2.headline": "3. Le ruban",
        "cards.2.bodyText": "Du coton prune, un tour dans chaque sens. Il doit reposer à plat avant d’être noué.",
        "cards.3.headline": "4. La boucle et le mot",
        "cards.3.bodyText": "Nouée à la main, deux fois. Votre carte va sous le nœud, où on la trouve d’abord.",
      },
      "Features: dressed boxes": {
        headline: "Belles en ruban",
        "cards.0.headline": "La Boîte prune",
        "cards.0.bodyText": "Trois étages, une boucle dorée, une carte glissée sous le nœud.",
        "cards.0.cta.ctaText": "Voir la Boîte prune",
        "cards.1.headline": "La Boîte marine",
        "cards.1.bodyText": "Pour ceux qui n’appelleraient pas cela une boucle.",
        "cards.1.cta.ctaText": "Voir la Boîte marine",
        "cards.2.headline": "La Boîte jardin",
        "cards.2.bodyText": "Des gelées et des pastilles, et un couvercle à garder.",
        "cards.2.cta.ctaText": "Voir la Boîte jardin",
      },
    },
  },
  "help/gift-cards": {
    title: "Cartes-cadeaux",
    description: "Comment fonctionnent les cartes-cadeaux, où elles sont valables, et comment voir ce qu’il en reste.",
    blocks: {
      "Headline: help/gift-cards": { headline: "Cartes-cadeaux" },
      "Text: help/gift-cards": {
        text: `Il y en a deux sortes : une en papier, dans une pochette, et une qui arrive par courriel. Les deux sont valables dans toutes nos boutiques et sur ce site. Aucune n’expire, aucune n’entraîne de frais.

## S’en servir

À la caisse, ouvrez *Carte-cadeau* et entrez le numéro et le code de sécurité à quatre chiffres. Sur une carte en papier, le code est au dos, sous la bande argentée ; grattez doucement, un ongle suffit. Vous pouvez utiliser plusieurs cartes pour une commande et régler le reste avec une autre carte.

## Ce qu’il en reste

La [page du solde](/gift-card-balance) vous le dit, avec le numéro et le code. Une boutique le peut aussi.

## Perdue

Appelez au [1-800-555-0144](tel:+18005550144) avec l’adresse courriel ou le numéro de la commande d’achat. Nous bloquons l’ancienne carte et en envoyons une nouvelle avec ce qui restait.

## En envoyer une

Une carte en papier voyage gratuitement, seule ou avec des douceurs. Une carte électronique part vers l’adresse que vous donnez, quelques minutes après votre commande.

## Les petits caractères

Une carte-cadeau ne s’échange pas contre de l’argent, sauf là où la loi de votre province le permet. Elle ne peut pas servir à acheter une autre carte-cadeau. Sa devise est celle du pays où elle a été achetée.`,
      },
      "Buttons: gift cards": {
        "multiCTA.0.ctaText": "Choisir une carte-cadeau",
        "multiCTA.1.ctaText": "Que reste-t-il sur la mienne ?",
      },
    },
  },
  "help/build-a-box": {
    title: "Comment composer une boîte",
    description: "Comment une boîte de votre choix prend forme, étape par étape.",
    blocks: {
      "Headline: help/build-a-box": { headline: "Comment composer une boîte" },
      "Text: help/build-a-box": {
        text: `Cinq étapes, environ quatre minutes, davantage si vous lisez tout.

1. **Choisissez quoi remplir.** Une boîte de chocolats, un sac de papillotes, un bouquet de sucettes.
2. **Choisissez le format.** D’une demi-livre à trois livres, ou à partir de trente sucettes.
3. **Choisissez vos douceurs.** Jusqu’à six sortes par boîte. Si vous en retirez une, sa place va aux autres.
4. **Dosez chacune.** Pour commencer, nous partageons la place également. La barre du bas montre à quel point la boîte est pleine ; à cent pour cent, elle est prête.
5. **Regardez-la une dernière fois** et mettez-la dans votre sac.

## Bon à savoir

- Certaines douceurs ne se prennent qu’en boutique. Si vous choisissez la livraison, elles quittent la liste.
- Les garnitures se touchent dans la boîte. Si cela compte pour vous, lisez d’abord la page des [allergènes](/help/allergens).
- Une boîte composée reste dans votre sac, avec sa recette. Si vous la commandez de nouveau, nous demandons encore au comptoir si tout y est.

À court d’idées ? Jetez un œil aux boîtes que nous avons remplies nous-mêmes.`,
      },
      "Button: boxes we filled": {
        "multiCTA.0.ctaText": "Commencer une boîte",
        "multiCTA.1.ctaText": "Boîtes que nous avons remplies",
        "multiCTA.2.ctaText": "Un bouquet de sucettes",
      },
    },
  },
  "help/accessibility": {
    title: "Accessibilité",
    description:
      "Comment nous rendons la boutique utilisable par tous, ce qui ne fonctionne pas encore, et qui appeler alors.",
    blocks: {
      "Headline: help/accessibility": { headline: "Accessibilité" },
      "Text: help/accessibility": {
        text: `Tout le monde devrait pouvoir acheter une sucette.

## Ce à quoi nous nous tenons

Nous suivons les Règles pour l’accessibilité des contenus Web 2.2, niveau AA. En pratique :

- Chaque étape, de la première page à la dernière, se fait au clavier seul, et vous voyez où vous êtes.
- Les images qui disent quelque chose sont décrites. Celles qui ne font que décorer se taisent.
- Le texte garde presque partout un contraste de sept pour un, et jamais moins de quatre et demi pour un.
- Les pages s’agrandissent à quatre cents pour cent sans rien perdre.
- Rien ne clignote. Ce qui tourne tout seul peut être arrêté, et ne tourne pas du tout si votre appareil demande moins de mouvement.
- Les erreurs sont dites en mots, à côté du champ et à votre lecteur d’écran.

## Comment nous vérifions

Chaque page est éprouvée par des machines à chaque changement, en deux largeurs, et par des personnes qui utilisent un lecteur d’écran avant chaque saison.

## Ce qui ne fonctionne pas encore

- Les films de tiers ont des sous-titres faits par une machine.
- Les feuilles pour les groupes qui vendent pour nous sont faites pour être imprimées. S’il vous en faut une lue à voix haute, appelez-nous.
- Sur certaines cartes, les repères ne sont pas accessibles au clavier. La liste à côté de la carte contient les mêmes boutiques.

## Quand vous êtes bloqué

Appelez au [1-800-555-0145](tel:+18005550145) et quelqu’un passera la commande avec vous, au prix affiché ici. Ou écrivez à [access@wickettplum.example](mailto:access@wickettplum.example). Nous répondons en deux jours ouvrables, et nous réparons ce que nous pouvons en trente jours.

## Dans nos boutiques

Toutes sauf trois ont une porte sans marche ; la page de chaque boutique précise lesquelles. L’appui de la fenêtre est à 76 cm du sol, comme depuis 1911, pour des raisons qui tenaient aux enfants et qui conviennent aussi aux fauteuils.`,
      },
    },
  },
};
