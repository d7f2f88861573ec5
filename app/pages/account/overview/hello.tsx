import type { CSSProperties } from "react";
import { FormattedMessage } from "react-intl";
import type { Customer } from "#app/commerce-api/customers.ts";
import type { Order } from "#app/commerce-api/orders.ts";
import { imageUrl, srcSet } from "#app/domain/product/image-url.ts";
import { isWindowColor } from "#app/domain/product/window-color.ts";
import { useBasketProducts } from "#app/hooks/basket/use-basket-products.ts";
import bow from "#app/static/ribbon-bow.webp";
import o from "./overview.styles.ts";

/** Widths of the picture in the window, in pixels, for plain and for dense screens. */
const WIDTHS = [240, 480] as const;

const Words = ({ customer, lastTreat }: { customer: Customer; lastTreat: string | undefined }) => (
  <div className={o.words}>
    <h1 className={o.title}>
      <FormattedMessage
        id="account.greeting"
        defaultMessage="Hello, {name}"
        values={{ name: customer.firstName || customer.lastName || customer.email }}
      />
    </h1>
    <p>
      {lastTreat === undefined ? (
        <FormattedMessage id="account.welcome" defaultMessage="Good to see you at the hatch." />
      ) : (
        <FormattedMessage
          id="account.lastTreat"
          defaultMessage="Good to see you at the hatch. Last time you left with {product}."
          values={{ product: lastTreat }}
        />
      )}
    </p>
  </div>
);

/** Greets a customer with the treat that was ordered last in the window; with a bow while there is none. */
export function Hello({ customer, order }: { customer: Customer; order: Order | undefined }) {
  const products = useBasketProducts(order ?? null);
  const treat = (order?.productItems ?? [])
    .map(({ productId = "" }) => products.get(productId))
    .find((product) => product?.image);
  const color = isWindowColor(treat?.color) ? treat.color : "sherbet";
  return (
    <div className={o.hello}>
      <Words customer={customer} lastTreat={treat?.name} />
      <span className={o.window} style={{ "--bg": `var(--wp-colors-${color}-300)` } as CSSProperties}>
        <span>
          {treat?.image ? (
            <img
              src={imageUrl(treat.image.src, { width: WIDTHS[0] })}
              srcSet={srcSet(treat.image.src, WIDTHS)}
              sizes="190px"
              alt=""
              width={240}
              height={240}
            />
          ) : (
            <img src={bow} alt="" width={240} height={240} />
          )}
        </span>
      </span>
    </div>
  );
}
