import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig, type Project } from "@playwright/test";
import { desktop, phone } from "./widths.ts";

/** Shoppers who have agreed to be counted before, on every site; how they are asked is a journey of its own. */
const agreed = ["localhost", "ca.localhost", "business.localhost", "fundraising.localhost"].map((domain) => ({
  name: "cookie-consent",
  value: "1",
  domain,
  path: "/",
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: "Lax" as const,
}));

/** Longest wait for what is expected; a project that says more of its expectations says this again. */
const expectWithinMs = 10_000;

/** What is true of the demo alone: its sites, its languages and how it looks. A shop of its own deletes it. */
const demo = path.join(__dirname, "../tests/demo");

/** Journeys of every shop and those of the demo: in one project, since each project starts shops of its own. */
const everywhere: Project = {
  testDir: "..",
  testMatch: [__dirname, demo].map((folder) => path.join(folder, "journeys/*.spec.ts")),
};

const onDesktop: Project = {
  ...everywhere,
  name: "desktop",
  grep: /@desktop|@both/,
  use: { viewport: desktop },
};

const onPhone: Project = {
  ...everywhere,
  name: "phone",
  grepInvert: /@desktop/,
  use: { viewport: phone, hasTouch: true, isMobile: true },
};

/**
 * Journeys of real shoppers in real Chromium against the built shop. Each runs once, on a phone, which costs less to
 * draw; what it looks at by `atEachWidth` (axe, what fits) it sees on the desktop too. Marked are a journey whose steps
 * differ with the width (`@both`), and one that only makes sense on a phone (`@phone`) or on a desktop (`@desktop`).
 */
export default defineConfig({
  // Copies of the product lie in ignored folders.
  respectGitIgnore: true,
  timeout: 60_000,
  expect: { timeout: expectWithinMs },
  // Each has a shop of its own (`own-shop.ts`). A journey waits for an eighth of its time; one more makes a run a tenth
  // shorter.
  workers: availableParallelism() + 1,
  // A journey that fails now and then is a fault to be mended; a machine that others use asks for a second try.
  retries: 0,
  forbidOnly: true,
  outputDir: "../test-results",
  reporter: [["line"], ["json"]],
  use: {
    launchOptions: { executablePath: process.env.HEADLESS_CHROMIUM_PATH, args: ["--no-sandbox", "--disable-gpu"] },
    // Whatever moves is drawn sixty times a second, a seventh of what a journey costs; where it matters it is let in.
    reducedMotion: "reduce",
    storageState: { cookies: agreed, origins: [] },
    // What a worker fetches cannot be watched or held up; the journeys about it let it in.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // To record every step costs as much time again; `--trace on` does.
    trace: "off",
  },
  // Where the journeys' pictures lie; `npm run pictures` takes them anew.
  snapshotPathTemplate: "{testDir}/references/{arg}{ext}",
  projects: <Project[]>[
    {
      name: "pictures",
      testDir: path.join(demo, "pictures"),
      use: {
        launchOptions: {
          // Drawn by the processor and without the machine's ways to sharpen letters.
          executablePath: process.env.HEADLESS_CHROMIUM_PATH,
          args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none", "--disable-lcd-text"],
        },
      },
      expect: {
        timeout: expectWithinMs,
        toHaveScreenshot: {
          animations: "disabled",
          caret: "hide",
          scale: "css",
          maxDiffPixelRatio: 0.001,
          // A light photograph on a white page, or one letter of gray text, is a difference too.
          threshold: 0.05,
          stylePath: path.join(demo, "pictures/steady.css"),
        },
      },
    },
    onDesktop,
    onPhone,
  ].filter(({ testDir = __dirname }) => existsSync(testDir)),
});
