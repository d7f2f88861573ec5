import { spawn } from "node:child_process";
import { projectFolder } from "./paths.mjs";

/**
 * Runs one program to its end with its output shown.
 * @returns its exit code and everything it printed
 */
export const runStep = (title, command, args, env = {}) =>
  new Promise((resolve) => {
    const started = performance.now();
    console.log(`\n── ${title}`);
    const child = spawn(command, args, {
      cwd: projectFolder,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const show = (stream) => (chunk) => {
      output += chunk;
      stream.write(chunk);
    };
    child.stdout.on("data", show(process.stdout));
    child.stderr.on("data", show(process.stderr));
    child.once("exit", (code) => {
      console.log(
        `── ${title}: ${code === 0 ? "ok" : `failed (${code})`} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
      );
      resolve({ code: code ?? 1, output });
    });
  });
