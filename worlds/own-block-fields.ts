/**
 * Fields of the content blocks that this shop has beside the product's, by kind, each with a sentence, limits and an
 * example; `node build/content-types.mjs` makes the schemas that editors see from them. Releases of the product leave
 * this file alone (docs/upgrade.md).
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface OwnBlockFields {}
