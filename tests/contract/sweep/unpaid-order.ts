import { createBasketOrderService } from "#sandbox/platform/baskets/basket-order-service.ts";
import { createBasketRepository } from "#sandbox/platform/baskets/basket-repository.ts";
import { createOrderRepository } from "#sandbox/platform/orders/order-repository.ts";
import { createOrderService } from "#sandbox/platform/orders/order-service.ts";
import type { SweepShop } from "./sweep-shop.ts";
import { siteId } from "./sweep-shop.ts";

/**
 * An order that was made and not paid, as a crash leaves it: the only one whose payments may still change.
 * It is made by an order service whose card processor dies.
 */
export const unpaidOrder = async (shop: SweepShop) => {
  const { token, basketId, customerId, paymentInstrumentId } = await shop.payable();
  const { database, services, clock } = shop.sandbox;
  const dying = createOrderService({
    ...services,
    database,
    clock,
    repository: createOrderRepository(database),
    release: services.orderRelease,
    onPlaced: () => Promise.resolve(),
    baskets: createBasketOrderService({ ...services, repository: createBasketRepository(database), clock }),
    processor: { authorise: () => Promise.reject(new Error("killed")), reverse: () => Promise.resolve(true) },
    newViewCode: () => "view-code",
  });
  const owner = { customerId, registered: false, siteId, previousCustomerId: null };
  await dying.create(basketId, owner).catch(() => undefined);
  const page = { limit: 1, offset: 0, statuses: [], from: null, until: null, crossSites: false };
  const [order] = (await services.orders.list(owner, page)).orders;
  if (!order) throw new Error("No order was made.");
  return { token, orderNo: order.orderNo, paymentInstrumentId };
};
