import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findChromium } from "../build/find-chromium.mjs";

/** A phone in the field: four times slower than this machine, 1.6 Mbit/s with 150 ms to and fro. */
const PHONE = { slowdown: 4, latency: 150, download: (1.6 * 1024 * 1024) / 8, upload: (750 * 1024) / 8 };
const VIEWPORT = { width: 390, height: 844 };

/** A phone and a line that are worse by this factor: `PHONE_SLOWER=1.2`. */
const worse = Number(process.env.PHONE_SLOWER ?? 1);

/** A script that every page runs first: the file that `PHONE_SCRIPT` names. */
const script = process.env.PHONE_SCRIPT;

/** How much slower than this machine the phone's processor is. */
export const slowdown = PHONE.slowdown * worse;

/** Starts the browser that phones are played in. */
export const launchBrowser = () => chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });

/** Slows a page's processor down to that of the phone. */
export const slowProcessor = async (page) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
};

/**
 * A page on a phone with nothing in its cache.
 * @param options.isSlow whether processor and line are those of the phone
 * @param options.storageState what it remembers, cookies among it
 * @param options.time when it is in that browser; the machine's time otherwise
 */
export const openPhone = async (browser, { isSlow = true, time, storageState } = {}) => {
  const context = await browser.newContext({ viewport: VIEWPORT, isMobile: true, hasTouch: true, storageState });
  if (time) await context.clock.setSystemTime(time);
  if (script) await context.addInitScript(readFileSync(script, "utf8"));
  const page = await context.newPage();
  if (isSlow) {
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: PHONE.latency * worse,
      downloadThroughput: PHONE.download / worse,
      uploadThroughput: PHONE.upload / worse,
    });
    await slowProcessor(page);
  }
  return { context, page, close: () => context.close() };
};

/** Waits until a page answers to taps. */
export const hydrated = (page) =>
  page.waitForFunction(() => document.documentElement.dataset.hydrated === "true", undefined, { timeout: 60_000 });
