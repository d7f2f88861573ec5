import { inventoryRules } from "./inventory.ts";
import { orderRules } from "./orders.ts";
import { priceRules } from "./prices.ts";
import { promotionRules } from "./promotions.ts";
import type { Rule } from "./rule.ts";
import { searchRules } from "./search.ts";
import { shippingRules } from "./shipping.ts";
import { shopRules } from "./shops.ts";
import { taxRules } from "./taxes.ts";

/** Every rule of the engine, in the order of the design. */
export const allRules: readonly Rule[] = [
  inventoryRules,
  orderRules,
  priceRules,
  promotionRules,
  searchRules,
  shippingRules,
  shopRules,
  taxRules,
]
  .flat()
  .sort((one, other) => one.id.localeCompare(other.id, "en", { numeric: true }));
