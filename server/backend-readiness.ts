/** How long an answer of the backend counts, in milliseconds: a good one long enough to spare it, a bad one briefly. */
const GOOD_FOR_MS = 5_000;
const BAD_FOR_MS = 500;

/** What readiness is made from. */
export interface ReadinessOptions {
  /** Rejects while the backend lets no guest in. */
  admit: () => Promise<unknown>;
  /** An address of the backend that costs it next to nothing. */
  probeUrl: string;
  timeoutMs: number;
  /** In milliseconds. */
  now?: () => number;
}

/**
 * Whether the backend is there, for `/readyz` and the start: it has let a guest in and answers now. However often and
 * by however many it is asked, the backend hears one question in five seconds, or two a second while it is away.
 */
export const createBackendReadiness = ({
  admit,
  probeUrl,
  timeoutMs,
  now = () => Date.now(),
}: ReadinessOptions): (() => Promise<boolean>) => {
  let lastCheck = { ready: false, until: -Infinity };
  let asking: Promise<boolean> | undefined;

  const answers = async (): Promise<boolean> => {
    const response = await fetch(probeUrl, { signal: AbortSignal.timeout(timeoutMs), redirect: "manual" });
    await response.body?.cancel();
    return response.status < 500;
  };

  const ask = async (): Promise<boolean> => {
    const ready = await Promise.all([answers(), admit()]).then(
      ([answered]) => answered,
      () => false,
    );
    lastCheck = { ready, until: now() + (ready ? GOOD_FOR_MS : BAD_FOR_MS) };
    return ready;
  };

  return async () => {
    if (now() < lastCheck.until) return lastCheck.ready;
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
};
