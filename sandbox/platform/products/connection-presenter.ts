import type { ShopperProductsTypes } from "@salesforce/commerce-sdk-isomorphic";
import type { ImageAddress } from "#sandbox/platform/images/image-address.ts";
import { bestPrice } from "#sandbox/platform/prices/price.ts";
import { amount } from "#sandbox/platform/prices/price-presenter.ts";
import { presentImage } from "./image-presenter.ts";
import { groupVariants, type ProductFacts } from "./product-facts.ts";
import { picturesOf } from "./product.ts";

type Product = ShopperProductsTypes.Product;

/** What the platform calls its kinds of recommendations. */
const recommendationTypes: Record<number, string> = { 1: "Cross-Sell", 2: "Up-Sell", 3: "Accessories" };

/** What can be chosen with a product, priced in the currency. */
export const presentOptions = ({ product }: ProductFacts, currency: string): NonNullable<Product["options"]> =>
  product.options.map(({ id, name, description, values }) => ({
    id,
    name,
    description,
    values: values.map((value) => ({
      id: value.id,
      name: value.name,
      default: value.isDefault,
      price: amount(value.priceCents[currency] ?? 0),
    })),
  }));

/** Links to other products; the addresses are those of the storefront. */
export const presentLinks = ({ product, catalogue }: ProductFacts): NonNullable<Product["productLinks"]> =>
  product.links.flatMap(({ targetId, type }) =>
    catalogue.products.has(targetId)
      ? [
          {
            sourceProductId: product.id,
            sourceProductLink: `/${product.id}.html`,
            targetProductId: targetId,
            targetProductLink: `/${targetId}.html`,
            type: type as NonNullable<Product["productLinks"]>[number]["type"],
          },
        ]
      : [],
  );

/** What the merchant recommends with a product; what the catalogue does not know or show is left out. */
export const presentRecommendations = (
  { product, catalogue }: ProductFacts,
  imageAddress: ImageAddress,
): NonNullable<Product["recommendations"]> =>
  product.recommendations.flatMap(({ targetId, type, calloutMsg }) => {
    const target = catalogue.products.get(targetId);
    if (!target?.online) return [];
    const [picture] = picturesOf(target);
    return [
      {
        recommendedItemId: targetId,
        recommendationType: { displayValue: recommendationTypes[type] ?? "Other", value: type },
        name: target.name,
        shortDescription: target.shortDescription,
        longDescription: target.longDescription,
        ...(calloutMsg === null ? {} : { calloutMsg }),
        ...(picture ? { image: presentImage(imageAddress, picture.file, picture.alt) } : {}),
      },
    ];
  });

/** The variation groups of a master with the lowest price of their variants. */
export const presentVariationGroups = (facts: ProductFacts): NonNullable<Product["variationGroups"]> =>
  (facts.master ?? facts.product).variationGroupIds.flatMap((id) => {
    const group = facts.catalogue.products.get(id);
    if (!group) return [];
    const variants = groupVariants(group, facts.variants);
    const cents = variants.flatMap((variant) => bestPrice(facts.books, variant.id, 1)?.priceCents ?? []);
    if (cents.length === 0) return [];
    return [
      {
        productId: id,
        orderable: variants.some((variant) => facts.stock.get(variant.id)?.orderable ?? false),
        price: amount(Math.min(...cents)),
        variationValues: group.variationValues,
      },
    ];
  });

/** Ways to ship a product. */
export const presentShippingMethods = ({ shippingMethods }: ProductFacts): NonNullable<Product["shippingMethods"]> =>
  shippingMethods.map(({ id, name, description, costCents }) => ({
    id,
    name,
    description,
    ...(costCents === null ? {} : { price: amount(costCents) }),
  }));
