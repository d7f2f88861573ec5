import type { Database } from "#sandbox/core/database/connection.ts";
import { assignmentMapping, categoryMapping } from "./category-mapping-repository.ts";
import { couponCodesMapping, couponMapping } from "./coupon-mapping-repository.ts";
import { customerGroupMapping, groupAssignmentMapping } from "./customer-group-mapping-repository.ts";
import { customerMapping } from "./customer-mapping-repository.ts";
import { giftCertificateMapping } from "./gift-certificate-mapping-repository.ts";
import { paymentInstrumentMapping } from "./payment-instrument-mapping-repository.ts";
import { paymentMethodMappings } from "./payment-method-mapping-repository.ts";
import { productListMapping } from "./product-list-mapping-repository.ts";
import { inventoryListMapping, inventoryRecordMapping } from "./inventory-mapping-repository.ts";
import { contentMapping, folderMapping } from "./library-mapping-repository.ts";
import type { Mapping } from "./mapping.ts";
import { metadataMapping } from "./metadata-mapping-repository.ts";
import { customPreferenceMapping } from "./custom-preference-mapping-repository.ts";
import { preferenceMapping } from "./preference-mapping-repository.ts";
import { priceBookMapping, priceTableMapping } from "./price-mapping-repository.ts";
import { productMapping } from "./product-mapping-repository.ts";
import {
  assignmentsMapping,
  campaignMapping,
  promotionMapping,
  promotionSettingsMapping,
} from "./promotion-mapping-repository.ts";
import { recommendationMapping } from "./recommendation-mapping-repository.ts";
import { searchableAttributeMapping } from "./searchable-attribute-mapping-repository.ts";
import { searchWordMappings } from "./search-word-mapping-repository.ts";
import { shippingMapping } from "./shipping-mapping-repository.ts";
import { slotMappings } from "./slot-mapping-repository.ts";
import { sortingMappings } from "./sorting-mapping-repository.ts";
import { sourceCodeMapping } from "./source-code-mapping-repository.ts";
import { storeMapping } from "./store-mapping-repository.ts";
import { taxClassMapping, taxJurisdictionMapping, taxRateMapping } from "./tax-mapping-repository.ts";
import type { SiteFacts } from "./site-facts.ts";

/** Every kind of object that stands in tables of the shop; all others are kept as they came. */
export const archiveMappings = (database: Database, siteIds: readonly string[], sites: SiteFacts): Mapping[] => [
  metadataMapping(database),
  categoryMapping(database),
  productMapping(database, siteIds),
  assignmentMapping(database),
  recommendationMapping(database),
  folderMapping(database),
  contentMapping(database, siteIds),
  priceBookMapping(database),
  priceTableMapping(database),
  inventoryListMapping(database),
  inventoryRecordMapping(database),
  preferenceMapping(database),
  storeMapping(database),
  customerGroupMapping(database, siteIds),
  groupAssignmentMapping(database, "customer-groups"),
  customerMapping(database, "customer-list"),
  customerMapping(database, "customers"),
  groupAssignmentMapping(database, "customers"),
  paymentInstrumentMapping(database),
  productListMapping(database, siteIds),
  taxClassMapping(database, siteIds),
  taxJurisdictionMapping(database, siteIds),
  taxRateMapping(database, siteIds),
  shippingMapping(database, siteIds, sites),
  ...paymentMethodMappings(database),
  couponMapping(database),
  couponCodesMapping(database),
  sourceCodeMapping(database),
  campaignMapping(database),
  promotionSettingsMapping(database),
  promotionMapping(database, sites),
  assignmentsMapping(database),
  giftCertificateMapping(database, siteIds),
  ...slotMappings(database),
  ...sortingMappings(database, siteIds),
  ...searchWordMappings(database, siteIds),
  searchableAttributeMapping(database, siteIds),
  customPreferenceMapping(database),
];
