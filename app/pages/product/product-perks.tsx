import { memo, useState, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { Modal } from "#app/components/ui/modal.tsx";
import type { ProductView } from "#app/domain/product/product-view.ts";
import c from "./product-page.styles.ts";

const InfoButton = ({
  icon,
  label,
  title,
  children,
}: {
  icon: IconName;
  label: ReactNode;
  title: string;
  children: ReactNode;
}) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={c.perkLink} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name={icon} size="sm" />
        {label}
      </button>
      <Modal open={isOpen} title={title} onClose={() => setIsOpen(false)}>
        {children}
      </Modal>
    </>
  );
};

/** What else there is to know: warm-weather shipping, the kosher badge, ingredients and allergens. */
export const ProductPerks = memo(function ProductPerks({ product }: { product: ProductView }) {
  const intl = useIntl();
  const { flags, ingredients, allergens } = product;
  if (!flags.shipsCold && !flags.isKosher && !flags.isDairyFree && !ingredients) return null;
  return (
    <ul className={c.perks}>
      {flags.shipsCold && (
        <li>
          <InfoButton
            icon="thermometer"
            label={<FormattedMessage id="product.meltable" defaultMessage="Ships cold in warm weather" />}
            title={intl.formatMessage({ id: "product.meltableTitle", defaultMessage: "Warm-weather shipping" })}
          >
            <p>
              <FormattedMessage
                id="product.meltableText"
                defaultMessage="This one melts. When it’s warm on your street we add ice packs and send it early in the week."
              />
            </p>
            <p>
              <Link className={c.link} to="/help/shipping-rates">
                <FormattedMessage id="product.shippingRates" defaultMessage="Shipping rates" />
              </Link>
            </p>
          </InfoButton>
        </li>
      )}
      {flags.isKosher && (
        <li>
          <Link className={c.perkLink} to="/help/kosher">
            <Icon name="check" size="sm" />
            <FormattedMessage id="product.kosher" defaultMessage="Kosher" />
          </Link>
        </li>
      )}
      {flags.isDairyFree && (
        <li className={c.perk}>
          <Icon name="check" size="sm" />
          <FormattedMessage id="product.dairyFree" defaultMessage="Dairy free" />
        </li>
      )}
      {ingredients && (
        <li>
          <InfoButton
            icon="info"
            label={<FormattedMessage id="product.ingredients" defaultMessage="Ingredients" />}
            title={intl.formatMessage({ id: "product.ingredientsTitle", defaultMessage: "Ingredients" })}
          >
            <p>{ingredients}</p>
            {allergens && <p>{allergens}</p>}
            <p>
              <Link className={c.perkLink} to="/allergens">
                <FormattedMessage id="product.yourAllergies" defaultMessage="Tell us once what you keep away from" />
              </Link>
            </p>
          </InfoButton>
        </li>
      )}
    </ul>
  );
});
