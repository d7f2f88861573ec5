import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "./paths.mjs";

/**
 * Draws who imports whom, room by room, from the code itself, into docs/architecture.md between its markers. With `--check`
 * it only says whether the pictures are true.
 */
const file = path.join(projectFolder, "docs/architecture.md");

const storefrontRoom = (source) => {
  const [top, next] = source.split("/");
  if (source === "ssr.ts") return "ssr.ts";
  if (top === "config") return "config";
  if (top !== "app" && top !== "server") return undefined;
  return next?.includes(".") ? `${top} (root)` : `${top}/${next}`;
};

const sandboxRoom = (source) => {
  const [top, next] = source.split("/");
  if (top !== "sandbox") return undefined;
  return next?.includes(".") ? "sandbox (root)" : next;
};

const options = ["--config", ".dependency-cruiser.cjs", "-T", "json", "--exclude", "node_modules|\\.test\\.|/test-"];

const cruise = () =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        path.join(projectFolder, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs"),
        ...options,
        "app",
        "server",
        "sandbox",
        "config",
        "ssr.ts",
      ],
      { cwd: projectFolder, encoding: "utf8", maxBuffer: 200_000_000 },
    ),
  ).modules;

const picture = (modules, roomOf) => {
  const arrows = new Set();
  for (const { source, dependencies } of modules) {
    const from = roomOf(source);
    for (const { resolved } of dependencies) {
      const to = roomOf(resolved);
      if (from && to && from !== to) arrows.add(`${from} --> ${to}`);
    }
  }
  const ids = new Map();
  const node = (room) => {
    if (ids.has(room)) return ids.get(room);
    ids.set(room, `r${ids.size}`);
    return `${ids.get(room)}["${room}"]`;
  };
  const lines = [...arrows]
    .sort((one, other) => (one < other ? -1 : 1))
    .map((arrow) => {
      const [from, to] = arrow.split(" --> ");
      return `  ${node(from)} --> ${node(to)}`;
    });
  return ["```mermaid", "flowchart LR", ...lines, "```"].join("\n");
};

const draw = (text, name, drawing) => {
  const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [before, rest] = text.split(start);
  return `${before}${start}\n\n${drawing}\n\n${end}${rest.split(end)[1]}`;
};

const modules = cruise();
const old = readFileSync(file, "utf8");
const drawn = draw(draw(old, "storefront", picture(modules, storefrontRoom)), "sandbox", picture(modules, sandboxRoom));
if (!process.argv.includes("--check")) writeFileSync(file, drawn);
else if (drawn !== old) {
  console.error("The pictures in docs/architecture.md are out of date: run `node build/draw-rooms.mjs`.");
  process.exit(1);
}
