import "./own-settings.mjs";
import { spawnSync } from "node:child_process";
import { buildWhatIsStale } from "./build-what-is-stale.mjs";
import { projectFolder } from "./paths.mjs";

/**
 * `npm run doctor`: asks the instance that the settings name what the storefront will ask of it (login, categories,
 * products, prices, pictures, content, vendors), and says what is wrong and which settings to look at.
 */
if (process.env.COMMERCE_API_ORIGIN === undefined) {
  console.error("There is no instance to look at: set COMMERCE_API_ORIGIN, or start the sandbox and name its address.");
  process.exit(1);
}
await buildWhatIsStale();
const { status } = spawnSync(process.execPath, ["build/out/server.cjs", "--doctor"], {
  cwd: projectFolder,
  stdio: "inherit",
});
process.exit(status ?? 1);
