import { systemClock, type Clock } from "./clock.ts";

/** How the sandbox tells the time: as it is, standing still, or a fixed distance away from the real time. */
export type ClockSetting = { mode: "real" } | { mode: "frozen"; at: Date } | { mode: "offset"; offsetMs: number };

/** A clock a developer can set; services see it as any other `Clock`. */
export interface VirtualClock extends Clock {
  setting(): ClockSetting;
  set(setting: ClockSetting): void;
  /** Shows one moment while work that was due then runs; the setting stays as it is. */
  hold(at: Date): void;
  /** Ends `hold`. */
  release(): void;
}

/** @param real the clock behind it; tests give one that stands still */
export const createVirtualClock = (real: Clock = systemClock): VirtualClock => {
  let setting: ClockSetting = { mode: "real" };
  let held: number | undefined;
  return {
    now: () => {
      if (held !== undefined) return new Date(held);
      switch (setting.mode) {
        case "real":
          return real.now();
        case "frozen":
          return new Date(setting.at);
        case "offset":
          return new Date(real.now().getTime() + setting.offsetMs);
      }
    },
    setting: () => setting,
    set: (next) => {
      setting = next;
    },
    hold: (at) => {
      held = at.getTime();
    },
    release: () => {
      held = undefined;
    },
  };
};

/** The setting after time went on by `milliseconds`: a frozen clock stands later, a running one runs ahead. */
export const advancedSetting = (setting: ClockSetting, milliseconds: number): ClockSetting => {
  switch (setting.mode) {
    case "frozen":
      return { mode: "frozen", at: new Date(setting.at.getTime() + milliseconds) };
    case "real":
      return { mode: "offset", offsetMs: milliseconds };
    case "offset":
      return { mode: "offset", offsetMs: setting.offsetMs + milliseconds };
  }
};
