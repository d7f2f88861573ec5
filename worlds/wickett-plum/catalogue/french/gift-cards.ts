import type { FrenchText } from "./french-text.ts";

export const giftCards: Record<string, FrenchText> = {
  "489101": {
    name: "Carte-cadeau Wickett & Plum",
    short: "Une carte sous pochette de papier, valable en boutique et en ligne.",
    copy: "Une vraie carte sous pochette de papier, postée ou remise en main propre, valable dans toutes les boutiques et en ligne. Elle n’expire pas, ne comporte aucuns frais et tient derrière un signet. Choisissez le montant et laissez à quelqu’un d’autre le choix des friandises, ce qui est aussi une sorte de cadeau. Le port est à nos frais.",
  },
  "489104": {
    name: "Carte-cadeau électronique",
    short: "Envoyée par courriel, le temps de trouver une enveloppe.",
    copy: "Pour l’anniversaire dont on se souvient à minuit moins dix. Donnez-nous une adresse courriel, un nom et quelques mots gentils, et la carte arrive avant que l’eau bouille, avec un numéro à utiliser en ligne et une image à montrer au comptoir. Elle n’expire jamais. Elle ne s’émiette pas, ne fond pas et le chien ne la mange pas.",
  },
  "489107": {
    name: "Carte de remerciement pour les équipes",
    short: "Une carte de cinquante dollars pour quarante-cinq, par lots de dix.",
    copy: "Une carte qui contient cinquante dollars et en coûte quarante-cinq, pour les entreprises et les écoles qui remercient par salles entières. Vendue par dix, chacune dans une pochette munie d’une ligne blanche, elle fonctionne comme toutes les autres, sauf qu’elle ne peut pas servir à acheter une autre carte. Nous y avions pensé.",
  },
};
