import { expect, test } from "#e2e/shop-test.ts";
import { waitForRecommendations } from "#e2e/shopper.ts";
import { desktop, phone } from "#e2e/widths.ts";
import { watchCalm } from "./calm.ts";
import { keepPlatform, whyLeftOut } from "./platform.ts";
import { day } from "./state.ts";
import { visits } from "./visits.ts";

/** One pixel, for every photograph: what is looked at is how the shop is laid out and drawn. */
const photograph = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGO4cfwgAATbAmGwLhU/AAAAAElFTkSuQmCC",
  "base64",
);

/** Taller than screens are, so that more of a page is in its picture. */
const height = 1400;

// What makes a picture steady is a style of its own, which the shop's policy would refuse.
test.use({ shopTime: day, bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(async ({ browser, page }, { config }) => {
  const reason = whyLeftOut(browser.version(), config.updateSnapshots);
  test.skip(reason !== "", reason);
  if (config.updateSnapshots !== "none" && config.updateSnapshots !== "missing") keepPlatform(browser.version());
  await page.clock.setFixedTime(day);
  await waitForRecommendations(page);
  await page.route("**/*", (route, request) =>
    request.resourceType() === "image" && !request.url().includes(".svg")
      ? route.fulfill({ contentType: "image/png", body: photograph })
      : route.fallback(),
  );
});

for (const [screen, use] of [
  ["phone", { viewport: { ...phone, height }, hasTouch: true, isMobile: true }],
  ["desktop", { viewport: { ...desktop, height } }],
] as const)
  test.describe(`on a ${screen}`, () => {
    test.use(use);
    for (const [visit, states] of Object.entries(visits))
      test(`${visit} is drawn as it was`, async ({ page, expectRefusal }) => {
        test.setTimeout(180_000);
        const calm = watchCalm(page);
        for (const [name, { reach, only, refusal }] of Object.entries(states)) {
          if (only && only !== screen) continue;
          if (refusal) expectRefusal(refusal.status, refusal.address);
          await reach(page);
          await calm();
          await page.mouse.move(0, 0);
          await expect.soft(page, name).toHaveScreenshot(`${name}-${screen}.png`);
        }
      });
  });
