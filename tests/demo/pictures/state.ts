import type { Page } from "@playwright/test";
import { signIn } from "#e2e/by-api.ts";
import { open } from "#e2e/shopper.ts";
import { expect, settled } from "#e2e/shop-test.ts";

/** A day without a season, on which every order can be placed. */
export const day = "2026-09-15T17:00:00Z";

/** A state of the shop: what leads to it from the state before. */
export interface State {
  reach: (page: Page) => Promise<unknown>;
  /** The only screen on which there is such a thing. */
  only?: "phone" | "desktop";
  /** What the shop answers, where it is a refusal. */
  refusal?: { status: number; address: RegExp };
}

/** The sheet or dialog that is open. */
export const dialog = (page: Page) => page.getByRole("dialog");

/** A page that is reached by its address; what comes once it has settled has come. */
export const at = (address: string, site = ""): State => ({
  reach: async (page) => {
    const { origin } = new URL(page.url() === "about:blank" ? (await page.request.get("/readyz")).url() : page.url());
    await open(page, site ? `http://${site}.localhost:${new URL(origin).port}${address}` : address);
    await page.evaluate(() => window.dispatchEvent(new Event("scroll")));
    await settled(page);
    await page.waitForLoadState("load");
  },
});

/** Something that opens over the page. */
export const over = (press: (page: Page) => Promise<unknown>, only?: State["only"]): State => ({
  reach: async (page) => {
    await press(page);
    await expect(dialog(page).first()).toBeVisible();
  },
  ...(only && { only }),
});

/** A page that the shop answers with a refusal. */
export const refused = (address: string, status: number): State => ({
  ...at(address),
  refusal: { status, address: new RegExp(address.split("?")[0] ?? "") },
});

/** A page as one of the world's customers sees it. */
export const as = (email: string, address: string): State => ({
  reach: async (page) => {
    await signIn(page, email);
    await at(address).reach(page);
  },
});

/** The part of the page that is its own. */
export const main = (page: Page) => page.getByRole("main");

/** The page of a product that can be bought, with its row of wallets. */
export const buyable = (address: string): State => ({
  reach: async (page) => {
    await at(address).reach(page);
    await expect(main(page).getByRole("button", { name: "Apple Pay" })).toBeVisible();
  },
});
