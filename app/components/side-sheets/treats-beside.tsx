import { type ReactNode, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { LinePicture } from "#app/components/basket/line-picture.tsx";
import { PriceText } from "#app/components/product/price-text.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { useBasket } from "#app/contexts/basket-context.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { useAddToBasket } from "#app/hooks/basket/use-add-to-basket.ts";
import { useFoundProducts } from "#app/hooks/product/use-found-products.ts";
import { SMALL_TREATS } from "./use-treats.ts";
import c from "./treats-beside.styles.ts";

/** How many are shown at most, and how many are asked for, since some lie in the bag already. */
const SHOWN = 2;
const ASKED = 6;

const hidden = (text: ReactNode) => <span className="vh">{text}</span>;

/** At most two small treats that are not in the bag yet, each added with one press (bag-3). */
export function TreatsBeside() {
  const intl = useIntl();
  const id = useId();
  const { currency } = useSite();
  const { basket } = useBasket();
  const found = useFoundProducts(SMALL_TREATS, ASKED);
  const { addToBasket, state } = useAddToBasket();
  // What lay in the bag when the sheet opened: a treat that is added from here stays, and with it the focus.
  // Sizes of one sweet have ids of their own, but one name.
  const [before, setBefore] = useState<ReadonlySet<string | undefined> | null>(null);
  if (before === null && basket)
    setBefore(new Set(basket.productItems?.flatMap(({ productId, productName }) => [productId, productName])));
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const treats = (found ?? [])
    .filter(
      ({ id: productId, addId, name, price }) =>
        addId && price && before && ![addId, productId, name].some((known) => before.has(known)),
    )
    .slice(0, SHOWN);
  if (treats.length === 0) return null;
  return (
    <section className={c.treats} aria-labelledby={id}>
      <h3 className={c.title} id={id}>
        <FormattedMessage id="treatsBeside.title" defaultMessage="Goes well beside it" />
      </h3>
      {state.status === "error" ? (
        <Note tone="error">
          <ShopperWords message={state.message} />
        </Note>
      ) : null}
      <ul className={c.list}>
        {treats.map((tile) => {
          const addId = tile.addId ?? tile.id;
          const isAdded = added.has(addId);
          const add = async () => {
            const { name, image, color } = tile;
            const isIn = await addToBasket([
              { productId: addId, quantity: 1, name, ...(image && { image: image.src }), ...(color && { color }) },
            ]);
            if (isIn) setAdded((known) => new Set(known).add(addId));
          };
          return (
            <li key={tile.id} className={c.treat}>
              <LinePicture product={tile} />
              <p className={c.words}>
                <Link to={tile.link}>{tile.name}</Link>
                {tile.price ? (
                  <span className={c.price}>
                    <PriceText line={tile.price} currency={currency} intl={intl} />
                  </span>
                ) : null}
              </p>
              <button
                type="button"
                className={c.add}
                aria-disabled={isAdded}
                aria-busy={state.status === "pending" && state.key === addId}
                onClick={() => {
                  if (!isAdded) void add();
                }}
              >
                {isAdded ? (
                  <FormattedMessage
                    id="treatsBeside.added"
                    defaultMessage="Added<hidden>: {name}</hidden>"
                    values={{ name: tile.name, hidden }}
                  />
                ) : (
                  <FormattedMessage
                    id="treatsBeside.add"
                    defaultMessage="Add<hidden> {name}</hidden>"
                    values={{ name: tile.name, hidden }}
                  />
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
