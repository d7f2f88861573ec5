import { useMemo } from "react";
import { useIntl } from "react-intl";
import { CommerceApiError, shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useSubmission } from "#app/hooks/checkout/use-submission.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";
import {
  createSchedulesApi,
  type ResumeWish,
  type Schedule,
  type ScheduleAction,
  type ScheduleChange,
} from "./schedules-api.ts";

/** A customer's subscriptions on their way. */
export type SchedulesState =
  | { status: "pending" }
  | { status: "done"; schedules: readonly Schedule[] }
  | { status: "error"; message: ShopperMessage };

/**
 * What comes again for a customer, and what she does about it; each change shows at once when the backend has taken it.
 */
export const useSchedules = () => {
  const { transports } = useCommerceApi();
  const api = useMemo(() => createSchedulesApi(transports.site), [transports]);
  const submission = useSubmission();
  const intl = useIntl();

  const { status, value, error, keep } = useAnswer(
    "subscriptions",
    () => api.list(),
    "The subscriptions of the account could not be asked for.",
  );
  const state: SchedulesState =
    status === "failed"
      ? { status: "error", message: shopperMessage(error) }
      : status === "ready"
        ? { status: "done", schedules: value }
        : { status };

  /** Somebody, or the time, has changed it meanwhile: what is shown becomes what there is, and that is said. */
  const showInstead = async (): Promise<never> => {
    keep(await api.list());
    const words = intl.formatMessage({
      id: "subscriptions.stale",
      defaultMessage: "This subscription has changed in the meantime. Here’s how it stands now.",
    });
    throw new CommerceApiError(409, "subscription-changed", words);
  };

  const replace = (ask: () => Promise<Schedule>) =>
    submission.run(async () => {
      const changed = await ask().catch((error: unknown) => {
        if (error instanceof CommerceApiError && error.status === 409) return showInstead();
        throw error;
      });
      keep((value ?? []).map((each) => (each.subscriptionId === changed.subscriptionId ? changed : each)));
    });

  return {
    state,
    submission,
    change: (id: string, change: ScheduleChange) => replace(() => api.change(id, change)),
    act: (id: string, action: ScheduleAction, wish?: ResumeWish) => replace(() => api.act(id, action, wish)),
    undo: (id: string) => replace(() => api.undo(id)),
  };
};
