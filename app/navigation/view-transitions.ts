import type { DataRouter } from "react-router-dom";

const calm = "(prefers-reduced-motion: reduce)";

/**
 * Lets one page cross over into the next where the browser can and the shopper does not mind motion. What stays on the
 * same page, such as a refinement, does not.
 */
export const startViewTransitions = (router: DataRouter): void => {
  if (!("startViewTransition" in document)) return;
  // A crossing that the next one cuts short is no fault; nobody listens to it.
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const crossing = start(update);
    crossing.ready.catch(() => undefined);
    return crossing;
  };
  const navigate = router.navigate.bind(router) as (to: unknown, options?: object) => Promise<void>;
  const cross = (to: unknown, options?: object): Promise<void> => {
    const path = typeof to === "string" ? to.split(/[?#]/)[0] : (to as { pathname?: string } | null)?.pathname;
    const isOther =
      typeof to !== "number" && path !== undefined && path !== "" && path !== router.state.location.pathname;
    return navigate(to, isOther && !matchMedia(calm).matches ? { ...options, viewTransition: true } : options);
  };
  router.navigate = cross as DataRouter["navigate"];
};
