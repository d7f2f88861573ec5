import { useCallback } from "react";
import { useNavigate as useRouterNavigate, type NavigateOptions } from "react-router-dom";
import { usesViewTransition } from "./view-transitions.ts";

/** The router's `navigate`; another page comes by a view transition. The same function at each render. */
export const useNavigate = (): ((to: string, options?: NavigateOptions) => void | Promise<void>) => {
  const navigate = useRouterNavigate();
  return useCallback(
    (to, options) => navigate(to, { ...options, viewTransition: usesViewTransition(to, window.location.pathname) }),
    [navigate],
  );
};
