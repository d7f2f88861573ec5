/** Statuses whose answers have no body (the Fetch standard's "null body status"). */
const BODILESS = new Set([204, 205, 304]);

/** Settles with `work`, or rejects with the signal's reason as soon as it is aborted, whatever `work` does. */
const untilAborted = async <T>(work: Promise<T>, signal: AbortSignal): Promise<T> => {
  let stop: (() => void) | undefined;
  const cut = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
  try {
    return await Promise.race([work, cut]);
  } finally {
    if (stop) signal.removeEventListener("abort", stop);
  }
};

/**
 * A `fetch` whose limit holds to the last byte: the answer has been read whole when it comes back. Node 20 may never
 * end the reading of a compressed answer that is cut while its last piece is unpacked, so the limit is watched here.
 * @throws A `TimeoutError` after `timeoutMs`, a `TypeError` when the connection fails, also in the middle of a body.
 */
export const fetchInTime = async (
  input: Parameters<typeof fetch>[0],
  init: Omit<RequestInit, "signal"> | undefined,
  timeoutMs: number,
): Promise<Response> => {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(input, { ...init, signal });
  const body = await untilAborted(response.arrayBuffer(), signal);
  const answer = new Response(BODILESS.has(response.status) ? null : body, response);
  // The commerce SDK looks at the address of an answer that leads nowhere.
  return Object.defineProperty(answer, "url", { value: response.url });
};
