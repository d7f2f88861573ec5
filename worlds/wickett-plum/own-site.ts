import type { Site } from "#sandbox/organization/sites/site.ts";

/** A way to ship of a site of a shop's own: one price, whatever the goods cost. */
interface OwnShipping {
  id: string;
  name: string;
  description: string;
  /** Days it takes, in words. */
  estimatedArrival: string;
  /** In cents of the site's currency. */
  cents: number;
}

/**
 * A site that a shop adds to this world. It sells the world's goods from its warehouse in the United States, at prices
 * of its own. Its `site.taxation` says whether they hold its taxes.
 */
export interface OwnSite {
  site: Site;
  /** What something costs there, by its American price; both in cents. */
  priceOf: (usCents: number) => number;
  /** In the order they are offered; the first one is chosen for shoppers. */
  shipping: readonly OwnShipping[];
  /** Percent by class of goods (`worlds/wickett-plum/taxes.ts`) all over the country; none where left out. */
  taxes?: Readonly<Record<string, number>>;
}

/** The price books of such a site, by their names in the storefront's list of sites. */
export const ownPriceBooks = ({ site }: OwnSite): { list: string; sale: string } => {
  const currency = site.currency.toLowerCase();
  return { list: `${currency}-list-prices`, sale: `${currency}-sale-prices` };
};
