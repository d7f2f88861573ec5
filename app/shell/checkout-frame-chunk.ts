import loadable from "@loadable/component";

/** What stands around the checkout steps; it comes with the first of them, before the page is shown. */
export const CheckoutFrame = loadable(
  () => import(/* webpackChunkName: "checkout-frame" */ "#app/components/layout/checkout-frame.tsx"),
  { resolveComponent: (module) => module.CheckoutFrame },
);
