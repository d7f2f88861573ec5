/** Values a property may have: another type of the vocabulary, or a plain kind of text. */
type Expected = "Text" | "Number" | "URL" | (string & {});

/**
 * The part of schema.org that shops use, as the vocabulary describes it: each type's properties with what they may
 * hold, and the one type that `ProductGroup` is a kind of. Search engines' demands are in `required`.
 */
const vocabulary: Record<string, { is?: string; properties: Record<string, Expected[]>; required: string[] }> = {
  Product: {
    properties: {
      name: ["Text"],
      url: ["URL"],
      description: ["Text"],
      image: ["URL", "ImageObject"],
      sku: ["Text"],
      brand: ["Brand", "Organization"],
      color: ["Text"],
      size: ["Text", "SizeSpecification"],
      offers: ["Offer", "AggregateOffer"],
      aggregateRating: ["AggregateRating"],
      additionalProperty: ["PropertyValue"],
      isVariantOf: ["ProductGroup"],
    },
    required: ["name"],
  },
  ProductGroup: {
    is: "Product",
    properties: { productGroupID: ["Text"], variesBy: ["Text", "DefinedTerm"], hasVariant: ["Product"] },
    required: ["name", "productGroupID", "variesBy", "hasVariant"],
  },
  Offer: {
    properties: {
      url: ["URL"],
      price: ["Number", "Text"],
      priceCurrency: ["Text"],
      availability: ["ItemAvailability"],
      itemCondition: ["OfferItemCondition"],
    },
    required: ["price", "priceCurrency", "availability"],
  },
  AggregateRating: {
    properties: {
      ratingValue: ["Number"],
      reviewCount: ["Number"],
      bestRating: ["Number"],
      worstRating: ["Number"],
    },
    required: ["ratingValue", "reviewCount"],
  },
  Brand: { properties: { name: ["Text"] }, required: ["name"] },
  PropertyValue: { properties: { name: ["Text"], value: ["Text", "Number"] }, required: ["name", "value"] },
  BreadcrumbList: { properties: { itemListElement: ["ListItem"] }, required: ["itemListElement"] },
  ListItem: {
    properties: { position: ["Number"], name: ["Text"], item: ["URL"], url: ["URL"] },
    required: ["position", "name"],
  },
};

/** Members of the vocabulary's lists, by the list's name. */
const members: Record<string, string[]> = {
  ItemAvailability: [
    "InStock",
    "OutOfStock",
    "PreOrder",
    "InStoreOnly",
    "OnlineOnly",
    "SoldOut",
    "LimitedAvailability",
  ],
  OfferItemCondition: ["NewCondition", "UsedCondition", "DamagedCondition", "RefurbishedCondition"],
};

const propertiesOf = (type: string): Record<string, Expected[]> => {
  const known = vocabulary[type];
  return known ? { ...(known.is === undefined ? {} : propertiesOf(known.is)), ...known.properties } : {};
};

const isA = (type: string, expected: string): boolean =>
  type === expected || (vocabulary[type]?.is !== undefined && isA(vocabulary[type].is, expected));

const fits = (value: unknown, expected: Expected): boolean => {
  if (expected === "Text") return typeof value === "string" && value.trim() !== "";
  if (expected === "Number")
    return typeof value === "number" || (typeof value === "string" && /^\d+(\.\d+)?$/.test(value));
  if (expected === "URL") return typeof value === "string" && /^https?:$/.test(URL.parse(value)?.protocol ?? "");
  if (members[expected])
    return typeof value === "string" && members[expected].some((each) => value === `https://schema.org/${each}`);
  return (
    typeof value === "object" && value !== null && isA(String((value as { "@type"?: unknown })["@type"]), expected)
  );
};

/** What of structured data is not as schema.org says; a whole document also names its context. */
export const schemaProblems = (data: unknown, path = "data"): string[] => {
  const { "@context": context, "@type": type, ...properties } = data as Record<string, unknown>;
  const known = vocabulary[String(type)];
  if (!known) return [`${path}: there is no type '${String(type)}'`];
  const allowed = propertiesOf(String(type));
  return [
    ...(path === "data" && context !== "https://schema.org" ? [`${path}: no context`] : []),
    ...known.required.filter((name) => !(name in properties)).map((name) => `${path}: '${name}' is missing`),
    ...Object.entries(properties).flatMap(([name, value]) => {
      const expected = allowed[name];
      if (!expected) return [`${path}: a ${String(type)} has no '${name}'`];
      return [value].flat().flatMap((each: unknown, index) => {
        const place = `${path}.${name}[${index}]`;
        if (!expected.some((kind) => fits(each, kind))) return [`${place}: is none of ${expected.join(", ")}`];
        return typeof each === "object" ? schemaProblems(each, place) : [];
      });
    }),
  ];
};
