/** Gives the turn back before it goes on (Prioritized Task Scheduling); not every browser has it. */
interface Scheduler {
  yield?: () => Promise<void>;
}

/**
 * Waits for a task of its own: in between, the browser draws and answers to taps. What takes long is done in pieces
 * with this between them, so that nobody waits for all of it.
 */
export const ownTask = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};
