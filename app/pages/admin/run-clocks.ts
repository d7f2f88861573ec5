import { previewed } from "#app/browser/previewed-moment.ts";
import { MOMENT_EVENT } from "#app/browser/use-now.ts";

/** Lets every clock run from that moment on, in milliseconds since 1970. */
export const runClocksFrom = (moment: number): void => {
  previewed.aheadMs = moment - Date.now();
  dispatchEvent(new Event(MOMENT_EVENT));
};
