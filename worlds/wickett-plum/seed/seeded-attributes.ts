import { sheetPath } from "#worlds/wickett-plum/files.ts";
import { declaredAllergens, isWithoutGelatin, withoutAttributes } from "#worlds/wickett-plum/catalogue/allergens.ts";
import { frenchAllergens, frenchFigure } from "#worlds/wickett-plum/catalogue/french/labels.ts";
import { frenchFeatures } from "#worlds/wickett-plum/catalogue/french/features.ts";
import { frenchLayers } from "#worlds/wickett-plum/catalogue/french/layers.ts";
import { frenchName } from "#worlds/wickett-plum/catalogue/french/names.ts";
import { servingLines } from "#worlds/wickett-plum/catalogue/nutrition.ts";
import { toneOf } from "#worlds/wickett-plum/catalogue/picture.ts";
import { pictures } from "#worlds/wickett-plum/catalogue/pictures.ts";
import { picturesShown } from "#worlds/wickett-plum/catalogue/pictures-shown.ts";
import { tastesById, texturesById } from "#worlds/wickett-plum/catalogue/tastes.ts";
import type { WorldVariant } from "#worlds/wickett-plum/catalogue/variants.ts";
import type { WorldArea, WorldFlag, WorldProduct } from "#worlds/wickett-plum/catalogue/world-product.ts";
import { ratingOf } from "#worlds/wickett-plum/reviews/world-reviews.ts";
import { attributeIn, namesKey } from "#sandbox/platform/products/localized-attributes.ts";

/** Which custom attribute a flag of the world sets. */
const flagAttributes: Record<WorldFlag, string> = {
  meltable: "c_isMeltable",
  kosher: "c_isKosher",
  dairyFree: "c_isDairyFree",
  nutFree: "c_isNutFree",
  glutenFree: "c_isGlutenFree",
  onlineOnly: "c_isOnlineOnly",
  inShopOnly: "c_isInShopOnly",
  comingSoon: "c_isComingSoon",
  customMix: "c_isCustomMix",
  new: "c_isNew",
  backIn: "c_isBackIn",
  giftCard: "c_isGiftCard",
  eGiftCard: "c_isEGiftCard",
  noPickup: "c_isNotForPickup",
  notifyMe: "c_isShowBackInStock",
  subscription: "c_enableSubscription",
  impulse: "c_ogEnableImpulseUpsell",
  case: "c_isCase",
  pickupOnly: "c_isPickupOnly",
  sustainable: "c_isSustainable",
  customMixPiece: "c_isCustomMixPiece",
  collateral: "c_isCollateral",
  noSugar: "c_isSugarFree",
  vegan: "c_isVegan",
  subscriptionOnly: "c_isSubscriptionOnly",
};

const isOnSale = (product: WorldProduct) =>
  product.salePriceCents !== undefined || (product.sizes ?? []).some(({ salePriceCents }) => salePriceCents);

const optionNames = (options: { name: string }[] | undefined) =>
  options && options.length > 0 ? options.map(({ name }) => name) : undefined;

const htmlList = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`;

/** How long it keeps, by what it is made of. */
const keepingOf = ({ flags, kind }: WorldProduct): { english: string; french: string } => {
  if (kind === "gift-cards" || kind === "extras")
    return { english: "Keeps for as long as you do.", french: "Se garde aussi longtemps que vous." };
  return flags.includes("meltable")
    ? {
        english: "Best within five weeks, somewhere cool and dark.",
        french: "Meilleur dans les cinq semaines, au frais et à l’ombre.",
      }
    : {
        english: "Best within six months, somewhere dry and out of the sun.",
        french: "Meilleur dans les six mois, au sec et loin du soleil.",
      };
};

const listNames = { seasonal: "Seasonal Materials", "all-year": "All Year Materials", other: "Other Sales Tools" };

/** What is in a sweet and what is handled where it is made, for those who keep away from it. */
const labelAttributesOf = ({ flags, allergens, ingredients }: WorldProduct): Record<string, unknown> => {
  if (flags.includes("giftCard") || flags.includes("collateral")) return {};
  const { contains, mayContain } = declaredAllergens(allergens);
  return {
    c_containsAllergens: contains,
    c_mayContainAllergens: mayContain,
    ...(flags.includes("customMixPiece") && { c_isDarkChocolate: /dark chocolate/i.test(ingredients) }),
  };
};

/** How a sweet tastes and feels, and whether it goes without gelatin. */
const tasteAttributesOf = ({ id, kind, ingredients }: WorldProduct): Record<string, unknown> => {
  const [tastes, textures] = [tastesById.get(id), texturesById.get(id)];
  const isEaten = kind !== "gift-cards" && kind !== "extras";
  return {
    ...(tastes && { c_refinementTaste: tastes }),
    ...(textures && { c_refinementTexture: textures }),
    ...(isEaten && isWithoutGelatin(ingredients) && { c_withoutGelatin: true }),
  };
};

/** What only boxes to be filled and printed things have. */
const ownAttributesOf = ({ id, mix, collateral, shipThrough }: WorldProduct): Record<string, unknown> => ({
  ...(mix && {
    c_customMixCode: mix.code,
    c_customMixUnitType: mix.unitType,
    c_customMixUnitIncrement: mix.unitIncrement,
    c_customMixFlavorLimit: mix.flavorLimit,
    c_customMixMaxPieceUnits: mix.maxPieceUnits,
  }),
  ...(collateral && { c_collateralGroup: listNames[collateral.listedUnder] }),
  ...(collateral && { c_pdfURL: sheetPath(id) }),
  ...(collateral?.tip && { c_infoTip: collateral.tip }),
  ...(shipThrough && { c_shipThrough: shipThrough }),
});

/**
 * What the storefront draws of a product's options: `sleeve-foil:foil:24` each, and the corners of the sleeve; those of
 * one with a logo behind its name.
 */
const personalizationOf = ({ options = [], sleeveArea, logoArea }: WorldProduct): Record<string, unknown> => {
  const cornersOf = (area: WorldArea) => area.map((corner) => corner.join(",")).join(" ");
  const areas = [...(sleeveArea ? [cornersOf(sleeveArea)] : []), ...(logoArea ? [`logo:${cornersOf(logoArea)}`] : [])];
  const drawn = options.flatMap(({ values }) =>
    values.flatMap(({ id, drawn: how }) => (how ? [[id, how.look, how.letters ?? 0].join(":")] : [])),
  );
  return {
    ...(drawn.length > 0 && { c_personalization: drawn }),
    ...(areas.length > 0 && { c_personalizationArea: areas.join(";") }),
  };
};

/**
 * `praline-photo.webp#c9a37c`: the main color of each picture with a ground of its own, shown until the picture has
 * come.
 */
const pictureTonesOf = (product: WorldProduct): string[] =>
  [...picturesShown(product), ...(product.colors ?? []).flatMap(({ picture }) => picture ?? [])].flatMap((name) => {
    const tone = toneOf(pictures[name]);
    return tone === undefined ? [] : [`${pictures[name].file}${tone}`];
  });

/** What it weighs in grams, each size once, the lightest first. */
const weightsOf = (product: WorldProduct, variants: WorldVariant[]): number[] => {
  const all = variants.length > 0 ? variants.map(({ weightGrams }) => weightGrams) : [product.weightGrams ?? 0];
  return [...new Set(all)].filter((grams) => grams > 0).sort((one, other) => one - other);
};

/** Lines in French; undefined unless all of them are known. */
const inFrench = (lines: readonly string[], words: Readonly<Record<string, string>>): string[] | undefined => {
  const said = lines.flatMap((line) => words[line] ?? []);
  return said.length > 0 && said.length === lines.length ? said : undefined;
};

const variationNames = ["Collection", "Size", "Gift wrap", "Color"];

/** Everything of a product that shoppers choose by its name, and what it is recommended with. */
const namesOf = ({ collections, sizes, wraps, colors, options, recommends }: WorldProduct): string[] => [
  ...variationNames,
  ...[collections, sizes, wraps, colors].flatMap((list) => (list ?? []).map(({ name }) => name)),
  ...(options ?? []).flatMap(({ name, description, values }) => [
    name,
    description,
    ...values.map((value) => value.name),
  ]),
  ...(recommends ?? []).flatMap(({ callout }) => callout ?? []),
];

/** What the product's attributes say in French, beside what they say everywhere. */
const frenchAttributesOf = (product: WorldProduct): Record<string, unknown> => {
  const features = inFrench(product.features, frenchFeatures);
  const layers = inFrench(product.inside?.layers ?? [], frenchLayers);
  const allergens = frenchAllergens(product.allergens);
  const badge = frenchName(product.badge ?? "");
  const figures = servingLines(product).map(frenchFigure);
  const said = {
    ...(badge && { c_badge: badge }),
    ...(features && { c_tabFeatures: htmlList(features) }),
    ...(layers && { c_insideLayers: layers }),
    ...(allergens && { c_allergens: allergens, c_tabDetails: htmlList([allergens, keepingOf(product).french]) }),
    ...(figures.length > 0 && { c_nutritionFacts: htmlList(figures) }),
  };
  const names = namesOf(product).flatMap((name): [string, string][] => {
    const french = frenchName(name);
    return french === undefined ? [] : [[name, french]];
  });
  return {
    ...Object.fromEntries(Object.entries(said).map(([name, value]) => [attributeIn("fr-CA", name), value])),
    [namesKey("fr-CA")]: Object.fromEntries(names),
  };
};

/** Custom attributes of a product with their `c_` names; an absent flag is false. */
export const attributesOf = (product: WorldProduct, variants: WorldVariant[]): Record<string, unknown> => {
  const flags = Object.entries(flagAttributes).map(([flag, attribute]) => [
    attribute,
    product.flags.includes(flag as WorldFlag),
  ]);
  const isPickupOffered = !product.flags.some((flag) =>
    ["onlineOnly", "noPickup", "giftCard", "collateral", "subscriptionOnly"].includes(flag),
  );
  const nutrition = servingLines(product);
  const weights = product.flags.includes("giftCard") ? [] : weightsOf(product, variants);
  const rating = ratingOf(product.id);
  const defaultVariant = variants.find(({ values }) => values["size"] === product.defaultSize) ?? variants[0];
  return {
    ...Object.fromEntries(flags),
    c_availableForInStorePickup: isPickupOffered && !product.flags.includes("comingSoon"),
    c_isWarmWeatherFriendly: !["meltable", "giftCard", "collateral"].some((flag) =>
      product.flags.includes(flag as WorldFlag),
    ),
    c_isSale: isOnSale(product),
    ...(rating && { c_rating: rating.average, c_reviewCount: rating.count }),
    c_bvProductId: product.id,
    c_popularity: product.popularity,
    c_windowColor: product.windowColor,
    c_pictureTones: pictureTonesOf(product),
    ...(product.inside && {
      c_insideLayers: product.inside.layers,
      c_insidePicture: pictures[product.inside.picture].file,
    }),
    c_productIngredients: product.ingredients,
    c_allergens: product.allergens,
    ...(weights.length > 0 ? { c_netWeightGrams: weights } : {}),
    ...withoutAttributes(product.allergens),
    c_tabFeatures: htmlList(product.features),
    c_tabDetails: htmlList([product.allergens, keepingOf(product).english]),
    ...(nutrition.length > 0 ? { c_nutritionFacts: htmlList(nutrition) } : {}),
    ...labelAttributesOf(product),
    ...tasteAttributesOf(product),
    ...ownAttributesOf(product),
    ...personalizationOf(product),
    ...frenchAttributesOf(product),
    c_refinementType: product.kind,
    ...(product.badge ? { c_badge: product.badge } : {}),
    ...(product.quantityLimit ? { c_quantityLimit: product.quantityLimit } : {}),
    ...(defaultVariant ? { c_defaultVariantId: defaultVariant.id } : {}),
    ...Object.fromEntries(
      (
        [
          ["c_refinementSize", optionNames(product.sizes)],
          ["c_refinementColor", optionNames(product.colors)],
          ["c_refinementWrap", optionNames(product.wraps)],
          ["c_refinementCollection", optionNames(product.collections)],
        ] as const
      ).filter(([, names]) => names !== undefined),
    ),
  };
};
