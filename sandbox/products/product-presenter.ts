import type { ShopperProductsTypes } from "@salesforce/commerce-sdk-isomorphic";
import type { InventoryRecord } from "#sandbox/inventory/inventory.ts";
import { combinedRecord, presentInventory } from "#sandbox/inventory/inventory-presenter.ts";
import type { ImageAddress } from "#sandbox/images/image-address.ts";
import { bestPrice } from "#sandbox/prices/price.ts";
import { amount, presentPrices, presentTieredPrices } from "#sandbox/prices/price-presenter.ts";
import { categoryPath } from "./catalogue.ts";
import { presentImage, presentImageGroups } from "./image-presenter.ts";
import type { ProductFacts } from "./product-facts.ts";

type Product = ShopperProductsTypes.Product;

/** What may be expanded (wire contract, section 2.3). */
export const productExpansions = [
  "availability",
  "bundled_products",
  "links",
  "promotions",
  "options",
  "images",
  "prices",
  "variations",
  "set_products",
  "recommendations",
  "shipping_methods",
  "page_meta_tags",
  "primary_category",
] as const;
export type ProductExpansion = (typeof productExpansions)[number];

/** How a document is to look. */
export interface ProductPresentation {
  currency: string;
  expand: ReadonlySet<ProductExpansion>;
  allImages: boolean;
  imgTypes: string[] | undefined;
  perPricebook: boolean;
  imageAddress: ImageAddress;
}

/** Marks a variant repeats on its master's document, so that a page need not fetch it. */
const variantMarks = ["c_isComingSoon", "c_isInShopOnly", "c_isOnlineOnly", "c_availableForInStorePickup"];

const isOrderable = (facts: ProductFacts, productId: string) => facts.stock.get(productId)?.orderable ?? false;

/** The variants of a master, each with what tells it from the others. */
export const presentVariants = (facts: ProductFacts): NonNullable<Product["variants"]> =>
  facts.variants.map((variant) => {
    const price = bestPrice(facts.books, variant.id, 1);
    return {
      productId: variant.id,
      orderable: isOrderable(facts, variant.id),
      ...(price ? { price: amount(price.priceCents) } : {}),
      tieredPrices: presentTieredPrices(facts.books, variant.id),
      variationValues: variant.variationValues,
      c_isOutOfStock: !isOrderable(facts, variant.id),
      ...Object.fromEntries(variantMarks.map((mark) => [mark, variant.attributes[mark] === true])),
    };
  });

/** What a master varies by; a value can be ordered when any variant with it can. */
export const presentVariationAttributes = (
  facts: ProductFacts,
  imageAddress: ImageAddress,
): NonNullable<Product["variationAttributes"]> => {
  const source = facts.master ?? facts.product;
  return source.variations.map(({ id, name, values }) => ({
    id,
    name,
    values: values.map(({ value, name: valueName, swatchFile }) => {
      const picture = source.pictures.find((each) => each.attributeId === id && each.value === value);
      return {
        value,
        name: valueName,
        orderable: facts.variants.some(
          (variant) => variant.variationValues[id] === value && isOrderable(facts, variant.id),
        ),
        ...(picture ? { image: presentImage(imageAddress, picture.file, picture.alt) } : {}),
        ...(swatchFile ? { imageSwatch: presentImage(imageAddress, swatchFile, valueName) } : {}),
      };
    }),
  }));
};

const recordIn = (facts: ProductFacts, records: ReadonlyMap<string, InventoryRecord>): InventoryRecord | undefined =>
  facts.product.type === "master"
    ? combinedRecord(facts.variants.flatMap(({ id }) => records.get(id) ?? []))
    : records.get(facts.product.id);

const presentMaster = (facts: ProductFacts, perPricebook: boolean): Product["master"] => {
  const master = facts.master ?? facts.product;
  const ids = facts.variants.map(({ id }) => id);
  const { price, priceMax, prices } = presentPrices(facts.books, master, ids, "", perPricebook);
  return {
    masterId: master.id,
    orderable: ids.some((id) => isOrderable(facts, id)),
    ...(price === undefined ? {} : { price }),
    ...(priceMax === undefined ? {} : { priceMax }),
    ...(prices ? { prices } : {}),
  };
};

const presentPrimaryCategory = (facts: ProductFacts): Product["primaryCategory"] => {
  const path = categoryPath(facts.catalogue, facts.product.primaryCategoryId ?? "");
  const category = path.at(-1);
  return (
    category && { id: category.id, name: category.name, parentCategoryTree: path.map(({ id, name }) => ({ id, name })) }
  );
};

/** Promotions of a product; the contract wants a price on each, so one that gives none carries today's. */
export const presentPromotions = (
  facts: ProductFacts,
  variantIds: string[],
): NonNullable<Product["productPromotions"]> => {
  const { price = 0 } = presentPrices(facts.books, facts.product, variantIds, "", false);
  return facts.promotions.map(({ promotionId, calloutMsg, promotionalPriceCents }) => ({
    promotionId,
    calloutMsg,
    promotionalPrice: promotionalPriceCents === undefined ? price : amount(promotionalPriceCents),
  }));
};

/** A product as the Shopper Products API shows it. */
export const presentProduct = (facts: ProductFacts, presentation: ProductPresentation): Product => {
  const { product, master } = facts;
  const { expand, imageAddress, perPricebook, currency } = presentation;
  const varies = product.type !== "item";
  const variantIds = product.type === "master" ? facts.variants.map(({ id }) => id) : [];
  const own = recordIn(facts, facts.stock);
  const primaryCategory = presentPrimaryCategory(facts);
  return {
    id: product.id,
    name: product.name,
    brand: product.brand,
    type: { [product.type]: true },
    shortDescription: product.shortDescription,
    longDescription: product.longDescription,
    pageTitle: product.pageTitle,
    pageDescription: product.pageDescription,
    minOrderQuantity: product.minOrderQuantity,
    stepQuantity: product.stepQuantity,
    upc: product.upc,
    ...(product.primaryCategoryId ? { primaryCategoryId: product.primaryCategoryId } : {}),
    ...(product.validFrom ? { validFrom: product.validFrom.toISOString() } : {}),
    ...(product.validTo ? { validTo: product.validTo.toISOString() } : {}),
    ...(expand.has("prices") ? presentPrices(facts.books, product, variantIds, currency, perPricebook) : {}),
    ...(expand.has("images") ? { imageGroups: presentImageGroups(imageAddress, product, master, presentation) } : {}),
    ...(expand.has("availability") && own ? { inventory: presentInventory(own) } : {}),
    ...(expand.has("availability") && facts.stockByList.size > 0
      ? {
          inventories: [...facts.stockByList.values()].flatMap((records) => {
            const record = recordIn(facts, records);
            return record ? [presentInventory(record)] : [];
          }),
        }
      : {}),
    ...(varies && expand.has("variations")
      ? {
          variants: presentVariants(facts),
          variationAttributes: presentVariationAttributes(facts, imageAddress),
          master: presentMaster(facts, perPricebook),
          ...(product.type === "variant" ? { variationValues: product.variationValues } : {}),
        }
      : {}),
    ...(expand.has("promotions") && facts.promotions.length > 0
      ? { productPromotions: presentPromotions(facts, variantIds) }
      : {}),
    ...(expand.has("primary_category") && primaryCategory ? { primaryCategory } : {}),
    ...(expand.has("page_meta_tags")
      ? {
          pageMetaTags: [
            { id: "title", value: product.pageTitle },
            { id: "description", value: product.pageDescription },
          ],
        }
      : {}),
    ...product.attributes,
    c_isOutOfStock: own ? !own.orderable : true,
  };
};
