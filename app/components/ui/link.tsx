import { Link as RouterLink, useLocation, type LinkProps } from "react-router-dom";
import { usesViewTransition } from "#app/navigation/view-transitions.ts";

/** The router's link; another page comes by a view transition. */
export const Link = (props: LinkProps & { to: string }) => (
  <RouterLink {...props} viewTransition={usesViewTransition(props.to, useLocation().pathname)} />
);
