import { Feed } from "feed";
import type { SiteConfig } from "#config/sites.ts";
import type { Product } from "#app/commerce-api/products.ts";
import { plainText } from "#app/domain/format/plain-text.ts";
import { imageUrl } from "#app/domain/product/image-url.ts";
import type { PriceLine } from "#app/domain/product/price-line.ts";
import { articlesOf, articleState, articleTitle } from "#server/goods/product-articles.ts";
import type { ProductDocument } from "#app/domain/product/product-document.ts";
import { toProductView, type VariantView } from "#app/domain/product/product-view.ts";

/** A product of the shop with the articles that are bought of it. */
export interface Goods {
  product: Product;
  /** What each article carries; a product without sizes is its own. */
  articles: readonly Product[];
}

/** The namespace of attributes that no feed has by itself (Google Merchant Center, "RSS 2.0"). */
const NAMESPACE = "http://base.google.com/ns/1.0";
const IMAGE_WIDTH = 1200;
const MOST_CHARACTERS = 5_000;

/** An entry as the product data of Google Merchant Center are described; others read the same. */
interface Entry {
  id: string;
  title: string;
  description: string;
  link: string;
  /** When what is said of it last changed; now, where the backend does not tell. */
  date: Date;
  attributes: Record<string, string>;
}

/** What is handed out in shops alone cannot be had here. */
const availabilityOf = (article: VariantView): string => {
  const state = articleState(article);
  return state === "in_store_only" ? "out_of_stock" : state;
};

const pricesOf = ({ standard, sale }: PriceLine, currency: string): Record<string, string> => ({
  price: `${standard.toFixed(2)} ${currency}`,
  ...(sale !== undefined && { sale_price: `${sale.toFixed(2)} ${currency}` }),
});

const entriesOf = ({ product, articles }: Goods, site: SiteConfig): Entry[] => {
  const document = product as ProductDocument;
  const view = toProductView(document, site);
  const currency = view.currency ?? site.currency;
  const variants = articlesOf(view, document);
  const codes = new Map(articles.map(({ id, upc, ean }) => [id, upc || ean || ""]));
  const [picture] = view.images.flatMap((group) => group.images);
  const changed = product["c_lastModified"];
  const date = typeof changed === "string" && !Number.isNaN(Date.parse(changed)) ? new Date(changed) : new Date();
  return variants.flatMap((variant) => {
    const price = variant.price ?? view.price;
    if (!price) return [];
    const code = codes.get(variant.id);
    return [
      {
        id: variant.id,
        title: articleTitle(view, variant),
        description: plainText(view.description).slice(0, MOST_CHARACTERS) || view.name,
        link: new URL(view.link, site.origin).href,
        date,
        attributes: {
          ...(picture && {
            image_link: new URL(imageUrl(picture.src, { width: IMAGE_WIDTH }), site.origin).href,
          }),
          availability: availabilityOf(variant),
          ...pricesOf(price, currency),
          ...(code ? { gtin: code } : { identifier_exists: "no" }),
          brand: view.brand ?? site.name,
          condition: "new",
          ...(variants.length > 1 && { item_group_id: view.listedId }),
          ...(view.categoryId && { product_type: view.categoryId }),
        },
      },
    ];
  });
};

/**
 * Every article of a site with what it costs and whether it can be had, as an RSS 2.0 feed with the attributes that
 * product searches read.
 */
export const productFeed = (site: SiteConfig, goods: readonly Goods[]): string => {
  const isFrench = site.locale.startsWith("fr");
  const title = isFrench ? `${site.name}\u00A0: tous les articles` : `${site.name}: every article`;
  const address = `${site.origin}/feeds/products.xml`;
  const feed = new Feed({
    id: address,
    link: `${site.origin}/`,
    title,
    description: title,
    language: site.locale,
    copyright: site.name,
    feedLinks: { rss: address },
  });
  for (const { id, title: name, description, link, date, attributes } of goods.flatMap((each) => entriesOf(each, site)))
    feed.addItem({
      id,
      title: name,
      description,
      link,
      date,
      extensions: Object.entries({ id, ...attributes }).map(([attribute, text]) => ({
        name: `g:${attribute}`,
        objects: { _attributes: { "xmlns:g": NAMESPACE }, _text: text },
      })),
    });
  return feed.rss2();
};
