import { expect, type Page } from "@playwright/test";

/** The two screens of the journeys, in CSS pixels: where the shop's layouts differ most. */
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** What does not fit a screen, found by looking at every element that is drawn. */
const whatDoesNotFit = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const isDrawn = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest("[inert], .vh");
    /** Whether something around it scrolls sideways or cuts it off on purpose. */
    const isHeld = (element: Element) => {
      for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
        if (getComputedStyle(around).overflowX !== "visible") return true;
      return false;
    };
    /** Where the last of its words ends; words for screen readers alone do not count. */
    const textEnd = (element: Element) => {
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let end = -Infinity;
      for (let text = words.nextNode(); text; text = words.nextNode()) {
        if (text.parentElement?.closest(".vh") || text.textContent?.trim() === "") continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        end = Math.max(end, range.getBoundingClientRect().right);
      }
      return end;
    };
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40)}"`;
    const found: string[] = [];
    for (const element of document.querySelectorAll("body *")) {
      if (!isDrawn(element)) continue;
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1) continue;
      if ((right > edge + 1 || left < -1) && getComputedStyle(element).position !== "absolute" && !isHeld(element))
        found.push(`${nameOf(element)} reaches from ${Math.round(left)} to ${Math.round(right)} of ${edge}`);
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isClipping = overflowX !== "visible" && textOverflow !== "ellipsis";
      if (isClipping && element.matches("button, a, label, summary") && textEnd(element) > right + 1)
        found.push(`${nameOf(element)} is cut off`);
    }
    return found.slice(0, 8);
  });

/** Makes the window another size and waits until the page has been drawn in it. */
export const resize = async (page: Page, size: { width: number; height: number }): Promise<void> => {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width }) => window.innerWidth === width, size);
  await page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  );
};

/** Expects that nothing is wider than the screen and that no control is cut off. */
export const expectFitting = async (page: Page, where: string): Promise<void> => {
  expect(await whatDoesNotFit(page), where).toEqual([]);
};

/** Expects that nothing moves, as somebody wants it to whom movement does harm. */
export const expectStill = async (page: Page, where: string): Promise<void> => {
  const moving = await page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
      return animation.playState === "running" && target ? [target.outerHTML.slice(0, 80)] : [];
    }),
  );
  expect(moving, where).toEqual([]);
};
