import { useSyncExternalStore } from "react";

let message = "";
let count = 0;
const listeners = new Set<() => void>();

/** Says a sentence to screen readers, politely and once; the same sentence may be said again. */
export const announce = (text: string): void => {
  count += 1;
  // A changing blank at the end makes the same words a new message.
  message = count % 2 === 0 ? text : `${text}\u00a0`;
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The page's one polite live region; `announce` speaks through it. */
export const Announcer = () => {
  const text = useSyncExternalStore(
    subscribe,
    () => message,
    () => "",
  );
  return (
    <output className="vh" aria-live="polite">
      {text}
    </output>
  );
};
