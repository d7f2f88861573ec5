import type { DataStrategyFunction } from "react-router-dom";

/** Runs the loaders of a navigation side by side, as the router would by itself. */
export const runLoaders: DataStrategyFunction = async ({ matches }) => {
  const results = matches
    .filter(({ shouldLoad }) => shouldLoad)
    .map(async (match) => [match.route.id, await match.resolve()] as const);
  return Object.fromEntries(await Promise.all(results));
};

/** What pages get their data from. */
export interface LoaderSource {
  run: DataStrategyFunction;
  /** Lets go of what is kept of earlier pages. */
  forget: () => void;
}

/** How a visit's pages get their data. */
export interface PageLoaders extends LoaderSource {
  /** From now on pages get their data from there. */
  use: (source: LoaderSource) => void;
}

/** Runs the loaders themselves, until another source is told. */
export const createPageLoaders = (): PageLoaders => {
  let current: LoaderSource = { run: runLoaders, forget: () => undefined };
  return {
    run: (args) => current.run(args),
    forget: () => current.forget(),
    use: (source) => {
      current = source;
    },
  };
};
