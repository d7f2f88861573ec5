import type { ApiRoute } from "#sandbox/core/api-route.ts";
import { runOperation } from "./run-operation.ts";
import { fakeDatabase } from "./test-fake-database.ts";

describe("running an operation", () => {
  const route = (handle: () => unknown, more: Partial<ApiRoute> = {}): ApiRoute => ({
    operation: "Test.run",
    method: "get",
    path: "/",
    handle,
    ...more,
  });
  const prepare = async () => ({}) as never;

  const untilTold = () => {
    let tell = () => undefined as void;
    const told = new Promise<void>((resolve) => {
      tell = resolve;
    });
    return { tell, told };
  };
  const settleAll = () => new Promise((resolve) => setImmediate(resolve));
  const late = (detail: string) => ({ status: 504, type: "gateway-timeout", message: expect.stringContaining(detail) });

  test("one that takes too long is answered with 504 and rolled back", async () => {
    const { database, ended } = fakeDatabase();
    const { told, tell } = untilTold();
    const answer = runOperation(
      database,
      route(() => told),
      prepare,
      20,
    );
    await expect(answer).rejects.toMatchObject(late("Nothing was changed."));
    tell();
    await settleAll();
    expect(ended).toEqual(["rollback"]);
  });

  test("one with transactions of its own that is late begins none any more", async () => {
    const { database, ended } = fakeDatabase();
    const { told, tell } = untilTold();
    const work = jest.fn(() => Promise.resolve());
    const slow = route(() => told.then(() => database.transaction(work)), { ownTransactions: true });
    await expect(runOperation(database, slow, prepare, 20)).rejects.toMatchObject(late("Nothing was changed."));
    tell();
    await settleAll();
    expect(work).not.toHaveBeenCalled();
    expect(ended).toEqual([]);
  });

  test("one with transactions of its own that is late before the first commit is rolled back", async () => {
    const { database, ended } = fakeDatabase();
    const { told, tell } = untilTold();
    const slow = route(() => database.transaction(() => told), { ownTransactions: true });
    await expect(runOperation(database, slow, prepare, 20)).rejects.toMatchObject(late("Nothing was changed."));
    tell();
    await settleAll();
    expect(ended).toEqual(["rollback"]);
  });

  test("one that is late after its first commit goes on, and the answer says so", async () => {
    const { database, ended } = fakeDatabase();
    const { told, tell } = untilTold();
    const twoSteps = route(
      async () => {
        await database.transaction(() => Promise.resolve());
        await told;
        await database.transaction(() => Promise.resolve());
      },
      { ownTransactions: true },
    );
    await expect(runOperation(database, twoSteps, prepare, 20)).rejects.toMatchObject(late("asking again"));
    tell();
    await settleAll();
    expect(ended).toEqual(["commit", "commit"]);
  });

  test.each([
    ["a deadlock", "40P01"],
    ["a serialization failure", "40001"],
    ["a key that another operation took meanwhile", "23505"],
  ])("%s is tried again", async (_, code) => {
    const { database, ended } = fakeDatabase();
    let attempts = 0;
    const deadlocked = route(() => {
      attempts += 1;
      if (attempts < 3) throw Object.assign(new Error("query failed"), { cause: Object.assign(new Error(), { code }) });
      return { attempts };
    });
    expect((await runOperation(database, deadlocked, prepare)).body).toEqual({ attempts: 3 });
    expect(ended).toEqual(["rollback", "rollback", "commit"]);
  });

  test("one that opens its own transactions is in none", async () => {
    const { database, ended } = fakeDatabase();
    await runOperation(
      database,
      route(() => 1, { ownTransactions: true }),
      prepare,
    );
    expect(ended).toEqual([]);
  });
});
