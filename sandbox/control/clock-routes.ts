import { DateTime, Duration } from "luxon";
import type { DueRun } from "#sandbox/core/due-work.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { ClockSetting } from "#sandbox/core/virtual-clock.ts";
import type { ControlContext } from "./control-context.ts";
import { schema, type ControlRoute } from "./control-route.ts";

const { object, text, moment, list } = schema;

/** Longest way the clock may be set off, and the longest advance: some 30 years. */
const FARTHEST_MS = 1_000_000_000_000;

const settingMembers = {
  at: moment,
  offsetMs: { type: "integer", minimum: -FARTHEST_MS, maximum: FARTHEST_MS },
} as const;
const mode = (name: string) => ({ type: "string", enum: [name] }) as const;

const settingSchema = {
  oneOf: [
    object({ mode: mode("real") }),
    object({ mode: mode("frozen"), at: settingMembers.at }, ["at"]),
    object({ mode: mode("offset"), offsetMs: settingMembers.offsetMs }),
  ],
};

const clockSchema = object(
  { mode: { type: "string", enum: ["real", "frozen", "offset"] }, now: moment, ...settingMembers },
  ["at", "offsetMs"],
);

/** A piece of work as the routes show it. */
export const runSchema = object({ name: text, at: moment, milliseconds: { type: "number" }, error: text }, ["error"]);

/** A run with its error in words. */
export const presentRun = ({ name, at, milliseconds, error }: DueRun) => ({
  name,
  at,
  milliseconds,
  ...(error === undefined ? {} : { error: error instanceof Error ? error.message : "It failed." }),
});

/**
 * Milliseconds of an ISO 8601 duration; months and years are counted from where the clock stands.
 * @throws Fault 400 for anything else, and for ways back
 */
export const advanceMilliseconds = (by: string, from: Date): number => {
  const duration = Duration.fromISO(by);
  const milliseconds = duration.isValid
    ? DateTime.fromJSDate(from, { zone: "utc" }).plus(duration).toMillis() - from.getTime()
    : NaN;
  if (!(milliseconds > 0 && milliseconds <= FARTHEST_MS))
    throw new Fault(400, "bad-request", `'by' must be an ISO 8601 duration forward in time, not '${by}'.`);
  return milliseconds;
};

type GivenSetting = { mode: "real" } | { mode: "frozen"; at?: string } | { mode: "offset"; offsetMs: number };

/** Looks at, sets and advances the clock. */
export const clockRoutes = ({ clock, dueWork }: ControlContext): ControlRoute[] => {
  const present = () => ({ ...clock.setting(), now: clock.now() });

  const settingOf = (given: GivenSetting): ClockSetting =>
    given.mode === "frozen" ? { mode: "frozen", at: given.at === undefined ? clock.now() : new Date(given.at) } : given;

  return [
    {
      method: "get",
      path: "/clock",
      summary: "The time it is for the sandbox.",
      answers: { 200: clockSchema },
      handle: present,
    },
    {
      method: "put",
      path: "/clock",
      summary: "Lets time be real, stand still (now, or at a moment), or run a fixed distance away from the real one.",
      body: settingSchema,
      answers: { 200: clockSchema },
      handle: async ({ body }) => {
        await dueWork.setClock(settingOf(body as GivenSetting));
        return present();
      },
    },
    {
      method: "post",
      path: "/clock/advance",
      summary: "Lets time go on and does what becomes due on the way, each thing at its moment.",
      body: object({ by: { ...text, maxLength: 60, description: "An ISO 8601 duration such as P3D or PT15M." } }),
      answers: {
        200: object({ clock: clockSchema, work: list(runSchema) }),
      },
      handle: async ({ body }) => {
        const { by } = body as { by: string };
        const runs = await dueWork.advance(advanceMilliseconds(by, clock.now()));
        return { clock: present(), work: runs.map(presentRun) };
      },
    },
    {
      method: "post",
      path: "/clock/run-due",
      summary: "Does what is due by now, as the timer does every half minute.",
      answers: { 200: object({ clock: clockSchema, work: list(runSchema) }) },
      handle: async () => ({ work: (await dueWork.runDue()).map(presentRun), clock: present() }),
    },
  ];
};
