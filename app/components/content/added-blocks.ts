import type { ComponentType } from "react";
import type { BlockProps } from "./block-props.ts";

/**
 * Content blocks that a shop has added, by kind; one with the name of one of the product's is drawn in its place. The
 * product's own are not known here, so that pages without blocks need not load them.
 */
export const addedBlocks: Record<string, ComponentType<BlockProps>> = {};
