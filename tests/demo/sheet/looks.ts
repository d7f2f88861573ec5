import type { Page } from "@playwright/test";

/** The least side of what is pressed, in CSS pixels (WCAG 2.5.8). */
const TARGET = 24;

/** How much larger than its file a picture may be drawn, on a screen of one pixel to a CSS pixel. */
const STRETCH = 1.3;

/**
 * What can be pressed, is smaller than a fingertip needs and has not that much room around it; words within a line of
 * text are left out, as the rule does.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const isWithinText = (element: Element) => {
      if (getComputedStyle(element).display !== "inline") return false;
      const around = element.parentElement?.closest("p, li, dd, td, legend, label, small, address, figcaption");
      return around !== null && around?.textContent.trim() !== element.textContent.trim();
    };
    const pressed = [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !element.closest("[inert], [aria-hidden=true], .vh, :disabled"))
      .map((element) => {
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
        const { width, height } = element.getBoundingClientRect();
        const box = (label && Math.min(width, height) < least ? label : element).getBoundingClientRect();
        return { element, box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
      })
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const isSmall = ({ box }: { box: DOMRect }) => box.width < least - 0.5 || box.height < least - 0.5;
    /** How far a point is from a box. */
    const apart = ({ x, y }: { x: number; y: number }, box: DOMRect) =>
      Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
    return pressed
      .filter((each) => isSmall(each) && !isWithinText(each.element))
      .filter((each) =>
        pressed.some((other) => {
          if (other.element.contains(each.element) || each.element.contains(other.element)) return false;
          if (!isSmall(other)) return apart(each.middle, other.box) < least / 2;
          return Math.hypot(each.middle.x - other.middle.x, each.middle.y - other.middle.y) < least;
        }),
      )
      .map(({ element, box }) => {
        const words = element.getAttribute("aria-label") ?? element.textContent.trim();
        return `${element.tagName.toLowerCase()} "${words.slice(0, 40)}" ${box.width.toFixed(0)} × ${box.height.toFixed(0)}`;
      })
      .slice(0, 8);
  }, TARGET);

/** How far a page can be moved sideways, and what sticks out farthest. */
export const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const ends = [...document.querySelectorAll("body *")].map((element) => ({
      element,
      right: element.getBoundingClientRect().right,
    }));
    const [farthest] = ends.filter(({ right }) => right <= scrollWidth + 1).toSorted((a, b) => b.right - a.right);
    return [`scrolls sideways by ${scrollWidth - clientWidth}: ${farthest?.element.outerHTML.slice(0, 120)}`];
  });

/** Pictures that are drawn larger than their file is, by how much. */
export const stretchedPictures = (page: Page): Promise<string[]> =>
  page.evaluate((most) => {
    const found: string[] = [];
    for (const picture of document.querySelectorAll("img")) {
      if (!picture.complete || picture.naturalWidth === 0 || /\.svg|data:/.test(picture.currentSrc)) continue;
      if (!picture.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { width, height } = picture.getBoundingClientRect();
      // A picture with a density gives its size in CSS pixels; its file is what counts.
      const density = Number(/\s([\d.]+)x$/.exec(picture.srcset)?.[1] ?? 1);
      const [across, down] = [width / picture.naturalWidth, height / picture.naturalHeight];
      const ratio = (getComputedStyle(picture).objectFit === "contain" ? Math.min : Math.max)(across, down) / density;
      if (ratio > most) found.push(`${new URL(picture.currentSrc).pathname.split("/").at(-1)} × ${ratio.toFixed(2)}`);
    }
    return [...new Set(found)].slice(0, 8);
  }, STRETCH);

/** Has every picture of the page come and be drawn, also far below the screen. */
export const untilPicturesAreThere = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const pictures = [...document.querySelectorAll("img")];
    for (const picture of pictures) picture.loading = "eager";
    const late = new Promise((done) => setTimeout(done, 5_000));
    await Promise.race([late, Promise.allSettled(pictures.map((picture) => picture.decode()))]);
  });
