import { emulatorsOf } from "#emulators/emulators-of.ts";
import { noVendorData } from "#emulators/vendor-data.ts";
import { emptyWorld } from "#sandbox/empty-world.ts";
import type { RunnableWorlds } from "#sandbox/start.ts";
import { vendorData } from "./vendor-data.ts";
import { wickettPlum } from "./world.ts";

/** What the sandbox's programs can run here: this world, and the one without a brand or a site. */
export const runnableWorlds: RunnableWorlds = [
  { definition: wickettPlum, emulators: emulatorsOf(vendorData) },
  { definition: emptyWorld, emulators: emulatorsOf(noVendorData) },
];
