import { heavyParcels, shippingTable } from "../help/shipping-table.ts";
import type { FrenchPages } from "./french-page.ts";

const rates = `Chaque colis part de notre entrepôt de Toronto. Les commandes reçues avant midi, heure de l’entrepôt, sont emballées le jour ouvrable même et remises au transporteur le lendemain.

## Ce que ça coûte

Ce que vous payez dépend de la valeur des douceurs d’un colis, avant les taxes et après les rabais.

${shippingTable("CAD", "fr")}

La livraison terrestre est gratuite pour tout colis dont les douceurs valent 120 $ ou plus. Un bloc réfrigérant n’est facturé que s’il en faut un, et le rabais ne le couvre pas.

${heavyParcels("CAD", "fr")}

## Où va chaque mode

- **UPS Standard et Expedited** livrent à toute adresse municipale, dans chaque province et territoire.
- **Express Saver** ne dessert pas le Yukon, les Territoires du Nord-Ouest ni le Nunavut.
- **Les cartes-cadeaux de papier** voyagent gratuitement par Standard. Les cartes électroniques partent par courriel, et leur envoi ne coûte rien.

## Comment se comptent les jours

Seuls les jours ouvrables comptent, à partir du jour où nous remettons le colis. Ni nous ni les transporteurs ne travaillons les jours fériés ; la veille du jour de l’An, nous comptons ce qui reste sur les tablettes et n’expédions rien. À la caisse, vous pouvez choisir le jour d’arrivée, jusqu’à soixante jours d’avance.`;

/** What it costs to send sweets in Canada. */
export const frenchShippingPages: FrenchPages = {
  "help/shipping-rates": {
    title: "Tarifs de livraison",
    description: "Ce que coûte un envoi, le temps qu’il prend, et comment nous gardons le chocolat au froid.",
    blocks: {
      "Headline: help/shipping-rates": { headline: "Tarifs de livraison" },
      "Text: help/shipping-rates": { text: rates },
      "Accordion: shipping questions": {
        headline: "Ce qu’on nous demande souvent",
        "panels.0.title": "Livrez-vous à une case postale ?",
        "panels.0.text":
          "Pas au Canada. Notre transporteur a besoin d’une adresse municipale et de quelqu’un à qui remettre le colis.",
        "panels.1.title": "Une commande peut-elle aller à plusieurs personnes ?",
        "panels.1.text":
          "Oui. Choisissez un destinataire pour chaque douceur avant de passer à la caisse. Chaque adresse est un colis à part, avec son mode de livraison, son coût et son petit mot.",
        "panels.2.title": "Livrez-vous à l’étranger ?",
        "panels.2.text":
          "Nous livrons aux États-Unis et au Canada, chacun depuis son propre site, et nulle part ailleurs pour l’instant.",
        "panels.3.title": "Quand ma carte est-elle débitée ?",
        "panels.3.text":
          "Au moment où nous acceptons la commande. Si nous ne pouvons pas en envoyer une partie, son montant retourne sur la carte le jour même.",
        "panels.4.title": "Puis-je changer l’adresse après avoir commandé ?",
        "panels.4.text":
          "Jusqu’à l’emballage, oui : appelez-nous. Une fois le colis chez le transporteur, le plus rapide est de le lui demander, avec le numéro de votre courriel d’expédition.",
      },
    },
  },
};
