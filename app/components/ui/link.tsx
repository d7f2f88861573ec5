import { Link as RouterLink, useLocation, type LinkProps } from "react-router-dom";
import { isCrossing } from "#app/navigation/view-transitions.ts";

/** The router's link; another page crosses over into its target. */
export const Link = (props: LinkProps & { to: string }) => (
  <RouterLink {...props} viewTransition={isCrossing(props.to, useLocation().pathname)} />
);
