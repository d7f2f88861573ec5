import type { Address, Basket, BasketShipment } from "#sandbox/platform/baskets/basket.ts";
import type { KnownCode } from "#sandbox/platform/promotions/coupon.ts";
import { magicStoredCardId } from "#emulators/card/magic-cards.ts";
import { people } from "#worlds/wickett-plum/people/people.ts";
import { shops } from "#worlds/wickett-plum/shops/shops.ts";
import { sites } from "#worlds/wickett-plum/sites.ts";
import type { WorldOrder, WorldParcel } from "#worlds/wickett-plum/orders/world-order.ts";

/** What an order needs to know of somebody with an account. */
export interface KnownCustomer {
  id: string;
  customerNo: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** The same id each time, with as many characters as those that are made up. */
const idOf = (kind: string, ...numbers: number[]) =>
  `${kind}${numbers.map((number) => String(number).padStart(4, "0")).join("")}`.padEnd(26, "0");

const addressOf = ({ to }: WorldParcel, buyer: WorldOrder["buyer"]): Address => {
  if (typeof to === "object" && !("shopId" in to)) {
    const { firstName, lastName, address1, address2, city, stateCode, postalCode, countryCode, phone } = to;
    const street = { address1, ...(address2 ? { address2 } : {}) };
    return { firstName, lastName, ...street, city, stateCode, postalCode, countryCode, phone };
  }
  const person = people.find(({ email }) => email === buyer);
  const { firstName, lastName, phone } =
    person ?? (typeof buyer === "string" ? { firstName: "", lastName: "", phone: "" } : buyer);
  if (typeof to === "object") {
    const shop = shops.find(({ id }) => id === to.shopId);
    if (!shop) throw new Error(`There is no shop ${to.shopId}.`);
    const { address1, city, stateCode, postalCode, countryCode } = shop;
    return { firstName, lastName, address1, city, stateCode, postalCode, countryCode, phone };
  }
  const entry = person?.addresses.find(({ addressId }) => addressId === to);
  if (!entry) throw new Error(`There is no address '${to}'.`);
  const { addressId: _name, preferred: _preferred, ...place } = entry;
  return { firstName, lastName, phone, ...place };
};

const shipmentOf = (parcel: WorldParcel, index: number, buyer: WorldOrder["buyer"]): BasketShipment => ({
  id: index === 0 ? "me" : `shipment_${index + 1}`,
  shippingMethodId: parcel.methodId,
  shippingAddress: addressOf(parcel, buyer),
  gift: parcel.giftMessage !== undefined,
  giftMessage: parcel.giftMessage ?? null,
  attributes: typeof parcel.to === "object" && "shopId" in parcel.to ? { c_fromStoreId: parcel.to.shopId } : {},
});

/** The basket an order of the world was made from, ready to be ordered but for its prices. */
export const drawnBasket = (
  { siteId, buyer, lines, parcels, pays }: WorldOrder,
  index: number,
  known: ReadonlyMap<string, KnownCustomer>,
  coupon: KnownCode | undefined,
  now: Date,
): Basket => {
  const customer = typeof buyer === "string" ? known.get(buyer) : undefined;
  if (typeof buyer === "string" && !customer) throw new Error(`Nobody has the account '${buyer}'.`);
  const shipments = parcels.map((parcel, place) => shipmentOf(parcel, place, buyer));
  const [first] = parcels;
  const own =
    typeof buyer === "string" ? first && addressOf(first, buyer) : addressOf({ to: buyer, methodId: "" }, buyer);
  const name =
    typeof buyer === "string" ? `${customer?.firstName} ${customer?.lastName}` : `${buyer.firstName} ${buyer.lastName}`;
  return {
    id: idOf("hb", index),
    siteId,
    customerId: customer?.id ?? idOf("hg", index),
    registered: customer !== undefined,
    temporary: false,
    currency: sites.find(({ id }) => id === siteId)?.currency ?? "USD",
    email: typeof buyer === "string" ? buyer : buyer.email,
    customerNo: customer?.customerNo ?? null,
    customerName: name,
    billingAddress: own ?? null,
    sourceCode: null,
    attributes: {},
    orderNo: null,
    reservedUntil: null,
    reservations: [],
    createdAt: now,
    modifiedAt: now,
    shipments,
    items: lines.map(({ productId, quantity, parcel = 0, everyDays }, place) => ({
      id: idOf("hi", index, place),
      productId,
      quantity,
      shipmentId: shipments[parcel]?.id ?? "me",
      inventoryListId: null,
      optionItems: [],
      bonusDiscountLineItemId: null,
      gift: parcels[parcel]?.giftMessage !== undefined,
      giftMessage: null,
      attributes: everyDays === undefined ? {} : { c_isSubscription: true, c_subscriptionInterval: everyDays },
    })),
    giftCertificates: [],
    notes: [],
    coupons: coupon ? [{ id: idOf("hc", index), couponId: coupon.coupon.id, code: coupon.code }] : [],
    payments: [
      {
        id: idOf("hp", index),
        methodId: pays === "check" ? "PAY_BY_CHECK" : "CREDIT_CARD",
        amountCents: null,
        card:
          pays === "check"
            ? null
            : {
                cardType: "Visa",
                maskedNumber: "************1111",
                holder: name,
                expirationMonth: 9,
                expirationYear: 2031,
              },
        token: null,
        bankRoutingNumber: null,
        customerPaymentInstrumentId: null,
        storedCardId: lines.some(({ everyDays }) => everyDays !== undefined) ? magicStoredCardId("approve") : null,
        gift: null,
        attributes: {},
      },
    ],
  };
};
