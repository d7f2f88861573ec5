import { FormattedMessage } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { useBasketActions } from "#app/contexts/basket-context.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { telephoneHref } from "#config/sites.ts";
import c from "./checkout-frame.styles.ts";
import { Logo } from "./logo.tsx";

/** The reduced header of the checkout steps; 'Back To Bag' clears any checkout error (checkout-7, checkout-8). */
export const CheckoutHeader = () => {
  const { phone } = useSite();
  const { clearError } = useBasketActions();
  return (
    <header className={c.header}>
      <div className={`wrap-h ${c.row}`}>
        <Logo adapts />
        <a className={c.phone} href={telephoneHref(phone)}>
          <Icon name="phone" size="sm" />
          <span className={c.phoneText}>
            <FormattedMessage id="checkout.help" defaultMessage="Need help? {phone}" values={{ phone }} />
          </span>
        </a>
        <Link className={c.back} to="/cart" onClick={clearError}>
          <Icon name="chevron-left" size="sm" />
          <FormattedMessage id="checkout.backToBag" defaultMessage="Back To Bag" />
        </Link>
      </div>
    </header>
  );
};
