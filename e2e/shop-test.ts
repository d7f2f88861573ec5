import { readFileSync } from "node:fs";
import { expect, test as base } from "@playwright/test";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const axeSource = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

interface ShopFixtures {
  /** Everything the browser console said; a journey that leaves anything here fails. */
  consoleMessages: string[];
  /** Runs axe over the page as it stands and expects no violation. */
  expectAccessible: (where: string) => Promise<void>;
}

const describeViolations = (results: AxeResults) =>
  results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);

/** A test in the browser that also listens to the console and can look at accessibility. */
export const test = base.extend<ShopFixtures>({
  consoleMessages: [
    async ({ page }, provide) => {
      const messages: string[] = [];
      page.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
      page.on("pageerror", (error) => messages.push(`pageerror: ${error.message}`));
      await provide(messages);
      expect(messages).toEqual([]);
    },
    { auto: true },
  ],
  expectAccessible: async ({ page }, provide) => {
    await provide(async (where) => {
      await page.evaluate(axeSource);
      const results = await page.evaluate(() =>
        (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
      );
      expect(describeViolations(results), where).toEqual([]);
    });
  },
});

/** Waits until the page answers to clicks: React has taken over the server's markup. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");

export { expect };
