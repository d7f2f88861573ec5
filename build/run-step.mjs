import { spawn } from "node:child_process";
import { projectFolder } from "./paths.mjs";
import { noteStep } from "./step-times.mjs";

/**
 * Runs one program to its end with its output shown.
 * @param options.env    variables beside those of this process
 * @param options.isHeld its output is shown in one piece when it has ended, for steps that run side by side
 * @param options.limitMs longest time it may take; then it is ended, and has failed
 * @returns its exit code and everything it printed
 */
export const runStep = (title, command, args, { env = {}, isHeld = false, limitMs } = {}) =>
  new Promise((resolve) => {
    const started = performance.now();
    if (!isHeld) console.log(`\n── ${title}`);
    const child = spawn(command, args, {
      cwd: projectFolder,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const end = () => {
      console.error(`${title} takes longer than ${limitMs / 1000} s and is ended.`);
      child.kill("SIGTERM");
    };
    const timer = limitMs === undefined ? undefined : setTimeout(end, limitMs);
    let output = "";
    const show = (stream) => (chunk) => {
      output += chunk;
      if (!isHeld) stream.write(chunk);
    };
    child.stdout.on("data", show(process.stdout));
    child.stderr.on("data", show(process.stderr));
    child.once("close", (code) => {
      clearTimeout(timer);
      const seconds = (performance.now() - started) / 1000;
      noteStep(title, seconds);
      if (isHeld) process.stdout.write(`\n${output}`);
      console.log(`── ${title}: ${code === 0 ? "ok" : `failed (${code})`} in ${seconds.toFixed(1)} s`);
      resolve({ code: code ?? 1, output });
    });
  });
