import { loadScript } from "./load-script.ts";

/** What the library says of something that is to come again. */
interface PurchasePost {
  product: string;
  tracking_override: { every: number; every_period: number };
}

/** The part of the offers library that the shop uses (`og`). */
interface OffersLibrary {
  offers: { getProductsForPurchasePost(): PurchasePost[] };
}

declare global {
  interface Window {
    og?: OffersLibrary;
  }
}

/** Something that is to come again, every so many days. */
export interface Optin {
  productId: string;
  intervalDays: number;
}

/** How an offer stands. */
export type OfferStatus = "loading" | "shown" | "hidden";

/** Longest wait for an offer; one that is empty until then is none (subscriptions-2). */
export const OFFER_PATIENCE_MS = 5000;

const LOOK_AGAIN_MS = 100;

/** Days of the library's periods: days, weeks, months. */
const periodDays: Readonly<Record<number, number>> = { 1: 1, 2: 7, 3: 30 };

/** Events of the library after which the opt-ins are others. */
const changes = ["og-optin-product", "og-optout-product", "og-product-change-frequency"];

/** What the shopper has opted in to, in all visits of this browser; the library keeps it. */
export const currentOptins = (): Optin[] =>
  (window.og?.offers.getProductsForPurchasePost() ?? []).map(
    ({ product, tracking_override: { every, every_period } }) => ({
      productId: product,
      intervalDays: every * (periodDays[every_period] ?? 1),
    }),
  );

const isFilled = (offer: HTMLElement): boolean =>
  [...(offer.shadowRoot ?? offer).children].some(
    (child) => child.localName !== "style" && child.textContent.trim() !== "",
  );

/** Whether the library has heard that the service offers the product; a detail of another shape says nothing. */
const isRefused = (event: Event, productId: string): boolean => {
  const { detail } = event as CustomEvent<unknown>;
  const { data } = (typeof detail === "object" && detail !== null ? detail : {}) as { data?: unknown };
  const { autoship, in_stock } = (data ?? {}) as Partial<Record<string, Record<string, boolean>>>;
  return autoship?.[productId] === false || in_stock?.[productId] === false;
};

/** An offer to be shown. */
export interface OfferOptions {
  scriptUrl: string;
  productId: string;
  container: HTMLElement;
  onStatus: (status: OfferStatus) => void;
  /** Told after the shopper opted in or out, or chose another interval. */
  onOptinChanged: () => void;
}

/**
 * Shows the library's own offer for a product (`<og-offer>`). It is hidden as soon as the service refuses the product,
 * when the script cannot be had, and when it stays empty for 5 seconds. Gives what takes it away.
 */
export const showOffer = ({
  scriptUrl,
  productId,
  container,
  onStatus,
  onOptinChanged,
}: OfferOptions): (() => void) => {
  const offer = document.createElement("og-offer");
  offer.setAttribute("product", productId);
  offer.setAttribute("location", "pdp");
  let status: OfferStatus = "loading";
  const settle = (next: OfferStatus) => {
    if (status === next || status === "hidden") return;
    status = next;
    clearInterval(look);
    clearTimeout(timer);
    onStatus(next);
  };
  const look = setInterval(() => isFilled(offer) && settle("shown"), LOOK_AGAIN_MS);
  const timer = setTimeout(() => settle("hidden"), OFFER_PATIENCE_MS);
  const onReceive = (event: Event) => {
    if (isRefused(event, productId)) settle("hidden");
  };
  container.addEventListener("og-receive-offer", onReceive);
  for (const name of changes) container.addEventListener(name, onOptinChanged);
  container.replaceChildren(offer);
  loadScript(scriptUrl, { globalName: "og", timeoutMs: OFFER_PATIENCE_MS }).catch(() => settle("hidden"));
  return () => {
    clearInterval(look);
    clearTimeout(timer);
    container.removeEventListener("og-receive-offer", onReceive);
    for (const name of changes) container.removeEventListener(name, onOptinChanged);
    offer.remove();
  };
};
