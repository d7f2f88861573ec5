import { createRoot } from "react-dom/client";
import { RawIntlProvider, type IntlShape } from "react-intl";
import type { DataRouter } from "react-router-dom";
import { InstallOffer } from "#app/components/layout/install-offer.tsx";
import type { SiteConfig } from "#config/sites.ts";

/** Where the browser keeps when the shopper answered. */
export const INSTALL_ANSWERED = "INSTALL_ANSWERED";

/** Nobody is asked before they have looked at so many pages, nor again for so long. */
const PAGES_BEFORE = 3;
const QUIET_MS = 90 * 24 * 60 * 60 * 1000;

/** What Chromium hands out when the shop may be installed. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

const answeredLately = (): boolean => {
  try {
    return Date.now() - Number(localStorage.getItem(INSTALL_ANSWERED) ?? 0) < QUIET_MS;
  } catch {
    return true;
  }
};

const remember = () => {
  try {
    localStorage.setItem(INSTALL_ANSWERED, String(Date.now()));
  } catch {
    // A browser that refuses storage is not asked at all.
  }
};

const isCheckout = ({ pathname }: Location | { pathname: string }): boolean =>
  /^\/(?:cart|shipping|billing|revieworder|order-confirmation|login|register)(?:\/|$)/.test(pathname);

/** Asks whoever looks around for a while whether the shop may stand on their home screen; never on the way to pay. */
export const offerInstall = (router: DataRouter, site: SiteConfig, intl: IntlShape): void => {
  let offered: InstallEvent | null = null;
  let pages = 1;
  let shown = router.state.location.key;
  const show = () => {
    if (!offered || pages < PAGES_BEFORE || isCheckout(router.state.location) || answeredLately()) return;
    const event = offered;
    offered = null;
    const place = document.body.appendChild(document.createElement("div"));
    const root = createRoot(place);
    const leave = () => {
      remember();
      setTimeout(() => {
        root.unmount();
        place.remove();
      });
    };
    root.render(
      <RawIntlProvider value={intl}>
        <InstallOffer
          siteName={site.name}
          onInstall={() => {
            leave();
            void event.prompt();
          }}
          onLater={leave}
        />
      </RawIntlProvider>,
    );
  };
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offered = event as InstallEvent;
    show();
  });
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== "idle" || location.key === shown) return;
    shown = location.key;
    pages += 1;
    show();
  });
};
