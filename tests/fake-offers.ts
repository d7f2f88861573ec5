import { act } from "@testing-library/react";
import type {} from "#app/integrations/subscription-offer.ts";

/** What the offers library of a test does with its element and its opt-ins. */
export interface FakeOffers {
  /** Opts in as the library's own radio would; `every` in days. */
  optIn: (product: string, every: number) => void;
  optOut: (product: string) => void;
}

/** What the service says of products before an offer is drawn. */
export type OfferAnswer = "offered" | "refused" | "silent" | "empty" | "blocked";

let observer: MutationObserver | undefined;

/**
 * Stands for the subscription service's script: defines `og` when it is asked for and fills `<og-offer>` as the answer
 * says. Gives what the shopper does in it.
 */
export const fakeOffers = (answer: OfferAnswer): FakeOffers => {
  let optins: { product: string; every: number }[] = [];
  const scripts: string[] = [];
  const offerOf = (product: string) => document.querySelector(`og-offer[product="${product}"]`);
  const tell = (product: string, name: string) =>
    act(() => {
      offerOf(product)?.dispatchEvent(new CustomEvent(name, { bubbles: true, detail: { productId: product } }));
    });
  const library = {
    offers: {
      getProductsForPurchasePost: () =>
        optins.map(({ product, every }) => ({ product, tracking_override: { every, every_period: 1 } })),
    },
  };
  const receive = (offer: Element) => {
    const product = offer.getAttribute("product") ?? "";
    const isOffered = answer !== "refused";
    const data = { autoship: { [product]: isOffered }, in_stock: { [product]: true } };
    offer.dispatchEvent(new CustomEvent("og-receive-offer", { bubbles: true, detail: { data, offer } }));
    if (answer === "offered") offer.innerHTML = "<p>Send it again</p>";
  };
  observer?.disconnect();
  observer = new MutationObserver(() => {
    for (const script of document.querySelectorAll<HTMLScriptElement>('script[src*="offers.test"]')) {
      if (scripts.includes(script.src)) continue;
      scripts.push(script.src);
      if (answer === "blocked") script.dispatchEvent(new Event("error"));
      else {
        window.og = library;
        script.dispatchEvent(new Event("load"));
      }
    }
    if (answer !== "silent" && answer !== "blocked" && window.og)
      for (const offer of document.querySelectorAll("og-offer:not([data-seen])")) {
        offer.setAttribute("data-seen", "");
        receive(offer);
      }
  });
  delete window.og;
  observer.observe(document, { childList: true, subtree: true });
  return {
    optIn: (product, every) => {
      optins = [...optins.filter((each) => each.product !== product), { product, every }];
      tell(product, "og-optin-product");
    },
    optOut: (product) => {
      optins = optins.filter((each) => each.product !== product);
      tell(product, "og-optout-product");
    },
  };
};
