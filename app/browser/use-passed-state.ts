import { useLocation } from "react-router-dom";
import { useMounted } from "./use-mounted.ts";

/**
 * What the page before has handed over with the address. The browser keeps it over a reload, of which the server knows
 * nothing: it is there once the page has come alive.
 */
export const usePassedState = <State extends object>(): Partial<State> => {
  const state = useLocation().state as State | null;
  return useMounted() ? (state ?? {}) : {};
};
