/**
 * The containers that an export puts in what no archive brought: a world hands over rows, not the catalogues, lists and
 * libraries of an instance.
 */
export const OWN_STOREFRONT = "sandbox-storefront";
export const OWN_CATALOG = "sandbox-products";
export const OWN_LIST = "Sandbox";
export const OWN_LIBRARY = "SandboxLibrary";
