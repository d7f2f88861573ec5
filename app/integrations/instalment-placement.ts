import type { InstalmentMessageConfig } from "#config/sites.ts";
import { loadScript } from "./load-script.ts";

/** An amount as the placement wants it: the price times 100, in whole minor units (payment-20). */
export const placementAmount = (price: number): number => Math.round(price * 100);

/** The part of Klarna's on-site messaging library that the shop uses. */
interface MessagingLibrary {
  OnsiteMessaging?: { refresh: () => void };
}

/** What a placement says. */
export interface Placement {
  settings: InstalmentMessageConfig;
  price: number;
  locale: string;
  container: HTMLElement;
}

/**
 * Shows the vendor's own words about paying by instalments (`<klarna-placement>`) for a price, and asks it to draw them
 * again after a change. Where its script cannot be had, nothing is shown. Gives what takes it away.
 */
export const showPlacement = ({ settings, price, locale, container }: Placement): (() => void) => {
  const placement = document.createElement("klarna-placement");
  placement.dataset.key = settings.placementKey;
  placement.dataset.locale = locale;
  placement.dataset.purchaseAmount = String(placementAmount(price));
  container.replaceChildren(placement);
  loadScript(settings.scriptUrl, {
    globalName: "Klarna",
    attributes: { "data-client-id": settings.clientId, "data-environment": settings.environment },
  }).then(
    () => (window as { Klarna?: MessagingLibrary }).Klarna?.OnsiteMessaging?.refresh(),
    () => placement.remove(),
  );
  return () => placement.remove();
};
