/**
 * What schema.org (version 29) says of the types the shop uses: the type above each, and the kinds of value each
 * property may have. `Text` stands for every plain text, `URL` for an absolute address.
 */
const types: Record<string, { above?: string; properties: Record<string, readonly string[]> }> = {
  Thing: {
    properties: {
      name: ["Text"],
      url: ["URL"],
      description: ["Text"],
      image: ["URL"],
      potentialAction: ["Action"],
      mainEntityOfPage: ["URL"],
    },
  },
  Action: { above: "Thing", properties: { target: ["EntryPoint"] } },
  SearchAction: { above: "Action", properties: { query: ["Text"], "query-input": ["Text"] } },
  EntryPoint: { above: "Thing", properties: { urlTemplate: ["Text"] } },
  Person: { above: "Thing", properties: {} },
  Brand: { above: "Thing", properties: { logo: ["URL"] } },
  Organization: {
    above: "Thing",
    properties: {
      logo: ["URL"],
      telephone: ["Text"],
      address: ["PostalAddress"],
      contactPoint: ["ContactPoint"],
      parentOrganization: ["Organization"],
    },
  },
  ContactPoint: {
    above: "Thing",
    properties: { contactType: ["Text"], telephone: ["Text"], areaServed: ["Text"], availableLanguage: ["Text"] },
  },
  PostalAddress: {
    above: "ContactPoint",
    properties: {
      streetAddress: ["Text"],
      addressLocality: ["Text"],
      addressRegion: ["Text"],
      postalCode: ["Text"],
      addressCountry: ["Text"],
    },
  },
  // A local business is an organization and a place at once.
  LocalBusiness: {
    above: "Organization",
    properties: {
      geo: ["GeoCoordinates"],
      openingHoursSpecification: ["OpeningHoursSpecification"],
      specialOpeningHoursSpecification: ["OpeningHoursSpecification"],
    },
  },
  Store: { above: "LocalBusiness", properties: {} },
  GeoCoordinates: { above: "Thing", properties: { latitude: ["Number"], longitude: ["Number"] } },
  OpeningHoursSpecification: {
    above: "Thing",
    properties: { dayOfWeek: ["Day"], opens: ["Time"], closes: ["Time"], validFrom: ["Date"], validThrough: ["Date"] },
  },
  CreativeWork: {
    above: "Thing",
    properties: {
      inLanguage: ["Text"],
      publisher: ["Organization"],
      author: ["Person"],
      datePublished: ["Date"],
      headline: ["Text"],
      mainEntity: ["Question"],
      text: ["Text"],
    },
  },
  WebSite: { above: "CreativeWork", properties: {} },
  WebPage: { above: "CreativeWork", properties: {} },
  FAQPage: { above: "WebPage", properties: {} },
  Question: { above: "CreativeWork", properties: { acceptedAnswer: ["Answer"] } },
  Answer: { above: "CreativeWork", properties: {} },
  Article: { above: "CreativeWork", properties: {} },
  BlogPosting: { above: "Article", properties: {} },
  HowTo: { above: "CreativeWork", properties: { prepTime: ["Duration"], totalTime: ["Duration"] } },
  HowToStep: { above: "CreativeWork", properties: {} },
  Recipe: {
    above: "HowTo",
    properties: { recipeIngredient: ["Text"], recipeInstructions: ["HowToStep"], recipeYield: ["Text"] },
  },
  ItemList: { above: "Thing", properties: { itemListElement: ["ListItem"], numberOfItems: ["Integer"] } },
  BreadcrumbList: { above: "ItemList", properties: {} },
  ListItem: { above: "Thing", properties: { position: ["Integer"], item: ["URL"] } },
  Product: {
    above: "Thing",
    properties: { sku: ["Text"], brand: ["Brand"], offers: ["Offer"], aggregateRating: ["AggregateRating"] },
  },
  AggregateRating: { above: "Thing", properties: { ratingValue: ["Number"], reviewCount: ["Integer"] } },
  Offer: {
    above: "Thing",
    properties: {
      sku: ["Text"],
      price: ["Price"],
      priceCurrency: ["Currency"],
      availability: ["ItemAvailability"],
      itemCondition: ["OfferItemCondition"],
    },
  },
};

const text =
  (form: RegExp) =>
  (value: unknown): boolean =>
    typeof value === "string" && form.test(value);

const values: Record<string, (value: unknown) => boolean> = {
  Text: text(/\S/),
  URL: (value) => typeof value === "string" && URL.canParse(value) && /^https?:/.test(value),
  Number: (value) => typeof value === "number" && Number.isFinite(value),
  Integer: (value) => Number.isInteger(value),
  Time: text(/^([01]\d|2[0-3]):[0-5]\d$/),
  Date: text(/^\d{4}-\d\d-\d\d(T.+)?$/),
  Duration: text(/^P(?=.)(\d+D)?(T(\d+H)?(\d+M)?)?$/),
  Day: text(/^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/),
  Price: text(/^\d+\.\d\d$/),
  Currency: text(/^[A-Z]{3}$/),
  ItemAvailability: text(/^https:\/\/schema\.org\/(InStock|OutOfStock|PreOrder|InStoreOnly)$/),
  OfferItemCondition: text(/^https:\/\/schema\.org\/NewCondition$/),
};

const isA = (type: string, wanted: string): boolean =>
  type === wanted || (types[type]?.above !== undefined && isA(types[type].above, wanted));

const kindsOf = (type: string, property: string): readonly string[] | undefined =>
  types[type]?.properties[property] ??
  (types[type]?.above === undefined ? undefined : kindsOf(types[type].above, property));

const faultsOfValue = (value: unknown, kinds: readonly string[], at: string): string[] => {
  if (typeof value !== "object" || value === null)
    return kinds.some((kind) => values[kind]?.(value))
      ? []
      : [`${at}: ${JSON.stringify(value)} is no ${kinds.join(" or ")}`];
  const node = value as Record<string, unknown>;
  const type = node["@type"];
  // A node of another document, by its name.
  if (type === undefined && typeof node["@id"] === "string") return [];
  if (typeof type !== "string" || !kinds.some((kind) => isA(type, kind)))
    return [`${at}: ${String(type)} is no ${kinds.join(" or ")}`];
  return faultsOfNode(node, at);
};

const faultsOfNode = (node: Record<string, unknown>, at: string): string[] => {
  const type = String(node["@type"]);
  if (!types[type]) return [`${at}: ${type} is no type`];
  return Object.entries(node).flatMap(([property, value]) => {
    if (property.startsWith("@")) return [];
    const kinds = kindsOf(type, property);
    const place = `${at}.${property}`;
    if (!kinds) return [`${place}: ${type} has no such property`];
    return [value]
      .flat()
      .flatMap((each, index) => faultsOfValue(each, kinds, Array.isArray(value) ? `${place}[${index}]` : place));
  });
};

/** What of a structured document contradicts schema.org, a line each. */
export const schemaFaults = (document: Record<string, unknown>): string[] => [
  ...(document["@context"] === "https://schema.org" ? [] : ["the context is not schema.org"]),
  ...faultsOfNode(document, String(document["@type"])),
];
