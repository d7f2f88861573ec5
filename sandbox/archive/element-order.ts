/**
 * Names of the elements inside an object, by kind and object, in the order the format wants them (the platform's
 * schemas). A feed that adds an element to a kept object has it put in its place.
 */
export const elementOrder: Readonly<Record<string, string>> = {
  "catalog/header": "image-settings custom-attributes",
  "catalog/category":
    "display-name description online-flag online-from online-to variation-groups-display-mode parent position thumbnail image template search-placement search-rank sitemap-included-flag sitemap-changefrequency sitemap-priority page-attributes custom-attributes category-links attribute-groups refinement-definitions product-detail-page-meta-tag-rules product-listing-page-meta-tag-rules product-specification-rule categorization-rules-and-excluded-products",
  "catalog/product":
    "ean upc unit unit-quantity unit-measure min-order-quantity step-quantity display-name short-description long-description store-receipt-name store-tax-class store-force-price-flag store-non-inventory-flag store-non-revenue-flag store-non-discountable-flag online-flag online-from online-to available-flag searchable-flag searchable-if-unavailable-flag images image thumbnail template tax-class-id localized-tax-class-id brand manufacturer-name manufacturer-sku search-placement search-rank sitemap-included-flag sitemap-changefrequency sitemap-priority page-attributes custom-attributes bundled-products retail-set-products product-set-products options variations product-links category-links classification-category pinterest-enabled-flag facebook-enabled-flag product-detail-page-meta-tag-rules store-attributes",
  "catalog/product-option": "display-name description image sort-mode option-values",
  "catalog/variation-attribute": "display-name variation-attribute-values",
  "catalog/category-assignment":
    "display-name short-description long-description callout-message image position primary-flag custom-attributes variation-assignments",
  "catalog/recommendation": "display-name short-description long-description callout-message image custom-attributes",
  "library/folder":
    "display-name description online-flag template parent position page-attributes custom-attributes attribute-groups refinement-definitions content-detail-page-meta-tag-rules content-listing-page-meta-tag-rules sitemap-included-flag sitemap-changefrequency sitemap-priority",
  "library/content":
    "display-name description type config visibility-mode data search-words aspect-type online-flag searchable-flag template page-attributes custom-attributes folder-links content-links content-object-assignments content-variant-assignments sitemap-included-flag sitemap-changefrequency sitemap-priority content-detail-page-meta-tag-rules",
  "pricebook/header":
    "currency display-name description online-flag online-from online-to parent feed-based custom-attributes",
  "pricebook/price-table": "online-from online-to amount percentage price-info",
  "inventory/header": "default-instock description use-bundle-inventory-only on-order custom-attributes",
  "inventory/record":
    "allocation allocation-timestamp perpetual preorder-backorder-handling preorder-backorder-allocation in-stock-date in-stock-datetime ats on-order turnover custom-attributes",
  "customer-groups/customer-group": "description membership-rule custom-attributes",
  "customers/customer": "credentials profile external-profiles addresses customer-groups note global-party-id",
  "shipping/shipping-method":
    "display-name description online-flag base-method external-shipping-method tax-class-id price-table product-cost-groups excluded-products excluded-addresses custom-attributes currency customer-groups",
  "payment-methods/payment-method":
    "name description image enabled-flag processor-id min-purchase-amount max-purchase-amount countries currencies customer-groups custom-attributes ranges",
  "payment-methods/payment-card":
    "name description image enabled-flag card-number-settings security-code-length min-purchase-amount max-purchase-amount countries currencies customer-groups custom-attributes ranges",
  "stores/store":
    "name address1 address2 city postal-code state-code country-code email phone fax store-events store-hours image latitude longitude inventory-list-id store-locator-enabled-flag demandware-pos-enabled-flag pos-enabled-flag pos-store-id custom-attributes",
  "stores/store-group": "name stores price-books custom-attributes",
  "coupons/coupon":
    "description enabled-flag case-insensitive redemption-limits single-code multiple-codes system-codes sharing",
  "sourcecodes/sourcecode-group":
    "description enabled-flag cookie-max-age online-from online-to active-redirect inactive-redirect code-specs pricebooks campaigns custom-attributes",
  "promotions/campaign":
    "description enabled-flag campaign-scope start-date end-date customer-groups coupons source-codes store-groups stores custom-attributes",
  "promotions/global-promotion-settings": "global-excluded-products global-excluded-product-options",
  "promotions/promotion":
    "enabled-flag archived-flag searchable-flag refinable-flag prevent-requalifying-flag prorate-across-eligible-items-flag qualifiers rank exclusivity exclusivity-group currency name callout-msg details image schedule coupons source-codes tags combinable-promotions mutually-exclusive-promotions custom-attributes product-promotion-rule shipping-promotion-rule order-promotion-rule",
  "promotions/promotion-campaign-assignment": "qualifiers customer-groups coupons source-codes rank schedule",
  "slots/slot-configuration":
    "description template rank enabled-flag callout-msg schedule content custom-attributes customer-groups",
  "slots/slot-configuration-campaign-assignment": "qualifiers rank schedule",
  "sort/sorting-rule": "description sorting-attributes",
  "sort/boost-bury-rule": "description boost-bury-qualifier boost-bury-target",
  "search2/suggestion-list": "suggestions exclusions minimum-term-length",
  "search2/index-settings":
    "full-reindexing-schedule full-reindexing-enabled incremental-reindexing-enabled indexed-locales stemming",
  "metadata/type-extension": "system-attribute-definitions custom-attribute-definitions group-definitions",
  "metadata/custom-type":
    "display-name description staging-mode storage-scope retention-days key-definition attribute-definitions group-definitions",
  "metadata/custom-preference-group": "display-name preference-definitions",
  "customer-payment-instruments/customer": "payment-instruments",
  "gift-certificates/gift-certificate":
    "create-date recipient-name recipient-email sender-name message description order-no enabled-flag status currency amount redemptions custom-attributes",
  "product-lists/product-list":
    "owner type name description public registrants event shipping-address post-event-shipping-address items custom-attributes",
};

/** The order inside one object; empty when the schemas leave it open. */
export const orderInside = (kind: string, object: string): readonly string[] =>
  elementOrder[`${kind}/${object}`]?.split(" ") ?? [];
