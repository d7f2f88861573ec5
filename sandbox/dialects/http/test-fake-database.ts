import { createDatabase } from "#sandbox/core/database/connection.ts";

/** Remembers how each transaction ended; nothing here needs a real one. */
export const fakeDatabase = () => {
  const ended: string[] = [];
  const transaction = async (work: (transaction: object) => Promise<unknown>) => {
    try {
      const value = await work({});
      ended.push("commit");
      return value;
    } catch (error) {
      ended.push("rollback");
      throw error;
    }
  };
  const database = createDatabase({ transaction } as never, async () => undefined);
  return { database, ended };
};
