import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { useBasket } from "#app/contexts/basket-context.tsx";
import c from "./header.styles.ts";
import { badgeText } from "./use-account-link.ts";

/** The way to the bag, with the number of pieces in it. */
export const BagLink = ({ iconOnly = false }: { iconOnly?: boolean }) => {
  const intl = useIntl();
  const { itemCount } = useBasket();
  const badge = badgeText(itemCount);
  const name = intl.formatMessage(
    {
      id: "header.bagName",
      defaultMessage: "Bag, {count, plural, =0 {empty} one {# item} other {# items}}",
    },
    { count: itemCount },
  );
  return (
    <Link to="/cart" className={iconOnly ? c.icon : undefined}>
      <Icon name="bag" />
      <span className="vh">{name}</span>
      {!iconOnly && (
        <span aria-hidden="true">
          <FormattedMessage id="header.bag" defaultMessage="Bag" />
        </span>
      )}
      {badge && (
        <span key={badge} className={iconOnly ? `${c.count} ${c.badge}` : c.count} aria-hidden="true">
          {badge}
        </span>
      )}
    </Link>
  );
};
