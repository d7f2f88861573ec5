import type { Database } from "#sandbox/core/database/connection.ts";
import { clockSettings } from "#sandbox/core/database/schema/clock.ts";
import type { ClockSetting } from "#sandbox/core/virtual-clock.ts";

/** The clock's setting as one row; it belongs to the data, whose timestamps it made. No row means real time. */
export const createClockSettingRepository = (database: Database) => ({
  load: async (): Promise<ClockSetting> => {
    const [row] = await database.sql.select().from(clockSettings).limit(1);
    if (row?.mode === "frozen" && row.frozenAt) return { mode: "frozen", at: row.frozenAt };
    if (row?.mode === "offset") return { mode: "offset", offsetMs: row.offsetMs };
    return { mode: "real" };
  },

  save: (setting: ClockSetting): Promise<void> =>
    database.transaction(async () => {
      await database.sql.delete(clockSettings);
      if (setting.mode === "real") return;
      await database.sql.insert(clockSettings).values({
        mode: setting.mode,
        frozenAt: setting.mode === "frozen" ? setting.at : null,
        offsetMs: setting.mode === "offset" ? setting.offsetMs : 0,
      });
    }),
});

export type ClockSettingRepository = ReturnType<typeof createClockSettingRepository>;
