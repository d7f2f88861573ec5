/** Whether the shopper does not mind motion, in a browser that can let one page cross over into the next. */
const motion =
  typeof document === "object" &&
  "startViewTransition" in document &&
  matchMedia("(prefers-reduced-motion: no-preference)");

// What is cut short by the next way, such as a quick Back, is no fault; the router leaves it to nobody.
if (motion)
  addEventListener("unhandledrejection", (event) => {
    if (/transition/i.test(String(event.reason))) event.preventDefault();
  });

/**
 * Whether the page at `pathname` crosses over into where `to` leads. What stays on the same page, such as a refinement,
 * does not; nor does anything for whoever wants calm.
 */
export const isCrossing = (to: string, pathname: string): boolean => {
  const [path] = to.split(/[?#]/);
  return motion && motion.matches && !!path && path !== pathname;
};
