import { FormattedMessage } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { type CardBrand, cardBrands } from "#app/domain/payment/card-brand.ts";
import c from "./card-marks.styles.ts";

/** Brands call themselves the same in every language. */
const names: Record<CardBrand, string> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "Amex",
  discover: "Discover",
};

/** The brands the shop takes, as marks; the one that a number belongs to stands out as soon as it is known. */
export const CardMarks = ({ brand }: { brand: CardBrand | null }) => (
  <ul className={c.marks}>
    {cardBrands.map((each) => (
      <li key={each} className={c.mark} data-brand={each} data-other={brand !== null && brand !== each}>
        {names[each]}
        {brand === each ? (
          <span className="vh">
            <FormattedMessage id="cardForm.brand" defaultMessage="(your card)" />
          </span>
        ) : null}
      </li>
    ))}
  </ul>
);

/** Why the card is safe here, beside a lock. */
export const CardSafety = () => (
  <p className={c.safety}>
    <Icon name="lock" size="sm" />
    <FormattedMessage
      id="cardForm.safety"
      defaultMessage="Encrypted, and sent straight to the card processor. We never see your card number."
    />
  </p>
);
