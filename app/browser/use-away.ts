import { useEffect, useState, type RefObject } from "react";

/** Whether an element is off the screen; no until that is known. */
export const useAway = (element: RefObject<HTMLElement | null>): boolean => {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setAway(!last.isIntersecting);
    });
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return isAway;
};
