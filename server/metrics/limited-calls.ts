import { channel } from "node:diagnostics_channel";

/** Where the names of limits are told that somebody has reached; nobody has to listen. */
export const limitedCalls = channel("storefront:limited-calls");
