import type { Locator, Page } from "@playwright/test";
import { expect } from "./shop-test.ts";

/** No page of the journey has more stops than this between two things worth reaching. */
const MOST_STOPS = 150;

/** Whether the focused element, or a label or frame around it, is drawn differently because it has the focus. */
const focusIsVisible = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.tagName === "IFRAME") return true;
    const looks = (element: Element) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
      return `${outlineStyle === "none" ? "" : outlineStyle + outlineWidth + outlineColor} ${boxShadow}`;
    };
    const places = [
      focused,
      focused.nextElementSibling,
      focused.parentElement,
      focused.closest("label, fieldset, form"),
    ];
    const around = places.filter((place): place is Element => place !== null);
    const withFocus = around.map(looks);
    const start = { x: scrollX, y: scrollY };
    (focused as HTMLElement).blur();
    const without = around.map(looks);
    (focused as HTMLElement).focus({ preventScroll: true });
    scrollTo(start.x, start.y);
    return withFocus.some((look, index) => look !== without[index]);
  });

/** Presses Tab until something has the focus, which must be seen; gives how many stops it took. */
export const tabTo = async (page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<number> => {
  for (let stops = 1; stops <= MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    const reached = await target.evaluateAll((found) => found.some((element) => element === document.activeElement));
    if (!reached) continue;
    expect(await focusIsVisible(page), `the focus on ${String(target)} can be seen`).toBe(true);
    return stops;
  }
  throw new Error(`${String(target)} cannot be reached with ${key}.`);
};

/** Reaches a field with Tab and types into it, or picks an option of a select by typing its beginning. */
export const typeInto = async (page: Page, target: Locator, text: string) => {
  await tabTo(page, target);
  await page.keyboard.type(text);
};
