import type { CardProcessor } from "#sandbox/platform/payments/card-processor.ts";
import type { PaymentMethodService } from "#sandbox/platform/payments/payment-method-service.ts";
import { isWalletProcessor, type WalletProcessor } from "#sandbox/platform/payments/wallet-processor.ts";
import type { Order, OrderPayment } from "./order.ts";

/**
 * Lets go of what payments of an order hold, or may hold; true when nothing is held any more. While an authorisation
 * without an answer `mayBeUnderWay`, that nothing is held yet is not enough.
 */
export type ReleasePayments = (
  order: Order,
  payments: readonly OrderPayment[],
  options?: { mayBeUnderWay?: boolean },
) => Promise<boolean>;

/** Asks the card processor once for the whole order, and each wallet for what it gave. */
export const createPaymentRelease =
  (
    processor: Pick<CardProcessor, "reverse">,
    wallets: Pick<WalletProcessor, "reverse">,
    paymentMethods: Pick<PaymentMethodService, "of">,
    countryOf: (siteId: string) => string,
  ): ReleasePayments =>
  async (order, payments, { mayBeUnderWay = false } = {}) => {
    const { orderNo, currency, siteId } = order;
    const methods = await paymentMethods.of(siteId);
    const processorOf = ({ methodId }: OrderPayment) => methods.find(({ id }) => id === methodId)?.processorId ?? "";
    const byWallet = payments.filter((payment) => isWalletProcessor(processorOf(payment)));
    let isFree = byWallet.length === payments.length || (await processor.reverse(orderNo, { mayBeUnderWay }));
    for (const payment of byWallet) {
      const { amountCents, token, transactionId } = payment;
      if (token === null && transactionId === null) continue;
      const asked = { orderNo, currency, amountCents, country: countryOf(siteId), processorId: processorOf(payment) };
      const isGone = await wallets.reverse({ ...asked, token: token ?? "", transactionId, mayBeUnderWay });
      isFree = isGone && isFree;
    }
    return isFree;
  };
