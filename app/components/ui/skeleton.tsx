import c from "./skeleton.styles.ts";

/** A shimmering place for something that is being loaded; sizes are CSS lengths. */
export const Skeleton = ({ width = "100%", height }: { width?: string; height: string }) => (
  <span className={c.skeleton} style={{ width, height }} aria-hidden="true" />
);
