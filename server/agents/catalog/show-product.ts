import type { SiteConfig } from "#config/sites.ts";
import { plainText } from "#app/domain/format/plain-text.ts";
import type { PriceLine } from "#app/domain/product/price-line.ts";
import { articlesOf, articleState, articleTitle, choicesOf } from "#server/goods/product-articles.ts";
import type { ProductDocument } from "#app/domain/product/product-document.ts";
import { type ProductView, toProductView, type VariantView } from "#app/domain/product/product-view.ts";
import { imageUrl } from "#app/domain/product/image-url.ts";
import { minor } from "../trade/amounts.ts";
import type { Barcode } from "./products-by-code.ts";

const IMAGE_WIDTH = 636;
const MOST_IMAGES = 6;
const MOST_CHARACTERS = 2_000;

/** One choice of a variant, as platforms name it. */
export interface SelectedOption {
  name: string;
  label: string;
  id?: string;
}

/** A variant as platforms read it. */
export interface AgentVariant {
  id: string;
  sku: string;
  title: string;
  description: { plain: string };
  price: { amount: number; currency: string };
  list_price?: { amount: number; currency: string };
  availability: { available: boolean; status: string };
  options?: SelectedOption[];
  barcodes?: Barcode[];
  inputs?: { id: string; match: "exact" | "featured" }[];
}

/** A product as platforms read it. */
export interface AgentProduct {
  id: string;
  title: string;
  variants: AgentVariant[];
  options?: { name: string; values: { id?: string; label: string }[] }[];
  [member: string]: unknown;
}

const asked = ({ standard, sale }: PriceLine): number => minor(sale ?? standard);

/** A text of the shop for a machine: data and nothing else, and no longer than a description is. */
export const bounded = (text: string): string => plainText(text).slice(0, MOST_CHARACTERS);

const availabilityOf = (article: VariantView) => {
  const status = articleState(article);
  return { available: status === "in_stock", status };
};

const optionsOf = (view: ProductView, article: VariantView): SelectedOption[] =>
  choicesOf(view, article).map(({ name, value, label }) => ({ name, id: value, label }));

const priceOf = (line: PriceLine, currency: string) => ({
  price: { amount: asked(line), currency },
  ...(line.sale !== undefined && { list_price: { amount: minor(line.standard), currency } }),
});

const variantOf = (view: ProductView, variant: VariantView, currency: string): AgentVariant[] => {
  const price = variant.price ?? view.price;
  if (!price) return [];
  const options = optionsOf(view, variant);
  return [
    {
      id: variant.id,
      sku: variant.id,
      title: articleTitle(view, variant),
      description: { plain: bounded(view.description) || view.name },
      ...priceOf(price, currency),
      availability: availabilityOf(variant),
      ...(options.length > 0 && { options }),
    },
  ];
};

const range = (amounts: readonly number[], currency: string) => ({
  min: { amount: Math.min(...amounts), currency },
  max: { amount: Math.max(...amounts), currency },
});

const factsOf = (view: ProductView) => ({
  ...(view.ingredients && { ingredients: bounded(view.ingredients) }),
  ...(view.allergens && { allergens: bounded(view.allergens) }),
  ...(view.quantityLimit !== undefined && { quantity_limit: view.quantityLimit }),
  ships_cold: view.flags.shipsCold,
});

const tagsOf = ({ flags }: ProductView): string[] => [
  ...(flags.isKosher ? ["kosher"] : []),
  ...(flags.isDairyFree ? ["dairy-free"] : []),
  ...(flags.isNew ? ["new"] : []),
  ...(flags.availableForInStorePickup ? ["pickup"] : []),
  ...(flags.shipsCold ? ["ships-cold"] : []),
];

/** A product of the backend as platforms read it, by the product page's own rules; null for one without a price. */
export const showProduct = (document: ProductDocument, site: SiteConfig): AgentProduct | null => {
  const view = toProductView(document, site);
  const currency = view.currency ?? site.currency;
  const variants = articlesOf(view, document).flatMap((variant) => variantOf(view, variant, currency));
  if (variants.length === 0) return null;
  const first = variants.findIndex(({ id }) => id === (view.defaultVariantId ?? view.id));
  if (first > 0) variants.unshift(...variants.splice(first, 1));
  const lists = variants.flatMap(({ list_price: list, price }) => list?.amount ?? price.amount);
  const amounts = variants.map(({ price }) => price.amount);
  const tags = tagsOf(view);
  const media = view.images.flatMap(({ images }) => images).slice(0, MOST_IMAGES);
  return {
    id: view.listedId,
    handle: view.link.split("/").at(-1) ?? view.listedId,
    title: view.name,
    description: { plain: bounded(view.description) || view.name },
    url: new URL(view.link, site.origin).href,
    ...(view.categoryId && { categories: [{ value: view.categoryId, taxonomy: "merchant" }] }),
    price_range: range(amounts, currency),
    ...(variants.some((each) => each.list_price) && { list_price_range: range(lists, currency) }),
    ...(media.length > 0 && {
      media: media.map(({ src, alt }) => ({
        type: "image",
        url: new URL(imageUrl(src, { width: IMAGE_WIDTH }), site.origin).href,
        ...(alt && { alt_text: alt }),
      })),
    }),
    ...(view.attributes.length > 0 && {
      options: view.attributes
        .filter(({ values }) => values.length > 0)
        .map(({ name, values }) => ({ name, values: values.map(({ value, name: label }) => ({ id: value, label })) })),
    }),
    variants,
    ...(view.rating && { rating: { value: view.rating.value, scale_min: 1, scale_max: 5, count: view.rating.count } }),
    ...(tags.length > 0 && { tags }),
    metadata: factsOf(view),
  };
};
