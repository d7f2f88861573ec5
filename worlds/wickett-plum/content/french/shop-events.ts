import type { FrenchPages } from "./french-page.ts";

/** What happens in the shops every week. */
export const frenchEvents: FrenchPages = {
  "shop-events": {
    blocks: {
      "What happens in the shops": {
        "events.0.title": "Du caramel avant le déjeuner",
        "events.0.text": "La première plaque du jour se casse au comptoir. Qui est là en reçoit un coin.",
        "events.1.title": "Apportez votre boîte",
        "events.1.text":
          "Tendez-nous une boîte propre, peu importe laquelle : nous la remplissons au poids, ruban compris.",
        "events.2.title": "L’heure des truffes",
        "events.2.text": "Cinq truffes, cinq thés, une hôtesse patiente. Douze chaises; appelez pour en garder une.",
      },
    },
  },
};
