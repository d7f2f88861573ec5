import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "./paths.mjs";
import { levels } from "./rooms.cjs";

/**
 * Draws the order of rooms (build/rooms.cjs) into docs/architecture.md between its markers. With `--check` it only says
 * whether the picture is true.
 */
const file = path.join(projectFolder, "docs/architecture.md");
const [start, end] = ["<!-- rooms -->", "<!-- end of rooms -->"];

const isServer = (level) => Object.keys(level).some((room) => /^(server|ssr)/.test(room));
const isApp = (level) => Object.keys(level).some((room) => room.startsWith("app/"));

const box = (level) =>
  Object.entries(level)
    .map(([room, does]) => `<b>${room === "server" ? "server/*.ts" : room}</b>: ${does}`)
    .join("<br/>");

const column = (id, title, rows) => [
  `  subgraph ${id}["${title}"]`,
  ...rows.map((level, index) => `    ${id}${index}["${box(level)}"]`),
  `    ${rows.map((_level, index) => `${id}${index}`).join(" --> ")}`,
  "  end",
];

const picture = [
  "```mermaid",
  "flowchart TB",
  ...column("server", "server: one Express process", levels.filter(isServer)),
  ...column("app", "app: browser and server", levels.filter(isApp)),
  `  config["${box(levels.at(-1))}"]`,
  '  sandbox[("sandbox, or a real backend and real vendors")]',
  "  server --> app --> config",
  "  server -. by URL .-> sandbox",
  "```",
].join("\n");

const old = readFileSync(file, "utf8");
const [before, rest] = old.split(start);
const drawn = `${before}${start}\n\n${picture}\n\n${end}${rest.split(end)[1]}`;
if (!process.argv.includes("--check")) writeFileSync(file, drawn);
else if (drawn !== old) {
  console.error("The picture in docs/architecture.md is out of date: run `node build/draw-rooms.mjs`.");
  process.exit(1);
}
