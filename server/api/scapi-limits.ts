import type { LimitName } from "#server/limits/limit-rules.ts";
import { subjectIn } from "./site/site-operation.ts";

interface ScapiLimit {
  name: LimitName;
  /** Parameter or member of the body that names what is asked about. */
  subject?: string;
}

/** Operations of the shopper APIs that guess, or cost, by `family.method` (security-1). */
const limits: Readonly<Record<string, ScapiLimit>> = {
  "ShopperBaskets.addCouponToBasket": { name: "coupon" },
  "ShopperBasketsV2.addCouponToBasket": { name: "coupon" },
  "ShopperCustomers.updateCustomerPassword": { name: "password" },
  "ShopperGiftCertificates.getGiftCertificate": { name: "gift-card", subject: "giftCertificateCode" },
  "ShopperOrders.createOrder": { name: "order" },
  "ShopperOrders.guestOrderLookup": { name: "order-lookup", subject: "orderNo" },
  "ShopperOrders.requestOrderAccessCode": { name: "order-lookup", subject: "orderNo" },
};

/** The limit of an operation and what this call of it asks about; nothing for most. */
export const scapiLimit = (
  family: string,
  method: string,
  [first]: readonly unknown[],
): { name: LimitName; subject: string | undefined } | undefined => {
  const limit = Object.hasOwn(limits, `${family}.${method}`) ? limits[`${family}.${method}`] : undefined;
  if (!limit) return undefined;
  const { parameters, body } = (first ?? {}) as { parameters?: unknown; body?: unknown };
  const { name, subject } = limit;
  return { name, subject: subject && (subjectIn(parameters, subject) ?? subjectIn(body, subject)) };
};
