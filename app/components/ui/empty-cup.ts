import type { CSSProperties } from "react";
import cup from "#app/static/paper-cup-large.webp";
import smallCup from "#app/static/paper-cup.webp";

/** A paper cup without its sweet, for panels that say that nothing is there: `emptyCupGround` draws it. */
export const emptyCup = { "--cup": `url(${cup})`, "--small-cup": `url(${smallCup})` } as CSSProperties;
