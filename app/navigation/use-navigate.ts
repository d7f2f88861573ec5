import { useCallback } from "react";
import { useNavigate as useRouterNavigate, type NavigateOptions } from "react-router-dom";
import { isCrossing } from "./view-transitions.ts";

/** The router's way to another address; another page crosses over into it. The same function at each render. */
export const useNavigate = (): ((to: string, options?: NavigateOptions) => void | Promise<void>) => {
  const navigate = useRouterNavigate();
  return useCallback(
    (to, options) => navigate(to, { ...options, viewTransition: isCrossing(to, window.location.pathname) }),
    [navigate],
  );
};
