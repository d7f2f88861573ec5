/** Loads a thing when it is asked for, and once; a load that has failed is tried again by whoever asks next. */
export const once = <Thing>(load: () => Promise<Thing>): (() => Promise<Thing>) => {
  let loaded: Promise<Thing> | undefined;
  return () =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    }));
};
