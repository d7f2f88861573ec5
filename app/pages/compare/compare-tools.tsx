import { FormattedMessage } from "react-intl";
import type { ProductTile } from "#app/domain/product/tile.ts";
import c from "./compare-page.styles.ts";

/** What may be done with one of the compared sweets: put it in the bag, and take it out of the comparison. */
export const CompareTools = ({
  tile,
  isBusy,
  onAdd,
  onRemove,
}: {
  tile: ProductTile;
  isBusy: boolean;
  onAdd: () => void;
  onRemove: () => void;
}) => {
  const about = <span className="vh"> {tile.name}</span>;
  return (
    <div className={c.tools}>
      {tile.addId && !tile.isCustomMix ? (
        <button type="button" className={c.add} disabled={isBusy} onClick={onAdd}>
          {tile.hasOptions ? (
            <FormattedMessage id="wishlist.options" defaultMessage="Choose options" />
          ) : (
            <FormattedMessage id="compare.add" defaultMessage="Add to bag" />
          )}
          {about}
        </button>
      ) : null}
      <button type="button" className={c.remove} onClick={onRemove}>
        <FormattedMessage id="wishlist.take" defaultMessage="Remove" />
        {about}
      </button>
    </div>
  );
};
