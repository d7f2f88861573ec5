const note = "A link to another resource; notes are asked for by themselves.";
const started = "Only cards that say from when on they are good have it; the walk's does not.";
const promotions = "Methods that a shipping promotion reduces have it; none does for the walk's address.";
const perUnit = "The sandbox keeps no price per unit.";
const second = "The document has it in the second version of baskets only, which the walk does not ask.";
const part = "Of a bundle's parts only product and quantity are told; they are sold at the bundle's price.";

const ofParts = [
  "adjustedTax",
  "basePrice",
  "bonusProductLineItem",
  "gift",
  "itemText",
  "price",
  "priceAfterItemDiscount",
  "priceAfterOrderDiscount",
  "productName",
  "shipmentId",
  "tax",
  "taxBasis",
  "taxClassId",
  "taxRate",
];

/**
 * Members and types that published answers have and the sandbox's differ in, by operation and path, and why. One that
 * is no difference any more fails the comparison.
 */
export const judgedShapes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "ShopperBaskets.getBasket": {
    groupedTaxItems: second,
    taxRoundedAtGroup: second,
    temporaryBasket: second,
    notes: note,
    "productItems[].shippingItemId": "Only lines with shipping costs of their own have it; the walk buys none.",
    "productItems[].type": "No document has it; the published bag was put together by hand.",
    "shipments[].shippingMethod.shippingPromotions": promotions,
    ...Object.fromEntries(ofParts.map((member) => [`productItems[].bundledProductItems[].${member}`, part])),
  },
  "ShopperCustomers.getCustomer": {
    "paymentInstruments[].paymentBankAccount": "Accounts keep cards, no bank accounts.",
    "paymentInstruments[].paymentCard.validFromMonth": started,
    "paymentInstruments[].paymentCard.validFromYear": started,
  },
  "ShopperCustomers.getCustomerProductLists": {
    "data[].event": "Lists for an event have it; the walk's is a wishlist.",
  },
  "ShopperOrders.getOrder": {
    notes: note,
    "paymentInstruments[].paymentCard.validFromMonth": started,
    "paymentInstruments[].paymentCard.validFromYear": started,
    "shipments[].shippingMethod.shippingPromotions": promotions,
  },
  "ShopperProducts.getProduct": {
    "imageGroups[].variationAttributes":
      "Pictures of one variation have it; the walk's products look the same in each.",
    pricePerUnit: perUnit,
    pricePerUnitMax: perUnit,
    unitMeasure: perUnit,
    unitQuantity: perUnit,
    slugUrl: "The sandbox writes no addresses of products; a storefront makes its own.",
    validFrom: "The dates a product is online are kept for export and not answered.",
  },
  "ShopperSearch.productSearch": {
    "hits[].pricePerUnit": perUnit,
    "hits[].pricePerUnitMax": perUnit,
    "hits[].productType.set": "No set is among the hits of the walk.",
    "refinements[].values[].values[].values": "Categories of the world are two deep.",
  },
};
