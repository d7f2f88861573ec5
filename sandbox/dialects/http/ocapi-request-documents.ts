import { Fault } from "#sandbox/core/fault.ts";

/** What the documents a caller sends may hold (Shop API, documents), custom attributes and `_` members aside. */
const documents: Readonly<Record<string, string>> = {
  auth_request: `
    type`,
  basket: `
    adjusted_merchandize_total_tax adjusted_shipping_total_tax agent_basket basket_id billing_address
    bonus_discount_line_items channel_type coupon_items creation_date currency customer_info
    gift_certificate_items inventory_reservation_expiry last_modified merchandize_total_tax notes
    order_price_adjustments order_total payment_instruments product_items product_sub_total product_total
    shipments shipping_items shipping_total shipping_total_tax source_code tax_total taxation`,
  basket_payment_instrument_request: `
    amount bank_routing_number customer_payment_instrument_id gift_certificate_code payment_bank_account
    payment_card payment_method_id`,
  bonus_discount_line_item: `
    bonus_products coupon_code id max_bonus_items promotion_id`,
  coupon_item: `
    code coupon_item_id status_code valid`,
  customer: `
    addresses auth_type birthday company_name creation_date customer_id customer_no email enabled fax first_name
    gender job_title last_login_time last_modified last_name last_visit_time login note payment_instruments
    phone_business phone_home phone_mobile preferred_locale previous_login_time previous_visit_time salutation
    second_name suffix title`,
  customer_address: `
    address1 address2 address_id city company_name country_code creation_date first_name full_name job_title
    last_modified last_name phone post_box postal_code preferred salutation second_name state_code suffix suite
    title`,
  customer_info: `
    customer_id customer_name customer_no email`,
  customer_payment_card_request: `
    card_type credit_card_expired masked_number number_last_digits credit_card_token expiration_month expiration_year holder issue_number number valid_from_month
    valid_from_year`,
  customer_payment_instrument_request: `
    bank_routing_number gift_certificate_code payment_bank_account payment_card payment_method_id`,
  customer_product_list: `
    co_registrant creation_date current_shipping_address_link customer_product_list_items description event id
    items_link last_modified name post_event_shipping_address_link product_list_shipping_address public
    registrant shipping_address_link type`,
  customer_product_list_item: `
    id priority product product_details_link product_id public purchased_quantity quantity type`,
  customer_product_list_registrant: `
    email first_name last_name role`,
  customer_registration: `
    customer password`,
  gift_certificate_item: `
    amount gift_certificate_item_id message recipient_email recipient_name sender_name shipment_id`,
  gift_certificate_request: `
    gift_certificate_code`,
  note: `
    created_by creation_date id subject text`,
  option_item: `
    adjusted_tax base_price bonus_discount_line_item_id bonus_product_line_item bundled_product_items gift
    gift_message inventory_id item_id item_text option_id option_items option_value_id price price_adjustments
    price_after_item_discount price_after_order_discount product_id product_list_item product_name quantity
    shipment_id shipping_item_id tax tax_basis tax_class_id tax_rate`,
  order: `
    adjusted_merchandize_total_tax adjusted_shipping_total_tax billing_address bonus_discount_line_items
    channel_type confirmation_status coupon_items created_by creation_date currency customer_info customer_name
    export_status external_order_status gift_certificate_items global_party_id last_modified
    merchandize_total_tax notes order_no order_price_adjustments order_token order_total payment_instruments
    payment_status product_items product_sub_total product_total shipments shipping_items shipping_status
    shipping_total shipping_total_tax site_id source_code status tax_total taxation`,
  order_address: `
    address1 address2 city company_name country_code first_name full_name id job_title last_name phone post_box
    postal_code salutation second_name state_code suffix suite title`,
  order_payment_card_request: `
    card_type credit_card_expired masked_number number_last_digits credit_card_token expiration_month expiration_year holder issue_number number security_code
    valid_from_month valid_from_year`,
  order_payment_instrument_request: `
    amount bank_routing_number create_customer_payment_instrument customer_payment_instrument_id
    gift_certificate_code payment_bank_account payment_card payment_method_id`,
  order_search_request: `
    count expand query select sorts start`,
  password_change_request: `
    current_password password`,
  password_reset: `
    identification type`,
  payment_bank_account_request: `
    drivers_license drivers_license_state_code holder number`,
  price_adjustment: `
    applied_discount coupon_code created_by creation_date custom item_text last_modified manual price
    price_adjustment_id promotion_id promotion_link reason_code`,
  product_item: `
    adjusted_tax base_price bonus_discount_line_item_id bonus_product_line_item bundled_product_items gift
    gift_message inventory_id item_id item_text option_items price price_adjustments price_after_item_discount
    price_after_order_discount product_id product_list_item product_name quantity shipment_id shipping_item_id
    tax tax_basis tax_class_id tax_rate`,
  product_list_event: `
    city country date state type`,
  product_list_item_reference: `
    id priority product_details_link product_list public purchased_quantity quantity type`,
  product_list_shipping_address: `
    address_id city first_name last_name`,
  shipment: `
    adjusted_merchandize_total_tax adjusted_shipping_total_tax gift gift_message merchandize_total_tax
    product_sub_total product_total shipment_id shipment_no shipment_total shipping_address shipping_method
    shipping_status shipping_total shipping_total_tax tax_total tracking_number`,
  shipping_item: `
    adjusted_tax base_price item_id item_text price price_adjustments price_after_item_discount shipment_id tax
    tax_basis tax_class_id tax_rate`,
  shipping_method: `
    description external_shipping_method id name price shipping_promotions`,
  sort: `
    field sort_order`,
  text_query: `
    fields search_phrase`,
  term_query: `
    fields operator values`,
  bool_query: `
    must must_not should`,
  filtered_query: `
    filter query`,
  term_filter: `
    field operator values`,
  range_filter: `
    field from from_inclusive to to_inclusive`,
  range2_filter: `
    filter_mode from_field from_inclusive from_value to_field to_inclusive to_value`,
  nested_query: `
    path query score_mode`,
  bool_filter: `
    filters operator`,
  query_filter: `
    query`,
  query: "bool_query filtered_query match_all_query nested_query term_query text_query",
  filter: "bool_filter query_filter range2_filter range_filter term_filter",
};

/** What a member holds, where it is a document of its own: by document, and in every other. */
const inside: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  basket_payment_instrument_request: { payment_card: "order_payment_card_request" },
  bool_filter: { filters: "filter" },
  bool_query: { must: "query", must_not: "query", should: "query" },
  customer: { payment_instruments: "customer_payment_instrument_request" },
  customer_payment_instrument_request: { payment_card: "customer_payment_card_request" },
  order_payment_instrument_request: { payment_card: "order_payment_card_request" },
};

const anywhere: Readonly<Record<string, string>> = {
  addresses: "customer_address",
  billing_address: "order_address",
  bool_filter: "bool_filter",
  bool_query: "bool_query",
  bonus_discount_line_items: "bonus_discount_line_item",
  bundled_product_items: "product_item",
  co_registrant: "customer_product_list_registrant",
  coupon_items: "coupon_item",
  customer: "customer",
  customer_info: "customer_info",
  customer_product_list_items: "customer_product_list_item",
  event: "product_list_event",
  filter: "filter",
  filtered_query: "filtered_query",
  gift_certificate_items: "gift_certificate_item",
  option_items: "option_item",
  payment_bank_account: "payment_bank_account_request",
  price_adjustments: "price_adjustment",
  product_items: "product_item",
  product_list_item: "product_list_item_reference",
  product_list_shipping_address: "product_list_shipping_address",
  query: "query",
  query_filter: "query_filter",
  nested_query: "nested_query",
  range2_filter: "range2_filter",
  range_filter: "range_filter",
  registrant: "customer_product_list_registrant",
  shipments: "shipment",
  shipping_address: "order_address",
  shipping_items: "shipping_item",
  shipping_method: "shipping_method",
  sorts: "sort",
  term_filter: "term_filter",
  term_query: "term_query",
  text_query: "text_query",
};

/** The document an operation takes; those that are missing take none, or none that is checked. */
const byOperation: Readonly<Record<string, string>> = {
  "Baskets.addNote": "note",
  "Customers.auth": "auth_request",
  "Customers.startPasswordReset": "password_reset",
  "Orders.addNote": "note",
  "Orders.search": "order_search_request",
  "Orders.update": "order",
  "ShopperBaskets.addCouponToBasket": "coupon_item",
  "ShopperBaskets.addGiftCertificateItemToBasket": "gift_certificate_item",
  "ShopperBaskets.addItemToBasket": "product_item",
  "ShopperBaskets.addPaymentInstrumentToBasket": "basket_payment_instrument_request",
  "ShopperBaskets.createBasket": "basket",
  "ShopperBaskets.createShipmentForBasket": "shipment",
  "ShopperBaskets.updateBasket": "basket",
  "ShopperBaskets.updateBillingAddressForBasket": "order_address",
  "ShopperBaskets.updateCustomerForBasket": "customer_info",
  "ShopperBaskets.updateGiftCertificateItemInBasket": "gift_certificate_item",
  "ShopperBaskets.updateItemInBasket": "product_item",
  "ShopperBaskets.updateItemsInBasket": "product_item",
  "ShopperBaskets.updatePaymentInstrumentInBasket": "basket_payment_instrument_request",
  "ShopperBaskets.updateShipmentForBasket": "shipment",
  "ShopperBaskets.updateShippingAddressForShipment": "order_address",
  "ShopperBaskets.updateShippingMethodForShipment": "shipping_method",
  "ShopperCustomers.createCustomerAddress": "customer_address",
  "ShopperCustomers.createCustomerPaymentInstrument": "customer_payment_instrument_request",
  "ShopperCustomers.createCustomerProductList": "customer_product_list",
  "ShopperCustomers.createCustomerProductListItem": "customer_product_list_item",
  "ShopperCustomers.registerCustomer": "customer_registration",
  "ShopperCustomers.updateCustomer": "customer",
  "ShopperCustomers.updateCustomerAddress": "customer_address",
  "ShopperCustomers.updateCustomerPassword": "password_change_request",
  "ShopperCustomers.updateCustomerProductList": "customer_product_list",
  "ShopperCustomers.updateCustomerProductListItem": "customer_product_list_item",
  "ShopperGiftCertificates.getGiftCertificate": "gift_certificate_request",
  "ShopperOrders.createOrder": "basket",
  "ShopperOrders.createPaymentInstrumentForOrder": "order_payment_instrument_request",
  "ShopperOrders.updatePaymentInstrumentForOrder": "order_payment_instrument_request",
};

const known = new Map(Object.entries(documents).map(([name, members]) => [name, new Set(members.trim().split(/\s+/))]));

const check = (value: unknown, document: string): void => {
  const members = known.get(document);
  if (!members || typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const each of value) check(each, document);
    return;
  }
  for (const [name, inner] of Object.entries(value)) {
    if (/^(c_|_v$|_type$|_resource_state$|_flash$)/.test(name)) continue;
    if (!members.has(name))
      throw new Fault(400, "unknown-property", `Unknown property '${name}' in document '${document}'.`, {
        document,
        property: name,
      });
    const next = inside[document]?.[name] ?? anywhere[name];
    if (next !== undefined) check(inner, next);
  }
};

/**
 * Refuses members the platform's documents do not have, such as a name in camel case.
 * @param body as it was sent, in snake case
 * @throws Fault 400 `unknown-property`
 */
export const refuseUnknownProperties = (operation: string, body: unknown): void => {
  const document = Object.hasOwn(byOperation, operation) ? byOperation[operation] : undefined;
  if (document !== undefined) check(body, document);
};
