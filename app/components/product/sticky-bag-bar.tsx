import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { takeLowerEdge } from "#app/browser/lower-edge.ts";
import { useSite } from "#app/contexts/site-context.tsx";
import type { PriceLine } from "#app/domain/product/price-line.ts";
import { PriceText } from "./price-text.tsx";
import c from "./sticky-bag-bar.styles.ts";

/** Room that the bar takes at the lower edge. */
const BAR_HEIGHT = "76px";

/** What the bar shows and does. */
export interface StickyBagBarProps {
  name: string;
  price: PriceLine | undefined;
  isPending: boolean;
  onAdd: () => void;
}

/** Keeps 'Add to bag' within reach while the button itself is off the screen. */
export const StickyBagBar = ({ name, price, isPending, onAdd }: StickyBagBarProps) => {
  const intl = useIntl();
  const { currency } = useSite();
  useEffect(() => {
    // What has the focus must not be hidden below the bar, nor the end of the page; what else floats stands above it.
    takeLowerEdge("dock", BAR_HEIGHT);
    return () => takeLowerEdge("dock", undefined);
  }, []);
  return (
    <section className={c.bar} aria-label={intl.formatMessage({ id: "bagBar.label", defaultMessage: "Buy this" })}>
      <div style={{ minWidth: 0 }}>
        <p className={c.name}>{name}</p>
        {price && (
          <p className={c.price}>
            <PriceText line={price} currency={currency} intl={intl} freeAtZero />
          </p>
        )}
      </div>
      <button type="button" className={c.add} aria-busy={isPending || undefined} onClick={onAdd}>
        {isPending ? (
          <FormattedMessage id="product.adding" defaultMessage="Adding" />
        ) : (
          <FormattedMessage id="product.addToBag" defaultMessage="Add to bag" />
        )}
      </button>
    </section>
  );
};
