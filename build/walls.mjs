import { cruise } from "dependency-cruiser";
import extractConfiguration from "dependency-cruiser/config-utl/extract-depcruise-config";
import path from "node:path";
import { projectFolder } from "./paths.mjs";
import { foldersWithoutPlace, modulesWithOneReader } from "./readers.cjs";

/**
 * Are the walls standing? The rules of `.dependency-cruiser.cjs`, the order of rooms, and modules with their readers.
 */
const { options, ...ruleSet } = await extractConfiguration(path.join(projectFolder, ".dependency-cruiser.cjs"));
process.chdir(projectFolder);
const { output } = await cruise(["app", "server", "sandbox", "worlds", "emulators", "config", "ssr.ts"], {
  ...options,
  ruleSet,
  validate: true,
});

const broken = [
  ...output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  ...foldersWithoutPlace(output.modules),
  ...modulesWithOneReader(output.modules),
];
for (const sentence of broken) console.error(sentence);
console.log(`${output.modules.length} modules, ${broken.length} walls broken`);
if (broken.length > 0) process.exitCode = 1;
