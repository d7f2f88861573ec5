import { useEffect, useState, type RefObject } from "react";

/** Whether an element has come into view, or within `margin` of it, since it is mounted; it never goes back to no. */
export const useInView = (element: RefObject<HTMLElement | null>, margin = "0px"): boolean => {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observed = element.current;
    if (isSeen || !observed) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: margin },
    );
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element, isSeen, margin]);
  return isSeen;
};
