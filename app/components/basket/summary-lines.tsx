import { FormattedMessage } from "react-intl";
import type { BasketItem } from "#app/domain/basket/basket-document.ts";
import { linePrice } from "#app/domain/basket/basket-document.ts";
import type { LineProduct } from "#app/domain/basket/line-product.ts";
import { LineExtras } from "./line-extras.tsx";
import { LinePicture } from "./line-picture.tsx";
import c from "./summary-lines.styles.ts";
import { useMoney } from "./use-money.ts";

/** The lines of a bag or an order in short: picture, name, choice and pieces, price. */
export function SummaryLines({
  items,
  products,
  currency,
}: {
  items: readonly BasketItem[];
  products: ReadonlyMap<string, LineProduct>;
  currency?: string;
}) {
  const money = useMoney(currency);
  return (
    <ul className={c.lines}>
      {items.map((item, index) => {
        const product = products.get(item.productId ?? "");
        const quantity = item.quantity ?? 1;
        return (
          <li key={item.itemId ?? index}>
            <LinePicture product={product} isSmall />
            <span>
              <b className={c.name}>{product?.name ?? item.productName}</b>
              <span className={c.choice}>
                {product?.choice ? (
                  <FormattedMessage
                    id="summary.choice"
                    defaultMessage="{choice} × {quantity, number}"
                    values={{ choice: product.choice, quantity }}
                  />
                ) : (
                  <FormattedMessage
                    id="summary.quantity"
                    defaultMessage="Quantity {quantity, number}"
                    values={{ quantity }}
                  />
                )}
              </span>
              <LineExtras item={item} />
            </span>
            <span className={c.price}>{money(linePrice(item))}</span>
          </li>
        );
      })}
    </ul>
  );
}
