import type { DataRouter } from "react-router-dom";

const calm = "(prefers-reduced-motion: reduce)";

/**
 * Lets one page cross over into the next where the browser can and the shopper does not mind motion. What stays on the same
 * page, such as a refinement, does not.
 */
export const startCrossing = (router: DataRouter): void => {
  if (!("startViewTransition" in document)) return;
  const navigate = router.navigate.bind(router) as (to: unknown, options?: object) => Promise<void>;
  const crossing = (to: unknown, options?: object): Promise<void> => {
    const path = typeof to === "string" ? to.split(/[?#]/)[0] : (to as { pathname?: string } | null)?.pathname;
    const isOther =
      typeof to !== "number" && path !== undefined && path !== "" && path !== router.state.location.pathname;
    return navigate(to, isOther && !matchMedia(calm).matches ? { ...options, viewTransition: true } : options);
  };
  router.navigate = crossing as DataRouter["navigate"];
};
