import type { WorldOption, WorldProduct, WorldStock, WorldTier } from "./world-product.ts";

/** One orderable variant of a master of the world. */
export interface WorldVariant {
  id: string;
  values: Record<string, string>;
  priceCents: number;
  salePriceCents?: number;
  weightGrams: number;
  stock: WorldStock;
  tiers?: WorldTier[];
}

const each = (options: WorldOption[] | undefined): (WorldOption | undefined)[] =>
  options && options.length > 0 ? options : [undefined];

/**
 * The variants of a product: every collection, size, wrap and color together, less what is not made. Empty for a single
 * product. Ids are the master's with the chosen values, for example `480127-12-plum-ribbon`.
 */
export const variantsOf = (product: WorldProduct): WorldVariant[] => {
  const isMaster = [product.sizes, product.wraps, product.colors, product.collections].some((list) => list?.length);
  if (!isMaster) return [];
  const base = {
    id: undefined,
    priceCents: product.priceCents ?? 0,
    salePriceCents: product.salePriceCents,
    weightGrams: product.weightGrams ?? 0,
    stock: product.stock ?? 0,
    tiers: undefined,
  };
  return each(product.collections).flatMap((collection) =>
    (product.sizes ?? [base]).flatMap((size) =>
      each(product.wraps).flatMap((wrap) =>
        each(product.colors).flatMap((color) => {
          if (collection && color && product.notMade?.includes(`${collection.id}/${color.id}`)) return [];
          const chosen = { collection: collection?.id, size: size.id, wrap: wrap?.id, color: color?.id };
          const values = Object.fromEntries(
            Object.entries(chosen).filter((entry): entry is [string, string] => entry[1] !== undefined),
          );
          const isSoldOut = collection?.soldOut ?? wrap?.soldOut ?? color?.soldOut ?? false;
          const variant: WorldVariant = {
            id: [product.id, ...Object.values(values)].join("-"),
            values,
            priceCents: size.priceCents,
            weightGrams: size.weightGrams,
            stock: isSoldOut ? 0 : size.stock,
            ...(size.salePriceCents === undefined ? {} : { salePriceCents: size.salePriceCents }),
            ...(size.tiers ? { tiers: size.tiers } : {}),
          };
          return [variant];
        }),
      ),
    ),
  );
};
