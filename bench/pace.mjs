import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { least } from "./statistics.mjs";

const { referenceMs } = JSON.parse(readFileSync(path.join(import.meta.dirname, "budgets.json"), "utf8"));

/** Two machines differ by no more than this; whatever is beyond is no machine that budgets are held on. */
const SCALES = [0.5, 4];

const MOMENTS = 7;

let timer;

/** The process that times its work when it is asked. It ends with this one and keeps it from ending at nothing. */
const timerProcess = () => {
  timer ??= fork(path.join(import.meta.dirname, "calibration.mjs"), [], {
    execArgv: [],
    env: { ...process.env, NODE_OPTIONS: "" },
  });
  timer.unref();
  timer.channel?.unref();
  return timer;
};

/** How much slower this machine is at this moment than the one of the budgets. It takes some 30 ms of a processor. */
const slownessNow = async () => {
  const asked = timerProcess();
  asked.channel?.ref();
  const ms = await new Promise((resolve) => {
    asked.once("message", resolve);
    asked.send("now");
  });
  asked.channel?.unref();
  return Math.min(Math.max(ms / referenceMs, SCALES[0]), SCALES[1]);
};

/** How much slower this machine is these days than the one of the budgets: the least of several moments. */
export const slowness = async () => {
  const moments = [];
  for (let count = 0; count < MOMENTS; count += 1) moments.push(await slownessNow());
  return least(moments);
};

/**
 * What a piece of work costs, as the machine of the budgets would have told it. A machine that is shared is twice as
 * slow for seconds at a time; so its pace is taken right before and right after.
 * @param measure does the work and gives its cost
 */
export const paced = async (measure) => {
  const before = await slownessNow();
  const cost = await measure();
  return cost / ((before + (await slownessNow())) / 2);
};
