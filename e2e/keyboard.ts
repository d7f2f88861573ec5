import type { Locator, Page } from "@playwright/test";
import { june } from "./shopper.ts";
import { expect } from "./shop-test.ts";

/** No page of the journey has more stops than this between two things worth reaching. */
const MOST_STOPS = 150;

/** What somebody who works with the keyboard meets at a stop. */
interface Stop {
  /** Whether the focused element, or a label or frame around it, is drawn differently because it has the focus. */
  isSeen: boolean;
  /** The beginning of its markup. */
  reached: string;
  /** How many of the marked stops have not been reached. */
  waiting: number;
}

/** Looks at what has the focus, and notes that it was reached. */
const lookAtFocus = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const outer = document.activeElement as HTMLElement | null;
    const stops = [...document.querySelectorAll<HTMLElement>("[data-stop]")];
    const group = outer?.dataset.group;
    const first = group ? stops.find((radio) => radio.dataset.group === group) : outer;
    if (first?.dataset.stop) first.dataset.stop = "reached";
    const isFocusSeen = () => {
      let focused: Element | null = outer;
      while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
      // What stands in a frame or a closed element of a vendor cannot be looked at from here.
      if (!focused || focused === document.body || focused.matches("iframe, :not(:defined)")) return true;
      if (focused.tagName.includes("-")) return true;
      const looks = (element: Element) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
        return `${outlineStyle === "none" ? "" : outlineStyle + outlineWidth + outlineColor} ${boxShadow}`;
      };
      // A date has stops within itself, and would begin at the first again if it lost the focus for a moment.
      if (focused.matches("input[type=date]")) {
        const { outlineStyle, boxShadow } = getComputedStyle(focused);
        // The button for its calendar has a ring of the browser's own, and the field none then.
        return outlineStyle !== "none" || boxShadow !== "none" || !focused.matches(":focus-visible");
      }
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
    };
    return {
      isSeen: isFocusSeen(),
      reached: outer?.outerHTML.slice(0, 120) ?? "",
      waiting: stops.filter((element) => element.dataset.stop === "waiting").length,
    };
  });

/** Presses Tab until something has the focus, which must be seen; gives how many stops it took. */
export const tabTo = async (page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<number> => {
  for (let stops = 1; stops <= MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    const reached = await target.evaluateAll((found) => found.some((element) => element === document.activeElement));
    if (!reached) continue;
    expect((await lookAtFocus(page)).isSeen, `the focus on ${String(target)} can be seen`).toBe(true);
    return stops;
  }
  throw new Error(`${String(target)} cannot be reached with ${key}.`);
};

/** Reaches a field with Tab and types into it, or picks an option of a select by typing its beginning. */
export const typeInto = async (page: Page, target: Locator, text: string) => {
  await tabTo(page, target);
  await page.keyboard.type(text);
};

/** Enters a fictional person's name, address and phone by Tab and typing. */
export const typeAddress = async (page: Page) => {
  await typeInto(page, page.getByLabel("First Name"), june.firstName);
  await typeInto(page, page.getByLabel("Last Name"), june.lastName);
  await typeInto(page, page.getByLabel("Street Address"), june.street);
  await typeInto(page, page.getByLabel("City"), june.city);
  await typeInto(page, page.getByLabel("State", { exact: true }), "California");
  await typeInto(page, page.getByLabel("Zip/Postal Code"), june.zip);
  await typeInto(page, page.getByLabel("Phone Number"), june.phone);
};

/**
 * Marks what Tab must reach on the page as it stands, or in the dialog that is open, and gives how many stops that is.
 */
const markStops = (page: Page): Promise<number> =>
  page.evaluate(() => {
    // Of an earlier look at the same page.
    for (const marked of document.querySelectorAll<HTMLElement>("[data-stop]")) delete marked.dataset.stop;
    const focusable = "a[href], button, input, select, textarea, summary, iframe, [tabindex]";
    const place = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
    const groups = new Set<string>();
    const stops = [...place.querySelectorAll<HTMLElement>(focusable)].filter((element) => {
      if (element.tabIndex < 0 || element.matches(":disabled") || element.closest("[inert]")) return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      if (!(element instanceof HTMLInputElement) || element.type !== "radio" || element.name === "") return true;
      // A group of radio buttons is one stop, wherever its checked one stands.
      const { name, form } = element;
      if (groups.has(name)) return false;
      const group = [...document.querySelectorAll<HTMLInputElement>(`input[type=radio]`)].filter(
        (radio) => radio.name === name && radio.form === form,
      );
      groups.add(name);
      for (const radio of group) radio.dataset.group = name;
      return true;
    });
    for (const stop of stops) stop.dataset.stop = "waiting";
    return stops.length;
  });

/**
 * Expects that Tab alone reaches everything that can be used on the page as it stands, or in the dialog that is open,
 * and that the focus can be seen at every stop (WCAG 2.1.1, 2.1.2, 2.4.7).
 */
export const expectReachable = async (page: Page, where: string): Promise<void> => {
  const count = await markStops(page);
  const unseen: string[] = [];
  // A frame may have stops of its own, and once round everything the browser's own bar is one.
  for (let stop = 0; stop < 2 * count + 10; stop += 1) {
    await page.keyboard.press("Tab");
    const { isSeen, reached, waiting } = await lookAtFocus(page);
    if (!isSeen) unseen.push(reached);
    if (waiting === 0) break;
  }
  const missed = await page.evaluate(() =>
    // What turned a row to its end needs its button no longer.
    [...document.querySelectorAll<HTMLElement>('[data-stop="waiting"]:not(:disabled)')].map(({ outerHTML }) =>
      outerHTML.slice(0, 120),
    ),
  );
  expect(missed, `${where}: what Tab does not reach`).toEqual([]);
  expect(unseen, `${where}: where the focus is not seen`).toEqual([]);
};
