import { useState } from "react";
import { useLocation } from "react-router-dom";

/** What is open on this page, nothing at first; a change of route closes it. */
export const useUntilMoved = <Opened>(): readonly [Opened | null, (opened: Opened | null) => void] => {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [opened, open] = useState<Opened | null>(null);
  const [shownAt, setShownAt] = useState(address);
  if (shownAt !== address) {
    setShownAt(address);
    open(null);
  }
  return [opened, open];
};
