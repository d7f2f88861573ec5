import { createContext, use, useCallback, useState, type MouseEvent, type ReactNode } from "react";
import { useBasket } from "#app/contexts/basket-context.tsx";
import { onDemand } from "./on-demand.ts";
import { QuietBoundary } from "./quiet-boundary.tsx";

const ExitQuestion = onDemand(() =>
  import(/* webpackChunkName: "exit-question" */ "./exit-question.tsx").then((module) => module.ExitQuestion),
);

/** Holds a click on an external link back and asks first; `always` asks even when the bag is empty. */
type AskBeforeLeaving = (event: MouseEvent, href: string, always?: boolean) => void;

const ExitDialogContext = createContext<AskBeforeLeaving>(() => undefined);

/** Asks before the bag is left behind on the way to another site (navigation-11). */
export const ExitDialogProvider = ({ children }: { children: ReactNode }) => {
  const { itemCount } = useBasket();
  const [destination, setDestination] = useState<string | null>(null);

  const ask = useCallback<AskBeforeLeaving>(
    (event, href, always = false) => {
      if (!always && itemCount === 0) return;
      event.preventDefault();
      setDestination(href);
    },
    [itemCount],
  );

  return (
    <ExitDialogContext value={ask}>
      {children}
      {destination && (
        <QuietBoundary onFail={() => setDestination(null)}>
          <ExitQuestion href={destination} onClose={() => setDestination(null)} />
        </QuietBoundary>
      )}
    </ExitDialogContext>
  );
};

/** How an external link asks before it is followed. */
export const useExitDialog = (): AskBeforeLeaving => use(ExitDialogContext);
