import type { Authorisation, CardPayment, CardProcessor } from "./card-processor.ts";

/** A merchant's own say about card payments, named as the platform's payment hooks. */
export interface PaymentHooks {
  /** Says what becomes of a payment; nothing leaves it to the processor. */
  readonly "dw.order.payment.authorize"?: (
    payment: CardPayment,
  ) => Authorisation | undefined | Promise<Authorisation | undefined>;
  /** Lets go of what the hook above authorised for an order; false when it must be asked again. */
  readonly "dw.order.payment.releaseAuthorization"?: (orderNo: string) => boolean | Promise<boolean>;
}

/** A processor that the hooks are asked before. */
export const withPaymentHooks = (processor: CardProcessor, hooks: PaymentHooks = {}): CardProcessor => {
  const authorize = hooks["dw.order.payment.authorize"];
  const release = hooks["dw.order.payment.releaseAuthorization"];
  return {
    ...processor,
    authorise: async (payment) => (await authorize?.(payment)) ?? processor.authorise(payment),
    reverse: async (orderNo, options) => (release ? release(orderNo) : processor.reverse(orderNo, options)),
  };
};
