import { useCallback, useEffect, useMemo, useState } from "react";
import { shopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { createPeopleApi, type People, type PeopleApi, type PersonChange } from "#app/commerce-api/people.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useSubmission } from "#app/hooks/checkout/use-submission.ts";

/** The calls about people, over the shop's ways to the backend. */
export const usePeopleApi = (): PeopleApi => {
  const { transports } = useCommerceApi();
  return useMemo(() => createPeopleApi(transports.site), [transports]);
};

/** The people of an account on their way. */
export type PeopleState =
  { status: "pending" } | { status: "done"; people: People } | { status: "error"; message: string };

/** The people of an account, and what the customer changes about them; each change shows when the backend has taken it. */
export const usePeople = () => {
  const api = usePeopleApi();
  const [state, setState] = useState<PeopleState>({ status: "pending" });
  const [turn, setTurn] = useState(0);
  const submission = useSubmission();
  const { run } = submission;

  useEffect(() => {
    let isWanted = true;
    api.list().then(
      (people) => isWanted && setState({ status: "done", people }),
      (error: unknown) => isWanted && setState({ status: "error", message: shopperMessage(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [api, turn]);

  const keep = useCallback(
    (ask: () => Promise<People>) =>
      run(async () => {
        setState({ status: "done", people: await ask() });
      }),
    [run],
  );

  return {
    state,
    submission,
    again: () => {
      setState({ status: "pending" });
      setTurn((before) => before + 1);
    },
    add: (person: PersonChange) => keep(() => api.add(person)),
    /** Adds several, one after the other; those that were taken stay when one is refused. */
    addAll: (persons: readonly PersonChange[]) =>
      run(async () => {
        for (const person of persons) setState({ status: "done", people: await api.add(person) });
      }),
    change: (recipientId: string, person: PersonChange) => keep(() => api.change(recipientId, person)),
    remove: (recipientId: string) => keep(() => api.remove(recipientId)),
    remind: (recipientId: string, dateId: string, isOn: boolean) => keep(() => api.remind(recipientId, dateId, isOn)),
  };
};

/** What `usePeople` gives. */
export type PeopleBook = ReturnType<typeof usePeople>;
