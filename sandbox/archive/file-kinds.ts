import { withoutCardSecrets } from "./card-secrets.ts";
import { attributeOf, textIn, type XmlElement } from "./xml-element.ts";
import type { XmlRoot } from "./xml-reader.ts";

/** A kind of file an archive holds. */
export interface FileKind {
  /** Names it in the report and in the database. */
  kind: string;
  /** The outermost element, which together with the namespace says what a file is; its address says nothing. */
  root: string;
  namespace: string;
  /** The root's attribute that names what the file is about. */
  idAttribute?: string;
  /** Wrappers by object, where objects do not stand right below the root. */
  within?: Readonly<Record<string, readonly string[]>>;
  /** The object whose attribute names what the wrapper around it is about. */
  idObject?: { object: string; attribute: string };
  /** Objects in the order the format wants them; others come as they came. */
  order?: readonly string[];
  /** What may be kept of an object; the rest is forgotten before anything is written. */
  clean?: (of: XmlElement) => XmlElement;
  /** Where an export puts the file: below the site's folder, or beside it. */
  address: (id: string) => string;
}

const impex = (name: string) => `http://www.demandware.com/xml/impex/${name}`;

const flat = (
  kind: string,
  root: string,
  namespace: string,
  order: readonly string[] = [],
  address = `${kind}.xml`,
): FileKind => ({ kind, root, namespace: impex(namespace), order, address: () => address });

/** Every kind of file the sandbox understands, in the order they are applied: what others refer to comes first. */
export const fileKinds: readonly FileKind[] = [
  {
    ...flat("metadata", "metadata", "metadata/2006-10-31", [
      "type-extension",
      "custom-type",
      "custom-preference-group",
    ]),
    address: () => "meta/system-objecttype-extensions.xml",
  },
  {
    ...flat("catalog", "catalog", "catalog/2006-10-31", [
      "header",
      "product-attribute-definitions",
      "category",
      "product",
      "product-option",
      "variation-attribute",
      "category-assignment",
      "recommendation",
    ]),
    idAttribute: "catalog-id",
    address: (id) => `catalogs/${id}/catalog.xml`,
  },
  {
    ...flat("library", "library", "library/2006-10-31", ["header", "folder", "content"]),
    idAttribute: "library-id",
    address: (id) => (id === "" ? "library/library.xml" : `libraries/${id}/library.xml`),
  },
  {
    ...flat("pricebook", "pricebooks", "pricebook/2006-10-31", ["header", "price-table"]),
    within: { header: ["pricebook"], "price-table": ["pricebook", "price-tables"] },
    idObject: { object: "header", attribute: "pricebook-id" },
    address: (id) => `pricebooks/${id}.xml`,
  },
  {
    ...flat("inventory", "inventory", "inventory/2007-05-31", ["header", "record"]),
    within: { header: ["inventory-list"], record: ["inventory-list", "records"] },
    idObject: { object: "header", attribute: "list-id" },
    address: (id) => `inventory-lists/${id}.xml`,
  },
  flat("customer-groups", "customer-groups", "customergroup/2007-06-30", ["customer-group", "group-assignment"]),
  flat("customer-lists", "customer-lists", "customerlist/2010-06-30"),
  {
    ...flat("customer-list", "customer-list", "customer/2006-10-31", ["header", "customer"]),
    idAttribute: "list-id",
    address: (id) => `customer-lists/${id}.xml`,
  },
  flat("customers", "customers", "customer/2006-10-31", ["customer", "group-assignment"]),
  {
    ...flat("customer-payment-instruments", "customers", "customerpaymentinstrument/2014-03-31"),
    clean: withoutCardSecrets,
  },
  { ...flat("site", "site", "site/2007-04-30"), idAttribute: "site-id", address: () => "site.xml" },
  flat("preferences", "preferences", "preferences/2007-03-31", ["standard-preferences", "custom-preferences"]),
  {
    ...flat("tax", "tax", "tax/2007-02-14", ["tax-class", "tax-jurisdiction", "tax-rate"]),
    within: {
      "tax-class": ["tax-classes"],
      "tax-jurisdiction": ["tax-jurisdictions"],
      "tax-rate": ["tax-rates"],
    },
  },
  flat("shipping", "shipping", "shipping/2007-03-31"),
  flat("payment-methods", "payment-settings", "paymentsettings/2009-09-15", ["payment-method", "payment-card"]),
  flat("payment-processors", "payment-processors", "paymentprocessor/2007-03-31"),
  flat("stores", "stores", "store/2007-04-30", ["store", "store-group"]),
  flat("coupons", "coupons", "coupon/2008-06-17", ["coupon", "coupon-codes"]),
  flat("sourcecodes", "sourcecodes", "sourcecode/2007-03-31"),
  flat("promotions", "promotions", "promotion/2008-01-31", [
    "campaign",
    "global-promotion-settings",
    "promotion",
    "promotion-campaign-assignment",
  ]),
  flat("gift-certificates", "gift-certificates", "giftcertificate/2007-02-28"),
  flat("product-lists", "product-lists", "productlist/2009-10-28"),
  flat("slots", "slot-configurations", "slot/2008-09-08", [
    "slot-configuration",
    "slot-configuration-campaign-assignment",
  ]),
  flat("sort", "sort", "sort/2009-05-15", [
    "dynamic-attribute",
    "sorting-rule",
    "sorting-rule-assignment",
    "sorting-rule-campaign-assignment",
    "sorting-options",
    "keyword-search-sorting-rule-assignment",
    "keyword-search-sorting-rule-campaign-assignment",
    "boostable-attribute",
    "boost-bury-rule",
  ]),
  flat("search", "search", "search/2007-02-28"),
  flat("search2", "search", "search2/2010-02-19", [
    "searchable-attributes",
    "stopword-list",
    "synonym-list",
    "hypernym-list",
    "redirect-list",
    "suggestion-list",
    "compound-word-list",
    "common-phrase-list",
    "user-dictionaries",
    "category-exclusion-list",
    "stemming-exception-list",
    "index-settings",
    "keyword-group-list",
  ]),
  flat("redirect-urls", "redirect-urls", "redirecturl/2011-09-01"),
  flat("url-rules", "url-rules", "urlrules/2012-12-01"),
  flat("page-meta-tags", "page-meta-tags", "pagemetatag/2016-08-22"),
  flat("sitemap-configuration", "sitemap-configuration", "sitemapconfiguration/2016-08-30"),
  flat("cache-settings", "cache-settings", "cachesettings/2013-08-15"),
  flat("ab-tests", "ab-tests", "abtest/2010-04-01"),
  flat("custom-objects", "custom-objects", "customobject/2006-10-31", [], "customobjects/custom-objects.xml"),
  flat("services", "services", "services/2014-09-26", ["service-credential", "service-profile", "service"]),
  flat("jobs", "jobs", "jobs/2015-07-01"),
  flat("schedules", "schedules", "schedules/2007-03-31"),
  flat("oauth-providers", "oauth-providers", "oauthprovider/2013-07-16"),
  {
    ...flat("geolocations", "geolocations", "geolocation/2007-05-01"),
    idAttribute: "country-code",
    address: (id) => `geolocations/${id}.xml`,
  },
];

/** The kind of a file by its outermost element. */
export const kindOf = (root: Pick<XmlRoot, "name" | "namespace">): FileKind | undefined =>
  fileKinds.find((kind) => kind.root === root.name && kind.namespace === root.namespace);

/** Elements that wrap objects in files of a kind. */
export const wrappersOf = (kind: FileKind): readonly string[] => [...new Set(Object.values(kind.within ?? {}).flat())];

const namesSomething = /(^|-)(id|no|code|type|uri|context|name)$|^(xml:lang)$/;

/** Attributes that only say how an object is to be taken, or describe it. */
const describes = new Set(["instance-type", "gc-merchant-id"]);

/** Objects of which several may be of one thing, each at its time. */
const dated = new Set(["price-table"]);

const periodOf = (of: XmlElement): string[] => {
  const period = ["online-from", "online-to"].map((name) => textIn(of, name) ?? "");
  const moments = period.map((text) => (Number.isNaN(Date.parse(text)) ? "" : new Date(text).toISOString()));
  return moments.some((moment) => moment !== "") ? [moments.join("/")] : [];
};

/** What tells an object from its siblings: the attributes that name it, and for what is dated when it holds. */
export const keyOf = (of: XmlElement): string => {
  const { attributes = {} } = of;
  const named = Object.keys(attributes)
    .filter((name) => namesSomething.test(name) && !describes.has(name))
    .sort()
    .map((name) => attributes[name] ?? "");
  return [...named, ...(dated.has(of.name) ? periodOf(of) : [])].join("|");
};

/** Whether an element asks to be taken away instead of merged. */
export const isDeletion = (of: XmlElement): boolean => {
  const mode = attributeOf(of, "mode");
  return mode === "delete" || mode === "delete-all";
};
