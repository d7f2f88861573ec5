import type { ProductsApi } from "#app/commerce-api/products.ts";
import type { SearchApi } from "#app/commerce-api/search.ts";
import type { ProductDocument } from "#app/domain/product/product-document.ts";

/** The numbers under bars: EAN-8, UPC-A, EAN-13 and GTIN-14. */
const barcode = /^(?:\d{8}|\d{12,14})$/;
/** Each code is a search of its own. */
const MOST_CODES = 10;

/** A bar code as platforms read it. */
export interface Barcode {
  type: "UPC" | "EAN";
  value: string;
}

/** The bar codes that a product carries. */
export const barcodesOf = ({ upc, ean }: ProductDocument): Barcode[] => [
  ...(upc ? [{ type: "UPC" as const, value: upc }] : []),
  ...(ean ? [{ type: "EAN" as const, value: ean }] : []),
];

/** Whether an article carries a code; a UPC is also an EAN with a zero in front of it. */
const carries = (document: ProductDocument, code: string): boolean =>
  barcodesOf(document).some(({ value }) => value === code || `0${value}` === code);

/**
 * The articles that carry some bar codes, by code; what is no bar code, and what nothing carries, is left out. A search
 * also finds what is only alike, so that each is looked at.
 */
export const productsByCode = async (
  { products, search }: { products: ProductsApi; search: SearchApi },
  codes: readonly string[],
): Promise<Map<string, ProductDocument>> => {
  const carrierOf = async (code: string): Promise<ProductDocument | undefined> => {
    const { hits } = await search.products({ q: code, limit: 1 });
    const [document] = (await products.getMany((hits ?? []).map(({ productId }) => productId))) as ProductDocument[];
    if (!document || carries(document, code)) return document;
    const variants = (document.variants ?? []).map(({ productId }) => productId);
    return ((await products.getMany(variants)) as ProductDocument[]).find((each) => carries(each, code));
  };
  const found = await Promise.all(
    codes
      .filter((code) => barcode.test(code))
      .slice(0, MOST_CODES)
      .map(async (code) => [code, await carrierOf(code)] as const),
  );
  return new Map(found.flatMap(([code, document]) => (document ? [[code, document]] : [])));
};
