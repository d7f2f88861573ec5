import type { DataRouter } from "react-router-dom";
import type { IntlShape } from "react-intl";
import type { SiteConfig } from "#config/sites.ts";
import { imageUrl } from "#app/domain/product/image-url.ts";
import type { ProductView } from "#app/domain/product/product-view.ts";
import { rowOfRoute } from "#app/navigation/route-row.ts";
import { MOST_SEEN } from "./most-seen.ts";
import type { OfflineState, OfflineWords, SeenProduct } from "./offline-page.ts";

/** Where the browser keeps what the offline page shows. */
export const LAST_SEEN = "LAST_SEEN";

const PICTURE_WIDTH = 459;

const isSeen = (value: unknown): value is SeenProduct[] =>
  Array.isArray(value) && value.every((each: Partial<SeenProduct> | null) => typeof each?.id === "string");

const readSeen = (): SeenProduct[] => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(LAST_SEEN) ?? "[]");
    return isSeen(value) ? value : [];
  } catch {
    return [];
  }
};

/** The product of the page that is shown, where it is one. */
const shownProduct = ({ state }: DataRouter): SeenProduct | undefined => {
  const match = state.matches.at(-1);
  if (state.errors || rowOfRoute(match?.route)?.pageType !== "product page" || !match) return undefined;
  const { product } = (state.loaderData[match.route.id] ?? {}) as { product?: ProductView };
  if (!product) return undefined;
  const image = product.images[0]?.images[0]?.src;
  return {
    id: product.listedId,
    name: product.name,
    link: product.link,
    ...(image && { image: imageUrl(image, { width: PICTURE_WIDTH }) }),
  };
};

const wordsOf = (intl: IntlShape, site: SiteConfig): OfflineWords => ({
  locale: site.locale,
  siteName: site.name,
  title: intl.formatMessage({ id: "offline.title", defaultMessage: "You’re offline." }),
  text: intl.formatMessage({
    id: "offline.text",
    defaultMessage: "The hatch opens again as soon as your connection is back.",
  }),
  retry: intl.formatMessage({ id: "offline.retry", defaultMessage: "Try again" }),
  seen: intl.formatMessage({ id: "offline.seen", defaultMessage: "You were looking at" }),
});

/** The faces that every page of the shop loads, headings before text. */
const fontsOf = (page: Document): string[] =>
  [...page.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')].map(
    ({ href }) => new URL(href).pathname,
  );

/** Products with the one at hand first, each once. */
export const withSeen = (seen: readonly SeenProduct[], product: SeenProduct): SeenProduct[] =>
  [product, ...seen.filter(({ id }) => id !== product.id)].slice(0, MOST_SEEN);

/**
 * Registers the service worker, tells it what to show without a connection, and leads there when a page of the shop
 * cannot be loaded because there is none. Where the browser has no such workers nothing happens.
 */
export const registerWorker = (router: DataRouter, site: SiteConfig, intl: IntlShape): void => {
  if (!("serviceWorker" in navigator)) return;
  const tell = async () => {
    const { active } = await navigator.serviceWorker.ready;
    const product = shownProduct(router);
    const seen = product ? withSeen(readSeen(), product) : readSeen();
    try {
      localStorage.setItem(LAST_SEEN, JSON.stringify(seen));
    } catch {
      // A browser that refuses storage shows what was seen on this page alone.
    }
    active?.postMessage({ words: wordsOf(intl, site), seen, fonts: fontsOf(document) } satisfies OfflineState);
  };
  // Without a worker the shop works as before.
  navigator.serviceWorker.register("/service-worker.js").then(tell, () => undefined);
  router.subscribe(({ navigation, errors, location: { pathname, search } }) => {
    if (navigation.state !== "idle") return;
    if (errors && !navigator.onLine) location.assign(pathname + search);
    else void tell();
  });
};
