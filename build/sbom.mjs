import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { outputFolder, projectFolder } from "./paths.mjs";

const isTool = ({ properties = [] }) =>
  properties.some(({ name, value }) => name === "cdx:npm:package:development" && value === "true");

/**
 * `npm run sbom [-- file]`: writes the software bill of materials of what runs in production, in the form of CycloneDX,
 * as npm knows it from the lock file.
 * @returns how many packages are in it
 */
const writeSbom = (file) => {
  const text = execFileSync(
    "npm",
    ["sbom", "--sbom-format", "cyclonedx", "--sbom-type", "application", "--package-lock-only"],
    { cwd: projectFolder, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  const document = JSON.parse(text);
  // npm takes the name of the folder for that of the project.
  const { name, version } = JSON.parse(readFileSync(path.join(projectFolder, "package.json"), "utf8"));
  Object.assign(document.metadata.component, { name, version });
  // npm's own `--omit dev` drops also what both production and tools need.
  document.components = document.components.filter((component) => !isTool(component));
  const refs = new Set([...document.components, document.metadata.component].map((each) => each["bom-ref"]));
  document.dependencies = document.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) }));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(document, undefined, 2)}\n`);
  return document.components.length;
};

const file = path.resolve(process.argv[2] ?? path.join(outputFolder, "sbom.cdx.json"));
try {
  console.log(`${path.relative(projectFolder, file)}: ${writeSbom(file)} packages`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
