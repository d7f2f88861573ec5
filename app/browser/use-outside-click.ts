import { type RefObject, useEffect, useEffectEvent } from "react";

const goings = ["pointerdown", "focusin"];

/** Tells about presses outside an element, and about the focus that leaves it, while `isActive`. */
export const useOutsideClick = (element: RefObject<HTMLElement | null>, tell: () => void, isActive: boolean): void => {
  const onGoing = useEffectEvent(({ target }: Event) => {
    if (!element.current?.contains(target as Node)) tell();
  });
  useEffect(() => {
    if (!isActive) return;
    const look = (event: Event) => onGoing(event);
    for (const going of goings) document.addEventListener(going, look);
    return () => {
      for (const going of goings) document.removeEventListener(going, look);
    };
  }, [isActive]);
};
