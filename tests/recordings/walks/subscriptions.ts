import { given } from "../given.ts";
import type { Walk } from "../walks.ts";

interface Schedule {
  subscriptionId: string;
  status: string;
  quantity: number;
}

/** A customer changes what comes again and again, and takes each step back. */
export const subscriptions = {
  journey: "subscriptions",
  // The account needs two subscriptions, one of them paused.
  onlySandbox: true,
  take: async ({ step, browser }) => {
    const { enter, call } = browser();
    await step("logs in", () => enter("session/login", { email: given.subscriber, password: given.password }));
    const listed = await step("opens the subscriptions", () => call("GET", "subscriptions"));
    const schedules = listed.body["data"] as Schedule[];
    const { subscriptionId = "none", quantity = 1 } = schedules.find(({ status }) => status === "active") ?? {};
    const { subscriptionId: pausedId = "none" } = schedules.find(({ status }) => status === "paused") ?? {};
    const path = `subscriptions/${subscriptionId}`;
    const changed = await step("wants one more", () => call("PATCH", path, { quantity: quantity + 1 }));
    const takenBack = await step("takes it back", () => call("POST", `${path}/undo`, {}));
    const tooMany = await step("wants too many", () => call("PATCH", path, { quantity: 100_000 }));
    const skipped = await step("leaves one delivery out", () => call("POST", `${path}/skip`, {}));
    const unskipped = await step("wants it after all", () => call("POST", `${path}/undo`, {}));
    const paused = await step("pauses", () => call("POST", `${path}/pause`, {}));
    const resumed = await step("goes on", () => call("POST", `${path}/resume`, {}));
    const twice = await step("pauses what is paused", () => call("POST", `subscriptions/${pausedId}/pause`, {}));
    const nobodys = await step("looks for one of nobody", () => call("POST", "subscriptions/nobodys/skip", {}));
    const cancelled = await step("cancels", () => call("POST", `${path}/cancel`, {}));
    const back = await step("wants it back", () => call("POST", `${path}/undo`, {}));
    return {
      listed,
      changed,
      takenBack,
      tooMany,
      skipped,
      unskipped,
      paused,
      resumed,
      twice,
      nobodys,
      cancelled,
      back,
    };
  },
} satisfies Walk;
