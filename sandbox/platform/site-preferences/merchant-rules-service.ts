import { createSharedRead } from "#sandbox/core/database/shared-read.ts";
import type { GoodsRules } from "#sandbox/platform/products/product.ts";
import type { PreferenceValue } from "./site-preference-repository.ts";
import type { SitePreferences } from "./site-preference-service.ts";

/** Custom preferences of a site by their names. */
export type PreferenceValues = Readonly<Record<string, PreferenceValue>>;

/** Rules of a merchant's cartridge that baskets and shipping are worked out by. */
export interface CalculationRules {
  /** The least an order has to come to, in cents; null where the site asks for none. */
  readonly minimumOrderCents?: (preferences: PreferenceValues) => number | null;
  /** Whether goods that melt are sent as in the hottest weather. */
  readonly isHeatWave?: (preferences: PreferenceValues) => boolean;
  /** What kind of goods a product is, by its custom attributes with their `c_` names. */
  readonly goodsOf?: (attributes: Readonly<Record<string, unknown>>) => GoodsRules;
}

/** What a merchant's rules say about a site. */
export interface MerchantRules {
  /** The least an order has to come to, in cents; null for none, undefined where the merchant has no such rule. */
  minimumOrderCents(siteId: string): Promise<number | null | undefined>;
  isHeatWave(siteId: string): Promise<boolean>;
}

/** A merchant's rules, with the preferences kept in memory until they are forgotten. */
export const createMerchantRules = (
  sitePreferences: Pick<SitePreferences, "ofAllSites">,
  { minimumOrderCents, isHeatWave }: Omit<CalculationRules, "goodsOf"> = {},
): MerchantRules => {
  const preferences = createSharedRead(() => sitePreferences.ofAllSites());
  const ofSite = async (siteId: string) => (await preferences()).get(siteId) ?? {};
  return {
    minimumOrderCents: async (siteId) => minimumOrderCents?.(await ofSite(siteId)),
    isHeatWave: async (siteId) => isHeatWave?.(await ofSite(siteId)) ?? false,
  };
};
