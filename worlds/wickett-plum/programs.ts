import emulators from "#emulators/index.ts";
import { emptyWorld } from "#sandbox/empty-world.ts";
import type { RunnableWorlds } from "#sandbox/start.ts";
import wickettPlum from "./index.ts";

/** What the sandbox's programs can run here: this world, and the one without a brand or a site. */
export const runnableWorlds: RunnableWorlds = [wickettPlum, { definition: emptyWorld, emulators }];
