import loadable from "@loadable/component";
import { useSyncExternalStore } from "react";
import { hasConsented, listenForConsent } from "#app/browser/consent.ts";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";

const ConsentBanner = loadable(() => import(/* webpackChunkName: "consent-banner" */ "./consent-banner.tsx"), {
  ssr: false,
});

/**
 * Shows the consent banner to whoever has not agreed yet. The server's page is everybody's, so it comes with the
 * browser.
 */
export const ConsentGate = () => {
  const isAgreed = useSyncExternalStore(listenForConsent, hasConsented, () => true);
  return isAgreed ? null : (
    <QuietBoundary>
      <ConsentBanner />
    </QuietBoundary>
  );
};
