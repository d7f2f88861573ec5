import { emulatorsOf } from "#emulators/emulators-of.ts";
import type { RunnableWorld } from "#sandbox/start.ts";
import { vendorData } from "./vendor-data.ts";
import { wickettPlum } from "./world.ts";

/** This world with the third parties beside it, as the sandbox's program runs it. */
const runnableWorld: RunnableWorld = { definition: wickettPlum, emulators: emulatorsOf(vendorData) };

export default runnableWorld;
