import { FormattedMessage } from "react-intl";
import { Link } from "#app/components/ui/link.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { E_GIFT_PATH } from "#app/domain/product/e-gift-product.ts";
import type { OrderDocument } from "#app/domain/orders/order-document.ts";
import c from "#app/components/orders/order.styles.ts";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { useReorder } from "./use-reorder.ts";

/**
 * 'Order again': the goods go into the bag once more; what cannot be had any more is named, and cards by e-mail are
 * chosen anew.
 */
export function ReorderButton({ order, className = c.again }: { order: OrderDocument; className?: string }) {
  const { again, isBusy, error, missing } = useReorder();
  return (
    <>
      <button type="button" className={className} aria-busy={isBusy} onClick={() => void again(order)}>
        <FormattedMessage id="order.again" defaultMessage="Order again" />
        <span className="vh">
          {" "}
          <FormattedMessage id="order.number" defaultMessage="order {orderNo}" values={{ orderNo: order.orderNo }} />
        </span>
      </button>
      {error ? (
        <Note tone="error">
          <ShopperWords message={error} />
        </Note>
      ) : null}
      {missing ? (
        <div aria-live="polite">
          <Note tone="warn">
            {missing.names.length > 0 ? (
              <FormattedMessage
                id="order.missing"
                defaultMessage="Not enough in stock: {names}."
                values={{ names: missing.names.join(", ") }}
              />
            ) : missing.hasEGift ? null : (
              <FormattedMessage
                id="order.nothingToReorder"
                defaultMessage="Nothing in this order is available right now."
              />
            )}{" "}
            {missing.hasEGift ? (
              <FormattedMessage
                id="order.eGiftAnew"
                defaultMessage="E-gift cards are made fresh each time: <a>choose one here</a>."
                values={{ a: (words) => <Link to={E_GIFT_PATH}>{words}</Link> }}
              />
            ) : null}{" "}
            {missing.isAnyAdded ? (
              <Link to="/cart">
                <FormattedMessage id="order.restInBag" defaultMessage="The rest is in your bag." />
              </Link>
            ) : null}
          </Note>
        </div>
      ) : null}
    </>
  );
}
