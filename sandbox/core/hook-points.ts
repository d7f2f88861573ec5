/**
 * Where hooks stand, by the operation of the official client, under the names of the platform ("Hook Method Details" of
 * its documentation) without `dw.ocapi.`: before an operation, after its work, and at its finished answer.
 */
export const hookPoints = {
  "ShopperBaskets.createBasket": {
    before: "shop.basket.beforePOST_v2",
    after: "shop.basket.afterPOST",
    modify: "shop.basket.modifyPOSTResponse",
  },
  "ShopperBaskets.getBasket": { before: "shop.basket.beforeGET", modify: "shop.basket.modifyGETResponse" },
  "ShopperBaskets.updateBasket": {
    before: "shop.basket.beforePATCH",
    after: "shop.basket.afterPATCH",
    modify: "shop.basket.modifyPATCHResponse",
  },
  "ShopperBaskets.deleteBasket": { before: "shop.basket.beforeDELETE", after: "shop.basket.afterDELETE" },
  "ShopperBaskets.mergeBasket": { after: "baskets.actions.afterMerge" },
  "ShopperBaskets.transferBasket": { after: "baskets.actions.afterTransfer" },
  "ShopperBaskets.updateCustomerForBasket": {
    before: "shop.basket.customer.beforePUT",
    after: "shop.basket.customer.afterPUT",
    modify: "shop.basket.customer.modifyPUTResponse",
  },
  "ShopperBaskets.updateBillingAddressForBasket": {
    before: "shop.basket.billing_address.beforePUT",
    after: "shop.basket.billing_address.afterPUT",
    modify: "shop.basket.billing_address.modifyPUTResponse",
  },
  "ShopperBaskets.addCouponToBasket": {
    before: "shop.basket.coupon.beforePOST",
    after: "shop.basket.coupon.afterPOST",
    modify: "shop.basket.coupon.modifyPOSTResponse",
  },
  "ShopperBaskets.removeCouponFromBasket": {
    before: "shop.basket.coupon.beforeDELETE",
    after: "shop.basket.coupon.afterDELETE",
    modify: "shop.basket.coupon.modifyDELETEResponse",
  },
  "ShopperBaskets.addItemToBasket": {
    before: "shop.basket.items.beforePOST",
    after: "shop.basket.items.afterPOST",
    modify: "shop.basket.items.modifyPOSTResponse",
  },
  "ShopperBaskets.updateItemInBasket": {
    before: "shop.basket.item.beforePATCH",
    after: "shop.basket.item.afterPATCH",
    modify: "shop.basket.item.modifyPATCHResponse",
  },
  "ShopperBaskets.removeItemFromBasket": {
    before: "shop.basket.item.beforeDELETE",
    after: "shop.basket.item.afterDELETE",
    modify: "shop.basket.item.modifyDELETEResponse",
  },
  "ShopperBaskets.addGiftCertificateItemToBasket": {
    before: "shop.basket.gift_certificate_item.beforePOST",
    after: "shop.basket.gift_certificate_item.afterPOST",
    modify: "shop.basket.gift_certificate_item.modifyPOSTResponse",
  },
  "ShopperBaskets.updateGiftCertificateItemInBasket": {
    before: "shop.basket.gift_certificate_item.beforePATCH",
    after: "shop.basket.gift_certificate_item.afterPATCH",
    modify: "shop.basket.gift_certificate_item.modifyPATCHResponse",
  },
  "ShopperBaskets.removeGiftCertificateItemFromBasket": {
    before: "shop.basket.gift_certificate_item.beforeDELETE",
    after: "shop.basket.gift_certificate_item.afterDELETE",
    modify: "shop.basket.gift_certificate_item.modifyDELETEResponse",
  },
  "ShopperBaskets.addPaymentInstrumentToBasket": {
    before: "shop.basket.payment_instrument.beforePOST",
    after: "shop.basket.payment_instrument.afterPOST",
    modify: "shop.basket.payment_instrument.modifyPOSTResponse",
  },
  "ShopperBaskets.updatePaymentInstrumentInBasket": {
    before: "shop.basket.payment_instrument.beforePATCH",
    after: "shop.basket.payment_instrument.afterPATCH",
    modify: "shop.basket.payment_instrument.modifyPATCHResponse",
  },
  "ShopperBaskets.removePaymentInstrumentFromBasket": {
    before: "shop.basket.payment_instrument.beforeDELETE",
    after: "shop.basket.payment_instrument.afterDELETE",
    modify: "shop.basket.payment_instrument.modifyDELETEResponse",
  },
  "ShopperBaskets.getPaymentMethodsForBasket": {
    before: "shop.basket.payment_methods.beforeGET",
    modify: "shop.basket.payment_methods.modifyGETResponse_v2",
  },
  "ShopperBaskets.createShipmentForBasket": {
    before: "shop.basket.shipment.beforePOST",
    after: "shop.basket.shipment.afterPOST",
    modify: "shop.basket.shipment.modifyPOSTResponse",
  },
  "ShopperBaskets.updateShipmentForBasket": {
    before: "shop.basket.shipment.beforePATCH",
    after: "shop.basket.shipment.afterPATCH",
    modify: "shop.basket.shipment.modifyPATCHResponse",
  },
  "ShopperBaskets.removeShipmentFromBasket": {
    before: "shop.basket.shipment.beforeDELETE",
    after: "shop.basket.shipment.afterDELETE",
    modify: "shop.basket.shipment.modifyDELETEResponse",
  },
  "ShopperBaskets.updateShippingAddressForShipment": {
    before: "shop.basket.shipment.shipping_address.beforePUT",
    after: "shop.basket.shipment.shipping_address.afterPUT",
    modify: "shop.basket.shipment.shipping_address.modifyPUTResponse",
  },
  "ShopperBaskets.updateShippingMethodForShipment": {
    before: "shop.basket.shipment.shipping_method.beforePUT",
    after: "shop.basket.shipment.shipping_method.afterPUT",
    modify: "shop.basket.shipment.shipping_method.modifyPUTResponse",
  },
  "ShopperBaskets.getShippingMethodsForShipment": {
    before: "shop.basket.shipments.shipping_methods.beforeGET",
    modify: "shop.basket.shipments.shipping_methods.modifyGETResponse_v2",
  },
  "ShopperOrders.createOrder": {
    before: "shop.order.beforePOST",
    after: "shop.order.afterPOST",
    modify: "shop.order.modifyPOSTResponse",
  },
  "ShopperOrders.getOrder": { before: "shop.order.beforeGET", modify: "shop.order.modifyGETResponse" },
  "ShopperOrders.createPaymentInstrumentForOrder": {
    before: "shop.order.payment_instrument.beforePOST",
    after: "shop.order.payment_instrument.afterPOST",
    modify: "shop.order.payment_instrument.modifyPOSTResponse",
  },
  "ShopperOrders.updatePaymentInstrumentForOrder": {
    before: "shop.order.payment_instrument.beforePATCH",
    after: "shop.order.payment_instrument.afterPATCH",
    modify: "shop.order.payment_instrument.modifyPATCHResponse",
  },
  "ShopperOrders.removePaymentInstrumentFromOrder": {
    before: "shop.order.payment_instrument.beforeDELETE",
    after: "shop.order.payment_instrument.afterDELETE",
    modify: "shop.order.payment_instrument.modifyDELETEResponse",
  },
  "ShopperOrders.getPaymentMethodsForOrder": {
    before: "shop.order.payment_methods.beforeGET",
    modify: "shop.order.payment_methods.modifyGETResponse_v2",
  },
  "ShopperCustomers.registerCustomer": {
    before: "shop.customer.beforePOST",
    after: "shop.customer.afterPOST",
    modify: "shop.customer.modifyPOSTResponse",
  },
  // None is documented here; a new account is one, whoever says whose it is.
  "ShopperCustomers.registerExternalProfile": { before: "shop.customer.beforePOST" },
  "ShopperCustomers.getCustomer": { before: "shop.customer.beforeGET", modify: "shop.customer.modifyGETResponse" },
  "ShopperCustomers.updateCustomer": {
    before: "shop.customer.beforePATCH",
    after: "shop.customer.afterPATCH",
    modify: "shop.customer.modifyPATCHResponse",
  },
  "ShopperCustomers.updateCustomerPassword": {
    before: "shop.customer.password.beforePUT",
    after: "shop.customer.password.afterPUT_v2",
  },
  "ShopperCustomers.createCustomerAddress": {
    before: "shop.customer.addresses.beforePOST",
    after: "shop.customer.addresses.afterPOST",
    modify: "shop.customer.address.modifyPOSTResponse",
  },
  "ShopperCustomers.getCustomerAddress": {
    before: "shop.customer.address.beforeGET",
    modify: "shop.customer.address.modifyGETResponse",
  },
  "ShopperCustomers.updateCustomerAddress": {
    before: "shop.customer.address.beforePATCH",
    after: "shop.customer.address.afterPATCH",
    modify: "shop.customer.address.modifyPATCHResponse",
  },
  "ShopperCustomers.removeCustomerAddress": {
    before: "shop.customer.address.beforeDELETE",
    after: "shop.customer.address.afterDELETE",
  },
  "ShopperCustomers.createCustomerPaymentInstrument": {
    before: "shop.customer.payment_instrument.beforePOST",
    after: "shop.customer.payment_instrument.afterPOST",
    modify: "shop.customer.payment_instrument.modifyPOSTResponse",
  },
  "ShopperCustomers.getCustomerPaymentInstrument": {
    before: "shop.customer.payment_instrument.beforeGET",
    modify: "shop.customer.payment_instrument.modifyGETResponse",
  },
  "ShopperCustomers.deleteCustomerPaymentInstrument": {
    before: "shop.customer.payment_instrument.beforeDELETE",
    after: "shop.customer.payment_instrument.afterDELETE",
  },
  "ShopperCustomers.getCustomerBaskets": {
    before: "shop.customer.baskets.beforeGET",
    modify: "shop.customer.baskets.modifyGETResponse_v2",
  },
  "ShopperCustomers.getCustomerOrders": {
    before: "shop.customer.orders.beforeGET",
    modify: "shop.customer.orders.modifyGETResponse_v2",
  },
  "ShopperCustomers.getCustomerProductLists": {
    before: "shop.customer.product_lists.beforeGET",
    modify: "shop.customer.product_lists.modifyGETResponse_v3",
  },
  "ShopperCustomers.createCustomerProductList": {
    before: "shop.customer.product_lists.beforePOST",
    after: "shop.customer.product_lists.afterPOST",
    modify: "shop.customer.product_list.modifyPOSTResponse",
  },
  "ShopperCustomers.getCustomerProductList": {
    before: "shop.customer.product_list.beforeGET",
    modify: "shop.customer.product_list.modifyGETResponse",
  },
  "ShopperCustomers.updateCustomerProductList": {
    before: "shop.customer.product_list.beforePATCH",
    after: "shop.customer.product_list.afterPATCH",
    modify: "shop.customer.product_list.modifyPATCHResponse",
  },
  "ShopperCustomers.deleteCustomerProductList": {
    before: "shop.customer.product_list.beforeDELETE",
    after: "shop.customer.product_list.afterDELETE",
  },
  "ShopperCustomers.createCustomerProductListItem": {
    before: "shop.customer.product_list.items.beforePOST",
    after: "shop.customer.product_list.items.afterPOST",
    modify: "shop.customer.product_list.item.modifyPOSTResponse",
  },
  "ShopperCustomers.getCustomerProductListItem": {
    before: "shop.customer.product_list.item.beforeGET",
    modify: "shop.customer.product_list.item.modifyGETResponse",
  },
  "ShopperCustomers.updateCustomerProductListItem": {
    before: "shop.customer.product_list.item.beforePATCH",
    after: "shop.customer.product_list.item.afterPATCH",
    modify: "shop.customer.product_list.item.modifyPATCHResponse",
  },
  "ShopperCustomers.deleteCustomerProductListItem": {
    before: "shop.customer.product_list.item.beforeDELETE",
    after: "shop.customer.product_list.item.afterDELETE",
  },
  "ShopperGiftCertificates.getGiftCertificate": {
    before: "shop.gift_certificate.beforePOST",
    modify: "shop.gift_certificate.modifyPOSTResponse",
  },
  "ShopperProducts.getProduct": { before: "shop.product.beforeGET", modify: "shop.product.modifyGETResponse" },
  "ShopperProducts.getCategory": { before: "shop.category.beforeGET", modify: "shop.category.modifyGETResponse" },
  "ShopperSearch.productSearch": {
    before: "shop.product_search.beforeGET",
    modify: "shop.product_search.modifyGETResponse",
  },
  "ShopperSearch.getSearchSuggestions": {
    before: "shop.search_suggestion.beforeGET",
    modify: "shop.search_suggestion.modifyGETResponse",
  },
  "ShopperPromotions.getPromotions": {
    before: "shop.promotions.beforeGET",
    modify: "shop.promotions.modifyGETResponse",
  },
  "ShopperStores.searchStores": { before: "shop.stores.beforeGET", modify: "shop.stores.modifyGETResponse" },
} as const;
