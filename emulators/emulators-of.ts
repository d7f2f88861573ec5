import type { Emulators } from "#sandbox/start.ts";
import { createVendors, vendorOf } from "./create-vendors.ts";
import type { VendorData } from "./vendor-data.ts";

/** The third parties of a shop, for the sandbox's program. */
export const emulatorsOf = (data: VendorData): Emulators => ({
  create: (options) => createVendors({ ...options, data }),
  vendorOf,
});
