import type { DataRouter } from "react-router-dom";
import { isSharedRoute } from "./shared-route.ts";
import type { PageLoaders } from "./run-loaders.ts";

/**
 * Reads a page again whose prices are others for this shopper than for everybody. Only pages that everybody shares come
 * with everybody's prices; all others are read by their shopper in the first place.
 */
export const readAgain = (router: DataRouter, loaders: Pick<PageLoaders, "forget">): void => {
  loaders.forget();
  if (isSharedRoute(router.state.matches.at(-1)?.route)) void router.revalidate();
};
