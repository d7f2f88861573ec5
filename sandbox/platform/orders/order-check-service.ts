import type { BasketRules } from "#sandbox/platform/baskets/basket-rules.ts";
import type { Basket } from "#sandbox/platform/baskets/basket.ts";
import type { Flash } from "#sandbox/platform/baskets/flash.ts";
import type { CustomerService } from "#sandbox/platform/customers/customer-service.ts";

/** What a merchant's rules find that prevents an order, beside what the basket says of itself; nothing without any. */
export const createOrderCheck =
  (customers: Pick<CustomerService, "businessAccountOf">, checkOrder: BasketRules["checkOrder"]) =>
  async ({
    attributes,
    customerId,
    situation,
  }: Pick<Basket, "attributes" | "customerId"> & { situation: { locale?: string | null } }): Promise<
    readonly Flash[]
  > => {
    if (!checkOrder) return [];
    const businessAccount = (await customers.businessAccountOf(customerId)) ?? null;
    return checkOrder({ attributes, businessAccount, locale: situation.locale ?? null });
  };
