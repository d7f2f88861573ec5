import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { layOver } from "./lay-over.mjs";
import { projectFolder } from "./paths.mjs";

/**
 * `npm run example [NAME]`: lays a shop of `examples/` over a copy of the product in `.sandbox/examples`, or in the
 * folder given by `--to`, builds the copy and starts it with the sandbox and its own world. Without a name the first
 * one starts.
 */
const examples = path.join(projectFolder, "examples");
const names = readdirSync(examples, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? each.name : []));
const { positionals, values } = parseArgs({ allowPositionals: true, options: { to: { type: "string" } } });
const [name = names[0]] = positionals;
if (!name || !existsSync(path.join(examples, name))) {
  console.error(`There is no example '${name}'. There are: ${names.join(", ")}.`);
  process.exit(1);
}
const copy = path.resolve(values.to ?? path.join(projectFolder, ".sandbox/examples", name));
layOver(path.join(examples, name), copy);
console.log(`${name} lies in ${path.relative("", copy)}.`);

const shop = spawn(process.execPath, ["build/start.mjs"], { cwd: copy, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => shop.kill(signal));
shop.once("exit", (code) => process.exit(code ?? 1));
