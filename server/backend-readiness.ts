import { fetchInTime } from "#server/fetch-in-time.ts";
/** How long an answer of the backend counts, in milliseconds: a good one long enough to spare it, a bad one briefly. */
const GOOD_FOR_MS = 5_000;
const BAD_FOR_MS = 500;

/** What readiness is made from. */
export interface ReadinessOptions {
  /** A guest's token; rejects while the backend lets nobody in. */
  admit: () => Promise<string>;
  /** An address of the backend that a guest may ask, that needs its data and costs it little. */
  probeUrl: string;
  timeoutMs: number;
  /** In milliseconds. */
  now?: () => number;
}

/**
 * Whether the backend is there, for `/readyz` and the start: it has let a guest in, and
 * answers that guest out of its data now. However often and
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

  const answers = async (token: string): Promise<boolean> => {
    const response = await fetchInTime(
      probeUrl,
      {
        headers: { authorization: `Bearer ${token}` },
        redirect: "manual",
      },
      timeoutMs,
    );
    await response.body?.cancel();
    return response.status < 500;
  };

  const ask = async (): Promise<boolean> => {
    const ready = await admit()
      .then(answers)
      .catch(() => false);
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
