import type { Database } from "#sandbox/database/connection.ts";
import { assignmentMapping, categoryMapping } from "./category-mapping-repository.ts";
import { inventoryListMapping, inventoryRecordMapping } from "./inventory-mapping-repository.ts";
import type { Mapping } from "./mapping.ts";
import { metadataMapping } from "./metadata-mapping-repository.ts";
import { preferenceMapping } from "./preference-mapping-repository.ts";
import { priceBookMapping, priceTableMapping } from "./price-mapping-repository.ts";
import { productMapping } from "./product-mapping-repository.ts";
import { storeMapping } from "./store-mapping-repository.ts";

/** Every kind of object that stands in tables of the shop; all others are kept as they came. */
export const archiveMappings = (database: Database, siteIds: readonly string[]): Mapping[] => [
  metadataMapping(database),
  categoryMapping(database),
  productMapping(database, siteIds),
  assignmentMapping(database),
  priceBookMapping(database),
  priceTableMapping(database),
  inventoryListMapping(database),
  inventoryRecordMapping(database),
  preferenceMapping(database),
  storeMapping(database),
];
