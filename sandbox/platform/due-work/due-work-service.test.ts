import { frozenClock } from "#sandbox/core/clock.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { clockSettings } from "#sandbox/core/database/schema/clock.ts";
import { createTestDatabase } from "#sandbox/core/database/test-database.ts";
import { createVirtualClock } from "#sandbox/core/virtual-clock.ts";
import { createClockSettingRepository } from "./clock-setting-repository.ts";
import { createDueWorkService } from "./due-work-service.ts";
import { hourly, type DueRun, type DueWork } from "#sandbox/core/due-work.ts";

const start = new Date("2026-11-20T10:00:00Z");
const minute = 60_000;
const after = (minutes: number) => new Date(start.getTime() + minutes * minute);

describe("work that becomes due", () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
  }, 120_000);
  afterAll(() => database.close());

  const create = async (works: (seen: (name: string) => void) => DueWork[]) => {
    const real = frozenClock(start);
    const clock = createVirtualClock(real);
    const seen: [name: string, at: Date][] = [];
    const runs: DueRun[] = [];
    const repository = createClockSettingRepository(database);
    await repository.save({ mode: "real" });
    const dueWork = createDueWorkService({
      database,
      clock,
      repository,
      works: works((name) => seen.push([name, clock.now()])),
      onRun: (run) => runs.push(run),
    });
    return { real, clock, dueWork, seen, runs, repository };
  };

  /** Runs at each of the moments, in minutes after the start. */
  const timetable = (name: string, seen: (name: string) => void, minutes: number[]): DueWork => {
    const left = minutes.map(after);
    return {
      name,
      nextDue: async () => left[0],
      run: async () => {
        left.shift();
        seen(name);
      },
    };
  };

  test("an advance runs it in order of its moment, and the clock shows that moment", async () => {
    const { clock, dueWork, seen } = await create((see) => [
      timetable("one", see, [30, 50, 500]),
      timetable("other", see, [10, 40]),
    ]);
    await dueWork.advance(60 * minute);
    expect(seen).toEqual([
      ["other", after(10)],
      ["one", after(30)],
      ["other", after(40)],
      ["one", after(50)],
    ]);
    expect(clock.now()).toEqual(after(60));
    expect(clock.setting()).toEqual({ mode: "offset", offsetMs: 60 * minute });
  });

  test("what one piece of work makes due for another is done in the same advance, in its turn", async () => {
    const { dueWork, seen } = await create((see) => {
      const shipping: Date[] = [];
      const order = timetable("order", see, [10, 40]);
      return [
        { name: "ship", nextDue: async () => shipping[0], run: async () => (shipping.shift(), see("ship")) },
        { ...order, run: async (at) => (shipping.push(after(20)), order.run(at)) },
      ];
    });
    await dueWork.advance(30 * minute);
    expect(seen).toEqual([
      ["order", after(10)],
      ["ship", after(20)],
    ]);
  });

  test("work that fails is told, stops no other, takes its writes back, and is tried again the next time", async () => {
    let isDone = false;
    let fails = true;
    const { dueWork, seen, runs } = await create((see) => [
      {
        name: "fragile",
        nextDue: async () => (isDone ? undefined : after(1)),
        run: async () => {
          await database.sql.insert(clockSettings).values({ mode: "frozen", offsetMs: 7 });
          if (fails) throw new Error("no");
          isDone = true;
        },
      },
      timetable("sturdy", see, [2, 3]),
    ]);
    await dueWork.advance(10 * minute);
    expect(seen.map(([name]) => name)).toEqual(["sturdy", "sturdy"]);
    const fragile = () => runs.filter(({ name }) => name === "fragile");
    expect(fragile()).toMatchObject([{ at: after(1), error: new Error("no") }]);
    expect((await database.sql.select().from(clockSettings)).map(({ offsetMs }) => offsetMs)).not.toContain(7);
    fails = false;
    await dueWork.runDue();
    expect(fragile()[1]).not.toHaveProperty("error");
  });

  test("work that stays due after it ran is told once, not run for ever", async () => {
    const { dueWork, runs } = await create((see) => [
      { name: "stuck", nextDue: async () => after(1), run: async () => see("stuck") },
      timetable("other", see, [5]),
    ]);
    await dueWork.advance(10 * minute);
    expect(runs.map(({ name, error }) => [name, error instanceof Error])).toEqual([
      ["stuck", false],
      ["stuck", true],
      ["other", false],
    ]);
  });

  test("in real time the timer runs what is due, at the real time", async () => {
    const { real, dueWork, seen } = await create((see) => [timetable("one", see, [5, 30])]);
    real.advance(20 * minute);
    const stop = dueWork.start(5);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await stop();
    expect(seen).toEqual([["one", after(20)]]);
  });

  test("a frozen clock stands still until it is advanced; the setting outlives the process", async () => {
    const { real, clock, dueWork, repository } = await create(() => []);
    await dueWork.setClock({ mode: "frozen", at: after(-500) });
    real.advance(90 * minute);
    expect(clock.now()).toEqual(after(-500));
    await dueWork.advance(5 * minute);
    expect(clock.now()).toEqual(after(-495));

    const restarted = createVirtualClock(real);
    const again = createDueWorkService({ database, clock: restarted, repository, works: [] });
    await again.loadClock();
    expect(restarted.now()).toEqual(after(-495));
    await again.setClock({ mode: "offset", offsetMs: -minute });
    expect(restarted.now()).toEqual(after(89));
    await again.setClock({ mode: "real" });
    expect([restarted.now(), await repository.load()]).toEqual([after(90), { mode: "real" }]);
  });

  test("advances at the same time come one after another", async () => {
    const { clock, dueWork, seen } = await create((see) => [timetable("one", see, [10, 70])]);
    await Promise.all([dueWork.advance(60 * minute), dueWork.advance(60 * minute)]);
    expect(clock.now()).toEqual(after(120));
    expect(seen.map(([, at]) => at)).toEqual([after(10), after(70)]);
  });

  test("housekeeping waits for the next full hour", async () => {
    expect(await hourly(async () => after(0))()).toEqual(after(60));
    expect(await hourly(async () => after(59))()).toEqual(after(60));
    expect(await hourly(async () => undefined)()).toBeUndefined();
  });
});
