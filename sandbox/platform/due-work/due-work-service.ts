import type { Database } from "#sandbox/core/database/connection.ts";
import { advancedSetting, type ClockSetting, type VirtualClock } from "#sandbox/core/virtual-clock.ts";
import type { ClockSettingRepository } from "./clock-setting-repository.ts";
import type { DueRun, DueWork } from "#sandbox/core/due-work.ts";

/** Most pieces of work one advance runs; a backlog beyond it is left for the next. */
const MOST_RUNS = 20_000;

/** Sets the clock and does what becomes due. Advances, settings and ticks of the timer wait for each other. */
export interface DueWorkService {
  /** Takes the setting the data was left with; to be called after opening, a reset or a restore. */
  loadClock(): Promise<void>;
  setClock(setting: ClockSetting): Promise<void>;
  /** Lets time go on, running due work in order of its moment, each at its moment. A failing one stops no other. */
  advance(milliseconds: number): Promise<DueRun[]>;
  /** Does what is due by now. */
  runDue(): Promise<DueRun[]>;
  /** Runs what is due every `intervalMs` until the returned function is called, which waits for a tick under way. */
  start(intervalMs?: number): () => Promise<void>;
}

/** @param onRun told about every piece of work that ran, failed ones included */
export const createDueWorkService = ({
  database,
  clock,
  repository,
  works,
  onRun = () => undefined,
}: {
  database: Database;
  clock: VirtualClock;
  repository: ClockSettingRepository;
  works: readonly DueWork[];
  onRun?: (run: DueRun) => void;
}): DueWorkService => {
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.then(work);
    queue = turn.catch(() => undefined);
    return turn;
  };

  const runOne = async (work: DueWork, at: Date): Promise<DueRun> => {
    const started = performance.now();
    const done = (error?: unknown): DueRun => ({
      name: work.name,
      at,
      milliseconds: performance.now() - started,
      ...(error === undefined ? {} : { error }),
    });
    try {
      await (work.ownTransactions ? work.run(at) : database.transaction(() => work.run(at)));
      return done();
    } catch (error) {
      return done(error);
    }
  };

  /**
   * Runs everything due up to `until`, earliest first. Work that fails, or does not move on, is left for the next pass.
   */
  const runUntil = async (until: Date, showMoment: (at: Date) => void = () => undefined): Promise<DueRun[]> => {
    const runs: DueRun[] = [];
    const left = new Set(works);
    const lastRun = new Map<DueWork, Date>();
    const report = (work: DueWork, run: DueRun) => {
      runs.push(run);
      onRun(run);
      if (run.error !== undefined) left.delete(work);
    };
    const dueOf = async (work: DueWork): Promise<Date | undefined> => {
      try {
        const due = await work.nextDue();
        const last = lastRun.get(work);
        if (due && last && due <= last) throw new Error(`It is still due at ${due.toISOString()} after it ran.`);
        return due && due <= until ? due : undefined;
      } catch (error) {
        report(work, { name: work.name, at: until, milliseconds: 0, error });
        return undefined;
      }
    };
    while (runs.length < MOST_RUNS) {
      // Everybody is asked again each time: what has just happened may have given others something to do.
      let next: { work: DueWork; at: Date } | undefined;
      for (const work of left) {
        const at = await dueOf(work);
        if (at && (!next || at < next.at)) next = { work, at };
      }
      if (!next) break;
      showMoment(next.at);
      report(next.work, await runOne(next.work, next.at));
      lastRun.set(next.work, next.at);
    }
    return runs;
  };

  const save = async (setting: ClockSetting) => {
    await repository.save(setting);
    clock.set(setting);
  };

  return {
    loadClock: () => inTurn(async () => clock.set(await repository.load())),

    setClock: (setting) => inTurn(() => save(setting)),

    advance: (milliseconds) =>
      inTurn(async () => {
        const from = clock.now();
        const after = advancedSetting(clock.setting(), milliseconds);
        try {
          const runs = await runUntil(new Date(from.getTime() + milliseconds), (at) =>
            clock.hold(at > from ? at : from),
          );
          await save(after);
          return runs;
        } finally {
          clock.release();
        }
      }),

    runDue: () => inTurn(() => runUntil(clock.now())),

    start: (intervalMs = 30_000) => {
      let running: Promise<unknown> = Promise.resolve();
      const timer = setInterval(() => {
        running = inTurn(() => runUntil(clock.now())).catch(() => undefined);
      }, intervalMs);
      timer.unref();
      return async () => {
        clearInterval(timer);
        await running;
      };
    },
  };
};
