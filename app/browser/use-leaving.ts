import { type RefObject, useEffect, useEffectEvent } from "react";

const goings = ["pointerdown", "focusin"];

/** Tells when somebody leaves an element, with a press outside it or with the focus, while `isActive`. */
export const useLeaving = (element: RefObject<HTMLElement | null>, tell: () => void, isActive: boolean): void => {
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
