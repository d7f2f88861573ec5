import type { ResourceBundles } from "#sandbox/core/resources.ts";

/** Where an order is found again on this shop's pages. */
const pages = "/order-details/{orderNo}";

/** What the shop says in its own words, by bundle. */
export const resources: Readonly<Record<string, ResourceBundles>> = {
  order: {
    default: {
      "days.held": "{days} (held back so it won’t melt over a weekend)",
      "ready.text": "your sweets are packed and waiting for you in the shop.",
      change: `Changed your mind? For an hour you can change the card, the day or the address of a package, or add more to it:\n${pages}\nOn another device, look the order up first:\n/track-order`,
    },
    fr: {
      "days.held": "{days} (retenu pour ne pas fondre pendant une fin de semaine)",
      "ready.text": "vos douceurs sont emballées et vous attendent en boutique.",
      change: `Vous avez changé d’avis? Pendant une heure, vous pouvez modifier la carte, le jour ou l’adresse d’un colis, ou y ajouter quelque chose :\n${pages}\nSur un autre appareil, cherchez d’abord la commande :\n/track-order`,
    },
  },
};
