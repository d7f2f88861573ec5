import { isCompleteAddress } from "../address/address-completeness.ts";
import { basketKind, hasPickupContact, isPickupShipment } from "../basket/basket-kind.ts";
import { type BasketDocument, isEGiftOnly, isEmptyBasket } from "../basket/basket-document.ts";

/** The steps of the checkout in order. */
export const checkoutSteps = ["shipping", "payment", "review", "confirmation"] as const;

/** A step of the checkout. */
export type CheckoutStep = (typeof checkoutSteps)[number];

/** Where each step is. */
export const stepPaths = {
  shipping: "/shipping",
  payment: "/billing",
  review: "/revieworder",
  confirmation: "/order-confirmation",
} as const satisfies Record<CheckoutStep, string>;

const shipments = ({ shipments: all = [], productItems = [] }: BasketDocument) => {
  const used = all.filter(({ shipmentId }) => productItems.some((item) => item.shipmentId === shipmentId));
  return used.length > 0 ? used : all;
};

const hasRecipients = (basket: BasketDocument): boolean => {
  if (isEGiftOnly(basket)) return true;
  const all = shipments(basket);
  return (
    all.length > 0 &&
    all.every((shipment) =>
      isPickupShipment(shipment) ? hasPickupContact(shipment) : isCompleteAddress(shipment.shippingAddress),
    )
  );
};

const hasMethods = (basket: BasketDocument): boolean =>
  isEGiftOnly(basket) || shipments(basket).every((shipment) => shipment.shippingMethod);

const isPaid = (basket: BasketDocument): boolean => (basket.paymentInstruments?.length ?? 0) > 0;

/**
 * The step a shopper enters the checkout at (checkout-2): no email or an incomplete shipping address leads to
 * Shipping, no shipping method to Payment, no payment or billing address to Review, else to Confirmation.
 */
export const initialCheckoutStep = (basket: BasketDocument): CheckoutStep => {
  if (!basket.customerInfo?.email) return "shipping";
  if (!hasRecipients(basket)) return "shipping";
  if (!hasMethods(basket)) return "payment";
  return isPaid(basket) && isCompleteAddress(basket.billingAddress) ? "confirmation" : "review";
};

/**
 * The step whose page may be shown when a shopper asks for one: the asked one when all before it is done, else the
 * first that is not. Shipping is done with email, address and method, payment with billing address and a way to pay.
 */
export const permittedStep = (wanted: CheckoutStep, basket: BasketDocument): CheckoutStep => {
  const isShippingDone = Boolean(basket.customerInfo?.email) && hasRecipients(basket) && hasMethods(basket);
  const isPaymentDone = isPaid(basket) && isCompleteAddress(basket.billingAddress);
  const reached: CheckoutStep = !isShippingDone ? "shipping" : !isPaymentDone ? "payment" : "review";
  return checkoutSteps.indexOf(wanted) <= checkoutSteps.indexOf(reached) ? wanted : reached;
};

/** Where the Checkout button leads: the initial step, or the first one before it that still wants an answer. */
export const checkoutEntryPath = (basket: BasketDocument): string =>
  isEmptyBasket(basket) ? "/cart" : stepPaths[permittedStep(initialCheckoutStep(basket), basket)];

/** Whether anything of the basket travels by parcel, so that an address and a method are wanted. */
export const wantsShipping = (basket: BasketDocument): boolean =>
  basketKind(basket) !== "pickup" && !isEGiftOnly(basket);
