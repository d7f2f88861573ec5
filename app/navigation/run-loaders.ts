import type { DataStrategyFunction } from "react-router-dom";

/** Runs the loaders of a navigation side by side, as the router would by itself. */
export const runLoaders: DataStrategyFunction = async ({ matches }) => {
  const results = matches
    .filter(({ shouldLoad }) => shouldLoad)
    .map(async (match) => [match.route.id, await match.resolve()] as const);
  return Object.fromEntries(await Promise.all(results));
};

/** How pages get their data; what comes after the page stands may exchange it. */
export const loading = {
  run: runLoaders,
  /** Lets go of what is kept of earlier pages. */
  forget: () => {},
};
