import { useEffect, useLayoutEffect, useState, type RefObject } from "react";
import { flushSync } from "react-dom";

/**
 * The height in px that a part keeps while it waits for what fills it, and afterwards as long as its end is on the
 * screen or above it, so that nothing below is seen to move; undefined before and from then on. Whoever gets into it by
 * keyboard sees all of it.
 * @param isWaiting whether it has been asked for what fills it
 * @param isFilled whether that has come
 */
export const useHeldHeight = (
  part: RefObject<HTMLElement | null>,
  isWaiting: boolean,
  isFilled: boolean,
): number | undefined => {
  const [held, setHeld] = useState<number | "free">();
  useLayoutEffect(() => {
    // What is measured cannot be known while it is rendered.
    // oxlint-disable-next-line react/set-state-in-effect -- as above
    if (isWaiting) setHeld((before) => before ?? part.current?.getBoundingClientRect().height);
  }, [part, isWaiting]);
  useEffect(() => {
    const element = part.current;
    if (!isFilled || typeof held !== "number" || !element) return;
    const free = () => setHeld("free");
    // In the frame that was looked at: by the next one whoever scrolls fast may have the end on the screen.
    const look = () => {
      if (element.getBoundingClientRect().bottom >= window.innerHeight) flushSync(free);
    };
    requestAnimationFrame(look);
    window.addEventListener("scroll", look, { passive: true });
    element.addEventListener("focusin", free);
    return () => {
      window.removeEventListener("scroll", look);
      element.removeEventListener("focusin", free);
    };
  }, [part, isFilled, held]);
  return held === "free" ? undefined : held;
};
