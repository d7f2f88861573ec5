import type { ShopperProductsTypes } from "@salesforce/commerce-sdk-isomorphic";
import { presentInventory } from "#sandbox/platform/inventory/inventory-presenter.ts";
import type { ImageAddress } from "#sandbox/platform/images/image-address.ts";
import { withSheetAddress } from "#sandbox/platform/print/static-address.ts";
import { bestPrice } from "#sandbox/platform/prices/price.ts";
import { amount, presentPrices, presentTieredPrices } from "#sandbox/platform/prices/price-presenter.ts";
import { categoryPath } from "./catalogue.ts";
import { presentImage, presentImageGroups, type ImageView } from "./image-presenter.ts";
import {
  presentLinks,
  presentOptions,
  presentRecommendations,
  presentShippingMethods,
  presentVariationGroups,
} from "./connection-presenter.ts";
import { pricedIds, type ProductFacts } from "./product-facts.ts";
import { isOrderableNow, recordIn } from "./product-stock-presenter.ts";
import type { CatalogueProduct } from "./product.ts";

type Product = ShopperProductsTypes.Product;

/** What may be expanded. */
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
  imgTypes: ImageView[] | undefined;
  perPricebook: boolean;
  imageAddress: ImageAddress;
}

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
      ...facts.variantAttributes?.(variant),
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

/** What a page says about itself to search engines. */
export const presentPageMetaTags = ({
  pageTitle,
  pageDescription,
}: {
  pageTitle: string;
  pageDescription: string;
}): NonNullable<Product["pageMetaTags"]> => [
  { id: "title", value: pageTitle, type: "title" },
  { id: "description", value: pageDescription, type: "name" },
  { id: "robots", value: "index, follow", type: "name" },
];

/** The kind of a product as the API flags it; one with something to choose is an option product as well. */
export const presentType = ({ type, options }: CatalogueProduct): NonNullable<Product["type"]> => ({
  [type === "variation_group" ? "variationGroup" : type]: true,
  ...(options.length > 0 ? { option: true } : {}),
});

/** What a set shows together, and what a bundle holds: whole documents, which do not go on to hold others. */
const presentParts = (
  { product, parts }: ProductFacts,
  presentation: ProductPresentation,
): Pick<Product, "setProducts" | "bundledProducts"> => {
  const { expand } = presentation;
  const inner = { ...presentation, expand: new Set([...expand].filter((word) => word !== "shipping_methods")) };
  if (product.type === "set" && expand.has("set_products"))
    return { setProducts: parts.map(({ facts }) => presentProduct(facts, inner)) };
  if (product.type === "bundle" && expand.has("bundled_products"))
    return {
      bundledProducts: parts.map(({ facts, quantity }) => ({
        id: facts.product.id,
        product: presentProduct(facts, inner),
        quantity,
      })),
    };
  return {};
};

/** A product as the Shopper Products API shows it. */
export const presentProduct = (facts: ProductFacts, presentation: ProductPresentation): Product => {
  const { product, master } = facts;
  const { expand, imageAddress, perPricebook, currency } = presentation;
  const varies = (master ?? product).variations.length > 0;
  const variantIds = pricedIds(facts);
  const own = recordIn(facts, facts.stock);
  const primaryCategory = presentPrimaryCategory(facts);
  const presentedGroups = varies ? presentVariationGroups(facts) : [];
  const shippingMethods = presentShippingMethods(facts);
  return {
    id: product.id,
    name: product.name,
    brand: product.brand,
    type: presentType(product),
    shortDescription: product.shortDescription,
    longDescription: product.longDescription,
    pageTitle: product.pageTitle,
    pageDescription: product.pageDescription,
    ...(product.pageKeywords === "" ? {} : { pageKeywords: product.pageKeywords }),
    minOrderQuantity: product.minOrderQuantity,
    stepQuantity: product.stepQuantity,
    upc: product.upc,
    ...(product.ean === "" ? {} : { ean: product.ean }),
    ...(product.manufacturerName === "" ? {} : { manufacturerName: product.manufacturerName }),
    ...(product.manufacturerSku === "" ? {} : { manufacturerSku: product.manufacturerSku }),
    ...(product.unit === "" ? {} : { unit: product.unit }),
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
          ...(presentedGroups.length > 0 ? { variationGroups: presentedGroups } : {}),
          ...(product.masterId === null ? {} : { variationValues: product.variationValues }),
        }
      : {}),
    ...(expand.has("promotions") && facts.promotions.length > 0
      ? { productPromotions: presentPromotions(facts, variantIds) }
      : {}),
    ...presentParts(facts, presentation),
    ...(expand.has("options") && product.options.length > 0 ? { options: presentOptions(facts, currency) } : {}),
    ...(expand.has("links") && product.links.length > 0 ? { productLinks: presentLinks(facts) } : {}),
    ...(expand.has("recommendations") && product.recommendations.length > 0
      ? { recommendations: presentRecommendations(facts, imageAddress) }
      : {}),
    ...(expand.has("shipping_methods") && shippingMethods.length > 0 ? { shippingMethods } : {}),
    ...(expand.has("primary_category") && primaryCategory ? { primaryCategory } : {}),
    ...(expand.has("page_meta_tags")
      ? {
          pageMetaTags: presentPageMetaTags(product),
        }
      : {}),
    ...withSheetAddress(product.attributes, imageAddress),
    c_isOutOfStock: !isOrderableNow(facts),
  };
};
