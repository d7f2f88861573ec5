/**
 * What a promise answers, or a `TimeoutError` when it takes longer. What it does goes on, and its end is nobody's
 * affair.
 */
export const withDeadline = async <T>(work: Promise<T>, deadlineMs: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException("There was no answer in time.", "TimeoutError")), deadlineMs);
    timer.unref();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
