/** How long a click may come after the finger or button is up, in milliseconds. */
const CLICK_MS = 100;
/** The longest that a press counts: where it ends outside the page, nobody hears of it. */
const LONGEST_MS = 1000;

let isPressed = false;
const waiting = new Set<() => void>();

const end = () => {
  isPressed = false;
  for (const goOn of waiting) goOn();
  waiting.clear();
};
let timer: ReturnType<typeof setTimeout>;
const endAfter = (milliseconds: number) => () => {
  clearTimeout(timer);
  timer = setTimeout(end, milliseconds);
};
const onDown = () => {
  isPressed = true;
  endAfter(LONGEST_MS)();
};
const onUp = endAfter(CLICK_MS);
const onClick = endAfter(0);

/** Notes when something on the page is being pressed; gives what ends it. */
export const watchPresses = (): (() => void) => {
  const listeners = { pointerdown: onDown, pointerup: onUp, pointercancel: onUp, click: onClick };
  for (const [kind, listener] of Object.entries(listeners)) document.addEventListener(kind, listener, true);
  return () => {
    for (const [kind, listener] of Object.entries(listeners)) document.removeEventListener(kind, listener, true);
    clearTimeout(timer);
    end();
  };
};

/**
 * Resolves once nothing is being pressed, so that what comes late does not push away what a finger is on: a press that
 * ends elsewhere is none. Needs `watchPresses`.
 */
export const afterPress = (): Promise<void> =>
  isPressed ? new Promise((resolve) => waiting.add(resolve)) : Promise.resolve();
