import { useEffect, useState } from "react";

/** A text that is being typed, as it was when it last stood still for some milliseconds; empty before. */
export const useAtRest = (text: string, quietMs: number): string => {
  const [rested, setRested] = useState("");
  useEffect(() => {
    if (text === rested) return;
    const timer = setTimeout(() => setRested(text), quietMs);
    return () => clearTimeout(timer);
  }, [text, rested, quietMs]);
  return rested;
};
