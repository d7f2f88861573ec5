import { act, fireEvent, renderHook } from "@testing-library/react";
import { useHeldHeight } from "./use-held-height.ts";

/** A part of 900 px whose end stands at a place of the screen. */
const standing = (element: HTMLElement, bottom: number) =>
  jest.spyOn(element, "getBoundingClientRect").mockReturnValue(new DOMRect(0, bottom - 900, 1440, 900));

const hold = () => {
  const element = document.createElement("section");
  standing(element, window.innerHeight + 600);
  const shown = renderHook(({ isWaiting, isFilled }) => useHeldHeight({ current: element }, isWaiting, isFilled), {
    initialProps: { isWaiting: false, isFilled: false },
  });
  const come = (isFilled: boolean) => shown.rerender({ isWaiting: true, isFilled });
  return { element, come, ...shown };
};

test("a part keeps its height as long as it waits, wherever it stands", () => {
  const { result, come } = hold();
  expect(result.current).toBeUndefined();
  come(false);
  expect(result.current).toBe(900);
  fireEvent.scroll(window);
  expect(result.current).toBe(900);
});

const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

test("a part whose end is below the screen grows with the next frame when it is filled", async () => {
  const { result, come } = hold();
  come(false);
  come(true);
  await nextFrame();
  expect(result.current).toBeUndefined();
});

test("a part whose end comes onto the screen before that frame keeps its height", async () => {
  const { element, result, come } = hold();
  come(false);
  come(true);
  standing(element, 300);
  await nextFrame();
  expect(result.current).toBe(900);
});

test("a part whose end is seen keeps its height until the end has left the screen below, and for good", () => {
  const { element, result, come } = hold();
  come(false);
  standing(element, 300);
  come(true);
  expect(result.current).toBe(900);
  standing(element, -2000);
  fireEvent.scroll(window);
  expect(result.current).toBe(900);
  standing(element, window.innerHeight + 5);
  fireEvent.scroll(window);
  expect(result.current).toBeUndefined();
  standing(element, 300);
  fireEvent.scroll(window);
  expect(result.current).toBeUndefined();
});

test("whoever gets into it by keyboard sees all of it", () => {
  const { element, result, come } = hold();
  come(false);
  standing(element, 300);
  come(true);
  act(() => void element.dispatchEvent(new FocusEvent("focusin", { bubbles: true })));
  expect(result.current).toBeUndefined();
});
