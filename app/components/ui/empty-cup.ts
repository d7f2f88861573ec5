import type { CSSProperties } from "react";
import cup from "#app/static/paper-cup-large.webp";

/** A paper cup without its sweet, for panels that say that nothing is there: the sheet draws it as `--cup`. */
export const emptyCup = { "--cup": `url(${cup})` } as CSSProperties;
