import type { BasketOwner } from "#sandbox/platform/baskets/basket-service.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { CustomerService } from "#sandbox/platform/customers/customer-service.ts";
import type { SubscriptionService } from "#sandbox/platform/subscriptions/subscription-service.ts";
import { type Order, orderNotFound } from "./order.ts";
import type { OrderClaimRepository } from "./order-claim-repository.ts";
import type { OrderRepository } from "./order-repository.ts";

/** Takes what somebody ordered as a guest into the account they have made since. */
export interface OrderClaimService {
  /**
   * Gives a guest's order to the account that this guest has logged in to, as a cartridge does after a registration on
   * the confirmation page. Claiming an own order again changes nothing.
   * @throws Fault 401 for a guest; 404 for an order of anybody else.
   */
  claim: (orderNo: string, owner: BasketOwner) => Promise<Order>;
}

export const createOrderClaimService = (options: {
  orders: Pick<OrderRepository, "lock">;
  repository: OrderClaimRepository;
  customers: Pick<CustomerService, "find">;
  subscriptions: Pick<SubscriptionService, "give">;
  clock: Clock;
}): OrderClaimService => ({
  claim: async (orderNo, { customerId, registered, previousCustomerId, siteId }) => {
    if (!registered) throw new Fault(401, "unauthorized", "Only an account can claim an order.");
    const order = await options.orders.lock(orderNo);
    if (order?.siteId !== siteId) throw orderNotFound(orderNo);
    if (order.customerId === customerId) return order;
    if (order.registered || order.customerId !== previousCustomerId) throw orderNotFound(orderNo);
    const customerNo = (await options.customers.find(customerId))?.customerNo ?? null;
    const modifiedAt = options.clock.now();
    await options.repository.give(orderNo, { customerId, customerNo }, modifiedAt);
    await options.subscriptions.give(orderNo, { customerId, customerNo }, modifiedAt);
    return { ...order, customerId, customerNo, registered: true, modifiedAt };
  },
});
