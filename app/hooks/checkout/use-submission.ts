import { useCallback, useEffect, useRef, useState } from "react";
import { shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";

/**
 * One thing a shopper sends off. While it is under way a second press does nothing; a failure becomes a message for the
 * shopper. `run` gives whether it went through.
 */
export const useSubmission = () => {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ShopperMessage | null>(null);
  const running = useRef(false);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const run = useCallback(async (action: () => Promise<void>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setError(null);
    try {
      await action();
      return true;
    } catch (failure) {
      if (mounted.current) setError(shopperMessage(failure));
      return false;
    } finally {
      running.current = false;
      if (mounted.current) setBusy(false);
    }
  }, []);

  return { isBusy, error, setError, run };
};

/** What `useSubmission` gives. */
export type Submission = ReturnType<typeof useSubmission>;
