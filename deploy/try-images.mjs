import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { projectFolder } from "../build/paths.mjs";
import { answers, makeCleanDebian, run, runIn, say, startIn } from "./clean-debian.mjs";
import { readDockerfile } from "./read-dockerfile.mjs";

/**
 * `node deploy/try-images.mjs`: runs each step of the Dockerfile in clean Debian roots, without a Docker engine, then the
 * programs of both images, and asks the shop for a page. Needs root, debootstrap, and the registries. The shop listens on
 * `IMAGES_PORT` (4300), sandbox and third parties on the two after it.
 */
const NODE_MAJOR = 24;
const PORT = Number(process.env["IMAGES_PORT"] ?? 4300);

const work = mkdtempSync(path.join(process.env["IMAGES_FOLDER"] ?? tmpdir(), "images-"));
const started = [];

const ignored = readFileSync(path.join(projectFolder, ".dockerignore"), "utf8").split("\n").filter(Boolean);

const copy = (stage, { words, from }, stages) => {
  const target = path.join(stage.root, stage.folder, words.at(-1) ?? "");
  for (const source of words.slice(0, -1)) {
    const origin = from ? path.join(stages.get(from).root, source) : path.join(projectFolder, source);
    const isWhole = source.endsWith(".") || words.at(-1)?.endsWith(path.basename(source));
    const to = isWhole ? target : path.join(target, path.basename(source));
    cpSync(origin, to, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => from !== undefined || !ignored.includes(path.relative(projectFolder, file)),
    });
  }
};

const runStage = ({ name, steps }, base, stages) => {
  const stage = { root: path.join(work, name), folder: "/", user: "root", env: {}, command: [] };
  run("cp", ["-a", base, stage.root]);
  for (const step of steps) {
    say(`${name}: ${step.does} ${step.text}`.slice(0, 120));
    if (step.does === "WORKDIR") {
      stage.folder = step.text;
      mkdirSync(path.join(stage.root, stage.folder), { recursive: true });
    } else if (step.does === "ENV")
      Object.assign(stage.env, Object.fromEntries(step.words.map((word) => word.split(/=(.*)/s).slice(0, 2))));
    else if (step.does === "USER") stage.user = step.text;
    else if (step.does === "COPY") copy(stage, step, stages);
    else if (step.does === "RUN") runIn(stage, step.text);
    else if (step.does === "CMD") stage.command = JSON.parse(step.text);
  }
  return stage;
};

const start = (stage, settings) => {
  const quoted = stage.command.map((word) => `'${word}'`).join(" ");
  started.push(startIn(stage, quoted, settings));
};

/** @throws Error for a port that another program has: the programs would only say so after all images are made */
const refuseTakenPort = (port) =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", () => reject(new Error(`Port ${port} is already in use; choose others by IMAGES_PORT.`)));
    server.listen(port, "127.0.0.1", () => server.close(resolve));
  });

const main = async () => {
  for (const port of [PORT, PORT + 1, PORT + 2]) await refuseTakenPort(port);
  const base = makeCleanDebian(work, NODE_MAJOR);
  const stages = new Map();
  for (const stage of readDockerfile(readFileSync(path.join(projectFolder, "deploy/docker/Dockerfile"), "utf8")))
    stages.set(stage.name, runStage(stage, base, stages));
  say("the programs of both images");
  const ports = { SANDBOX_PORT: String(PORT + 1), VENDORS_PORT: String(PORT + 2) };
  start(stages.get("sandbox"), { ...ports, SANDBOX_HOST: "127.0.0.1" });
  start(stages.get("storefront"), { ...ports, PORT: String(PORT), HOST: "127.0.0.1" });
  await answers(`http://127.0.0.1:${PORT}/readyz`, /"ready"/);
  await answers(`http://127.0.0.1:${PORT}/`, /<main/);
  say("both images answer");
  for (const name of ["storefront", "sandbox"]) {
    const size = execFileSync("du", ["-sm", path.join(work, name, "shop")])
      .toString()
      .split("\t")[0];
    say(`${name}: ${size} MB beside the base`);
  }
};

await main()
  .catch((error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  })
  .finally(() => {
    for (const child of started) child.kill("SIGKILL");
    if (process.env["IMAGES_KEEP"] === undefined) rmSync(work, { recursive: true, force: true });
  });
