import type { Clock } from "#sandbox/core/clock.ts";
import { presentPaymentInstrument } from "#sandbox/platform/customers/customer-payment-instrument-presenter.ts";
import type { CustomerPaymentInstrumentService } from "#sandbox/platform/customers/customer-payment-instrument-service.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { ApiFamily } from "#sandbox/core/api-route.ts";
import { isCardExpired } from "#sandbox/platform/payments/payment-method.ts";
import type { SubscriptionService } from "#sandbox/platform/subscriptions/subscription-service.ts";

/**
 * Has a customer's subscriptions paid by a card of the wallet (subscriptions-10); the card is marked
 * `c_useForSubscriptions`.
 */
export const subscriptionCardFamilies = ({
  subscriptions,
  paymentInstruments,
  clock,
}: {
  subscriptions: Pick<SubscriptionService, "payBy">;
  paymentInstruments: Pick<CustomerPaymentInstrumentService, "of" | "find" | "mark">;
  clock: Clock;
}): ApiFamily[] => [
  {
    base: "/custom/subscriptions/v1",
    dialects: ["scapi"],
    routes: [
      {
        operation: "CustomSubscriptions.useCard",
        method: "post",
        path: "/payment-instruments/:paymentInstrumentId/use-for-subscriptions",
        handle: async ({ params, shopper }) => {
          const { customerId, registered } = shopper;
          if (!registered) throw new Fault(401, "unauthorized", "A guest has no payment instruments.");
          const { id, card, storedCardId } = await paymentInstruments.find(
            customerId,
            params.paymentInstrumentId ?? "",
          );
          if (!card || storedCardId === null)
            throw new Fault(400, "bad-request", "The saved card can't be charged. Please enter it again.");
          if (isCardExpired(card, clock.now())) throw new Fault(400, "card-expired", "Card is expired");
          await subscriptions.payBy(customerId, card, storedCardId);
          await paymentInstruments.mark(customerId, id, "c_useForSubscriptions");
          const instruments = await paymentInstruments.of(customerId);
          return { paymentInstruments: instruments.map((each) => presentPaymentInstrument(each, clock.now())) };
        },
      },
    ],
  },
];
