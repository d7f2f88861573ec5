import type { ChatScript } from "#sandbox/platform/chats/chat-answers.ts";

/** What the shop's contact centre answers in a chat. */
export const chatScript: ChatScript = {
  subjects: ([] = [
    {
      about: "person|human|someone|agent|call|phone|personne|quelqu’un|quelqu'un|t[ée]l[ée]phon\\p{L}*|appel\\p{L}*",
      words: {
        en: "I have put your name on the list. If you would rather talk, the number at the top of every page reaches a person, Monday to Saturday, eight to six.",
        fr: "Votre nom est sur la liste. Pour parler à quelqu’un, le numéro au haut de chaque page répond du lundi au samedi, de huit heures à dix-huit heures.",
      },
    },
    {
      about: "order|track\\p{L}*|parcel|package|arriv\\p{L}*|late|commande\\p{L}*|colis|suivi|retard",
      words: {
        en: "For an order, have its number and your ZIP code at hand: Track Order in the menu shows where every parcel is. Is one of them late? Tell me the number, and I will look.",
        fr: "Pour une commande, ayez son numéro et votre code postal à portée de main : Suivre une commande, dans le menu, montre où est chaque colis. L’un d’eux tarde ? Donnez-moi le numéro, et je regarde.",
      },
    },
    {
      about: "nuts?|allerg\\p{L}*|milk|gluten|vegan|kosher|noix|lait|v[ée]gane|casher",
      words: {
        en: "Every product names its allergens under Good to know, from the label itself. Our carnival pack and the sours come from rooms where neither nuts nor milk are handled.",
        fr: "Chaque produit nomme ses allergènes sous « Bon à savoir », d’après l’étiquette. Notre assortiment de carnaval et les surettes viennent de salles sans noix ni lait.",
      },
    },
    {
      about: "melt\\p{L}*|hot|heat|summer|warm|fond\\p{L}*|chaleur|[ée]t[ée]",
      words: {
        en: "In warm weather what melts travels with a cold pack and takes no slow road. The bag says so before you pay.",
        fr: "Par temps chaud, ce qui fond voyage avec un sac réfrigérant et ne traîne pas en route. Le sac l’indique avant de payer.",
      },
    },
    {
      about: "gift ?cards?|balance|cartes?-cadeaux?|solde",
      words: {
        en: "The balance of a gift card is under Gift Card Balance at the foot of the page; you need the number and the four digits beneath the scratch field.",
        fr: "Le solde d’une carte-cadeau se trouve sous « Solde de carte-cadeau », au bas de la page ; il faut le numéro et les quatre chiffres sous la bande à gratter.",
      },
    },
    {
      about: "pick ?up|shops?|stores?|hours?|open|boutiques?|cueill\\p{L}*|heures?|ouver\\p{L}*",
      words: {
        en: "Order before noon and most shops have it ready the same afternoon. Find a Shop tells hours and the way.",
        fr: "Commandez avant midi, et la plupart des boutiques l’ont l’après-midi même. « Trouver une boutique » donne les heures et le chemin.",
      },
    },
    {
      about: "thanks?|thank you|bye|merci|au revoir",
      words: {
        en: "With pleasure. Come back whenever something is missing, even if it is only a truffle.",
        fr: "Avec plaisir. Revenez quand il vous manque quelque chose, ne serait-ce qu’une truffe.",
      },
    },
  ]),
  otherwise: {
    en: "Tell me a little more: is it about an order, what is in a sweet, a gift card, or a shop near you?",
    fr: "Dites-m’en un peu plus : est-ce une commande, la composition d’un bonbon, une carte-cadeau ou une boutique près de chez vous ?",
  },
};
