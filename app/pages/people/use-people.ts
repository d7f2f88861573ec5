import { useCallback, useMemo } from "react";
import { shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { createPeopleApi, type People, type PeopleApi, type PersonChange } from "#app/commerce-api/people.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useSubmission } from "#app/hooks/checkout/use-submission.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";

/** The calls about people, over the shop's ways to the backend. */
export const usePeopleApi = (): PeopleApi => {
  const { transports } = useCommerceApi();
  return useMemo(() => createPeopleApi(transports.site), [transports]);
};

/** The people of an account on their way. */
export type PeopleState =
  | { status: "pending" }
  | { status: "done"; people: People }
  | { status: "error"; message: ShopperMessage };

/**
 * The people of an account, and what the customer changes about them; each change shows when the backend has taken it.
 */
export const usePeople = () => {
  const api = usePeopleApi();
  const submission = useSubmission();
  const { run } = submission;

  const {
    status,
    value,
    error,
    askAgain,
    keep: show,
  } = useAnswer("people of the account", () => api.list(), "The people of the account could not be loaded.");
  const state: PeopleState =
    status === "failed"
      ? { status: "error", message: shopperMessage(error) }
      : status === "ready"
        ? { status: "done", people: value }
        : { status };

  const store = useCallback(
    (ask: () => Promise<People>) =>
      run(async () => {
        show(await ask());
      }),
    [run, show],
  );

  return {
    state,
    submission,
    again: askAgain,
    add: (person: PersonChange) => store(() => api.add(person)),
    /** Adds several, one after the other; those that were taken stay when one is refused. */
    addAll: (persons: readonly PersonChange[]) =>
      run(async () => {
        for (const person of persons) show(await api.add(person));
      }),
    change: (recipientId: string, person: PersonChange) => store(() => api.change(recipientId, person)),
    remove: (recipientId: string) => store(() => api.remove(recipientId)),
    remind: (recipientId: string, dateId: string, isOn: boolean) => store(() => api.remind(recipientId, dateId, isOn)),
  };
};

/** What `usePeople` gives. */
export type PeopleBook = ReturnType<typeof usePeople>;
