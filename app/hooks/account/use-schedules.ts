import { useEffect, useMemo, useState } from "react";
import { shopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import {
  createSchedulesApi,
  type Schedule,
  type ScheduleAction,
  type ScheduleChange,
} from "#app/commerce-api/schedules.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useSubmission } from "#app/hooks/checkout/use-submission.ts";

/** A customer's subscriptions on their way. */
export type SchedulesState =
  { status: "pending" } | { status: "done"; schedules: readonly Schedule[] } | { status: "error"; message: string };

/** What comes again for a customer, and what she does about it; each change shows at once when the backend has taken it. */
export const useSchedules = () => {
  const { transports } = useCommerceApi();
  const api = useMemo(() => createSchedulesApi(transports.site), [transports]);
  const [state, setState] = useState<SchedulesState>({ status: "pending" });
  const submission = useSubmission();

  useEffect(() => {
    let isWanted = true;
    api.list().then(
      (schedules) => isWanted && setState({ status: "done", schedules }),
      (error: unknown) => isWanted && setState({ status: "error", message: shopperMessage(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [api]);

  const replace = (ask: () => Promise<Schedule>) =>
    submission.run(async () => {
      const changed = await ask();
      setState((before) =>
        before.status === "done"
          ? {
              ...before,
              schedules: before.schedules.map((each) =>
                each.subscriptionId === changed.subscriptionId ? changed : each,
              ),
            }
          : before,
      );
    });

  return {
    state,
    submission,
    change: (id: string, change: ScheduleChange) => replace(() => api.change(id, change)),
    act: (id: string, action: ScheduleAction) => replace(() => api.act(id, action)),
  };
};
