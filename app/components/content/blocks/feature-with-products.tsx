import { useIntl } from "react-intl";
import { ProductTiles } from "#app/components/product/product-tiles.tsx";
import { ctasOf, mediaOf, textOf } from "#app/domain/content/content-fields.ts";
import type { ProductTile } from "#app/domain/product/tile.ts";
import type { BlockProps } from "../block-props.ts";
import { CtaList } from "../cta-list.tsx";
import { FramedPicture } from "../framed-picture.tsx";
import c from "./feature-with-products.styles.ts";

/** How many products stand beside the picture (content-18). */
const TILE_COUNT = 4;

const withoutBadge = ({ badge: _badge, ...tile }: ProductTile): ProductTile => tile;

/** A feature on one side and four of its products on the other. */
export const FeatureWithProducts = ({ fields, tiles = [] }: BlockProps) => {
  const intl = useIntl();
  const media = mediaOf(fields);
  const headline = textOf(fields, "headline");
  const text = textOf(fields, "bodyText");
  const shown = tiles.slice(0, TILE_COUNT);
  if (!media && !headline && shown.length === 0) return null;
  return (
    <section className="section" aria-label={headline}>
      <div className={`wrap ${fields.imageOnRight === true ? c.right : c.left}`}>
        <div className={c.words}>
          {media && <FramedPicture media={media} width={960} color="lilac" />}
          {headline && <h2 className={c.title}>{headline}</h2>}
          {text && <p>{text}</p>}
          <CtaList ctas={ctasOf(fields)} />
        </div>
        {shown.length > 0 && (
          <div className={c.products}>
            <ProductTiles
              tiles={fields.productBadges === false ? shown.map(withoutBadge) : shown}
              layout="four"
              label={intl.formatMessage({
                id: "featureWithProducts.label",
                defaultMessage: "Products of this feature",
              })}
            />
          </div>
        )}
      </div>
    </section>
  );
};
