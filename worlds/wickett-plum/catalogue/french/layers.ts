/** What is found inside a sweet, `<name>: <text>` for each layer, by its English. */
export const frenchLayers: Readonly<Record<string, string>> = {
  "Shell: Dark chocolate": "Coque: Chocolat noir",
  "Shell: 64% dark chocolate, thin enough to snap": "Coque: Chocolat noir 64 %, assez mince pour claquer",
  "Caramel: Sugar taken to deep amber, then salted": "Caramel: Du sucre mené à l’ambre foncé, puis salé",
  "Praline: Roasted hazelnuts and cocoa nibs, coarse ground":
    "Praliné: Noisettes rôties et éclats de cacao, broyés gros",
  "Paint: Colored cocoa butter, by hand, blue with spirulina":
    "Peinture: Beurre de cacao coloré, à la main, bleu de spiruline",
  "Shell: Dark chocolate under the gloss": "Coque: Chocolat noir sous le lustre",
  "Ganache: Blackcurrant, cream and a little black pepper": "Ganache: Cassis, crème et un peu de poivre noir",
  "Paint: Cocoa butter, colored like the flower": "Peinture: Beurre de cacao, couleur de la fleur",
  "Fondant: Violet water and sugar, worked on marble until soft":
    "Fondant: Eau de violette et sucre, travaillés sur le marbre jusqu’à les attendrir",
  "Shell: Dark chocolate, as shiny as the gate after rain":
    "Coque: Chocolat noir, luisant comme la grille après la pluie",
  "Praline: Pistachio paste folded with milk chocolate": "Praliné: Pâte de pistache mêlée de chocolat au lait",
  "Crumb: Pistachio brittle, broken fine": "Miettes: Croquant aux pistaches, brisé fin",
  "Salt: Flakes that have not quite dissolved": "Sel: Des flocons pas tout à fait dissous",
  "Shell: 70% chocolate that keeps its nerve": "Coque: Du chocolat 70 % qui garde son sang-froid",
  "Caramel: Deep amber, butter and cream, still liquid": "Caramel: Ambre foncé, beurre et crème, encore coulant",
  "Coat: Cocoa, chopped hazelnuts or white chocolate": "Enrobage: Cacao, noisettes hachées ou chocolat blanc",
  "Ganache: 64% dark chocolate and cream, soft after half an hour on the table":
    "Ganache: Chocolat noir 64 % et crème, tendre après une demi-heure sur la table",
  "Dusting: Sugar, pink from beets": "Poudre: Du sucre, rose de betterave",
  "Ganache: Milk chocolate and cream with marc de Champagne": "Ganache: Chocolat au lait et crème au marc de Champagne",
  "Dusting: Cocoa powder": "Poudre: Cacao",
  "Ganache: Dark chocolate and cream that steeped with tea for seven minutes":
    "Ganache: Chocolat noir et crème infusée au thé pendant sept minutes",
  "Dusting: Dark cocoa": "Poudre: Cacao noir",
  "Ganache: 72% dark chocolate, oat cream and a spoon of olive oil":
    "Ganache: Chocolat noir 72 %, crème d’avoine et une cuillerée d’huile d’olive",
  "Dusting: Sherbet that fizzes for a moment": "Poudre: Un sucre qui pétille un instant",
  "Ganache: White chocolate with whipped lemon curd": "Ganache: Chocolat blanc et crème de citron fouettée",
  "Shell: 62% dark chocolate": "Coque: Chocolat noir 62 %",
  "Fondant: Squeezed orange with grated peel": "Fondant: Orange pressée et zeste râpé",
  "Top: One roasted bean, as a warning": "Dessus: Un grain rôti, en guise d’avertissement",
  "Ganache: Cream that lay on whole beans overnight": "Ganache: Une crème qui a passé la nuit sur des grains entiers",
  "Shell: 70% dark chocolate, as thin as it will go": "Coque: Chocolat noir 70 %, aussi mince que possible",
  "Fondant: Peppermint, softened from the inside for three weeks":
    "Fondant: Menthe poivrée, attendrie de l’intérieur pendant trois semaines",
  "Coat: Crushed honeycomb": "Enrobage: Tire-éponge broyée",
  "Ganache: Burnt honey, cream and milk chocolate": "Ganache: Miel brûlé, crème et chocolat au lait",
  "Dusting: Cocoa over powdered sugar": "Poudre: Cacao sur sucre glace",
  "Ganache: Milk chocolate and hot milk that steeped with coffee":
    "Ganache: Chocolat au lait et lait chaud infusé au café",
  "Dusting: Cocoa powder, put on by rolling": "Poudre: Du cacao, pris en roulant",
  "Ganache: Dark chocolate with fresh and candied ginger": "Ganache: Chocolat noir, gingembre frais et confit",
};
