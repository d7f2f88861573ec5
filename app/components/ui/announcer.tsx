import { useSyncExternalStore } from "react";

interface Said {
  id: number;
  text: string;
  at: number;
}

/** How long a sentence stays beside the next ones: the title of a page that has just come writes over no news. */
const STAYS_MS = 1000;

let said: readonly Said[] = [];
let count = 0;
const listeners = new Set<() => void>();

/** Says a sentence to screen readers, politely and once; the same sentence may be said again. */
export const announce = (text: string): void => {
  count += 1;
  const now = Date.now();
  said = [...said.filter(({ at }) => now - at < STAYS_MS), { id: count, text, at: now }];
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const nothing: readonly Said[] = [];

/** The page's one polite live region; `announce` speaks through it, and of what it holds only what is new is read. */
export const Announcer = () => {
  const sentences = useSyncExternalStore(
    subscribe,
    () => said,
    () => nothing,
  );
  return (
    <output className="vh" aria-live="polite" aria-atomic="false">
      {sentences.map(({ id, text }) => (
        <span key={id}>{text} </span>
      ))}
    </output>
  );
};
