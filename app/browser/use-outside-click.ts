import { type RefObject, useEffect, useRef } from "react";

/** Tells about presses outside an element while `isActive`. */
export const useOutsideClick = (element: RefObject<HTMLElement | null>, tell: () => void, isActive: boolean): void => {
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    if (!isActive) return;
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !element.current?.contains(event.target)) latest.current();
    };
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  }, [element, isActive]);
};
