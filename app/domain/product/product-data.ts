import { GALLERY_WIDTHS, imageUrl } from "./image-url.ts";
import { askedPrice } from "./asked-price.ts";
import type { PriceLine } from "./price-line.ts";
import type { ProductView, VariantView } from "./product-view.ts";

const availability = (product: ProductView, orderable: boolean): string => {
  if (product.flags.isComingSoon) return "https://schema.org/PreOrder";
  if (product.flags.isInShopOnly) return "https://schema.org/InStoreOnly";
  return orderable ? "https://schema.org/InStock" : "https://schema.org/OutOfStock";
};

const offer = (
  product: ProductView,
  price: PriceLine,
  orderable: boolean,
  currency: string,
  url: string,
  sku: string,
) => ({
  "@type": "Offer",
  sku,
  url,
  price: askedPrice(price).toFixed(2),
  priceCurrency: currency,
  availability: availability(product, orderable),
  itemCondition: "https://schema.org/NewCondition",
});

/** A product as structured data (schema.org Product) with one offer for each variant, or its own. */
export const productData = (
  product: ProductView,
  { origin, currency }: { origin: string; currency: string },
): Record<string, unknown> => {
  const url = new URL(product.link, origin).href;
  const priced = product.variants.filter((variant): variant is VariantView & { price: PriceLine } => !!variant.price);
  const offers =
    priced.length > 0
      ? priced.map(({ id, price, orderable }) => offer(product, price, orderable, currency, url, id))
      : product.price
        ? [offer(product, product.price, !product.flags.isOutOfStock, currency, url, product.id)]
        : [];
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.name,
    sku: product.listedId,
    url,
    ...(product.description && { description: product.description }),
    ...(product.brand && { brand: { "@type": "Brand", name: product.brand } }),
    image: product.images
      .flatMap(({ images }) => images)
      .slice(0, 6)
      .map(({ src }) => imageUrl(src, { width: GALLERY_WIDTHS[2] })),
    ...(product.rating && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: product.rating.value,
        reviewCount: product.rating.count,
      },
    }),
    offers: offers.length === 1 ? offers[0] : offers,
  };
};
