import { defineMessages } from "react-intl";

/** The designs of e-gift cards by name. */
export const designNames = defineMessages({
  ribbon: { id: "eGift.design.ribbon", defaultMessage: "Ribbon" },
  confetti: { id: "eGift.design.confetti", defaultMessage: "Confetti" },
  awning: { id: "eGift.design.awning", defaultMessage: "Shop awning" },
  snow: { id: "eGift.design.snow", defaultMessage: "First snow" },
  stripes: { id: "eGift.design.stripes", defaultMessage: "Candy stripes" },
});
