/**
 * A program of which one runs at a time. `renew` starts it; one that runs is ended first, and one that has ended, by
 * itself or by a signal, is not waited for.
 * @param start starts it, and gives its process
 * @param onEnd told the code of one that ends without having been asked to; null where a signal ended it
 */
export const renewedProgram = (start, onEnd) => {
  let running;
  const begin = () => {
    running = start();
    running.once("exit", onEnd);
  };
  return {
    renew: () => {
      if (!running || running.exitCode !== null || running.signalCode !== null) return begin();
      running.off("exit", onEnd).off("exit", begin).once("exit", begin);
      running.kill("SIGTERM");
    },
    stop: () => running?.kill("SIGTERM"),
  };
};
