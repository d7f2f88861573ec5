import { PICKUP_REFINEMENT, type Refinements } from "./search-params.ts";

/** The refinements as the search API takes them, `attribute=value|value`; `shop` asks for what it has in stock. */
export const refineArguments = (refinements: Refinements, categoryId?: string, shop?: string): string[] => [
  ...(categoryId === undefined ? [] : [`cgid=${categoryId}`]),
  ...(shop === undefined || refinements[PICKUP_REFINEMENT] ? [] : [`${PICKUP_REFINEMENT}=true`]),
  ...Object.entries(refinements).map(([attributeId, values]) => `${attributeId}=${values.join("|")}`),
];
