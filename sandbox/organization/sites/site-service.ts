import type { Database } from "#sandbox/core/database/connection.ts";
import type { Site } from "./site.ts";
import { insertSites, selectSites } from "./site-repository.ts";

/** The sites of the organization. */
export interface SiteService {
  /** Those there are now. It is one list for good, and `load` renews what is in it, so it may be handed on once. */
  list: readonly Site[];
  /** Reads them again; to be called before the first call, and whenever the data was exchanged. */
  load(): Promise<void>;
}

/** The sites a database has, in their order. */
export const sitesIn = (database: Database): Promise<Site[]> => selectSites(database);

/** Puts sites behind those that are there. */
export const addSites = (database: Database, sites: readonly Site[]): Promise<void> => insertSites(database, sites);

/** Sites as the database has them. */
export const createSiteService = (database: Database): SiteService => {
  const list: Site[] = [];
  return {
    list,
    load: async () => void list.splice(0, list.length, ...(await selectSites(database))),
  };
};
