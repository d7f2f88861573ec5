import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Purchase } from "#app/domain/product/purchase.ts";
import { statusText } from "./product-messages.ts";
import c from "./purchase-actions.styles.ts";

/** The status that keeps a product from being shipped, or how little of it is left; announced when it changes. */
export const StockMessage = ({ purchase }: { purchase: Pick<Purchase, "status" | "isLimited"> }) => {
  const intl = useIntl();
  return (
    <div role="status">
      {purchase.status ? (
        <p className={`${c.stock} ${c.out}`}>{statusText(intl, purchase.status)}</p>
      ) : (
        purchase.isLimited && (
          <p className={`${c.stock} ${c.low}`}>
            <Icon name="clock" size="sm" />
            <FormattedMessage id="product.limited" defaultMessage="Limited inventory available" />
          </p>
        )
      )}
    </div>
  );
};
