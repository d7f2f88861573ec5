import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { logProblem } from "#app/browser/log-problem.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Purchase } from "#app/domain/product/purchase.ts";
import { statusText } from "./product-messages.ts";
import c from "./purchase-actions.styles.ts";

/** The status that keeps a product from being shipped, or how little of it is left; announced when it changes. */
export const StockMessage = ({ purchase }: { purchase: Pick<Purchase, "status" | "isLimited" | "isInStock"> }) => {
  const intl = useIntl();
  const isUnexplained = !purchase.isInStock && purchase.status === null;
  useEffect(() => {
    // Logged, since the shopper cannot be told why (product-30).
    if (isUnexplained) logProblem("A product is not in stock and has no status message.", undefined);
  }, [isUnexplained]);
  return (
    <output className={c.message}>
      {purchase.status ? (
        <span className={`${c.stock} ${purchase.status === "outOfStock" ? c.out : c.ok}`}>
          {statusText(intl, purchase.status)}
        </span>
      ) : (
        purchase.isLimited && (
          <span className={`${c.stock} ${c.low}`}>
            <Icon name="clock" size="sm" />
            <FormattedMessage id="product.limited" defaultMessage="Limited inventory available" />
          </span>
        )
      )}
    </output>
  );
};
