import { useSyncExternalStore } from "react";
import { hasConsented, listenForConsent } from "#app/browser/consent.ts";
import { onDemand } from "#app/components/ui/on-demand.ts";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";

const ConsentBanner = onDemand(() =>
  import(/* webpackChunkName: "consent-banner" */ "./consent-banner.tsx").then((module) => module.default),
);

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
