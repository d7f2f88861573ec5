import { existsSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "./paths.mjs";

/**
 * Whoever imports this first has the settings of `.env`, where there is one, beside those of the environment, which
 * count for more. Tests never import it.
 */
const file = path.join(projectFolder, ".env");
if (existsSync(file)) process.loadEnvFile(file);
