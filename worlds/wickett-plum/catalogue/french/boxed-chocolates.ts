import type { FrenchText } from "./french-text.ts";

export const boxedChocolates: Record<string, FrenchText> = {
  "480127": {
    name: "Demi-lunes au praliné",
    short: "Praliné aux noisettes sous une cuillerée de caramel souple, scellé dans le chocolat noir à 64 %.",
    copy: "Praliné aux noisettes sous une cuillerée de caramel souple, scellé dans un chocolat noir à 64 % et fini d’un filet blanc. Nous rôtissons les noisettes le lundi, les broyons encore tièdes et nous arrêtons avant qu’elles deviennent du beurre, pour qu’il reste de quoi croquer. On les appelle demi-lunes parce que personne n’en a jamais laissé une entière dans l’assiette.",
  },
  "480130": {
    name: "Les Vingt-quatre",
    short: "Deux douzaines de tout ce dont nous sommes fiers, sur un seul plateau.",
    copy: "Vingt-quatre chocolats, aucun voisin pareil : pralinés, caramels, cœurs aux fruits, un dôme bleu ou deux et le carré que tout le monde se dispute. Un plan est imprimé dans le couvercle, parce que deviner n’est amusant que si toutes les réponses nous plaisent. Le double compte deux étages et plus de chances de passer la soirée.",
  },
  "480133": {
    name: "Dômes de l’heure bleue",
    short: "Des dômes luisants au cassis, sous un bleu qui vient de la spiruline.",
    copy: "La couleur du ciel dix minutes après qu’on a allumé les lampes. Sous le lustre, une ganache au cassis avec un peu de poivre noir, que l’on remarque seulement après avoir décidé qu’il n’y en avait pas. Peints à la main au beurre de cacao coloré : chaque dôme a sa météo. Le bleu vient de la spiruline et, non, il ne goûte pas l’étang.",
  },
  "480136": {
    name: "Crèmes à la violette",
    short: "Un fondant tendre à la violette dans le chocolat noir, comme en 1911.",
    copy: "Une friandise à l’ancienne pour ceux que cela ne gêne pas. Un fondant tendre à la violette, du chocolat noir et un parfum qui fait sentir tout le tiroir comme la tante préférée de quelqu’un. Nous utilisons de la vraie eau de fleurs, et très peu. Si l’on vous a dit que vous n’aimiez pas les violettes, c’était sans doute du savon.",
  },
  "480139": {
    name: "Dômes à la pistache du jardin",
    short: "Pâte de pistaches de Sicile et le croquant de son propre caramel.",
    copy: "Une pâte de pistaches qui étaient vertes avant de nous connaître, mêlée au chocolat au lait et à une fine miette de croquant à la pistache. La coque est sombre et luisante comme une barrière après la pluie. Pas d’extrait d’amande, pas de colorant déguisé en noix. Quand les pistaches sont finies, nous fermons la barrière jusqu’à la prochaine récolte.",
  },
  "480142": {
    name: "Cœurs rubis au caramel",
    short: "Un caramel à la framboise dans un cœur au fini miroir.",
    copy: "Un cœur de chocolat au lait, laqué de rubis, avec un caramel à la framboise qui coule quand on mord. Le fruit remplace la moitié de la crème : il est vif avant d’être sucré. Nous en vendons toute l’année, puisque les gens sont amoureux aux moments les plus étranges. Posez-en un près du café de quelqu’un et ne dites rien.",
  },
  "480145": {
    name: "La Douzaine marine",
    short: "Douze chocolats dans un plateau marine : la version courte de la longue histoire.",
    copy: "Douze chocolats choisis pour que personne n’ait à faire de discours. Quatre noirs, quatre au lait, deux blancs et deux qui changent avec le mois. Le plateau de carton marine, doublé et fermé, est assez mince pour une serviette. C’est ce que nous envoyons quand une poignée de main ne suffit pas et qu’un panier serait trop.",
  },
  "480148": {
    name: "Dés au caramel salé",
    short: "Une bouchée de caramel liquide dans un dé de chocolat noir.",
    copy: "Le caramel de ceux-ci est liquide, ce qui est un avertissement autant qu’une promesse : entier, d’un coup, bouche fermée. Du sucre mené à l’ambre foncé, du beurre, de la crème et des flocons de sel pas tout à fait fondus. La coque est à 70 % et garde son sang-froid. Nous les faisons le mardi et le jeudi; ceux qui le savent font la file ces jours-là.",
  },
};
