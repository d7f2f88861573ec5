import { cloneDatabase } from "./clone-database.ts";
import type { Database } from "./connection.ts";
import type { ImageKind } from "./image.ts";

/** A database of its own for one test file, on the PostgreSQL server of `DATABASE_URL` where one is named. */
export const createTestDatabase = (kind: ImageKind = "empty"): Promise<Database> =>
  cloneDatabase(kind, process.env.DATABASE_URL);
