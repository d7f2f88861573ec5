import { useCallback, useEffect, useState } from "react";
import { useReducedMotion } from "#app/browser/use-reduced-motion.ts";

/** Slides that turn by themselves: which is shown, and how to steer them. */
export interface Rotation {
  index: number;
  isPlaying: boolean;
  show: (index: number) => void;
  step: (by: number) => void;
  toggle: () => void;
  /** Holds the slides still while pointer or focus is on them. */
  hold: { onPointerEnter: () => void; onPointerLeave: () => void; onFocus: () => void; onBlur: () => void };
}

/** Turns `count` slides every `everyMs` milliseconds; by themselves only where motion is not reduced. */
export const useRotation = (count: number, everyMs: number, startsPlaying: boolean): Rotation => {
  const [index, setIndex] = useState(0);
  const wantsStillness = useReducedMotion();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isPlaying = chosen ?? (startsPlaying && !wantsStillness);
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (!isPlaying || isHeld || count < 2) return;
    const timer = setInterval(() => setIndex((before) => (before + 1) % count), everyMs);
    return () => clearInterval(timer);
  }, [isPlaying, isHeld, count, everyMs, index]);

  const step = useCallback((by: number) => setIndex((before) => (before + by + count) % count), [count]);
  const toggle = useCallback(() => setChosen(!isPlaying), [isPlaying]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return {
    index,
    isPlaying,
    show: setIndex,
    step,
    toggle,
    hold: { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release },
  };
};
