import { useEffect } from "react";
import { useBasketActions } from "#app/contexts/basket-context.tsx";

/**
 * Asks for the bag again whenever the shopper comes back to this tab, since another tab may have changed or ordered it
 * meanwhile; also after the browser shows a page it had put away.
 */
export const useFreshBasket = (): void => {
  const { reload } = useBasketActions();
  useEffect(() => {
    const refresh = () => void reload().catch(() => undefined);
    const onVisible = () => {
      if (document.visibilityState === "visible") refresh();
    };
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) refresh();
    };
    window.addEventListener("focus", refresh);
    window.addEventListener("pageshow", onShow);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      window.removeEventListener("focus", refresh);
      window.removeEventListener("pageshow", onShow);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [reload]);
};
