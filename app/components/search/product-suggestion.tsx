import { useIntl } from "react-intl";
import { conflictText } from "#app/components/allergens/conflict-words.ts";
import { PriceLineText } from "#app/components/product/price-text.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { imageUrl } from "#app/domain/product/image-url.ts";
import { conflictWith, type AllergenShield } from "#app/domain/product/allergen-shield.ts";
import type { ProductTile } from "#app/domain/product/tile.ts";
import type { WindowColor } from "#app/domain/product/window-color.ts";
import { MatchedText } from "./matched-text.tsx";
import c from "./search-suggestions.styles.ts";

/** A product among suggestions: picture, name with what was typed marked, and the price where that is asked for. */
export const ProductSuggestion = ({
  tile,
  typed,
  shield,
  color = "sherbet",
  hasPrice = false,
}: {
  tile: ProductTile;
  typed: string;
  /** What the shopper keeps away from. */
  shield: AllergenShield | null;
  /** Of the ground behind the picture. */
  color?: WindowColor;
  hasPrice?: boolean;
}) => {
  const intl = useIntl();
  const { currency } = useSite();
  const conflict = shield && conflictWith(tile.allergens, shield);
  return (
    <>
      {tile.image ? (
        <img
          src={imageUrl(tile.image.src, { width: 104 })}
          alt=""
          width={52}
          height={60}
          style={{ "--bg": `var(--wp-colors-${color}-300)` } as React.CSSProperties}
        />
      ) : (
        <span />
      )}
      <span className={c.words}>
        <MatchedText text={tile.name} typed={typed} />{" "}
        {hasPrice && tile.price && (
          <span>
            <PriceLineText line={tile.price} currency={currency} intl={intl} freeAtZero />
          </span>
        )}
        {conflict && <span className={c.conflict}>{conflictText(intl, conflict)}</span>}
      </span>
    </>
  );
};
