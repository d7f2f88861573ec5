// How quick this machine is just now: node bench/calibration.mjs
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";

const rounds = 7;

/** A fixed piece of work: objects, texts and sums, as a server has them. It reads nothing of the shop. */
const work = () => {
  const sweets = Array.from({ length: 4000 }, (_, index) => ({ id: `${(index * 7919) % 4000}`, price: index % 97 }));
  const sorted = JSON.parse(JSON.stringify(sweets)).toSorted((a, b) => a.id.localeCompare(b.id));
  const text = sorted.map(({ id, price }) => `${id}:${price}`).join(";");
  return createHash("sha256").update(text.repeat(4)).digest("hex");
};

const cpuMs = () => {
  const before = process.cpuUsage();
  for (let count = 0; count < 10; count += 1) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/**
 * CPU milliseconds of that work ten times, the least of seven rounds in each of three processes of its own: nothing
 * that makes the shop or a bench slower is loaded there, and one that is slow by chance does not count.
 */
export const calibrate = () => {
  const env = { ...process.env, NODE_OPTIONS: "" };
  const ofOneProcess = () => Number(execFileSync(process.execPath, [import.meta.filename], { env, encoding: "utf8" }));
  return Math.min(ofOneProcess(), ofOneProcess(), ofOneProcess());
};

if (process.argv[1] === import.meta.filename) {
  cpuMs();
  console.log(Math.min(...Array.from({ length: rounds }, cpuMs)).toFixed(2));
}
