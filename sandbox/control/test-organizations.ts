import type { Express } from "express";
import { Fault } from "#sandbox/core/fault.ts";

/** An organization id of a test: `f_ecom_t`, three letters or digits, and a number, such as `f_ecom_tw01_007`. */
const TEST_ORGANIZATION = /^f_ecom_t[a-z0-9]{3}_\d{3}$/;

export const isTestOrganization = (organizationId: string): boolean => TEST_ORGANIZATION.test(organizationId);

/** A sandbox of its own behind one organization id. */
export interface PrivateSandbox {
  app: Express;
  close(): Promise<void>;
}

/** The private worlds of tests: one for each organization id that is called, made from the seed at its first call. */
export interface TestOrganizations {
  /** Opens one on its first use; beyond the bound the one unused for longest is closed and its data lost. */
  use<T>(organizationId: string, work: (sandbox: PrivateSandbox) => Promise<T>): Promise<T>;
  list(): string[];
  /** False when there is none. */
  remove(organizationId: string): Promise<boolean>;
  close(): Promise<void>;
}

interface Kept {
  sandbox: Promise<PrivateSandbox>;
  /** Calls under way; one that is busy is not closed. */
  busy: number;
  idle: (() => void)[];
}

/** @param most kept open at once; each has a database of its own in memory or on the server */
export const createTestOrganizations = ({
  open,
  most,
}: {
  open: (organizationId: string) => Promise<PrivateSandbox>;
  most: number;
}): TestOrganizations => {
  /** Least recently used first. */
  const kept = new Map<string, Kept>();
  const closing = new Map<string, Promise<void>>();

  const closeOne = (organizationId: string): Promise<void> => {
    const one = kept.get(organizationId);
    if (!one) return closing.get(organizationId) ?? Promise.resolve();
    kept.delete(organizationId);
    const end = async () => {
      if (one.busy > 0) await new Promise<void>((resolve) => one.idle.push(resolve));
      await (await one.sandbox).close();
    };
    const done = end()
      .catch(() => undefined)
      .finally(() => closing.delete(organizationId));
    closing.set(organizationId, done);
    return done;
  };

  const openOne = async (organizationId: string): Promise<PrivateSandbox> => {
    await closing.get(organizationId);
    return open(organizationId);
  };

  const take = (organizationId: string): Kept => {
    if (!isTestOrganization(organizationId))
      throw new Fault(404, "not-found", `No organization with ID '${organizationId}' could be found.`);
    const known = kept.get(organizationId);
    if (known) {
      kept.delete(organizationId);
      kept.set(organizationId, known);
      return known;
    }
    while (kept.size >= most) void closeOne(kept.keys().next().value ?? "");
    const one: Kept = { sandbox: openOne(organizationId), busy: 0, idle: [] };
    one.sandbox.catch(() => kept.get(organizationId) === one && kept.delete(organizationId));
    kept.set(organizationId, one);
    return one;
  };

  return {
    use: async (organizationId, work) => {
      const one = take(organizationId);
      one.busy += 1;
      try {
        return await work(await one.sandbox);
      } finally {
        one.busy -= 1;
        if (one.busy === 0) for (const resolve of one.idle.splice(0)) resolve();
      }
    },
    list: () => [...kept.keys()],
    remove: async (organizationId) => {
      if (!kept.has(organizationId)) return false;
      await closeOne(organizationId);
      return true;
    },
    close: async () => {
      await Promise.all([...kept.keys()].map(closeOne));
      await Promise.all(closing.values());
    },
  };
};
