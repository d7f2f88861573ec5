import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import { Note } from "#app/components/ui/note.tsx";
import type { OrderDocument } from "#app/domain/orders/order-document.ts";
import { useReorder } from "#app/hooks/orders/use-reorder.ts";
import c from "./order.styles.ts";

/** 'Order again': the goods go into the bag once more; what cannot be had any more is named. */
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
      {error ? <Note tone="error">{error}</Note> : null}
      {missing ? (
        <div aria-live="polite">
          <Note tone="warn">
            {missing.names.length > 0 ? (
              <FormattedMessage
                id="order.missing"
                defaultMessage="Not enough left of: {names}."
                values={{ names: missing.names.join(", ") }}
              />
            ) : (
              <FormattedMessage id="order.nothingToReorder" defaultMessage="Nothing of this order can be had again." />
            )}{" "}
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
