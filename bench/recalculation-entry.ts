import { activePromotions } from "#sandbox/platform/promotions/active-promotions.ts";
import { promotionRow } from "#worlds/wickett-plum/seed/promotion-seed.ts";
import { addItems } from "#sandbox/platform/baskets/basket-items.ts";
import { newBasketId } from "#sandbox/platform/baskets/identifiers.ts";
import { priceBasket } from "#sandbox/platform/baskets/priced-basket.ts";
import { promotionSituationOf } from "#sandbox/platform/baskets/promotion-situation.ts";
import { frozenClock } from "#sandbox/core/clock.ts";
import { databaseImage } from "#sandbox/core/database/image.ts";
import { openPglite } from "#sandbox/core/database/pglite.ts";
import { promotions } from "#sandbox/platform/promotions/promotion-tables.ts";
import { createServices } from "#sandbox/modules.ts";
import { worldEpoch } from "#worlds/wickett-plum/epoch.ts";
import { wickettPlum } from "#worlds/wickett-plum/world.ts";

const LINES = 50;
const PROMOTIONS = 38;
const siteId = "WickettPlumUS";
const owner = { customerId: "bench-guest", registered: false, siteId, previousCustomerId: null };

/**
 * A guest's basket of fifty different products on the default world, with 38 promotions open to it, and what works it
 * out.
 */
export const createBasketUnderTest = async () => {
  const database = await openPglite({ image: await databaseImage(wickettPlum) });
  const clock = frozenClock(worldEpoch);
  const nowhere = "http://127.0.0.1:9";
  const services = createServices({
    world: wickettPlum,
    database,
    clock,
    vendorsOrigin: nowhere,
    sandboxOrigin: nowhere,
  });
  await services.loadSites();
  const { products } = await services.products.catalogue("en-US");
  const offered = await services.products.findItems([...products.keys()], siteId);
  const chosen = offered.filter(({ id }) => ["item", "variant"].includes(products.get(id)?.type ?? ""));
  const items = chosen.slice(0, LINES).map(({ id }, index) => ({
    productId: id,
    quantity: 1 + (index % 4),
    shipmentId: null,
    inventoryListId: null,
    optionItems: [],
    bonusDiscountLineItemId: null,
    gift: false,
    giftMessage: null,
    attributes: {},
  }));
  const created = await database.transaction(() =>
    services.baskets.create(owner, {
      fill: (basket) => addItems(basket, items, newBasketId),
      keepUnorderable: true,
    }),
  );
  const open = (view: typeof created) =>
    activePromotions(view.situation.promotions, promotionSituationOf(view, view.situation));
  const already = open(created);
  const copies = Array.from({ length: Math.max(0, PROMOTIONS - already.length) }, (_, index) => {
    const model = already[index % already.length];
    if (!model) throw new Error("No promotion is open to the basket.");
    return { ...model, id: `${model.id}-${index}`, exclusivity: "no" as const };
  });
  if (copies.length > 0) await database.sql.insert(promotions).values(copies.map(promotionRow));
  services.forget();

  const basket = await services.baskets.openBasket(owner);
  const recalculateWithReads = () => database.transaction(() => services.baskets.view(basket));
  const view = await recalculateWithReads();
  return {
    recalculate: async () => priceBasket(basket, view.situation),
    recalculateWithReads,
    lines: view.items.length,
    promotions: open(view).length,
    close: () => database.close(),
  };
};
