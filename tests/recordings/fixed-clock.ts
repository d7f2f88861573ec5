/** Lets clocks show one moment, in services of this process too; timers run as ever. */
export const fixClock = (moment: string): void => {
  jest.useFakeTimers({
    now: new Date(moment),
    doNotFake: [
      "hrtime",
      "nextTick",
      "performance",
      "queueMicrotask",
      "setImmediate",
      "clearImmediate",
      "setInterval",
      "clearInterval",
      "setTimeout",
      "clearTimeout",
    ],
  });
};
