import { afterPress, watchPresses } from "./after-press.ts";

let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  stop = watchPresses();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const tell = (kind: string) => document.dispatchEvent(new Event(kind));

/** Whether what waits for the end of a press has gone on. */
const waiting = () => {
  const state = { isOver: false };
  void afterPress().then(() => (state.isOver = true));
  return async () => {
    await Promise.resolve();
    return state.isOver;
  };
};

test("goes on at once where nothing is pressed", async () => {
  expect(await waiting()()).toBe(true);
});

test("waits for the click that a press ends with", async () => {
  tell("pointerdown");
  const isOver = waiting();
  tell("pointerup");
  expect(await isOver()).toBe(false);
  tell("click");
  expect(await isOver()).toBe(false);
  jest.advanceTimersByTime(0);
  expect(await isOver()).toBe(true);
  expect(await waiting()()).toBe(true);
});

test.each([
  ["a press that is no click", "pointerup", 100],
  ["a press that becomes a scroll", "pointercancel", 100],
  ["one whose end is never heard of", "", 1000],
])("does not wait for ever after %s", async (_what, ending, milliseconds) => {
  tell("pointerdown");
  const isOver = waiting();
  if (ending) tell(ending);
  jest.advanceTimersByTime(milliseconds - 1);
  expect(await isOver()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(await isOver()).toBe(true);
});
