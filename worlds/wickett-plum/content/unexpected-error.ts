import { block } from "./block-fields.ts";
import { type ContentItem, localized } from "./content-item.ts";

/** What bag and checkout say when something goes wrong that nobody has words for, key `unexpected-error`. */
export const unexpectedError: ContentItem = block(
  "content-text",
  "Unexpected error",
  {
    text: localized({
      "en-US": "Oh fudge! Something unexpected went wrong! Please try again or [contact us](/contact-us).",
      "fr-CA":
        "Sapristi\u00A0! Quelque chose d’inattendu s’est produit\u00A0! Veuillez réessayer ou [nous écrire](/contact-us).",
    }),
  },
  "unexpected-error",
);
