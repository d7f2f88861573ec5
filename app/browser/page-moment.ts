import { previewed } from "./previewed-moment.ts";

/** Header by which the server tells loaders of the moment that an editor looks at. */
export const PREVIEW_MOMENT = "x-preview-moment";

/** The time that a loader's page is for, in milliseconds since 1970. */
export const momentOf = ({ headers }: Request): number =>
  Number(headers.get(PREVIEW_MOMENT)) || Date.now() + (previewed.aheadMs ?? 0);
