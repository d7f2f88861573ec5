import { defineMessages, type MessageDescriptor } from "react-intl";

const names = defineMessages({
  CREDIT_CARD: { id: "paymentName.card", defaultMessage: "Credit or debit card" },
  PayPal: { id: "paymentName.paypal", defaultMessage: "PayPal" },
  Venmo: { id: "paymentName.venmo", defaultMessage: "Venmo" },
  KLARNA: { id: "paymentName.klarna", defaultMessage: "Klarna" },
  DW_APPLE_PAY: { id: "paymentName.applePay", defaultMessage: "Apple Pay" },
  PAY_BY_CHECK: { id: "paymentName.check", defaultMessage: "Pay by check" },
  NO_PAYMENT: { id: "paymentName.nothing", defaultMessage: "Nothing to pay" },
});

const nameById: ReadonlyMap<string, MessageDescriptor> = new Map(Object.entries(names));

/** The shop's own name of a way to pay; undefined for one it does not know. */
export const paymentName = (methodId: string): MessageDescriptor | undefined => nameById.get(methodId);
