import type { CheckPayee } from "#sandbox/core/columns/check-payee.ts";
import type { Taxation } from "#sandbox/core/columns/taxation.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import { TAX_EXEMPT_GROUP } from "#sandbox/platform/customers/customer-group.ts";
import type { CustomerGroupService } from "#sandbox/platform/customers/customer-group-service.ts";
import type { InventoryRecord } from "#sandbox/platform/inventory/inventory.ts";
import type { InventoryService } from "#sandbox/platform/inventory/inventory-service.ts";
import type { PriceService } from "#sandbox/platform/prices/price-service.ts";
import type { ProductService } from "#sandbox/platform/products/product-service.ts";
import { discountsOf, type Promotion } from "#sandbox/platform/promotions/promotion.ts";
import type { PromotionService } from "#sandbox/platform/promotions/promotion-service.ts";
import type { ShippingService } from "#sandbox/platform/shipping/shipping-service.ts";
import type { SourceCodeGroup } from "#sandbox/platform/shopper-context/source-code.ts";
import type { SourceCodeService } from "#sandbox/platform/shopper-context/source-code-service.ts";
import type { StoreService } from "#sandbox/platform/stores/store-service.ts";
import type { TaxRates } from "#sandbox/platform/taxes/tax.ts";
import type { TaxService } from "#sandbox/platform/taxes/tax-service.ts";
import type { PreferencesOf } from "#sandbox/platform/site-preferences/kept-preferences-service.ts";
import type { BasketRules } from "./basket-rules.ts";
import { type Basket, lineStoreId, storeIdOf } from "./basket.ts";
import { stockKey } from "./available-stock.ts";
import { type Situation, stockListOf } from "./priced-basket.ts";
import { stockedIds } from "./stock-needs.ts";
import { countryOfSite } from "#sandbox/organization/sites/site.ts";

/** What a site says about itself. */
export interface BasketSite {
  id: string;
  currency: string;
  country: string;
  taxation?: Taxation | null;
  /** The first is the usual one. */
  locales?: readonly string[];
  checkPayee?: CheckPayee | null;
}

/** The services a basket's prices come from. */
export interface SituationSources {
  products: ProductService;
  prices: PriceService;
  inventory: InventoryService;
  stores: StoreService;
  shipping: ShippingService;
  taxes: TaxService;
  promotions: PromotionService;
  sourceCodes: Pick<SourceCodeService, "active" | "groupOf">;
  groups: Pick<CustomerGroupService, "groupsOf">;
  preferencesOf: PreferencesOf;
  /** The merchant's own rules; none where left out. */
  rules?: BasketRules | undefined;
  sites: readonly BasketSite[];
  clock: Clock;
  /** The language of the call that runs; left out, there is never one. */
  localeOfCall?: () => string | undefined;
}

/** What people pay whose account is free from sales tax. */
const noTaxes: TaxRates = new Map();

/** Gathers what baskets are priced from. */
export interface SituationService {
  of: (basket: Basket) => Promise<Situation>;
}

/** What a basket has set aside for itself is available to it. */
const withReserved = (record: InventoryRecord, quantity: number): InventoryRecord =>
  quantity === 0 || record.perpetual
    ? record
    : { ...record, ats: record.ats + quantity, orderable: record.ats + quantity > 0 };

const bonusIdsByPromotions = new WeakMap<readonly Promotion[], Map<string, readonly string[]>>();

/**
 * Products that promotions of a site may put into a basket by themselves; found once for each reading of the
 * promotions.
 */
const bonusProductIds = (promotions: readonly Promotion[], siteId: string): readonly string[] => {
  const bySite = bonusIdsByPromotions.get(promotions) ?? new Map<string, readonly string[]>();
  bonusIdsByPromotions.set(promotions, bySite);
  const known = bySite.get(siteId);
  if (known) return known;
  const discounts = promotions
    .filter((promotion) => promotion.enabled && promotion.siteIds.includes(siteId))
    .flatMap(({ rule }) => discountsOf(rule));
  const ids = discounts.flatMap((discount) =>
    discount.type === "bonus" ? discount.products.map(({ productId }) => productId) : [],
  );
  bySite.set(siteId, ids);
  return ids;
};

const choiceIdsByPromotions = new WeakMap<readonly Promotion[], readonly string[]>();

/** Products on lists of bonuses to choose from; found once for each reading of the promotions. */
const bonusChoiceIds = (promotions: readonly Promotion[]): readonly string[] => {
  const known = choiceIdsByPromotions.get(promotions);
  if (known) return known;
  const ids = promotions
    .flatMap(({ rule }) => discountsOf(rule))
    .flatMap((discount) => (discount.type === "bonus_choice" ? (discount.products ?? []) : []))
    .map(({ productId }) => productId);
  choiceIdsByPromotions.set(promotions, [...new Set(ids)]);
  return ids;
};

/** One statement for stock, and one for groups of a customer with an account; the rest is in memory. */
export const createSituationService = (sources: SituationSources): SituationService => {
  const { products, prices, inventory, stores, shipping, taxes, promotions, sourceCodes, groups, sites, clock } =
    sources;
  const { preferencesOf, rules = {}, localeOfCall = () => undefined } = sources;

  const stockOf = async (basket: Basket, lists: readonly (string | null)[], productIds: string[]) => {
    const stock = new Map<string, InventoryRecord>();
    if (productIds.length === 0) return stock;
    const own = await inventory.listOf(basket.siteId);
    const asked = [...new Set(lists.map((list) => list ?? own ?? ""))];
    const reserved = new Map(basket.reservations.map((each) => [stockKey(each.listId, each.productId), each.quantity]));
    for (const [listId, records] of await inventory.recordsInLists(productIds, asked))
      for (const [productId, kept] of records) {
        const record = withReserved(kept, reserved.get(stockKey(listId, productId)) ?? 0);
        stock.set(stockKey(listId, productId), record);
        if (listId === own) stock.set(stockKey(null, productId), record);
      }
    return stock;
  };

  /** The group of the code the basket was given, else of the session's; nothing when it opens nothing now. */
  const sourceCodeGroupOf = async ({ sourceCode, siteId }: Basket): Promise<SourceCodeGroup | undefined> =>
    (sourceCode === null ? undefined : await sourceCodes.groupOf(sourceCode, siteId)) ?? sourceCodes.active(siteId);

  return {
    of: async (basket) => {
      const { siteId, currency, items, shipments, customerId, email } = basket;
      const site = sites.find(({ id }) => id === siteId);
      const sourceCodeGroup = await sourceCodeGroupOf(basket);
      const storeIds = [...shipments.map(storeIdOf), ...items.map((item) => lineStoreId(item, shipments))];
      const found = await stores.find([...new Set(storeIds.filter((id) => id !== null))], siteId);
      const storesById = new Map(found.map((store) => [store.id, store]));
      const customerGroups = await groups.groupsOf(customerId, {
        registered: basket.registered,
        basketPieces: items.reduce((pieces, { quantity }) => pieces + quantity, 0),
      });
      const quantities = new Map<string, number>();
      for (const { productId, quantity } of items)
        quantities.set(productId, quantity + (quantities.get(productId) ?? 0));
      const lines = [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
      const allPromotions = await promotions.list();
      const given = items.length > 0 ? bonusProductIds(allPromotions, siteId).filter((id) => !quantities.has(id)) : [];
      const own = await products.findItems([...quantities.keys()], siteId);
      const ownParts = own.flatMap(({ parts = [] }) => parts);
      const choices = bonusChoiceIds(allPromotions);
      const bonusOffers = choices.length > 0 ? await products.findItems([...choices], siteId) : [];
      const stocked = [...new Set([...items.flatMap((item) => stockedIds(item, ownParts, rules)), ...given])];
      const further = stocked.filter((id) => !quantities.has(id));
      const offered = further.length > 0 ? [...own, ...(await products.findItems(further, siteId))] : own;
      return {
        products: new Map(offered.map((product) => [product.id, product])),
        prices: await prices.priceOf([...lines, ...given.map((productId) => ({ productId, quantity: 1 }))], {
          siteId,
          currency,
          customerGroups,
          ...(sourceCodeGroup ? { priceBookIds: sourceCodeGroup.priceBookIds } : {}),
        }),
        stock: await stockOf(
          basket,
          [...items.map((item) => stockListOf(item, shipments, storesById)), ...(given.length > 0 ? [null] : [])],
          stocked,
        ),
        bonusOffers: new Set(bonusOffers.filter(({ categoryIds }) => categoryIds.length > 0).map(({ id }) => id)),
        stores: storesById,
        methods: await shipping.methods(siteId),
        geography: await shipping.geography(siteId),
        taxRates: customerGroups.includes(TAX_EXEMPT_GROUP) ? noTaxes : await taxes.rates(),
        promotions: allPromotions,
        bookCents: await prices.priceInBooks(),
        sourceCodeGroupId: sourceCodeGroup?.id ?? null,
        couponProblems: await promotions.problems(basket.coupons, { siteId, customerId, email }),
        customerGroups,
        rules,
        preferences: await preferencesOf(siteId),
        taxation: site?.taxation ?? "net",
        siteCountry: countryOfSite(sites, siteId),
        checkPayee: site?.checkPayee ?? null,
        locale: localeOfCall() || (site?.locales?.[0] ?? null),
        now: clock.now(),
      };
    },
  };
};
