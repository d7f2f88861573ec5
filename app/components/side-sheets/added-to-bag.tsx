import { FormattedMessage, useIntl } from "react-intl";
import { LinePicture } from "#app/components/basket/line-picture.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { SideSheet } from "#app/components/ui/side-sheet.tsx";
import { useBasket } from "#app/contexts/basket-context.tsx";
import { useCustomMix } from "#app/contexts/custom-mix-context.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import type { BasketDocument } from "#app/domain/basket/basket-document.ts";
import { linePrice } from "#app/domain/basket/basket-document.ts";
import { goodsTotal } from "#app/domain/basket/order-summary.ts";
import { formatMoney } from "#app/domain/format/money.ts";
import { isMadeAs } from "#app/domain/basket/own-choice.ts";
import type { BagAddition } from "#app/domain/basket/bag-addition.ts";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import { BagProgress } from "./bag-progress.tsx";
import { TreatsBeside } from "./treats-beside.tsx";
import c from "./added-to-bag.styles.ts";

/** What the bag asks for the pieces that were added, in units; undefined where it does not say. */
const addedPrice = (basket: BasketDocument | null, { productId, quantity, own }: BagAddition): number | undefined => {
  const line = basket?.productItems?.find((each) => each.productId === productId && isMadeAs(each, own));
  const price = line && linePrice(line);
  return price === undefined || !line?.quantity ? undefined : (price / line.quantity) * quantity;
};

/**
 * 'Added to Your Bag': what was just added with its price, the subtotal, what the next promotion is away, two ways on
 * and at most two suggestions (bag-3). Reviewing the bag also forgets a custom mix that was being built.
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
        {additions.map((addition) => {
          const { productId, name, choice, quantity, image, color, pickupAt } = addition;
          const price = addedPrice(basket, addition);
          return (
            <li key={productId} className={c.line}>
              <LinePicture product={{ image: image ? { src: image } : undefined, color }} />
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
              {price === undefined ? null : <p className={c.price}>{formatMoney(price, currency, intl.locale)}</p>}
            </li>
          );
        })}
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
      <BagProgress />
      <QuietBoundary>
        <TreatsBeside />
      </QuietBoundary>
    </SideSheet>
  );
};
