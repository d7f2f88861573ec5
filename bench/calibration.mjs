// How quick this machine is just now: node bench/calibration.mjs
import { createHash } from "node:crypto";

const rounds = 7;

/** A fixed piece of work: objects, texts and sums, as a server has them. It reads nothing of the shop. */
const work = () => {
  const sweets = Array.from({ length: 4000 }, (_, index) => ({ id: `${(index * 7919) % 4000}`, price: index % 97 }));
  const sorted = JSON.parse(JSON.stringify(sweets)).toSorted((a, b) => a.id.localeCompare(b.id));
  const text = sorted.map(({ id, price }) => `${id}:${price}`).join(";");
  return createHash("sha256").update(text.repeat(4)).digest("hex");
};

/** CPU milliseconds of that work ten times. */
const cpuMs = () => {
  const before = process.cpuUsage();
  for (let count = 0; count < 10; count += 1) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

cpuMs();
// The bench asks for one round now and then (`pace.mjs`); somebody at the command line gets the least of several.
if (process.send) process.on("message", () => process.send(cpuMs()));
else console.log(Math.min(...Array.from({ length: rounds }, cpuMs)).toFixed(2));
