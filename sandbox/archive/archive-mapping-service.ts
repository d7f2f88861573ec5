import type { Database } from "#sandbox/core/database/connection.ts";
import type { ObjectAttributes } from "#sandbox/organization/custom-attributes/attribute-definition.ts";
import { attributeExchange } from "#sandbox/organization/custom-attributes/module.ts";
import { contentSlotExchange } from "#sandbox/platform/content-slots/module.ts";
import {
  customerExchange,
  customerGroupExchange,
  paymentInstrumentExchange,
} from "#sandbox/platform/customers/module.ts";
import { experienceExchange } from "#sandbox/platform/experience/module.ts";
import { giftCertificateExchange } from "#sandbox/platform/gift-certificates/module.ts";
import { inventoryExchange } from "#sandbox/platform/inventory/module.ts";
import { paymentExchange } from "#sandbox/platform/payments/module.ts";
import { priceExchange } from "#sandbox/platform/prices/module.ts";
import { productListExchange } from "#sandbox/platform/product-lists/module.ts";
import { categoryExchange, productExchange, recommendationExchange } from "#sandbox/platform/products/module.ts";
import { promotionExchange } from "#sandbox/platform/promotions/module.ts";
import { searchExchange, sortingExchange } from "#sandbox/platform/search/module.ts";
import { shippingExchange } from "#sandbox/platform/shipping/module.ts";
import { sourceCodeExchange } from "#sandbox/platform/shopper-context/module.ts";
import { sitePreferenceExchange } from "#sandbox/platform/site-preferences/module.ts";
import { storeExchange } from "#sandbox/platform/stores/module.ts";
import { taxExchange } from "#sandbox/platform/taxes/module.ts";
import { assignmentMapping, categoryMapping } from "./category-mapping.ts";
import { couponCodesMapping, couponMapping } from "./coupon-mapping.ts";
import { customPreferenceMapping } from "./custom-preference-mapping.ts";
import { customerGroupMapping, groupAssignmentMapping } from "./customer-group-mapping.ts";
import { customerMapping } from "./customer-mapping.ts";
import { giftCertificateMapping } from "./gift-certificate-mapping.ts";
import { inventoryListMapping, inventoryRecordMapping } from "./inventory-mapping.ts";
import { createKeptObjectRepository } from "./kept-object-repository.ts";
import { contentMapping, folderMapping } from "./library-mapping.ts";
import type { Mapping } from "./mapping.ts";
import { metadataMapping, type AttributeSource } from "./metadata-mapping.ts";
import { paymentInstrumentMapping } from "./payment-instrument-mapping.ts";
import { paymentMethodMappings } from "./payment-method-mapping.ts";
import { preferenceMapping } from "./preference-mapping.ts";
import { priceBookMapping, priceTableMapping } from "./price-mapping.ts";
import { productListMapping } from "./product-list-mapping.ts";
import { productMapping } from "./product-mapping.ts";
import { optionOf } from "./product-option-facts.ts";
import {
  assignmentsMapping,
  campaignMapping,
  promotionMapping,
  promotionSettingsMapping,
} from "./promotion-mapping.ts";
import { recommendationMapping } from "./recommendation-mapping.ts";
import { searchWordMappings } from "./search-word-mapping.ts";
import { searchableAttributeMapping } from "./searchable-attribute-mapping.ts";
import { shippingMapping } from "./shipping-mapping.ts";
import type { SiteFacts } from "./site-facts.ts";
import { slotMappings } from "./slot-mapping.ts";
import { sortingMappings } from "./sorting-mapping.ts";
import { sourceCodeMapping } from "./source-code-mapping.ts";
import { storeMapping } from "./store-mapping.ts";
import { taxClassMapping, taxJurisdictionMapping, taxRateMapping } from "./tax-mapping.ts";

/** The doors of all subjects an archive tells of. */
const doorsOf = (database: Database) => ({
  attributes: attributeExchange(database),
  categories: categoryExchange(database),
  customers: customerExchange(database),
  giftCertificates: giftCertificateExchange(database),
  groups: customerGroupExchange(database),
  instruments: paymentInstrumentExchange(database),
  inventory: inventoryExchange(database),
  library: experienceExchange(database),
  payments: paymentExchange(database),
  preferences: sitePreferenceExchange(database),
  prices: priceExchange(database),
  productLists: productListExchange(database),
  products: productExchange(database),
  promotions: promotionExchange(database),
  recommendations: recommendationExchange(database),
  search: searchExchange(database),
  shipping: shippingExchange(database),
  slots: contentSlotExchange(database),
  sorting: sortingExchange(database),
  sourceCodes: sourceCodeExchange(database),
  stores: storeExchange(database),
  taxes: taxExchange(database),
});

/** Everything that has custom attributes. */
const attributeSources = (doors: ReturnType<typeof doorsOf>): AttributeSource[] => [
  ["Product", () => doors.products.attributes()],
  ["Category", () => doors.categories.attributes()],
  ["Profile", async () => (await doors.customers.attributes()).accounts],
  ["Content", () => doors.library.attributes()],
  ["CustomerPaymentInstrument", () => doors.instruments.attributes()],
  ["ProductList", async () => (await doors.productLists.attributes()).lists],
  ["ProductListItem", async () => (await doors.productLists.attributes()).items],
  ["CustomerAddress", async () => (await doors.customers.attributes()).addresses],
  [
    "SitePreferences",
    async () => (await doors.preferences.read()).map(({ name, value }) => ({ [`c_${name}`]: value })),
  ],
];

/** Every kind of object that is the shop's own; all others are kept as they came. */
export const archiveMappings = (
  database: Database,
  siteIds: readonly string[],
  sites: SiteFacts,
  /** Custom attributes that a cartridge defines. */
  attributes: ObjectAttributes = {},
): Mapping[] => {
  const doors = doorsOf(database);
  const kept = createKeptObjectRepository(database);
  const peopleOfSites = () => kept.keysOf("customers", "customer");
  const sharedOptions = async (ids: readonly string[]) =>
    new Map((await kept.ofKind("catalog", "product-option", ids)).map(({ key, element }) => [key, optionOf(element)]));
  return [
    metadataMapping(attributeSources(doors), doors.attributes, attributes),
    categoryMapping(doors.categories, doors.search),
    productMapping(doors.products, sharedOptions, siteIds),
    assignmentMapping(doors.categories),
    recommendationMapping(doors.recommendations),
    folderMapping(doors.library),
    contentMapping(doors.library, siteIds),
    priceBookMapping(doors.prices),
    priceTableMapping(doors.prices),
    inventoryListMapping(doors.inventory),
    inventoryRecordMapping(doors.inventory),
    preferenceMapping(doors.prices, doors.inventory),
    storeMapping(doors.stores),
    customerGroupMapping(doors.groups, siteIds),
    groupAssignmentMapping(doors.groups, "customer-groups"),
    customerMapping(doors.customers, peopleOfSites, "customer-list"),
    customerMapping(doors.customers, peopleOfSites, "customers"),
    groupAssignmentMapping(doors.groups, "customers"),
    paymentInstrumentMapping(doors.instruments),
    productListMapping(doors.productLists, doors.customers, siteIds),
    taxClassMapping(doors.taxes, siteIds),
    taxJurisdictionMapping(doors.taxes, siteIds),
    taxRateMapping(doors.taxes, siteIds),
    shippingMapping(doors.shipping, siteIds, sites),
    ...paymentMethodMappings(doors.payments),
    couponMapping(doors.promotions),
    couponCodesMapping(doors.promotions),
    sourceCodeMapping(doors.sourceCodes),
    campaignMapping(doors.promotions),
    promotionSettingsMapping(doors.promotions),
    promotionMapping(doors.promotions, doors.sourceCodes, sites),
    assignmentsMapping(doors.promotions),
    giftCertificateMapping(doors.giftCertificates, siteIds),
    ...slotMappings(doors.slots),
    ...sortingMappings(doors.sorting, siteIds),
    ...searchWordMappings(doors.search, siteIds),
    searchableAttributeMapping(doors.search, siteIds),
    customPreferenceMapping(doors.preferences),
  ];
};
