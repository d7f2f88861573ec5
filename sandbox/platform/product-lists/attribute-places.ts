import type { AttributePlaces } from "#sandbox/organization/custom-attributes/attribute-places.ts";

/** Where product lists take custom attributes. */
export const productListAttributePlaces = {
  bodies: [
    [/^\/customers\/:customerId\/product-lists(\/:listId)?$/, "ProductList"],
    [/^\/customers\/:customerId\/product-lists\/:listId\/items(\/:itemId)?$/, "ProductListItem"],
  ],
} satisfies AttributePlaces;
