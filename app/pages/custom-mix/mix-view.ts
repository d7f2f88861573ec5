import { LOLLIPOP_STORAGE_ID, mixRulesOf, type MixRules } from "#app/domain/custom-mix/box.ts";
import {
  isAnyOrderable,
  isFlaggedForPickup,
  isOnlineOnlyThroughout,
  stockRecord,
} from "#app/domain/product/availability.ts";
import { priceLine, variantPrice, type PriceLine } from "#app/domain/product/price-line.ts";
import { flagAttribute, textAttribute, type ProductDocument } from "#app/domain/product/product-document.ts";
import { imageGroups, imagesOf } from "#app/domain/product/product-image.ts";
import { allergenMarks } from "#app/domain/product/tile-allergens.ts";
import type { TileSite } from "#app/domain/product/tile.ts";
import type { MixFlow } from "./steps.ts";
import type { CandyFacts, MixFulfillment } from "./steps/candies.ts";

/** One size of a box; a box without sizes has one that is the product itself. */
export interface MixBoxSize {
  id: string;
  /** Empty where there is nothing to choose. */
  name: string;
  price?: PriceLine;
  orderable: boolean;
  /** What goes into it, in grams. */
  grams?: number;
}

/** A box that shoppers fill, as the flow shows it. */
export interface MixBox {
  id: string;
  name: string;
  note: string;
  image?: string;
  color?: string;
  price?: PriceLine;
  sizes: MixBoxSize[];
  isPickupOffered: boolean;
  rules: MixRules;
  /** Allergens that are handled where it is packed. */
  packedNear: string[];
}

/** A sweet that goes into a box, as the flow shows it. */
export interface MixCandy extends CandyFacts {
  name: string;
  note: string;
  image?: string;
  /** Its cut-out seen from straight above, which lies in the wells of a box. */
  topDown?: string;
  color?: string;
  allergens?: string;
  /** What kind of sweet it is: `bonbons`. */
  kind?: string;
  /** One piece of it, in grams. */
  grams?: number;
  label: CandyLabel;
}

/** What the label of a sweet says for those who keep away from something. */
export interface CandyLabel {
  /** Allergens in its recipe. */
  contains: string[];
  /** Allergens it rules out, in the recipe and as traces. */
  without: string[];
  isVegan: boolean;
  isKosher: boolean;
  isDark: boolean;
  /** What it says of each allergen, as `allergenMarks` writes it. */
  marks?: string;
}

/** Everything the flow chooses from. */
export interface MixOffer {
  boxes: MixBox[];
  candies: MixCandy[];
}

/** The allergens labels have to name, as the catalog's attributes spell them. */
export const allergens = ["milk", "eggs", "peanuts", "treeNuts", "soy", "wheat"] as const;

const looks = (document: ProductDocument) => {
  const [image] = imagesOf(imageGroups(document), {});
  const color = textAttribute(document, "windowColor");
  return { ...(image && { image: image.src }), ...(color && { color }) };
};

/** The view whose pictures look straight down on a sweet that stands free. */
const TOP_DOWN_VIEW = "top-down";

const seenFromAbove = ({ imageGroups: groups = [] }: ProductDocument): { topDown?: string } => {
  const [image] = groups.find(({ viewType }) => viewType === TOP_DOWN_VIEW)?.images ?? [];
  const topDown = image?.disBaseLink ?? image?.link;
  return topDown ? { topDown } : {};
};

const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === "string") : [];

/** Its weight: a number, or the first of several. */
const gramsOf = (document: Record<string, unknown>): { grams?: number } => {
  const { c_netWeightGrams: weight } = document;
  const grams: unknown = Array.isArray(weight) ? weight[0] : weight;
  return typeof grams === "number" && grams > 0 ? { grams } : {};
};

const labelOf = (document: ProductDocument): CandyLabel => ({
  marks: allergenMarks(document),
  contains: words(document["c_containsAllergens"]),
  without: allergens.filter((each) =>
    flagAttribute(document, `without${each.charAt(0).toUpperCase()}${each.slice(1)}`),
  ),
  isVegan: flagAttribute(document, "isVegan"),
  isKosher: flagAttribute(document, "isKosher"),
  isDark: flagAttribute(document, "isDarkChocolate"),
});

const sizesOf = (document: ProductDocument, site: TileSite): MixBoxSize[] => {
  const names = document.variationAttributes?.find(({ id }) => id === "size")?.values ?? [];
  const variants = (document.variants ?? []).map((variant): MixBoxSize => {
    const price = variantPrice(variant, site.priceBooks);
    const chosen = variant.variationValues?.size;
    return {
      id: variant.productId,
      name: names.find(({ value }) => value === chosen)?.name ?? chosen ?? "",
      ...(price && { price }),
      orderable: variant.orderable === true,
      ...gramsOf(variant),
    };
  });
  if (variants.length > 0) return variants;
  const price = priceLine(document, site.priceBooks);
  return [
    { id: document.id, name: "", ...(price && { price }), orderable: isAnyOrderable(document), ...gramsOf(document) },
  ];
};

const toBox = (document: ProductDocument, site: TileSite, { storageId }: MixFlow): MixBox => {
  const price = priceLine(document, site.priceBooks);
  return {
    id: document.id,
    name: document.name ?? document.id,
    note: document.shortDescription ?? "",
    ...looks(document),
    ...(price && { price }),
    sizes: sizesOf(document, site),
    isPickupOffered: site.pickupEnabled === true && isFlaggedForPickup(document) && !isOnlineOnlyThroughout(document),
    rules: mixRulesOf(document, storageId),
    packedNear: words(document["c_mayContainAllergens"]),
  };
};

const toCandy = (document: ProductDocument): MixCandy => {
  const shipThrough = textAttribute(document, "shipThrough");
  const said = textAttribute(document, "allergens");
  const kind = textAttribute(document, "refinementType");
  return {
    id: document.id,
    name: document.name ?? document.id,
    note: document.shortDescription ?? "",
    ...looks(document),
    ...seenFromAbove(document),
    ...(said && { allergens: said }),
    ...(kind && { kind }),
    ...gramsOf(document),
    label: labelOf(document),
    isShippingOffered: !flagAttribute(document, "isPickupOnly") && !flagAttribute(document, "isInShopOnly"),
    isPickupOffered: isFlaggedForPickup(document) && !flagAttribute(document, "isOnlineOnly"),
    stock: stockRecord(document.inventory ?? {}),
    ...(shipThrough && { shipThrough }),
  };
};

const isLollipop = ({ primaryCategoryId }: ProductDocument): boolean =>
  primaryCategoryId?.toLowerCase().includes("lollypop") ?? false;

/** The boxes of a flow and the sweets that go into them. */
export const toMixOffer = (documents: readonly ProductDocument[], site: TileSite, flow: MixFlow): MixOffer => ({
  boxes: documents
    .filter(
      (document) =>
        flagAttribute(document, "isCustomMix") && textAttribute(document, "customMixCode") === flow.storageId,
    )
    .map((document) => toBox(document, site, flow)),
  candies: documents
    .filter(
      (document) =>
        flagAttribute(document, "isCustomMixPiece") &&
        isLollipop(document) === (flow.storageId === LOLLIPOP_STORAGE_ID),
    )
    .map(toCandy),
});

/** The boxes that can be had this way. */
export const boxesFor = (boxes: readonly MixBox[], option: MixFulfillment): MixBox[] =>
  boxes.filter(({ isPickupOffered }) => option === "shipping" || isPickupOffered);
