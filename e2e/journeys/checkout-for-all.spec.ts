import type { Locator, Page } from "@playwright/test";
import { bagTruffles, cards, enterCard, fillShipping, open, openMore, truffles } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

test.describe("in forced colors", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  const stretch = (step: Locator) => step.evaluate((element) => getComputedStyle(element, "::before").backgroundColor);

  /** The step the shopper is at, those behind and those ahead differ by the system's colors. */
  const expectStep = async (page: Page, at: number) => {
    const steps = page.getByRole("navigation", { name: "Checkout progress" }).getByRole("listitem");
    await expect(steps.nth(at)).toHaveAttribute("aria-current", "step");
    const colors = await Promise.all([0, 1, 2, 3].map((index) => stretch(steps.nth(index))));
    const ahead = colors.at(-1);
    expect(colors[at]).not.toBe(ahead);
    for (const behind of colors.slice(0, at)) {
      expect(behind).not.toBe(colors[at]);
      expect(behind).not.toBe(ahead);
    }
  };

  /** One is chosen, and the system itself draws the buttons, whose dots say which. */
  const expectChoiceSeen = async (options: Locator) => {
    await expect(options.and(options.page().locator(":checked"))).toHaveCount(1);
    const drawn = await options.evaluateAll((radios) => radios.map((radio) => getComputedStyle(radio).appearance));
    expect(drawn).not.toContain("none");
  };

  /** What is filled with a color elsewhere has an edge, which the system draws in a color other than the ground's. */
  const expectEdges = async (...places: Locator[]) => {
    for (const place of places)
      await expect(async () => {
        const edge = await place.evaluate((element) => {
          const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element);
          const ground = getComputedStyle(document.body).backgroundColor;
          return borderTopStyle !== "none" && borderTopWidth !== "0px" && borderTopColor !== ground;
        });
        expect(edge, `the edge of ${String(place)} is seen`).toBe(true);
      }).toPass();
  };

  test("the checkout says where the shopper is and what is chosen, step by step", async ({
    page,
    expectAccessible,
  }) => {
    await bagTruffles(page);
    const main = page.getByRole("main");
    await expectEdges(
      main.getByRole("link", { name: "Checkout", exact: true }),
      main.getByRole("button", { name: "Pay with PayPal" }),
      main.getByRole("button", { name: "Pay with Apple Pay" }),
    );
    await main.getByRole("checkbox", { name: /Add a gift message/ }).click();
    const message = main.getByLabel("Your message");
    await message.fill("Love");
    await expectEdges(
      main.getByRole("figure", { name: "How your card will read" }),
      message,
      main.getByRole("button", { name: "Save message" }),
    );
    await main.getByRole("button", { name: "Cancel" }).click();
    await open(page, "/shipping");
    await fillShipping(page);
    await expect(page.getByText(/^By (Mon|Tue|Wed|Thu|Fri|Sat|Sun), /).first()).toBeVisible();
    await expectStep(page, 0);
    await expectChoiceSeen(page.getByRole("group", { name: "When should it get there?" }).getByRole("radio"));
    await expectAccessible("forced colors, shipping");
    await page.getByRole("button", { name: "Continue to Payment" }).click();
    await enterCard(page, cards.approved);
    await expectStep(page, 1);
    await expectChoiceSeen(page.getByRole("group", { name: "Ways to pay" }).getByRole("radio"));
    await expectAccessible("forced colors, payment");
    await page.getByRole("button", { name: "Continue to Review" }).click();
    await expect(page).toHaveURL(/\/revieworder$/);
    await expectStep(page, 2);
    await expectAccessible("forced colors, review");
    await page.getByRole("button", { name: "Place order" }).click();
    // No axe here: it takes the whole footer's own ground for drawn, which forced colors leave out.
    await expect(page).toHaveURL(/\/order-confirmation/);
    await expect(page.getByRole("heading", { level: 1, name: "It’s yours, June." })).toBeVisible();
  });

  test("many recipients stand in rows with edges, and everything of a row is seen", async ({
    page,
    expectAccessible,
  }) => {
    test.setTimeout(120_000);
    await bagTruffles(page, 6);
    await openMore(page, truffles.name);
    await page.getByRole("button", { name: `Send ${truffles.name} to others` }).click();
    const sheet = page.getByRole("dialog", { name: "Who gets this?" });
    await sheet.getByRole("button", { name: "Paste a list" }).click();
    const people = ["Ada", "Ben", "Cyd", "Dov", "Eve", "Fay"].map(
      (name, index) => `${name},Quill,${index + 1} Larkspur Lane,,Oakland,CA,94607,5105550117,1`,
    );
    await sheet.getByLabel("Paste your list").fill(people.join("\n"));
    await sheet.getByRole("button", { name: "Check the list" }).click();
    await sheet.getByRole("button", { name: "Add 6 recipients" }).click();
    await expectAccessible("forced colors, recipients chosen");
    await sheet.getByRole("button", { name: "Add to 6 recipients" }).click();
    await expect(sheet).toBeHidden({ timeout: 30_000 });
    await open(page, "/shipping");
    const row = page.getByRole("row").filter({ hasText: "Cyd Quill" });
    await expect(row.getByRole("combobox", { name: "Arrives, for Cyd Quill" })).toHaveValue(/./);
    await expectEdges(
      row,
      row.getByRole("combobox", { name: "Arrives, for Cyd Quill" }),
      row.getByRole("textbox", { name: "Words on the card for Cyd Quill" }),
      page.getByRole("combobox", { name: "Arrives, for everyone" }),
      page.getByRole("group", { name: /everyone/ }),
    );
    await expectAccessible("forced colors, many recipients");
  });
});
