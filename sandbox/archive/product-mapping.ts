import { inPieces } from "#sandbox/core/grouping.ts";
import type { MasterFacts, OptionFacts, ProductFacts } from "#sandbox/platform/products/exchanged-product.ts";
import type { ProductExchange } from "#sandbox/platform/products/module.ts";
import type { ArchiveContext, Mapping } from "./mapping.ts";
import { OWN_CATALOG } from "./own-containers.ts";
import { productElement, productFactsOf } from "./product-facts.ts";

/** Where the options of a catalogue stand that products share: behind those of their own. */
const SHARED_FROM = 1000;

const mastersIn = ({ id, variantIds, groupIds, variations }: ProductFacts): MasterFacts[] => {
  const attributeIds = variations.map(({ attributeId }) => attributeId);
  return [
    ...(variantIds.length > 0 ? [{ id, memberIds: variantIds, attributeIds, type: "variant" as const }] : []),
    ...(groupIds.length > 0 ? [{ id, memberIds: groupIds, attributeIds, type: "variation_group" as const }] : []),
  ];
};

/**
 * Products, masters with their variants and variation groups, bundles and sets.
 * @param sharedOptions the options of catalogues with these ids, by id, as archives brought them
 */
export const productMapping = (
  products: ProductExchange,
  sharedOptions: (ids: readonly string[]) => Promise<Map<string, OptionFacts>>,
  siteIds: readonly string[],
): Mapping => {
  const masters: MasterFacts[] = [];
  const sharers: { id: string; sharedOptionIds: string[] }[] = [];
  const nameOf = (id: string) => ({ siteId: "", containerId: OWN_CATALOG, key: id });

  /** Their chosen values are ordinary attributes in an archive. */
  const joinVariants = async ({ count }: ArchiveContext) => {
    for (const piece of inPieces(masters.splice(0), 200))
      count("products: variants that are not there", await products.joinMembers(piece));
  };

  const shareOptions = async ({ count }: ArchiveContext) => {
    const all = sharers.splice(0);
    const ids = [...new Set(all.flatMap(({ sharedOptionIds }) => sharedOptionIds))];
    if (ids.length === 0) return;
    const known = await sharedOptions(ids);
    await products.addOptions(
      all.map(({ id, sharedOptionIds }) => ({
        id,
        options: sharedOptionIds.flatMap((optionId) => known.get(optionId) ?? []),
        from: SHARED_FROM,
      })),
    );
    count("products: shared options that are not there", ids.filter((id) => !known.has(id)).length);
  };

  return {
    kind: "catalog",
    object: "product",
    isKeyShopWide: true,
    keptAsTheyCame: ["options", "variations", "bundled-products", "product-set-products", "product-links"],

    keys: async () => (await products.ids()).map(nameOf),

    read: async (keys) =>
      (await products.read(keys)).map((facts) => ({ ...nameOf(facts.id), element: productElement(facts, siteIds) })),

    understood: (entry, context) => productElement(productFactsOf(entry, context), siteIds),

    write: async (entries, context) => {
      const facts = entries.map((entry) => productFactsOf(entry, context));
      for (const { id } of facts) context.changed?.products.add(id);
      await products.put(facts);
      for (const { id, sharedOptionIds } of facts)
        if (sharedOptionIds.length > 0) sharers.push({ id, sharedOptionIds });
      // A feed may tell variants without their master: what they vary by is no attribute of theirs all the same.
      masters.push(...facts.flatMap(mastersIn), ...(await products.mastersOf(facts.map(({ id }) => id))));
    },

    remove: async (entries, { changed }) => {
      const ids = entries.map(({ key }) => key);
      for (const id of ids) changed?.products.add(id);
      await products.remove(ids);
    },

    finish: async (context) => {
      await joinVariants(context);
      await shareOptions(context);
    },
  };
};
