// Plant: the process stands still for a sixth of the time, so that all it does takes a fifth longer.
const { spawn } = require("node:child_process");
const isPlantedHere = require("./is-planted-here.cjs");

const RUNNING_MS = 10;
const STANDING_MS = 2.2;

const haltForever = (pid) => {
  const nap = new Int32Array(new SharedArrayBuffer(4));
  try {
    for (;;) {
      Atomics.wait(nap, 0, 0, RUNNING_MS);
      process.kill(pid, "SIGSTOP");
      Atomics.wait(nap, 0, 0, STANDING_MS);
      process.kill(pid, "SIGCONT");
    }
  } catch {
    // The process has ended.
  }
};

if (require.main === module) haltForever(Number(process.argv[2]));
else if (isPlantedHere(__filename))
  spawn(process.execPath, [__filename, String(process.pid)], {
    env: { ...process.env, NODE_OPTIONS: "", PLANTS: "" },
    stdio: "ignore",
    detached: true,
  }).unref();
