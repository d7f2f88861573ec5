/** Serialization failure, deadlock, and a unique key that a simultaneous transaction took. */
const codes = ["40001", "40P01", "23505"];

/** Times a transaction is tried again after PostgreSQL asked for it, or after another one was first. */
export const RETRIES = 2;

/** Whether a transaction that ended with an error may be tried again: what another one took is found taken then. */
export const isRetryable = (error: unknown): boolean => {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: unknown };
  return (code !== undefined && codes.includes(code)) || (cause !== undefined && isRetryable(cause));
};

/**
 * Runs a transaction, and again where PostgreSQL asks for it. `work` must do nothing but what a rollback takes back.
 */
export const withRetries = async <T>(work: () => Promise<T>, left = RETRIES): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (left > 0 && isRetryable(error)) return withRetries(work, left - 1);
    throw error;
  }
};
