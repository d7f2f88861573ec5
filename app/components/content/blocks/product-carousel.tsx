import { useIntl } from "react-intl";
import { ProductTiles } from "#app/components/product/product-tiles.tsx";
import { Carousel } from "#app/components/ui/carousel.tsx";
import { textOf } from "#app/domain/content/content-fields.ts";
import type { BlockProps } from "../block-props.ts";

/** Featured products in a row; nothing when none of them can be shown. */
export const ProductCarousel = ({ fields, tiles = [] }: BlockProps) => {
  const intl = useIntl();
  if (tiles.length === 0) return null;
  const title =
    textOf(fields, "headline") ?? intl.formatMessage({ id: "carousel.featured", defaultMessage: "Featured products" });
  return (
    <div className="section">
      <div className="wrap">
        <Carousel
          title={title}
          previousLabel={intl.formatMessage({ id: "carousel.previous", defaultMessage: "Previous products" })}
          nextLabel={intl.formatMessage({ id: "carousel.next", defaultMessage: "Next products" })}
        >
          <ProductTiles tiles={tiles} layout="rail" label={textOf(fields, "label") ?? title} />
        </Carousel>
      </div>
    </div>
  );
};
