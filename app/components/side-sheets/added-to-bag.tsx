import { FormattedMessage, useIntl } from "react-intl";
import { LinePicture } from "#app/components/basket/line-picture.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { SideSheet } from "#app/components/ui/side-sheet.tsx";
import { useBasket } from "#app/contexts/basket-context.tsx";
import { useCustomMix } from "#app/contexts/custom-mix-context.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { goodsTotal } from "#app/domain/basket/order-summary.ts";
import { formatMoney } from "#app/domain/format/money.ts";
import type { BagAddition } from "#app/domain/basket/bag-addition.ts";
import c from "./added-to-bag.styles.ts";

/**
 * 'Added to Your Bag': what was just added, the subtotal, and two ways on (bag-3). Reviewing the bag
 * also forgets a custom mix that was being built.
 */
export const AddedToBag = ({ additions, onClose }: { additions: readonly BagAddition[]; onClose: () => void }) => {
  const intl = useIntl();
  const { currency } = useSite();
  const { basket, itemCount } = useBasket();
  const { resetMix } = useCustomMix();
  const subtotal = basket ? goodsTotal(basket) : undefined;
  return (
    <SideSheet
      title={intl.formatMessage({ id: "addedToBag.title", defaultMessage: "Added to Your Bag" })}
      onClose={onClose}
      footer={
        <div className={c.actions}>
          <Link className={c.review} to="/cart" onClick={resetMix}>
            <FormattedMessage id="addedToBag.review" defaultMessage="Review Bag & Checkout" />
          </Link>
          <button type="button" className={c.go} onClick={onClose}>
            <FormattedMessage id="addedToBag.continue" defaultMessage="Continue Shopping" />
          </button>
        </div>
      }
    >
      <ul className={c.list}>
        {additions.map(({ productId, name, choice, quantity, image, color, pickupAt }) => (
          <li key={productId} className={c.line}>
            <LinePicture product={{ image: image ? { src: image } : undefined, color }} isSmall />
            <p>
              <b>{name}</b>
              {choice && <span className={c.small}>{choice}</span>}
              <span className={c.small}>
                <FormattedMessage
                  id="addedToBag.quantity"
                  defaultMessage="Quantity: {quantity, number}"
                  values={{ quantity }}
                />
              </span>
              {pickupAt && (
                <span className={c.small}>
                  <FormattedMessage
                    id="addedToBag.pickupAt"
                    defaultMessage="Pickup at {shop}"
                    values={{ shop: pickupAt.name }}
                  />
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
      {subtotal !== undefined && (
        <p className={c.total}>
          <span>
            <FormattedMessage id="addedToBag.subtotal" defaultMessage="Subtotal" />
          </span>
          <span>{formatMoney(subtotal, currency, intl.locale)}</span>
        </p>
      )}
      <output className={c.count}>
        <FormattedMessage
          id="addedToBag.count"
          defaultMessage="{count, plural, one {# item in your bag} other {# items in your bag}}"
          values={{ count: itemCount }}
        />
      </output>
    </SideSheet>
  );
};
