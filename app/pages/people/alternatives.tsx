import { FormattedMessage } from "react-intl";
import type { Product } from "#app/commerce-api/products.ts";
import { LinePicture } from "#app/components/basket/line-picture.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { toLineProduct } from "#app/domain/basket/line-product.ts";
import c from "./people.styles.ts";

/** Something like what cannot be had, ready to be sent in its place. */
export function Alternatives({
  products,
  name,
  isBusy,
  onChoose,
}: {
  products: readonly Product[];
  /** Who gets it. */
  name: string;
  isBusy: boolean;
  onChoose: (productId: string) => void;
}) {
  if (products.length === 0)
    return (
      <p className={c.small}>
        <Link to="/gift-finder">
          <FormattedMessage id="people.findInstead" defaultMessage="Find something else" />
        </Link>
      </p>
    );
  return (
    <>
      <p className={c.small}>
        <FormattedMessage id="people.instead" defaultMessage="Something similar, in stock today:" />
      </p>
      <ul className={c.items}>
        {products.map((document) => {
          const product = toLineProduct(document);
          return (
            <li key={product.id} className={c.item}>
              <LinePicture product={product} isSmall />
              <span>
                <b>
                  <Link to={product.link}>{product.name}</Link>
                </b>
                <button
                  type="button"
                  className={c.link}
                  aria-busy={isBusy}
                  onClick={() => {
                    if (!isBusy) onChoose(product.id);
                  }}
                >
                  <FormattedMessage
                    id="people.sendInstead"
                    defaultMessage="Send this instead<hidden>: {product} to {name}</hidden>"
                    values={{
                      product: product.name,
                      name,
                      hidden: (words) => <span className="vh">{words}</span>,
                    }}
                  />
                </button>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
