import { spawnSync } from "node:child_process";

/** What makes a copied product a running shop: its packages, its icons, and the shop until it is ended. */
const steps = [["ci"], ["run", "icons"], ["start"]];

/**
 * Installs and starts a shop, with all that npm says on the terminal.
 * @throws Error in one sentence when a step fails
 */
export const startShop = (folder) => {
  for (const words of steps) {
    const { status, error } = spawnSync("npm", words, {
      cwd: folder,
      stdio: "inherit",
      shell: process.platform === "win32",
    });
    if (status !== 0)
      throw new Error(`npm ${words.join(" ")} failed in ${folder}${error ? `: ${error.message}` : "."}`);
  }
};
