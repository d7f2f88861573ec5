import { useIntl } from "react-intl";
import { ProductTiles } from "#app/components/product/product-tiles.tsx";
import { LoadingPlace } from "#app/components/ui/loading-place.tsx";
import { Carousel } from "#app/components/ui/carousel.tsx";
import { useFoundProducts } from "#app/hooks/product/use-found-products.ts";

/** How many treats are suggested. */
const SUGGESTED = 8;

/** What sells best, below an empty bag; nothing where the search does not answer. */
export function CartSuggestions() {
  const intl = useIntl();
  const tiles = useFoundProducts("cgid=root", SUGGESTED);
  const title = intl.formatMessage({ id: "cartSuggestions.title", defaultMessage: "To start with" });
  if (tiles === null) return <LoadingPlace />;
  return tiles.length === 0 ? null : (
    <Carousel
      title={title}
      previousLabel={intl.formatMessage({ id: "carousel.previous", defaultMessage: "Previous products" })}
      nextLabel={intl.formatMessage({ id: "carousel.next", defaultMessage: "Next products" })}
    >
      <ProductTiles tiles={tiles} layout="rail" label={title} />
    </Carousel>
  );
}
