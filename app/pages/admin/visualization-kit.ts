import { init } from "dc-visualization-sdk";

/**
 * Connects a page with the content app that frames it. The vendor's package is no module: fetched by itself it would
 * bring the loader of such packages onto every page.
 */
export const connectToContentApp = () => init({ connectionTimeout: false });
