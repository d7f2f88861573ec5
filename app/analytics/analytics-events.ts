/** A product as GA4 knows it; prices in units of the event's currency. */
export interface AnalyticsItem {
  item_id: string;
  item_name: string;
  item_brand?: string;
  item_category?: string;
  item_variant?: string;
  price?: number;
  discount?: number;
  quantity?: number;
  /** Place in the list, from 0. */
  index?: number;
  item_list_id?: string;
  item_list_name?: string;
  coupon?: string;
}

interface Sale {
  currency: string;
  value: number;
  items: readonly AnalyticsItem[];
}

/** Events about goods, each with its `ecommerce` part (analytics-3). */
export type EcommerceEvent =
  | { event: "view_item" | "add_to_cart" | "remove_from_cart" | "begin_checkout"; ecommerce: Sale }
  | {
      event: "view_item_list";
      ecommerce: {
        item_list_id: string;
        item_list_name: string;
        /** What was searched for. */
        search_term?: string;
        items: readonly AnalyticsItem[];
      };
    }
  | { event: "add_shipping_info"; ecommerce: Sale & { shipping_tier?: string } }
  | { event: "add_payment_info"; ecommerce: Sale & { payment_type: string } }
  | { event: "purchase"; ecommerce: Sale & { transaction_id: string; tax: number; shipping: number } };

/** All other events of the shop (analytics-7). None names a person. */
export type PlainEvent =
  | { event: "virtual_page_view"; page_path: string; page_title: string; page_type: string }
  | { event: "store_selected"; store_id: string }
  | { event: "checkout-error"; step: string; message: string }
  | { event: "search_content"; search_term: string }
  | { event: "login"; method: "password" | "code" | "passkey" }
  | { event: "sign_up"; method: "password" }
  | { event: "nav" | "cta"; link_text: string; link_url: string }
  | { event: "toggle_pickup_filter"; is_on: boolean }
  | { event: "form_submit"; form: "campaign_signup" | "sweepstakes_signup"; event_id: string }
  | { event: "form_submit"; form: "catalog_request" | "newsletter" | "contact" | "gift_card_balance" | "logo_sleeve" }
  | { event: "form_submit"; form: "marketing_lead"; reason: string }
  | { event: "promotion"; action: "displayed" | "clicked" | "ATC"; promotion_id: string; product_id?: string }
  | { event: "productNotify"; action: "BackInStockNotification"; product_id: string }
  | { event: "address_verification"; action: "accept_change" | "keep" | "edit" }
  | { event: "multi_ship"; action: "initiated" }
  | { event: "gift_message"; action: "failed" };

/** A look at a product, master and variant; for the recommendation service alone, which has to hear it in order. */
export interface ProductLook {
  event: "product_look";
  product_id: string;
  variant_id: string;
}

/** Something that happened in the shop and is worth counting. */
export type AnalyticsEvent = EcommerceEvent | PlainEvent | ProductLook;

/** Whether an event is about goods. */
export const isEcommerce = (event: AnalyticsEvent): event is EcommerceEvent => "ecommerce" in event;
