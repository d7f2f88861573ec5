/** Where categories of the shop's own world are told to come from. */
export const OWN_STOREFRONT = "wickett-plum-storefront";

/** Where products of the shop's own world are told to come from. */
export const OWN_CATALOG = "wickett-plum-products";
