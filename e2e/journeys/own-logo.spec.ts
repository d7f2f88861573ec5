import type { Page } from "@playwright/test";
import sharp from "sharp";
import { mailTo, sandboxOrigin } from "../sandbox.ts";
import { addToBag, cards, checkOutWith, expectPiecesInBag, june, open, openBag, openMore } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";
import { expectFitting } from "../widths.ts";

/** Eight chocolates for a first meeting; the sleeve plain, printed or stamped with a logo. */
const handshake = "/products/493101";

const logo = (color: string) =>
  sharp(
    Buffer.from(`<svg width="600" height="300"><rect width="100%" height="100%" fill="#fff"/>
      <path d="M150 250V60L300 200L450 60V250" fill="none" stroke="${color}" stroke-width="48"/></svg>`),
  )
    .png()
    .toBuffer();

const chooser = (page: Page) => page.getByLabel(/^Choose (a|another) picture$/);
const send = async (page: Page, name: string, buffer: Buffer) =>
  chooser(page).setInputFiles({ name, mimeType: "image/png", buffer });
const preview = (page: Page) => page.getByRole("img", { name: "Preview: Foil stamped, Your logo" });

/** Pictures of logos on the page have all come. */
const expectLogos = async (page: Page, count: number) => {
  const logos = page.getByRole("main").getByRole("img", { name: "Your logo", exact: true });
  await expect(logos).toHaveCount(count);
  for (const each of await logos.all())
    await expect.poll(() => each.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(50);
};

test(
  "a logo is sent by keyboard, seen in foil on the box, bought by a guest, and changed in the bag",
  { tag: "@both" },
  async ({ page, expectAccessible, expectRefusal }, { project }) => {
    const email = `logo.${project.name}.${Date.now()}@example.test`;
    await open(page, handshake);
    const plain = page.getByRole("radio", { name: /Plain sleeve/ });
    await plain.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: /Foil stamped/ })).toBeChecked();
    await page.getByRole("button", { name: "Add to bag" }).first().click();
    await expect(chooser(page)).toBeFocused();
    await expect(page.getByText("Please choose a picture of your logo.")).toBeVisible();
    await expectAccessible("a sleeve without a logo");

    await send(page, "mark.png", Buffer.from("<svg onload='alert(1)'/>"));
    await expect(page.getByText(/can’t print from this file/)).toBeVisible();
    expectRefusal(400, /\/sleeve-logos$/);
    await send(page, "half.png", (await logo("#123")).subarray(0, 400));
    await expect(page.getByText(/couldn’t read this file/)).toBeVisible();

    const asked = page.waitForEvent("filechooser");
    await chooser(page).focus();
    await page.keyboard.press("Enter");
    await (await asked).setFiles({ name: "mark.png", mimeType: "image/png", buffer: await logo("#5a1846") });
    await expect(preview(page)).toBeVisible();
    await expect(page.getByText("This is how your logo will look.")).toBeVisible();
    await expect(page.getByText("$19.25").first()).toBeVisible();
    await expectAccessible("a sleeve with a logo");
    await expectFitting(page, "a sleeve with a logo");
    await addToBag(page);
    await expect(page.getByRole("dialog").getByText("Foil stamped, with your logo")).toBeVisible();

    await openBag(page);
    await expectPiecesInBag(page, 1);
    await expectLogos(page, 1);
    await expectAccessible("bag with a logo");
    const before = await page.getByRole("main").getByRole("img", { name: "Your logo" }).getAttribute("src");
    await openMore(page);
    await page.getByRole("link", { name: /^Edit/ }).first().click();
    await expect(preview(page)).toBeVisible();
    await send(page, "other.png", await logo("#b8860b"));
    await expect(preview(page).locator("image")).not.toHaveAttribute("href", before ?? "");
    await page.getByRole("button", { name: "Update bag" }).first().click();
    await expect(page).toHaveURL(/\/cart$/);
    await expectLogos(page, 1);
    await expect(page.getByRole("main").getByRole("img", { name: "Your logo" })).not.toHaveAttribute(
      "src",
      before ?? "",
    );

    await checkOutWith(page, cards.approved, { ...june, email });
    await expect(page.getByText("Foil stamped").first()).toBeVisible();
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page).toHaveURL(/\/order-confirmation/);
    await expectLogos(page, 1);
    await expectAccessible("order with a logo");
    const letter = await mailTo(page, email, "order-confirmation");
    expect(letter).toContain("    Logo sleeve: Foil stamped ($3.25 each)\n    With your logo on it");
    const [, orderNo] = /Order number: (\S+)/.exec(letter) ?? [];
    const order = await (await page.request.get(`${sandboxOrigin()}/console/orders/${orderNo}`)).text();
    expect(order).toMatch(/sleeve-logos\/[\w-]{32}\/picture/);
  },
);
