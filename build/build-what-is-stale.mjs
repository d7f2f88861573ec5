import { isFresh } from "./freshness.mjs";

/** Builds only when a source changed since the last build; the compiler is not even loaded otherwise. */
export const buildWhatIsStale = async () => {
  if (isFresh()) return;
  const { build } = await import("./build.mjs");
  await build();
};
