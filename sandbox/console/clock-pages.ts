import { advanceMilliseconds } from "#sandbox/control/clock-routes.ts";
import type { ControlContext } from "#sandbox/control/control-context.ts";
import type { DueRun } from "#sandbox/core/due-work.ts";
import type { ConsoleRoute } from "./console-route.ts";
import { choiceField, momentField, textField, wholeField } from "./form.ts";
import { html } from "./html.ts";
import { action, facts, field, moment, select, table, tag } from "./parts.ts";

const presets: readonly (readonly [string, string])[] = [
  ["PT15M", "15 minutes"],
  ["PT1H", "1 hour"],
  ["P1D", "1 day"],
  ["P3D", "3 days"],
  ["P7D", "1 week"],
  ["P1M", "1 month"],
];

const modes = ["real", "frozen", "offset"] as const;
/** Minutes the clock may be set off, some 30 years. */
const FARTHEST_MINUTES = 16_000_000;
const RUNS_SHOWN = 50;

/** The sandbox's time and what was done as it went by. */
export const clockPages = ({ clock, dueWork, journal }: ControlContext): ConsoleRoute[] => {
  const reportOf = (runs: readonly DueRun[]): string => {
    const failed = runs.filter(({ error }) => error !== undefined).length;
    const names = [...new Set(runs.map(({ name }) => name))].join(", ");
    return runs.length === 0
      ? "Nothing was due."
      : `${runs.length} pieces of work ran (${names})${failed > 0 ? `, ${failed} failed` : ""}.`;
  };
  const nowText = () => clock.now().toISOString().slice(0, 19);

  return [
    {
      method: "get",
      path: "/console/clock",
      handle: () => {
        const setting = clock.setting();
        return {
          title: "Clock",
          body: html`${facts([
              ["It is", moment(clock.now())],
              ["Mode", setting.mode],
              [
                "Ahead of real time by",
                setting.mode === "offset" && `${Math.round(setting.offsetMs / 60_000)} minutes`,
              ],
            ])}
            <h2>Move on</h2>
            <p>Everything that falls due on the way happens, each thing at its own moment.</p>
            <div class="panel">
              ${presets.map(([by, label]) => action("/console/clock/advance", label, { hidden: { by } }))}
              <form method="post" action="/console/clock/advance" class="inline">
                ${field(
                  "Another length of time (ISO 8601)",
                  html`<input name="by" placeholder="P2DT6H" maxlength="60" required />`,
                )}<button class="main">Advance</button>
              </form>
            </div>
            <h2>Set the clock</h2>
            <form method="post" action="/console/clock" class="panel compose">
              ${field(
                "Mode",
                select(
                  "mode",
                  [
                    ["real", "real time"],
                    ["frozen", "stands still"],
                    ["offset", "runs beside real time"],
                  ],
                  setting.mode,
                ),
              )}
              <div class="details for-frozen">
                ${field("Stands at (UTC)", html`<input type="datetime-local" name="at" step="1" value="${nowText()}" />`)}
              </div>
              <div class="details for-offset">
                ${field(
                  "Ahead of real time by minutes; behind, with a minus",
                  html`<input
                    type="number"
                    name="minutes"
                    min="-${FARTHEST_MINUTES}"
                    max="${FARTHEST_MINUTES}"
                    value="${setting.mode === "offset" ? Math.round(setting.offsetMs / 60_000) : 0}"
                  />`,
                )}
              </div>
              <button class="main">Set clock</button>
            </form>
            ${table(
              "What ran last",
              ["Work", "At", "Took", "Outcome"],
              journal
                .work()
                .slice(0, RUNS_SHOWN)
                .map(({ name, at, milliseconds, error }) => [
                  name,
                  moment(at),
                  `${milliseconds.toFixed(1)} ms`,
                  error === undefined
                    ? tag("done", "good")
                    : tag(error instanceof Error ? error.message : "failed", "bad"),
                ]),
            )}`,
        };
      },
    },
    {
      method: "post",
      path: "/console/clock",
      handle: async ({ form }) => {
        const mode = choiceField(form, "mode", modes);
        if (mode === "real") await dueWork.setClock({ mode });
        if (mode === "frozen") await dueWork.setClock({ mode, at: momentField(form, "at") });
        if (mode === "offset") {
          const minutes = wholeField(form, "minutes", -FARTHEST_MINUTES, FARTHEST_MINUTES);
          await dueWork.setClock({ mode, offsetMs: minutes * 60_000 });
        }
        return { to: "/console/clock", said: `The clock is set to ${mode}.` };
      },
    },
    {
      method: "post",
      path: "/console/clock/advance",
      handle: async ({ form }) => {
        const by = textField(form, "by", 60);
        const runs = await dueWork.advance(advanceMilliseconds(by, clock.now()));
        return { to: "/console/clock", said: `Time went on by ${by}. ${reportOf(runs)}` };
      },
    },
  ];
};
