import { rmSync } from "node:fs";
import path from "node:path";
import { ownDatabase } from "./own-database.mjs";
import { projectFolder } from "./paths.mjs";
import { runShop } from "./run-shop.mjs";

/**
 * The built shop of one worker of the journeys, by its number: data of its own, new with every start, and the ports of
 * the environment.
 */
const slot = process.argv[2];
const folder = path.join(projectFolder, ".sandbox/journeys", slot);
rmSync(folder, { recursive: true, force: true });
process.env.SANDBOX_DATA = path.join(folder, "data");
process.env.SANDBOX_SNAPSHOTS = path.join(folder, "snapshots");
process.env.DATABASE_URL = await ownDatabase(`sandbox_journeys_${slot}`);
await runShop();
