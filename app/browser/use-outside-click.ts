import { type RefObject, useEffect, useEffectEvent } from "react";

/** Tells about presses outside an element while `isActive`. */
export const useOutsideClick = (element: RefObject<HTMLElement | null>, tell: () => void, isActive: boolean): void => {
  const onPress = useEffectEvent((event: PointerEvent) => {
    if (!element.current?.contains(event.target as Node)) tell();
  });
  useEffect(() => {
    if (!isActive) return;
    const press = (event: PointerEvent) => onPress(event);
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  }, [isActive]);
};
