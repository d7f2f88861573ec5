const steps = [];

/** Remembers how long a step took. */
export const noteStep = (title, seconds) => void steps.push({ title, seconds });

/**
 * Prints what each step took, in the order in which they ended; steps that ran side by side add up to more than the
 * whole.
 */
export const printStepTimes = () => {
  const rows = [...steps, { title: "from the start", seconds: performance.now() / 1000 }];
  const width = Math.max(...rows.map(({ title }) => title.length));
  console.log("");
  for (const { title, seconds } of rows) console.log(`${title.padEnd(width)}  ${seconds.toFixed(1).padStart(7)} s`);
};
