import { LRUCache } from "lru-cache";

/** Longest time a logout made by another process on the same database goes unnoticed here. */
export const SESSION_CACHE_SECONDS = 5;

/** Longer than any operation may take: nobody can still hold a row read before the change. */
const CHANGE_SECONDS = 30;

const LARGEST = 5000;

/** Sessions read lately, so that not every call reads its own. Ages by real time, as other processes do. */
export interface SessionCache<Session> {
  get(id: string): Session | undefined;
  keep(session: Session): void;
  /** To be told of every change; the session is read afresh until the change is certain to be visible to all. */
  changed(id: string): void;
  clear(): void;
}

export const createSessionCache = <Session extends { id: string }>(): SessionCache<Session> => {
  const known = new LRUCache<string, Session>({ max: LARGEST, ttl: SESSION_CACHE_SECONDS * 1000 });
  const changing = new LRUCache<string, true>({ max: LARGEST, ttl: CHANGE_SECONDS * 1000 });
  return {
    get: (id) => known.get(id),
    keep: (session) => {
      if (!changing.has(session.id)) known.set(session.id, session);
    },
    changed: (id) => {
      known.delete(id);
      changing.set(id, true);
    },
    clear: () => known.clear(),
  };
};
