import { setImmediate } from "node:timers/promises";

/** Node takes one new connection in a round of its loop. */
const ROUNDS = 10;

let last: Promise<unknown> = Promise.resolve();

const letOthersGo = async () => {
  for (let round = 0; round < ROUNDS; round += 1) await setImmediate();
};

/**
 * Lets one page be drawn at a time, and between two of them whatever else waits be answered: drawing takes the whole
 * process for some 20 ms.
 */
export const drawingTurn = (): Promise<unknown> => {
  last = last.then(letOthersGo);
  return last;
};
