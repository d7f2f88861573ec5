import { data, redirect, type LoaderFunctionArgs } from "react-router-dom";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import { breadcrumbList } from "#app/components/product/breadcrumb-list.ts";
import { commerceApiContext, siteContext } from "#app/contexts/router-context.ts";
import { E_GIFT_PATH, isEGiftProduct } from "#app/domain/product/e-gift-product.ts";
import { imageUrl } from "#app/domain/product/image-url.ts";
import { toProductView, type ProductView } from "#app/domain/product/product-view.ts";
import { pageCache, type PageMeta } from "#app/navigation/route-module.ts";
import { productData } from "./product-data.ts";

/** Pixel width of the picture of a shared page. */
const SHARE_WIDTH = 1200;

interface ProductPageData {
  product: ProductView;
  origin: string;
  currency: string;
}

/**
 * Loads a product page. An address without an id is 400, an unknown or offline product 404 (product-2). The
 * product that stands for e-gift cards leads to where they are chosen.
 */
export const loader = async ({ params, context }: LoaderFunctionArgs) => {
  const site = context.get(siteContext);
  const id = params.productId?.trim();
  if (!id) throw data(null, { status: 400 });
  try {
    const document = await context.get(commerceApiContext).products.get(id);
    if (isEGiftProduct(document)) throw redirect(E_GIFT_PATH, 301);
    const product = toProductView(document, site);
    return data<ProductPageData>({ product, origin: site.origin, currency: site.currency }, { headers: pageCache });
  } catch (error) {
    // A malformed id is refused with 400 by the backend; for a shopper it is a product that does not exist.
    if (error instanceof CommerceApiError && (error.status === 404 || error.status === 400))
      throw data(null, { status: 404 });
    throw error;
  }
};

/** The first picture, in the size that a shared page shows. */
const shareImage = ({ images: [group] }: ProductView): string | undefined =>
  group?.images[0] && imageUrl(group.images[0].src, { width: SHARE_WIDTH });

/** Title, canonical address, picture and structured data (Product with offers, BreadcrumbList) of a product page. */
export const meta = ({ product, origin, currency }: ProductPageData): PageMeta => ({
  // The merchant's title ends with the brand; the head adds the name of the site at hand.
  title: (product.pageTitle ?? product.name).replace(/ \| .*$/, ""),
  description: product.pageDescription ?? product.description.slice(0, 160),
  canonicalPath: product.link,
  kind: "product",
  image: shareImage(product),
  structuredData: [
    productData(product, { origin, currency }),
    breadcrumbList(origin, [{ name: product.name, link: product.link }]),
  ],
});
