import type { FrenchArticles } from "./french-article.ts";

/** Articles of the journal from June to October, in French. */
export const frenchHarvestArticles: FrenchArticles = {
  "blog/how-many-for-the-porch": {
    title: "Combien de bonbons pour un perron ?",
    description:
      "L’arithmétique de l’Halloween, d’après une rue qui tient des registres : combien sonneront, combien ils prendront.",
    author: "Marguerite Osei, rue Valencia",
    text: `Chaque mois d’octobre, on me demande combien il faut en acheter, et chaque mois d’octobre je répondais : « Plus que vous ne croyez. » C’est une réponse de marchande, et après quelques années j’en ai eu honte. Ma rue s’est donc mise à tenir des registres. Elle compte quatorze maisons, une planchette à pince par maison, et nous avons maintenant neuf Halloween derrière nous.

Voici ce que nous avons appris.

## Combien sonneront

La première heure, entre cinq et six, viennent les tout-petits, avec un parent qui porte le sac. Comptez un coup de sonnette toutes les quatre minutes. De six heures à sept heures et demie, c’est un par minute, en groupes de trois ou quatre. Après huit heures viennent les grands. Ils sont moins nombreux, ils sont timides, et leur costume se résume souvent à un chapeau.

Pour une rue comme la mienne, avec des trottoirs, des lampadaires et pas de côte, cela faisait **entre quatre-vingt-dix et cent trente enfants** par maison. Une maison de coin en reçoit un cinquième de plus. Une maison au perron éteint n’en reçoit aucun, si bons que soient ses bonbons. Si vous n’en voulez pas, c’est tout ce qu’il y a à faire.

La pluie en retire un tiers. Un vendredi ou un samedi en ajoute le quart.

## Combien ils en prennent

Si vous tendez le bol : 1,7 en moyenne. Si vous mettez vous-même les bonbons dans leur sac : exactement ce que vous décidez. Si vous laissez le bol sur une chaise avec un mot qui dit *un seul, s’il vous plaît*, les neuf premiers enfants en prennent un, et le dixième prend le bol.

## Donc

Prenez cent dix enfants, deux bonbons chacun, et dix pour cent pour vous et la factrice. Cela fait **deux cent quarante bonbons**. Le Bol du perron en contient deux cents, et quelques Petites poignées complètent le reste. Sur un coin passant, achetez deux bols.

## Quoi donner

Emballés, toujours ; aucun parent ne laisse passer un bonbon nu, et il a raison. Petits, cela va. Ce que les enfants comparent ensuite, assis par terre, ce n’est pas la grosseur. C’est la valeur d’échange. Les papillotes s’échangent bien. Le papier métallique s’échange très bien. La réglisse s’échange mal, mais pour l’enfant sur vingt qui l’adore, vous serez la meilleure maison du quartier.

Gardez un deuxième bol sans noix et sans lait, et dites-le à voix haute. Les Ailes de chauve-souris et les bonbons durs font l’affaire. Vous verrez les épaules d’un parent descendre de deux centimètres.

## À neuf heures

Éteignez la lumière. Il vous en restera. Ce n’est pas une erreur de calcul ; ce sont les dix pour cent.

Triez-les par couleur. Mettez les menthes de côté pour la voiture. Versez-vous quelque chose de chaud et mangez-en un lentement, sur la marche, là où cela sent encore la chandelle. Peut-être que quelqu’un de grand passera, avec un chapeau. Donnez-lui tout le reste.`,
  },
  "blog/a-box-for-someone-you-hardly-know": {
    title: "Une boîte pour quelqu’un qu’on connaît à peine",
    description:
      "La mère du voisin, la patronne de votre conjoint, l’enseignant de la classe difficile : quoi acheter sans rien savoir.",
    author: "Marguerite Osei, rue Valencia",
    text: `Le tiers des gens qui entrent ici cherchent quelque chose pour une personne qu’ils ne sauraient pas décrire. Ils s’arrêtent devant les boîtes et regardent de l’une à l’autre. Je tiens le comptoir depuis vingt-deux ans, et il me faut d’ordinaire quatre questions.

## Vit-elle avec d’autres ?

S’il y a une maisonnée, offrez ce qui se pose sur une table et où chacun pige : un assortiment, du croquant, un bocal. Personne n’aime qu’on le regarde manger un cadeau tout seul. Si la personne vit seule, offrez quelque chose de petit et de précis. Une grande boîte pour une seule personne, c’est une corvée avec un ruban.

## L’ouvrira-t-elle devant vous ?

Alors le dehors compte autant que le dedans. Une vraie boucle vous fait gagner du temps, et un couvercle qui se soulève vaut mieux qu’un rabat. Si elle part par la poste, dépensez pour ce qu’il y a dedans et pour la carte. Personne ne se souvient de la boucle d’un colis arrivé un mercredi. On se souvient de ce que vous avez écrit.

## Y a-t-il des choses qu’elle ne mange pas ?

Vous ne le savez pas, évidemment. C’est là toute la difficulté. Choisissez donc de manière que cela ne change rien :

- Les **noix** sont ce qu’il faut prendre au sérieux. Notre Société des cœurs tendres n’en a pas dans sa recette ; pour une allergie, choisissez des bonbons durs ou des gelées, faits là où aucune noix n’entre.
- Le **lait** : les truffes de minuit sont à l’avoine, et personne ne l’a jamais deviné.
- **Cachère** : cherchez la marque sur la page ; plus du tiers du comptoir la porte.
- Le **sucre** : quelqu’un qui doit l’éviter en a sans doute assez des boîtes spéciales. Envoyez du thé.

Dans le doute, des fruits. Les Gelées du verger n’ont ni lait, ni noix, ni gélatine, ni ennemis.

## Que voulez-vous dire ?

C’est la question que l’on saute. « Merci » n’est pas « pardon », et ni l’un ni l’autre n’est « j’ai vu que tu avais passé un mauvais mois et je ne savais pas si je devais en parler ».

Pour un merci, quelque chose de généreux et de simple. Pour un pardon, quelque chose de petit, et vite. De grandes excuses font se demander ce que vous avez fait d’autre. Pour le mauvais mois, ce qui se garde bien, pour qu’on l’ouvre quand on en a envie, et que ce ne soit pas forcément aujourd’hui.

## La carte

Écrivez-la à la main, ou laissez-nous faire ; ici, c’est une personne qui l’écrit, à l’encre. Trois phrases suffisent. Dites pourquoi, dites une chose vraie à son sujet, et signez du nom qu’elle vous donne. N’écrivez pas *juste*. Vous n’envoyez pas juste quelque chose. Vous êtes sorti, et vous avez pensé à quelqu’un.

## Si vous êtes encore là, debout

Prenez la Douzaine marine. Sauf s’il faut penser aux noix : elle contient des noisettes et des amandes. Sinon, douze pièces, des noires, des lactées, deux blanches et deux qui changent avec le mois. Elle entre dans un porte-documents, elle convient à une patronne et elle convient à un chauffeur d’autobus. En vingt-deux ans, on ne m’en a rapporté qu’une, et c’est parce que le monsieur avait décidé de déclarer sa flamme et voulait finalement celle en forme de cœur.`,
  },
  "blog/a-bed-of-starch": {
    title: "Chaque ourson dort une nuit dans la fécule",
    description:
      "Comment un liquide devient un ourson : des plateaux de fécule, des nez de plâtre, et le sort des rouges.",
    author: "Teodor Vance, salle des gelées",
    text: `La salle des gelées est la plus tranquille de la maison. Ici, rien n’est battu, claqué ni fracassé. Nous versons, et puis nous attendons à demain.

## Un trou en forme d’ourson

Une gélifiée n’a pas de moule au sens habituel. Il y a plutôt un plateau de bois, 60 cm sur 90, rempli de fécule de maïs très sèche et raclé bien à plat. Par-dessus vient une planche d’où pendent trois cents oursons de plâtre, le nez en bas. On enfonce la planche dans la fécule, on la relève, et les voilà : trois cents trous, chacun un ourson couché sur le dos.

La fécule doit être sèche, à moins de sept pour cent d’eau, sans quoi elle s’affaisse et tout le monde sort gros. Elle doit aussi être propre ; on la tamise donc après chaque usage, et le tamis fait le seul bruit que nous ayons.

## Ce qu’on y met

Du jus de fruits, réduit jusqu’à ce qu’il épaississe. Du sucre. Un peu d’acide citrique tout à la fin, parce que l’acide et la chaleur, ensemble, défont une gelée. Et puis ce qui la fait prendre.

Pour les oursons, c’est la gélatine, qui fond à la température de la bouche et donne cette mastication lente et têtue. Pour nos Gelées du verger, c’est la pectine, qui vient de la pelure de pomme et ne se mastique pas du tout : elle casse, net, et laisse sortir le fruit. Si vous ne mangez pas de gélatine, le mot à chercher sur nos étiquettes est *pectine*. Les gelées et les pastilles n’ont jamais contenu autre chose.

Nous remplissons les trous avec un entonnoir à dix becs, une rangée à la fois, en marchant à reculons.

## La nuit

Ensuite, les plateaux passent une nuit dans une pièce tiède, à 30 °C. La fécule boit l’eau du bonbon par-dessous, l’air la prend par-dessus, et au matin un ourson a perdu le dixième de son poids et tient debout.

Nous renversons le plateau sur un tamis. Les oursons restent, la fécule tombe. Une brosse douce leur époussette la figure. Après quoi ils ont droit à l’une de deux choses : un tour de tambour avec une goutte d’huile, et ils en sortent luisants ; ou un tour de tambour avec du sucre et du sel acidulé, et ils en sortent effrontés.

## À propos des couleurs

Six fruits, en nombre égal, pesés au gramme. Je le dis parce qu’on nous écrit, convaincu que nous retenons les rouges. Non. Chaque sac quitte cette salle avec autant de rouges que de verts.

Voici ce qui se passe. Vous ouvrez le sac, vous mangez un rouge, et dès lors vous choisissez. Dans une étude que j’ai menée à la cuisine du personnel avec un sac, une horloge et sept collègues, tous les rouges étaient partis en quatre minutes. Les verts étaient encore là à la fermeture. Ils sont à la pomme, soit dit en passant, et ce sont les meilleurs.

## Et les tout petits

Les Petits oursons utilisent les mêmes plateaux avec une planche plus fine, neuf cents par plateau. Leur figure demande une autre brosse. C’est un pinceau, numéro deux, et la femme qui le manie restaurait autrefois des cadres pour un musée. Elle dit que les oursons sont plus difficiles, puisque les cadres ne bougent pas.`,
  },
  "blog/chocolate-in-july": {
    title: "Envoyer du chocolat à Phoenix en juillet",
    description:
      "Ce que nous mettons dans le carton, pourquoi rien de froid ne part un jeudi, et ce qui se moque de la chaleur.",
    author: "Dot Lindqvist, salle d’emballage",
    text: `Le chocolat au lait rend les armes à 30 °C. L’arrière d’un camion de livraison, à Phoenix en juillet, avoisine les 60 °C. Mon métier, en bref, ce sont les trente degrés entre les deux.

## Avant l’emballage

Quand votre commande arrive à la salle d’emballage, notre système sait déjà où elle va, combien de jours elle sera sur la route et quelle chaleur il fait là-bas, d’habitude, à ce temps de l’année. Si quelque chose dans la boîte peut fondre et qu’il fait 24 °C ou plus à l’un des deux bouts, chaque mode de livraison reçoit un sachet réfrigérant, et ceux qui prennent plus de trois jours disparaissent de la liste. Nous ne les cachons pas pour vous vendre plus cher. Nous les cachons parce que c’est moi qui ai ouvert les colis revenus.

## Ce qu’il y a dans le carton

D’abord une doublure, argentée au-dehors, laine au-dedans. C’est de la vraie laine, les fibres courtes qui ne servent pas aux chandails, et vous pourrez la mettre ensuite au pied de vos rosiers.

Puis les sachets réfrigérants, un pour chaque kilo de chocolat, congelés à plat. À plat, c’est important : un sachet bosselé touche à deux endroits et gèle ces deux-là pendant que le reste cuit. Une feuille de carton va entre le sachet et la boîte, sinon le froid fait suer le couvercle.

Enfin du papier, tassé jusqu’à ce que rien ne bouge. L’air est l’ennemi. Un carton à moitié vide se réchauffe deux fois plus vite qu’un carton plein, et si vous vous êtes déjà demandé pourquoi votre petite commande arrivait dans une boîte qui semblait trop juste, voilà.

## Lundi, mardi, mercredi

Quand il fait chaud chez nous ou chez vous, le chocolat part les trois premiers jours de la semaine et aucun autre, pour que rien ne passe la fin de semaine dans un entrepôt. Une commande du mercredi après-midi attend dans notre chambre froide jusqu’au lundi matin. Deux ou trois personnes par semaine téléphonent pour savoir pourquoi elle n’a pas bougé. Quand je le leur explique, elles sont toujours gentilles. L’une d’elles m’a envoyé la photo du thermomètre de sa galerie.

## Ce qui n’a besoin de rien

Bien des choses s’en moquent. Si vous envoyez là où il fait chaud et que vous préférez payer des douceurs plutôt que de la glace, choisissez parmi celles-ci :

- **Les bonbons durs et les menthes.** Ils survivraient à un voyage vers le soleil.
- **Les sucettes.** C’est le bâton qui lâchera en premier.
- **Les gelées et les gélifiées.** Elles ramollissent un peu au-dessus de 35 °C et se remettent pendant la nuit.
- **Le croquant.** Il garde son cassant tant que le sac reste fermé.
- **Les caramels mous.** Bien emballés, ils n’en deviennent que plus aimables.

Tous portent la mention *résiste à la chaleur*, et vous pouvez en faire un filtre dans chaque liste.

## À l’arrivée

Ouvrez le carton tout de suite. Si les sachets sont encore frais, remettez-les au congélateur et gardez-les pour les pique-niques. Si le chocolat semble mou, n’y touchez pas. Posez la boîte fermée dans une pièce fraîche pendant deux heures et laissez-la en paix. Neuf fois sur dix, tout ira bien.

La dixième fois, envoyez-nous une photo et dites-nous où en envoyer un autre. Vous n’avez rien à retourner. Nous ne lui souhaitons pas ce voyage deux fois.`,
  },
  "blog/why-a-lollipop-is-pulled": {
    title: "Pourquoi on étire une sucette",
    description:
      "Dix kilos de sucre chaud, un crochet, et la raison pour laquelle les nôtres sont soyeuses et non vitreuses.",
    author: "Odalys Ferrer, table à sucre",
    text: `La première chose que demandent les visiteurs, à la table à sucre, c’est si c’est chaud. Oui. La deuxième, c’est pourquoi nous n’arrêtons pas de le lancer sur un crochet. Cela demande une réponse plus longue.

Une sucette commence en sirop, cuit à 149 °C, quand presque toute l’eau est partie. Versez cela dans un moule, et il prend, clair comme une vitre. Bien des bonbons se font ainsi ; nos Gouttes au citron, par exemple. Mais un tourbillon demande autre chose.

## De l’air

Quand la masse est assez refroidie pour se plier, c’est-à-dire quand elle ne coule plus mais vous enlèverait encore les empreintes, je la soulève sur le crochet et je tire. Elle s’allonge à peu près à ma hauteur. Je relance le bout par-dessus le crochet et je tire encore. Chaque lancer replie une nappe d’air dans le sucre, et chaque traction étire cet air en fils trop fins pour l’œil.

Quarante tractions, et la corde ambrée est devenue nacre. Rien n’a été ajouté. Ce n’est que la lumière, qui rebondit dans dix mille tubes minuscules. Un sucre étiré se croque aussi autrement : il cède avant de casser, et il fond un brin plus vite, parce que la langue y trouve plus de surface.

## La couleur

La couleur entre avant l’étirage pour la moitié foncée et après pour la moitié pâle, de sorte qu’une même masse donne les deux. Nous prenons la betterave, le curcuma, la spiruline, le cassis et le sucre brûlé. Aucun n’aime la chaleur ; ils attendent donc la toute fin, et même là, le rose brunit un peu si je traîne. Je ne traîne pas.

Je pose ensuite une corde blanche à côté d’une corde colorée, je roule la paire sur la table, les mains à plat, jusqu’à l’épaisseur d’un pouce, je coupe, j’enroule, et j’enfonce un bâton dans la queue pendant qu’elle est molle. Du crochet au bâton, j’ai neuf minutes. Après cela, la masse est un très gros presse-papier.

## La dispute sur la grosseur

Un Carrousel fait dix centimètres de large, et on nous dit chaque semaine que c’est trop gros pour un enfant. On a bien raison. Il y passe presque un après-midi. M. Wickett les faisait de cette grosseur exprès, parce qu’un enfant avec un Carrousel restait devant la vitrine jusqu’à ce qu’il l’ait fini, et qu’un enfant devant la vitrine est la meilleure enseigne qui soit.

Pour les après-midi plus courts, il y a les Sucettes à un sou. Elles ne coûtent plus un sou depuis 1938.

## Si vous voulez essayer

N’essayez pas avec dix kilos, je vous en prie. Cuisez une tasse de sucre, un tiers de tasse de sirop de maïs et un quart de tasse d’eau à 149 °C, versez sur une plaque huilée, et repliez les bords avec un couteau jusqu’à ce que vous supportiez d’y toucher avec des gants. Deux paires de gants. Étirez entre vos mains jusqu’à ce que cela brille comme du satin, coupez aux ciseaux, et emballez dès que c’est froid, car le sucre étiré boit l’air et colle dans l’heure.

S’il prend avant que vous ayez fini, réchauffez-le à four doux et recommencez. Il pardonne presque tout, sauf les mains nues.`,
  },
};
