import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const folder = mkdtempSync(path.join(tmpdir(), "sbom-"));
afterAll(() => rmSync(folder, { recursive: true }));

interface Bill {
  bomFormat: string;
  specVersion: string;
  metadata: { component: { name: string } };
  components: { "bom-ref": string; purl: string; hashes?: unknown[] }[];
}

test("the bill of materials names what runs in production, with version and digest, and nothing of the tools", () => {
  const file = path.join(folder, "sbom.json");
  execFileSync(process.execPath, ["build/sbom.mjs", file]);
  const { bomFormat, specVersion, metadata, components } = JSON.parse(readFileSync(file, "utf8")) as Bill;
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  expect([bomFormat, Number(specVersion) >= 1.5, metadata.component.name]).toEqual(["CycloneDX", true, "sweetshop"]);
  const refs = components.map((component) => component["bom-ref"]);
  const direct = Object.entries(dependencies).filter(([, version]) => !version.startsWith("npm:"));
  expect(direct.map(([name, version]) => `${name}@${version}`).filter((ref) => !refs.includes(ref))).toEqual([]);
  const tools = ["jest", "@rspack/core", "@playwright/test", "@salesforce/mrt-utilities"];
  expect(tools.filter((name) => refs.includes(`${name}@${devDependencies[name] ?? ""}`))).toEqual([]);
  expect(components.filter(({ purl }) => !purl.startsWith("pkg:npm/"))).toEqual([]);
  expect(components.filter(({ hashes }) => !hashes?.length).length).toBeLessThan(10);
}, 30_000);
