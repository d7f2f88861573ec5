import type { Clock } from "#sandbox/core/clock.ts";
import { Fault } from "#sandbox/core/fault.ts";
import { createSharedRead } from "#sandbox/core/database/shared-read.ts";
import { changedContext, expiryOf, type ShopperContext } from "./shopper-context.ts";
import type { ShopperContextRepository } from "./shopper-context-repository.ts";

/** Whose session it is. */
export interface ContextOwner {
  usid: string;
  registered: boolean;
}

/** What back ends say about sessions. */
export interface ShopperContextService {
  /**
   * The context of a session, or nothing. Read on every call, so all current ones are kept in memory; what another
   * process wrote is seen after five seconds at most.
   */
  of(usid: string): Promise<ShopperContext | undefined>;
  /** @throws Fault 404 `shopper-context-no-found`. */
  find(usid: string): Promise<ShopperContext>;
  /** Replaces the context; true when there was none. @throws Fault 400. */
  put(owner: ContextOwner, body: unknown, options: { keepsAddress: boolean }): Promise<boolean>;
  /** Merges into the context, or makes one. @throws Fault 400. */
  patch(owner: ContextOwner, body: unknown, options: { keepsAddress: boolean }): Promise<ShopperContext>;
  /** @throws Fault 404 `shopper-context-no-found`. */
  remove(usid: string): Promise<void>;
  /** When the next context ends. */
  nextExpiry(): Promise<Date | undefined>;
  removeExpired(at: Date): Promise<void>;
}

/** How long what was read is trusted. */
const FRESH_MS = 5000;

/** @param organizationId named by the document's words for a missing context */
export const createShopperContextService = (
  repository: ShopperContextRepository,
  clock: Clock,
  organizationId: string,
): ShopperContextService => {
  const contexts = createSharedRead(
    async () => new Map((await repository.current(clock.now())).map((stored) => [stored.usid, stored])),
    { freshMs: FRESH_MS },
  );

  const of = async (usid: string) => {
    const stored = (await contexts()).get(usid);
    return stored && stored.expiresAt > clock.now() ? stored.context : undefined;
  };

  const notFound = (usid: string) =>
    new Fault(
      404,
      "shopper-context-no-found",
      `Shopper Context for ORGANIZATION_ID: ${organizationId} and USID: ${usid} not found in Repository.`,
      { title: "Shopper Context Not Found" },
    );

  const save = async ({ usid, registered }: ContextOwner, context: ShopperContext) => {
    const stored = { usid, context, expiresAt: expiryOf(clock.now(), registered) };
    await repository.put(stored);
    (await contexts()).set(usid, stored);
  };

  const locked = async (usid: string): Promise<ShopperContext | undefined> => {
    const stored = await repository.lock(usid);
    return stored && stored.expiresAt > clock.now() ? stored.context : undefined;
  };

  return {
    of,

    find: async (usid) => {
      const context = await of(usid);
      if (!context) throw notFound(usid);
      return context;
    },

    put: async (owner, body, options) => {
      const isNew = (await locked(owner.usid)) === undefined;
      await save(owner, changedContext({}, body, options));
      return isNew;
    },

    patch: async (owner, body, options) => {
      const after = changedContext((await locked(owner.usid)) ?? {}, body, options);
      await save(owner, after);
      return after;
    },

    remove: async (usid) => {
      if (!(await locked(usid))) throw notFound(usid);
      await repository.remove(usid);
      (await contexts()).delete(usid);
    },

    nextExpiry: () => repository.nextExpiry(),
    removeExpired: (at) => repository.removeExpired(at),
  };
};
