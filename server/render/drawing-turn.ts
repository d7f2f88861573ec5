import { setImmediate } from "node:timers/promises";

let last: Promise<unknown> = Promise.resolve();

/**
 * Lets one page be drawn at a time, and between two of them whatever else waits be answered: drawing takes the whole
 * process for some 20 ms.
 */
export const drawingTurn = (): Promise<unknown> => {
  last = last.then(() => setImmediate());
  return last;
};
