import { appendFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Page } from "@playwright/test";
import { expectReachable } from "#e2e/keyboard.ts";
import { test } from "#e2e/shop-test.ts";
import { desktop, expectFitting, expectStill, phone, resize } from "#e2e/widths.ts";
import { watchCalm } from "../pictures/calm.ts";
import { day } from "../pictures/state.ts";
import { visits } from "../pictures/visits.ts";
import { sideways, smallTargets, stretchedPictures, untilPicturesAreThere } from "./looks.ts";
import { moreVisits } from "./more-visits.ts";

const folder = path.join(__dirname, "../../../.cache/sheet");
/** A window of 1280 at 400 %. */
const zoomed = { width: 320, height: 256 };

test.use({ shopTime: day, bypassCSP: true });

test.beforeEach(async ({ page }) => {
  mkdirSync(folder, { recursive: true });
  await page.clock.setFixedTime(day);
});

/** What a look throws, as one line; nothing where it is content. */
const said = async (look: Promise<unknown>): Promise<string[]> => {
  try {
    await look;
    return [];
  } catch (error) {
    return [stripVTControlCharacters(String(error)).replace(/\s+/g, " ").slice(0, 700)];
  }
};

const named = (what: string, found: string[]) => found.map((each) => `${what}: ${each}`);

/** What is wrong with a page as it stands, beyond what one sees in its picture. */
const lookOver = async (
  page: Page,
  { name, screen, axe }: { name: string; screen: string; axe: (where: string) => Promise<void> },
): Promise<string[]> => {
  const found = [
    ...(await said(axe(name))),
    ...(await said(expectStill(page, "moves"))),
    ...(await said(expectFitting(page, "does not fit"))),
    ...named("small", await smallTargets(page)),
    ...named("stretched", await stretchedPictures(page)),
  ];
  await page.emulateMedia({ forcedColors: "active" });
  await page.screenshot({ path: path.join(folder, `${name}-${screen}-forced.png`) });
  await page.emulateMedia({ forcedColors: null });
  if (screen === "phone") return found;
  await resize(page, zoomed);
  found.push(...named("at 320", [...(await said(expectFitting(page, "does not fit"))), ...(await sideways(page))]));
  found.push(...named("at 320", await said(axe(name))));
  await page.screenshot({ path: path.join(folder, `${name}-320.png`), fullPage: true });
  await resize(page, desktop);
  found.push(...(await said(expectReachable(page, name))));
  return found;
};

for (const [screen, use] of [
  ["phone", { viewport: phone, hasTouch: true, isMobile: true }],
  ["desktop", { viewport: desktop }],
] as const)
  test.describe(`on a ${screen}`, { tag: "@both" }, () => {
    test.use(use);
    for (const [visit, states] of Object.entries({ ...visits, ...moreVisits }))
      test(visit, async ({ page, expectAccessible, expectRefusal }) => {
        test.setTimeout(600_000);
        const calm = watchCalm(page);
        for (const [name, { reach, only, refusal }] of Object.entries(states)) {
          if (only && only !== screen) continue;
          if (refusal) expectRefusal(refusal.status, refusal.address);
          const found = await said(reach(page).then(calm));
          await untilPicturesAreThere(page);
          await page.screenshot({ path: path.join(folder, `${name}-${screen}.png`), fullPage: true });
          found.push(...(await lookOver(page, { name, screen, axe: expectAccessible })));
          for (const line of found) appendFileSync(path.join(folder, "found.txt"), `${name} ${screen}: ${line}\n`);
        }
      });
  });
