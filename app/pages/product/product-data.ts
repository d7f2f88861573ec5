import { GALLERY_WIDTHS, imageUrl } from "#app/domain/product/image-url.ts";
import { askedPrice } from "#app/domain/product/asked-price.ts";
import { imagesOf, type ProductImage } from "#app/domain/product/product-image.ts";
import type { PriceLine } from "#app/domain/product/price-line.ts";
import type { ProductView, VariantView } from "#app/domain/product/product-view.ts";

const availability = (product: ProductView, orderable: boolean): string => {
  if (product.flags.isComingSoon) return "https://schema.org/PreOrder";
  if (product.flags.isInShopOnly) return "https://schema.org/InStoreOnly";
  return orderable ? "https://schema.org/InStock" : "https://schema.org/OutOfStock";
};

/** What the data of a product is made for: where the site is and what its prices are in. */
export interface DataPlace {
  /** Public origin of the site. */
  origin: string;
  currency: string;
}

type Data = Record<string, unknown>;

const offer = (product: ProductView, price: PriceLine, orderable: boolean, currency: string, url: string): Data => ({
  "@type": "Offer",
  url,
  price: askedPrice(price).toFixed(2),
  priceCurrency: currency,
  availability: availability(product, orderable),
  itemCondition: "https://schema.org/NewCondition",
});

const pictures = (images: readonly ProductImage[]): string[] =>
  images.slice(0, 6).map(({ src }) => imageUrl(src, { width: GALLERY_WIDTHS[2] }));

/** What a product and a group of its variants have in common. */
const common = (product: ProductView, url: string): Data => ({
  "@context": "https://schema.org",
  name: product.name,
  url,
  ...(product.description && { description: product.description }),
  ...(product.brand && { brand: { "@type": "Brand", name: product.brand } }),
  image: pictures(product.images.flatMap(({ images }) => images)),
  ...(product.rating && {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: product.rating.value,
      reviewCount: product.rating.count,
      bestRating: 5,
      worstRating: 1,
    },
  }),
});

/** Things to choose that schema.org has a property for; what else varies is told by its name. */
const ownProperty = new Set(["size", "color"]);

const variantData = (product: ProductView, variant: VariantView, url: string, currency: string): Data => {
  const named = product.attributes.flatMap(({ id, name, values }) => {
    const value = values.find((each) => each.value === variant.values[id])?.name;
    return value === undefined ? [] : [{ id, name, value }];
  });
  const address = new URL(url);
  for (const { id } of named) if (ownProperty.has(id)) address.searchParams.set(id, variant.values[id] ?? "");
  const others = named.filter(({ id }) => !ownProperty.has(id));
  return {
    "@type": "Product",
    name: [product.name, ...named.map(({ value }) => value)].join(", "),
    sku: variant.id,
    url: address.href,
    image: pictures(imagesOf(product.images, variant.values)),
    ...Object.fromEntries(named.filter(({ id }) => ownProperty.has(id)).map(({ id, value }) => [id, value])),
    ...(others.length > 0 && {
      additionalProperty: others.map(({ name, value }) => ({ "@type": "PropertyValue", name, value })),
    }),
    ...(variant.price && { offers: offer(product, variant.price, variant.orderable, currency, address.href) }),
  };
};

/**
 * A product as structured data (schema.org): a Product with its offer, or a ProductGroup whose variants are Products
 * with offers of their own. Ratings are those the shop knows itself.
 */
export const productData = (product: ProductView, { origin, currency }: DataPlace): Data => {
  const url = new URL(product.link, origin).href;
  if (product.variants.length === 0)
    return {
      ...common(product, url),
      "@type": "Product",
      sku: product.listedId,
      ...(product.price && { offers: offer(product, product.price, !product.flags.isOutOfStock, currency, url) }),
    };
  return {
    ...common(product, url),
    "@type": "ProductGroup",
    productGroupID: product.listedId,
    variesBy: product.attributes.map(({ id, name }) => (ownProperty.has(id) ? `https://schema.org/${id}` : name)),
    hasVariant: product.variants.map((variant) => variantData(product, variant, url, currency)),
  };
};
