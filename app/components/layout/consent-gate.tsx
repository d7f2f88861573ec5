import { useSyncExternalStore } from "react";
import { hasAnswered, listenForAnswer } from "#app/browser/consent.ts";
import { onDemand } from "#app/components/ui/on-demand.ts";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";

const ConsentBanner = onDemand(() =>
  import(/* webpackChunkName: "consent-banner" */ "./consent-banner.tsx").then((module) => module.default),
);

/**
 * Asks whoever has not said yes or no yet whether they may be counted. The server's page is everybody's, so the card
 * comes with the browser.
 */
export const ConsentGate = () => {
  const isAnswered = useSyncExternalStore(listenForAnswer, hasAnswered, () => true);
  return isAnswered ? null : (
    <QuietBoundary>
      <ConsentBanner />
    </QuietBoundary>
  );
};
