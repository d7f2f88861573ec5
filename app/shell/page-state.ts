import { isRouteErrorResponse, UNSAFE_ErrorResponseImpl, type HydrationState } from "react-router-dom";
import type { TagManagerConfig } from "#config/config.ts";
import type { SiteConfig } from "#config/sites.ts";

/** Id of the script element that carries the page's state; a data block that never runs. */
export const PAGE_STATE_ID = "page-state";

/** What the browser needs to take over a rendered page. */
export interface PageState {
  site: SiteConfig;
  hydrationData: HydrationState;
  /** Where the texts of the site's locale are, when they are not those of the code. */
  messagesUrl?: string;
  /** The container that counts what shoppers do; left out where there is none. */
  tagManager?: TagManagerConfig;
}

const packError = (error: unknown): unknown =>
  isRouteErrorResponse(error)
    ? { isResponse: true, status: error.status, statusText: error.statusText, data: error.data as unknown }
    : { isResponse: false };

const unpackError = (packed: unknown): unknown => {
  const error = packed as { isResponse: boolean; status: number; statusText: string; data: unknown };
  return error.isResponse
    ? new UNSAFE_ErrorResponseImpl(error.status, error.statusText, error.data)
    : new Error("The page could not be rendered.");
};

const mapErrors = (errors: Record<string, unknown> | null | undefined, map: (error: unknown) => unknown) =>
  errors ? Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, map(error)])) : null;

/** The state as JSON that is safe inside a script element; error details stay on the server. */
export const writePageState = (state: PageState): string =>
  JSON.stringify({
    ...state,
    hydrationData: { ...state.hydrationData, errors: mapErrors(state.hydrationData.errors, packError) },
  })
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");

/** Reads the state that the server wrote. */
export const readPageState = (json: string): PageState => {
  const state = JSON.parse(json) as PageState;
  return {
    ...state,
    hydrationData: { ...state.hydrationData, errors: mapErrors(state.hydrationData.errors, unpackError) },
  };
};
