import { type ReactNode, useId, useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { LinePicture } from "#app/components/basket/line-picture.tsx";
import { announce } from "#app/components/ui/announcer.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { useBasketProducts } from "#app/hooks/basket/use-basket-products.ts";
import c from "./saved-for-later.styles.ts";
import type { SavedLine } from "./saved-lines.ts";
import { useMoveToBag } from "./use-move-to-bag.ts";
import type { SavedForLater } from "./use-saved-lines.ts";

/** What the shopper has put aside, each with the way back into the bag. */
export function SavedForLaterList({ saved }: { saved: SavedForLater }) {
  const intl = useIntl();
  const id = useId();
  const { lines } = saved;
  const { problem, forget, moveToBag } = useMoveToBag(saved);
  const products = useBasketProducts(
    useMemo(() => ({ productItems: lines.map(({ productId }) => ({ productId })) }), [lines]),
  );
  const hidden = (text: ReactNode) => <span className="vh">{text}</span>;

  const bring = async (line: SavedLine) => {
    if (await moveToBag(line))
      announce(
        intl.formatMessage({ id: "saved.moved", defaultMessage: "{name} is back in your bag." }, { name: line.name }),
      );
  };

  return (
    <section className={c.saved} aria-labelledby={id}>
      <h2 className={c.title} id={id}>
        <FormattedMessage id="saved.title" defaultMessage="Saved for later" />
      </h2>
      {problem ? (
        <Note tone="error">
          <ShopperWords message={problem} />
        </Note>
      ) : null}
      <ul className={c.list}>
        {lines.map((line, index) => {
          const product = products.get(line.productId);
          const values = { name: line.name, hidden };
          return (
            <li key={`${line.productId} ${index}`} className={c.line}>
              <LinePicture product={product} isSmall />
              <div>
                <h3 className={c.name}>{product ? <Link to={product.link}>{line.name}</Link> : line.name}</h3>
                <p className={c.choice}>
                  {product?.choice ? `${product.choice} · ` : null}
                  <FormattedMessage
                    id="saved.quantity"
                    defaultMessage="Quantity {quantity, number}"
                    values={{ quantity: line.quantity }}
                  />
                </p>
                <div className={c.actions}>
                  <button type="button" className={c.action} onClick={() => void bring(line)}>
                    <FormattedMessage
                      id="saved.move"
                      defaultMessage="Move<hidden> {name}</hidden> to bag"
                      values={values}
                    />
                  </button>
                  <button type="button" className={c.action} onClick={() => forget(line)}>
                    <FormattedMessage
                      id="saved.forget"
                      defaultMessage="Delete<hidden> {name}</hidden>"
                      values={values}
                    />
                  </button>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
