import { useEffect, useState, type RefObject } from "react";

/** Whether an element is off the screen, as long as the screen fits `query`; no until that is known. */
export const useAway = (element: RefObject<HTMLElement | null>, query: string): boolean => {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const observed = element.current;
    if (!observed || !window.matchMedia(query).matches) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setAway(!last.isIntersecting);
    });
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element, query]);
  return isAway;
};
