import type { PictureFacts, ProductFacts, VariationFacts } from "#sandbox/platform/products/exchanged-product.ts";
import { presentAttributes, readAttributes, takeOut } from "./custom-attributes.ts";
import { defaultText, languagesIn, localized, textInLanguage } from "./localized.ts";
import type { ArchiveContext, Entry } from "./mapping.ts";
import { optionElement, optionsOf } from "./product-option-facts.ts";
import { presentSiteFlags, readSiteFlags } from "./site-flags.ts";
import {
  attributeOf,
  childOf,
  childrenOf,
  element,
  textElement,
  textIn,
  textOf,
  type XmlElement,
} from "./xml-element.ts";

/** The groups of pictures the shop shows: everywhere, in trays seen from above, and as swatches. */
const SHOWN = "large";
const TOP_DOWN = "top-down";
const SWATCH = "swatch";

const numberIn = (of: XmlElement, name: string): number | null => {
  const text = textIn(of, name);
  return text === undefined || text === "" || Number.isNaN(Number(text)) ? null : Number(text);
};

const dateIn = (of: XmlElement, name: string): Date | null => {
  const text = childrenOf(of, name).find((each) => attributeOf(each, "site-id") === undefined);
  const value = text && textOf(text);
  return value && !Number.isNaN(Date.parse(value)) ? new Date(value) : null;
};

const groupsOf = (of: XmlElement) => childrenOf(childOf(of, "images"), "image-group");

const picturesOf = (of: XmlElement): PictureFacts[] => {
  const viewOf = (group: XmlElement) => attributeOf(group, "view-type");
  const groups = groupsOf(of).filter((group) => viewOf(group) !== SWATCH);
  const usual = groups.filter((group) => viewOf(group) !== TOP_DOWN);
  const shown = usual.some((group) => viewOf(group) === SHOWN) ? SHOWN : attributeOf(usual[0], "view-type");
  const ofView = (view: string | undefined, viewType: string) =>
    groups
      .filter((group) => view !== undefined && viewOf(group) === view)
      .flatMap((group) => {
        const variation = childOf(group, "variation");
        return childrenOf(group, "image").map((image) => ({
          file: attributeOf(image, "path") ?? "",
          alt: defaultText(image, "alt") ?? "",
          viewType,
          attributeId: attributeOf(variation, "attribute-id") ?? null,
          value: attributeOf(variation, "value") ?? null,
        }));
      });
  return [...ofView(shown, SHOWN), ...ofView(TOP_DOWN, TOP_DOWN)];
};

const swatchOf = (of: XmlElement, attributeId: string, value: string): string | null => {
  const group = groupsOf(of).find((each) => {
    const variation = childOf(each, "variation");
    return (
      attributeOf(each, "view-type") === SWATCH &&
      attributeOf(variation, "attribute-id") === attributeId &&
      attributeOf(variation, "value") === value
    );
  });
  return attributeOf(childOf(group, "image"), "path") ?? null;
};

/** Both the present and the deprecated name of a variation attribute. */
const variationsOf = (of: XmlElement): VariationFacts[] => {
  const attributes = childOf(childOf(of, "variations"), "attributes");
  return [...childrenOf(attributes, "variation-attribute"), ...childrenOf(attributes, "attribute")].map((attribute) => {
    const attributeId = attributeOf(attribute, "attribute-id") ?? "";
    const values = childrenOf(attribute, "variation-attribute-values").flatMap((all) =>
      childrenOf(all, "variation-attribute-value"),
    );
    return {
      attributeId,
      name: defaultText(attribute, "display-name") ?? attributeId,
      values: values.map((each) => {
        const value = attributeOf(each, "value") ?? "";
        return {
          value,
          name: defaultText(each, "display-value") ?? value,
          swatchFile: swatchOf(of, attributeId, value),
        };
      }),
    };
  });
};

/** Reads a product's element. */
export const productFactsOf = ({ key, element: of }: Entry, context: ArchiveContext): ProductFacts => {
  const attributes = readAttributes(of, "Product", context);
  const page = childOf(of, "page-attributes");
  const variations = childOf(of, "variations");
  return {
    id: key,
    upc: textIn(of, "upc") ?? "",
    ean: textIn(of, "ean") ?? "",
    manufacturerName: textIn(of, "manufacturer-name") ?? "",
    manufacturerSku: textIn(of, "manufacturer-sku") ?? "",
    unit: textIn(of, "unit") ?? "",
    minOrderQuantity: numberIn(of, "min-order-quantity") ?? 1,
    stepQuantity: numberIn(of, "step-quantity") ?? 1,
    name: defaultText(of, "display-name") ?? "",
    shortDescription: defaultText(of, "short-description") ?? "",
    longDescription: defaultText(of, "long-description") ?? "",
    texts: [
      ...new Set([
        ...languagesIn(of, ["display-name", "short-description", "long-description"]),
        ...(page ? languagesIn(page, ["page-keywords"]) : []),
      ]),
    ].map((locale) => ({
      locale,
      name: textInLanguage(of, "display-name", locale),
      shortDescription: textInLanguage(of, "short-description", locale),
      longDescription: textInLanguage(of, "long-description", locale),
      keywords: page ? textInLanguage(page, "page-keywords", locale) : null,
    })),
    siteIds: readSiteFlags(of, "online-flag", context.siteIds),
    validFrom: dateIn(of, "online-from"),
    validTo: dateIn(of, "online-to"),
    pictures: picturesOf(of),
    taxClass: textIn(of, "tax-class-id") ?? "",
    brand: textIn(of, "brand") ?? "",
    pageTitle: defaultText(page, "page-title") ?? "",
    pageDescription: defaultText(page, "page-description") ?? "",
    keywords: defaultText(page, "page-keywords") ?? "",
    weightGrams: Number(attributes["c_weightGrams"] ?? 0) || 0,
    attributes: takeOut(attributes, ["c_weightGrams"]),
    variations: variationsOf(of),
    ...optionsOf(of),
    groupIds: childrenOf(childOf(variations, "variation-groups"), "variation-group").map(
      (group) => attributeOf(group, "product-id") ?? "",
    ),
    variantIds: childrenOf(variations, "variants")
      .flatMap((all) => childrenOf(all, "variant"))
      .map((variant) => attributeOf(variant, "product-id") ?? ""),
    bundled: childrenOf(childOf(of, "bundled-products"), "bundled-product").map((part) => ({
      productId: attributeOf(part, "product-id") ?? "",
      quantity: Number(textIn(part, "quantity") ?? 1),
    })),
    inSet: childrenOf(childOf(of, "product-set-products"), "product-set-product").map(
      (part) => attributeOf(part, "product-id") ?? "",
    ),
    links: childrenOf(childOf(of, "product-links"), "product-link").map((link) => ({
      productId: attributeOf(link, "product-id") ?? "",
      type: (attributeOf(link, "type") ?? "").replaceAll("-", "_"),
    })),
  };
};

const when = <T>(list: readonly T[], make: (list: readonly T[]) => XmlElement): XmlElement | undefined =>
  list.length === 0 ? undefined : make(list);

const presentImages = ({ pictures, variations }: ProductFacts): XmlElement | undefined => {
  const groups: XmlElement[] = [];
  const keyOf = ({ viewType, attributeId, value }: PictureFacts) => [viewType, attributeId, value].join("\n");
  const keys = [...new Set(pictures.map(keyOf))];
  const variationOf = (attributeId: string | null, value: string | null) =>
    attributeId ? element("variation", { "attribute-id": attributeId, value: value ?? "" }) : undefined;
  for (const key of keys) {
    const own = pictures.filter((each) => keyOf(each) === key);
    const [first] = own;
    const images = own.map(({ file, alt }) => element("image", { path: file }, ...(alt ? localized("alt", alt) : [])));
    groups.push(
      element(
        "image-group",
        { "view-type": first?.viewType ?? SHOWN },
        variationOf(first?.attributeId ?? null, first?.value ?? null),
        ...images,
      ),
    );
  }
  for (const { attributeId, values } of variations)
    for (const { value, swatchFile } of values)
      if (swatchFile)
        groups.push(
          element(
            "image-group",
            { "view-type": SWATCH },
            variationOf(attributeId, value),
            element("image", { path: swatchFile }),
          ),
        );
  return when(groups, (all) => element("images", {}, ...all));
};

const presentVariations = ({ variations, variantIds, groupIds }: ProductFacts): XmlElement | undefined =>
  variations.length === 0 && variantIds.length === 0 && groupIds.length === 0
    ? undefined
    : element(
        "variations",
        {},
        when(variations, (all) =>
          element(
            "attributes",
            {},
            ...all.map(({ attributeId, name, values }) =>
              element(
                "variation-attribute",
                { "attribute-id": attributeId, "variation-attribute-id": attributeId },
                ...localized("display-name", name),
                element(
                  "variation-attribute-values",
                  {},
                  ...values.map((each) =>
                    element(
                      "variation-attribute-value",
                      { value: each.value },
                      ...localized("display-value", each.name),
                    ),
                  ),
                ),
              ),
            ),
          ),
        ),
        when(variantIds, (ids) =>
          element("variants", {}, ...ids.map((id) => element("variant", { "product-id": id }))),
        ),
        when(groupIds, (ids) =>
          element("variation-groups", {}, ...ids.map((id) => element("variation-group", { "product-id": id }))),
        ),
      );

/** What is empty is not told. */
const told = (text: string): string | null => (text === "" ? null : text);

/** Tells a product, in the order the format wants. */
export const productElement = (facts: ProductFacts, siteIds: readonly string[]): XmlElement => {
  const { texts } = facts;
  const others = (of: "name" | "shortDescription" | "longDescription" | "keywords") =>
    texts.map((each) => ({ language: each.locale, text: each[of] }));
  const page = [
    ...localized("page-title", told(facts.pageTitle)),
    ...localized("page-description", told(facts.pageDescription)),
    ...localized("page-keywords", told(facts.keywords), others("keywords")),
  ];
  return element(
    "product",
    { "product-id": facts.id },
    textElement("ean", told(facts.ean)),
    textElement("upc", told(facts.upc)),
    textElement("unit", told(facts.unit)),
    textElement("min-order-quantity", facts.minOrderQuantity === 1 ? null : facts.minOrderQuantity),
    textElement("step-quantity", facts.stepQuantity === 1 ? null : facts.stepQuantity),
    ...localized("display-name", told(facts.name), others("name")),
    ...localized("short-description", told(facts.shortDescription), others("shortDescription")),
    ...localized("long-description", told(facts.longDescription), others("longDescription")),
    ...presentSiteFlags("online-flag", facts.siteIds, siteIds),
    textElement("online-from", facts.validFrom?.toISOString()),
    textElement("online-to", facts.validTo?.toISOString()),
    presentImages(facts),
    textElement("tax-class-id", told(facts.taxClass)),
    textElement("brand", told(facts.brand)),
    textElement("manufacturer-name", told(facts.manufacturerName)),
    textElement("manufacturer-sku", told(facts.manufacturerSku)),
    when(page, (all) => element("page-attributes", {}, ...all)),
    presentAttributes({ ...facts.attributes, ...(facts.weightGrams > 0 ? { weightGrams: facts.weightGrams } : {}) }),
    when(facts.bundled, (parts) =>
      element(
        "bundled-products",
        {},
        ...parts.map(({ productId, quantity }) =>
          element("bundled-product", { "product-id": productId }, textElement("quantity", quantity)),
        ),
      ),
    ),
    when(facts.inSet, (ids) =>
      element("product-set-products", {}, ...ids.map((id) => element("product-set-product", { "product-id": id }))),
    ),
    when(facts.options, (options) => element("options", {}, ...options.map(optionElement))),
    presentVariations(facts),
    when(facts.links, (links) =>
      element(
        "product-links",
        {},
        ...links.map(({ productId, type }) =>
          element("product-link", { "product-id": productId, type: type.replaceAll("_", "-") }),
        ),
      ),
    ),
  );
};
