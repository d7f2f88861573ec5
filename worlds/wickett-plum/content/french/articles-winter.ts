import type { FrenchArticles } from "./french-article.ts";

/** Articles of the journal from January to May, in French. */
export const frenchWinterArticles: FrenchArticles = {
  "blog/where-to-keep-chocolate": {
    title: "Pas au frigo. Presque jamais au frigo.",
    description: "Où le chocolat veut vivre, ce qu’est la pellicule blanche, et combien de temps vous avez vraiment.",
    author: "Ruth Tanaka, salle d’enrobage",
    text: `Les gens s’excusent auprès de moi de l’endroit où ils gardent leur chocolat. Ils baissent la voix. « Au frigo », disent-ils, comme on avoue lire le courrier des autres.

Voici donc tout ce que je sais, et vous pouvez cesser de vous excuser.

## Ce que veut le chocolat

Il veut de 16 à 20 °C, du sec, du noir, et rien qui sente fort à proximité. Le beurre de cacao attrape les odeurs comme un manteau de laine. Un tiroir dans une pièce fraîche, c’est parfait. L’armoire au-dessus de la cuisinière est le pire endroit de la maison, et c’est là que presque tout le monde le met, puisque c’est là que sont les autres sucreries.

## Pourquoi pas le frigo

Deux raisons. Il sent, même si vous ne le remarquez plus. Et il est humide : quand vous sortez la boîte, l’humidité de la pièce chaude se pose sur les pièces froides, dissout un peu de sucre en surface et sèche en une pellicule pâle et rêche. C’est le blanchiment par le sucre. C’est sans danger, et c’est dommage.

L’autre pellicule, grise, lisse et grasse au toucher, est le blanchiment par le gras. Celle-là vient de la chaleur : le beurre de cacao a ramolli, s’est promené jusqu’à la surface et y a repris. Sans danger non plus. Faites fondre les pièces dans du lait chaud, et personne n’en saura jamais rien.

## S’il faut que ce soit le frigo

Parfois, il le faut. En juillet, dans un logement sous les toits, le frigo est un moindre mal.

1. Mettez la boîte entière dans un sac qui ferme bien, et chassez l’air.
2. Enveloppez le tout d’une serviette, et donnez-lui le tiroir du bas, loin des oignons.
3. Quand vous en voulez, sortez le sac et laissez-le fermé au moins deux heures.

C’est la troisième étape qui compte. L’humidité se dépose sur le sac plutôt que sur le chocolat, et vous n’avez perdu que de la patience.

## Combien de temps

| Quoi | À son meilleur pendant | Pourquoi |
| --- | --- | --- |
| Truffes à la crème fraîche | 3 semaines | De la crème, et aucun agent de conservation |
| Chocolats fourrés | 8 semaines | Les fourrages sèchent lentement |
| Caramels et tire au beurre | 3 mois | Le sucre se garde, mais il boit l’eau |
| Tablettes au lait | 9 mois | Le gras du lait s’affadit |
| Tablettes noires | 18 mois | Presque rien n’y peut se gâter |
| Bonbons durs | Plus longtemps que vous n’attendrez | C’est du verre |

Après cela, ils ne sont pas dangereux. Ils sont seulement un peu moins eux-mêmes, comme presque tout.

## Le congélateur

Étonnamment bon, à condition de s’y prendre en deux fois : le sac fermé au frigo pour une journée, puis au congélateur ; au retour, du congélateur au frigo pour une journée, puis la pièce, toujours dans le sac. Cela va pour trois mois. Je le fais avec les Vingt-quatre chaque mois de décembre depuis que je travaille ici, pour avoir une boîte en mars, quand il m’en faut une.

## Et avant d’en manger

Une demi-heure à la température de la pièce. Le chocolat froid goûte moins, parce que le beurre n’a pas commencé à fondre et que la saveur y est encore enfermée. C’est aussi pourquoi nous ne réfrigérons jamais rien au comptoir, si chaude que soit la journée. Nous vous le vendons seulement plus vite.`,
  },
  "blog/reading-a-chocolate-label": {
    title: "Soixante-dix pour cent de quoi ?",
    description:
      "Ce que dit le nombre sur une tablette, ce qu’il garde pour lui, et les quatre mots qui en disent plus long.",
    author: "Inés Barragán, cuisine",
    text: `Un homme est venu au comptoir au printemps dernier et a demandé notre meilleur chocolat. Je lui ai demandé ce qu’il aimait. « Soixante-dix pour cent », a-t-il dit, comme on dirait *bleu*.

Je n’ai pas ri, parce que je l’ai fait aussi. Ce nombre a l’air d’une note. Ce n’en est pas une. C’est une fraction.

## Ce que compte le nombre

Soixante-dix pour cent veut dire que soixante-dix grammes sur cent viennent d’une fève de cacao. Les trente autres sont presque tous du sucre. C’est tout ce qu’il dit.

Il ne dit pas quelle part des soixante-dix est faite de cacao sec, la partie brune qui goûte quelque chose, et quelle part de beurre de cacao, la partie pâle qui goûte très peu et fond comme un secret. Deux tablettes au même nombre peuvent différer de quinze grammes de beurre. L’une sera vive et un peu sèche. L’autre vous courra sur la langue et aura disparu.

Il ne dit pas non plus si les fèves étaient bonnes. Une fève brûlée à soixante-dix est pire qu’une fève aimable à cinquante-cinq.

## Quatre mots qui en disent plus

**Origine.** Non pas qu’un pays vaille mieux qu’un autre, mais quelqu’un qui nomme l’endroit a probablement été soigneux pour le reste.

**Pâte de cacao, beurre de cacao.** Les ingrédients se suivent par ordre de poids. Si le sucre vient avant la pâte de cacao, la tablette est plus sucrée que son emballage ne le laisse croire.

**Vanille**, et non *vanilline*. Ou ni l’une ni l’autre, ce qui est plus brave encore.

**Lécithine.** On demande si c’est mauvais. C’est un émulsifiant, tiré d’ordinaire du soja ou du tournesol, et il fait couler le chocolat. Un demi pour cent ne fait de mal à personne qui peut manger du soja. La nôtre dit laquelle c’est.

## Ce que change le lait

Dans le chocolat au lait, le nombre peut être bas et la tablette tout de même sérieuse. Notre plaque est à quarante-cinq. Il y a un demi-siècle, elle aurait passé pour noire. Ce qui remplit le reste, c’est de la poudre de lait, et la poudre de lait varie plus que les fèves : séchée vite, elle ne goûte rien ; séchée lentement sur un tambour, elle goûte la tire au beurre. Personne n’imprime cela sur un emballage. Il faut croquer.

## Une épreuve à faire chez soi

Achetez deux tablettes au même nombre, de deux chocolatiers. Cassez un carré de chacune à la température de la pièce et écoutez : un claquement net dit qu’elle a été bien tempérée. Sentez avant de goûter. Puis laissez fondre chaque carré sans mâcher, et comptez.

Une tablette qui commence aussitôt et finit aussitôt a beaucoup de beurre et peu à dire. Une tablette qui attend, fait une chose, puis une autre, et parle encore une demi-minute plus tard est celle que vous voulez. C’est peut-être bien la soixante-deux.

L’homme qui aimait soixante-dix est reparti avec Verger de minuit, qui est à soixante-douze. Je n’en ai rien dit. Il est revenu en juin pour une caisse de douze.`,
  },
  "blog/a-day-at-the-enrober": {
    title: "Une journée à l’enrobeuse",
    description:
      "Onze mètres de courroie, un rideau de chocolat, et les trois personnes qui les gardent en bons termes.",
    author: "Desmond Achterberg, salle d’enrobage",
    text: `Une enrobeuse est une machine qui habille les choses de chocolat. On pose un cœur tout nu sur une courroie de fil à un bout, il passe sous un rideau qui tombe, et il ressort vêtu. La nôtre fait onze mètres de long, date de 1967 et s’appelle Maureen. Nous sommes trois à prendre soin d’elle.

## 5 h 10

Le chocolat fond depuis hier soir à 45 °C. À cette chaleur, il coule comme de la crème et prendrait comme de la craie. Pour qu’il casse net, il faut le tempérer : le refroidir à 27 °C, pour que les bons cristaux se forment, puis le réchauffer à 31 °C, pour que seuls les bons restent. Le chocolat au lait veut un degré de moins que le noir. Le blanc veut qu’on le laisse tranquille.

J’essaie avec une bande de papier parchemin. On trempe, on pose sur le marbre, on compte jusqu’à cent quatre-vingts. Si la bande est alors mate et ferme, et se détache proprement, nous pouvons commencer. Ce matin, il a fallu deux cent dix ; Ruth lui a donc donné quatre minutes de plus, et personne n’a rien dit.

## 6 h

En premier sur la courroie : les demi-lunes. Chacune est un petit coussin de praliné aux noisettes à fond plat. Le fond plat compte, car avant le rideau il y a un bain peu profond qui enrobe le dessous, et une demi-lune de travers y roule.

C’est Priya qui les place. Elle en fait quatre-vingt-dix à la minute des deux mains, en rangées de douze, à un doigt l’une de l’autre. Si deux se touchent, elles ressortent mariées, et les mariées vont dans le plat des visiteurs.

## 8 h 30

Le rideau s’est aminci à gauche. On dirait que ce n’est rien ; vous ne le verriez jamais. Mais de ce côté-là, les demi-lunes ont une jupe, un pied de chocolat autour de la base, là où il a coulé et s’est amassé. Nous arrêtons, nous réchauffons la soufflerie de deux degrés et nous passons une rangée d’essai. Plus de jupe. L’équipe d’à côté mange les preuves.

## 10 h 15

Les filets. Une machine pourrait les faire, et ailleurs il y en a une. Les nôtres se font à la main, au cornet de papier, un coup de poignet par pièce, au passage. C’est pour cela qu’il n’y en a pas deux pareilles. Les lignes de Ruth penchent à gauche et les miennes à droite, et ceux qui achètent beaucoup de demi-lunes prétendent savoir qui était de service.

## 12 h

Tunnel de refroidissement, dîner. Le tunnel est long et pas très froid, environ 12 °C. Le froid irait plus vite, mais le chocolat qu’on refroidit à la hâte sue en sortant, et la sueur dissout le sucre et laisse un voile gris. Onze minutes, sans se presser, et il ressort avec un lustre où l’on voit la lampe.

## 15 h 40

Le passage du lait au noir est le moment difficile de la journée. La moindre trace de lait doit avoir quitté la pompe, les tuyaux et l’auge avant que le premier cœur sans lait puisse s’approcher de Maureen ; la plupart des jours, nous faisons donc l’inverse : le noir avant le lait, le nature avant les noix. Pour la gamme sans lait, il y a une tout autre machine, dans une autre pièce, avec sa propre porte et ses propres tabliers. Elle s’appelle Petite Maureen.

## 17 h

On racle, on lave, on sèche. Environ neuf mille pièces ont passé aujourd’hui, et quelques centaines sont allées dans le plat. Mes souliers portent un enrobage qui réussirait l’inspection. Je rentre en autobus, et les gens près de moi respirent un bon coup, ont l’air plus heureux, et ne savent pas pourquoi.`,
  },
  "blog/how-caramel-is-cooked": {
    title: "Quarante secondes de sang-froid",
    description:
      "Comment le caramel se cuit chez nous : la bassine, la couleur, la crème, et le moment où l’on se tait devant Walter.",
    author: "Inés Barragán, cuisine",
    text: `Il y a dans notre cuisine une bassine de cuivre qui est venue avec la boutique, et une seule personne qui règle la flamme dessous. Elle s’appelle Walter. On lui a souvent demandé d’écrire ce qu’il fait, et chaque fois il a écrit *jusqu’à ce que ce soit bon* et il est allé dîner.

Je me suis donc tenue une semaine à côté de lui avec un thermomètre et un carnet. Voici ce qu’il fait.

## Le sucre d’abord, et seul

Walter commence avec du sucre sec et le tiers de son poids en sirop de glucose. Le sirop est une assurance : ses molécules longues et maladroites se glissent entre les cristaux de sucre et les empêchent de se retrouver. Sans lui, un caramel devient sableux en moins de deux semaines, et nous en entendrions parler.

Pas d’eau. La plupart des recettes en mettent, et il faut la faire repartir tout entière, ce qui prend dix minutes et donne au cuisinier une fausse impression de calme.

À 160 °C, le bord devient clair. À 171 °C, c’est de la paille. C’est là qu’il commence à tourner la bassine, un quart de tour toutes les deux ou trois respirations, et il ne remue pas, car une cuillère apporte des points froids, et les points froids ramènent les cristaux.

## Les quarante secondes

Entre 180 et 185 °C, tout arrive. La paille devient ambre, l’ambre devient le brun d’un bon soulier, et il monte de la bassine une odeur qui fait venir les gens de la salle d’emballage. Passé cette fenêtre, le soulier brûle. Sur notre feu, la traversée dure à peu près quarante secondes, et personne ne peut parler à Walter pendant ce temps.

Il ne regarde pas le thermomètre. Il regarde les bulles : grosses et lentes, on attend ; petites et vives, c’est maintenant. Puis il retire la bassine du feu et verse la crème, gardée tiède sur le rond d’en arrière, parce que de la crème froide sur du sucre chaud grimpe hors de la bassine et sur le cuisinier.

## En redescendant

Après la crème vient le beurre, et après le beurre la température tombe à 115 °C, et nous cuisons alors une deuxième fois. C’est cette deuxième montée qui décide de la mâche. À 118 °C, le caramel s’affaissera dans la main. À 121 °C, il tient un coin. Nos cubes se retirent à 120 °C, et le caramel des dés à 110 °C, puisqu’il doit rester coulant jusqu’à la bouchée.

Le sel vient en dernier. S’il venait en premier, il aiguiserait tout également, et nous aimons mieux qu’il arrive en retard.

## Ce que vous pouvez emporter

Il vous faut une casserole lourde, plus large que vous ne pensez, de la crème tiède et pas de téléphone. Retirez le sucre du feu une teinte avant de le croire prêt, car la casserole continue de cuire après vous.

S’il brûle, il brûle. Remplissez la casserole d’eau, portez à ébullition, et les preuves se décollent toutes seules. Walter me l’a appris le deuxième jour, sans que je lui demande comment il le savait.`,
  },
  "blog/the-day-the-wall-came-down": {
    title: "Le jour où le mur est tombé",
    description:
      "Comment un homme aux sucettes et une veuve au chocolat en sont venus à partager une boutique, comme on le raconte ici.",
    author: "Josephine Plum, quatrième du nom derrière le comptoir",
    text: `Chaque famille a une histoire qui s’améliore à force d’être racontée. La nôtre se raconte par-dessus le même comptoir depuis 1911 ; elle est donc maintenant très bonne. J’ai essayé de la remettre comme elle était.

Tobias Wickett vendait des sucettes par un trou dans un mur. Ce n’est pas une façon de parler. Il avait loué la moitié gauche d’un rez-de-chaussée de la rue Valencia, la moitié sans porte, et le propriétaire refusait d’en payer une. Tobias a donc retiré onze briques, posé une fenêtre coulissante de quarante-cinq centimètres, et il s’est tenu derrière avec une bassine de cuivre et un plateau de tourbillons à un sou pièce. Les enfants atteignaient tout juste l’appui. Il trouvait que c’était la bonne hauteur pour un commerce.

La moitié droite avait une porte, et derrière la porte Harriet Plum faisait du chocolat. Elle était veuve, elle avait appris le métier dans l’arrière-cuisine d’un hôtel, et elle trempait des crèmes à la violette pour des dames qui envoyaient leur chauffeur. Elle n’aimait pas le bruit d’à côté. Un homme qui étire du sucre le claque sur un crochet, toute la journée, et le mur avait une brique d’épaisseur.

## Deux clientèles

Pendant presque un an, ils ne se sont parlé que par le propriétaire. Puis elle a remarqué que les chauffeurs, en attendant à sa porte, achetaient des sucettes à sa fenêtre à lui. Lui a remarqué que les enfants, une fois leur sucette en main, allaient regarder dans sa vitrine à elle.

Ni l’un ni l’autre n’a rien dit. Il était trop fier, et elle trop occupée. Mais cet automne-là, elle s’est mise à poser ses pièces cassées dans un plat sur la marche, à trois heures, à la sortie de l’école, et il s’est mis à suspendre son sucre de l’autre côté de la pièce.

## La pluie

Il a plu neuf jours en novembre 1911. Le neuvième, la gouttière entre les deux toits a cédé, l’eau est descendue à l’intérieur du mur, et vers quatre heures de l’après-midi les briques se sont penchées et se sont couchées au milieu d’un plateau de crèmes à la violette.

Personne n’a été blessé. Quand la poussière est retombée, ils se sont vus pour la première fois sans propriétaire entre eux. Elle tenait une fourchette à tremper, et lui l’autre bout d’une corde de sucre rouge, parce qu’il avait été trop surpris pour la lâcher.

« Eh bien, dit Harriet Plum, apportez donc cela par ici, où il fait sec. »

C’est la partie que tout le monde raconte. Ce qu’on omet, c’est que les deux se sont ensuite disputés trois semaines à propos du gingembre. Il en voulait dans les gouttes aux prunes. Elle non, et la recette était à elle, et les gouttes sont restées sans gingembre depuis. Sa version à lui a refait surface derrière la bassine de cuivre en 1994, au dos d’une facture, et nous en faisons aujourd’hui une truffe ; il aura donc eu le dernier mot, en fin de compte.

## Ce qui est resté

Ils ne se sont jamais mariés, quoi qu’on vous ait dit. Ils n’ont jamais rebâti le mur non plus. La fenêtre est restée où elle était, puisque les gens s’y étaient habitués, et les jours secs nous tendons encore des choses au travers. Elle est sur chaque boîte. Si vous regardez bien, vous verrez que l’arche n’est pas tout à fait égale à gauche. C’est là qu’il avait enlevé une brique de trop.`,
  },
};
