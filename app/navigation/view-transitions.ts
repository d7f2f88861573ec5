/** Whether the shopper does not mind motion, in a browser that knows view transitions. */
const motion =
  typeof document === "object" &&
  "startViewTransition" in document &&
  matchMedia("(prefers-reduced-motion: no-preference)");

// The router listens to no transition; one that the next navigation cuts short, such as a quick Back, is no fault.
if (motion)
  addEventListener("unhandledrejection", (event) => {
    const { reason } = event as { reason: unknown };
    if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
  });

/**
 * Whether a navigation from the page at `pathname` to `to` is a view transition. What stays on the same page, such as a
 * refinement, is none; nor is anything for whoever wants no motion.
 */
export const usesViewTransition = (to: string, pathname: string): boolean => {
  const [path] = to.split(/[?#]/);
  return motion && motion.matches && !!path && path !== pathname;
};
