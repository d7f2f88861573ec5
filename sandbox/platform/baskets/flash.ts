/** What the engine finds that prevents ordering. */
export type OwnFlashType =
  | "ProductItemsRequired"
  | "InvalidProductItem"
  | "ProductItemNotAvailable"
  | "ProductItemWithoutPrice"
  | "ShippingAddressRequired"
  | "ShippingMethodRequired"
  | "ShippingMethodNotApplicable"
  | "DateWantedNotAvailable"
  | "BillingAddressRequired"
  | "CustomerEmailRequired"
  | "InvalidCouponCode"
  | "PaymentMethodRequired"
  | "PaymentMethodNotApplicable"
  | "OrderTotalNotSet";

/** Something that still prevents ordering; a merchant's rules find things of types of their own. */
export interface Flash<Type extends string = string> {
  type: Type;
  message: string;
  /** Where in the basket document. */
  path: string;
  details?: Record<string, unknown>;
}
