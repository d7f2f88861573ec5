// Plant: a thread that burns a fifth of the CPU that the rest of its process uses.
const { readFileSync } = require("node:fs");
const { isMainThread, Worker } = require("node:worker_threads");
const isPlantedHere = require("./is-planted-here.cjs");

const SHARE = 0.2;
/** Less than this is not worth getting up for, and a nap in between, in milliseconds. */
const LEAST_MS = 0.2;
const NAP_MS = 1;

const ownMs = () => Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[0]) / 1e6;
const othersMs = (own) => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 - own;
};

const burn = () => {
  const nap = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    const own = ownMs();
    const until = SHARE * othersMs(own);
    if (until - own < LEAST_MS) Atomics.wait(nap, 0, 0, NAP_MS);
    else while (ownMs() < until);
  }
};

if (!isMainThread && process.env.IS_BURNING_THREAD) burn();
else if (isPlantedHere(__filename))
  new Worker(__filename, { env: { ...process.env, NODE_OPTIONS: "", IS_BURNING_THREAD: "yes" } }).unref();
