import { expect, test, type Page } from "@playwright/test";
import { brand } from "#config/brand.ts";
import { startDevelopment, type DevelopmentShop } from "../development.ts";

/*
 * `npm run dev` as a developer has it: the page is right, and what an editor saves is seen without a word to the
 * server, while the page keeps what a shopper has typed.
 */
test.describe.configure({ mode: "serial" });

/** Compiling begins when a file is saved, and the machine may have other work. */
const seen = { timeout: 30_000 };

let shop: DevelopmentShop;
let page: Page;
const said: string[] = [];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  shop = await startDevelopment();
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) said.push(message.text());
  });
  page.on("pageerror", (error) => said.push(error.message));
  await page.goto(shop.origin);
});

test.afterAll(async () => {
  await page.close();
  expect(await shop.stop()).toBe(0);
});

const search = () => page.getByRole("combobox", { name: "Search the shop" });

test("the first page is styled and quiet @desktop", async () => {
  const logo = page
    .getByRole("banner")
    .getByRole("link", { name: `${brand.name}, home` })
    .first();
  await expect(logo).toBeVisible();
  expect((await logo.boundingBox())?.height).toBeLessThan(80);
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("list").first()).toHaveCSS("display", "flex");
  await expect(page.getByRole("link", { name: "Skip to content" })).not.toBeInViewport();
  await search().fill("caramel");
  expect(said).toEqual([]);
  expect(shop.log()).toMatch(/GET localhost:\d+\/ 200 \d+ ms/);
});

test("a saved component is seen with what was typed kept, and stands in the next page of the server @desktop", async () => {
  const file = "app/components/layout/logo.tsx";
  shop.edit(file, "{sign}", "plus");
  await expect(page.getByRole("banner").getByText("plus").first()).toBeVisible(seen);
  await expect(search()).toHaveValue("caramel");
  await expect.poll(async () => (await fetch(shop.origin)).text(), seen).toContain(">plus<");
  shop.restore(file);
  await expect(page.getByRole("banner").getByText("plus")).toHaveCount(0, seen);
});

test("a saved style and a saved token are seen, with what was typed kept @desktop", async () => {
  const style = "app/components/layout/header.styles.ts";
  const token = "app/theme/tokens.ts";
  const banner = page.getByRole("banner");
  shop.edit(style, 'background: "bg"', 'background: "bg.feature"');
  await expect(banner).toHaveCSS("background-color", "rgb(220, 211, 243)", seen);
  shop.edit(token, "#DCD3F3", "#AABBCC");
  await expect(banner).toHaveCSS("background-color", "rgb(170, 187, 204)", seen);
  await expect(search()).toHaveValue("caramel");
  shop.restore(style);
  shop.restore(token);
  await expect(banner).toHaveCSS("background-color", "rgb(255, 255, 255)", seen);
});

test("a token that is not there is named with the nearest, and the page recovers @desktop", async () => {
  const style = "app/components/layout/header.styles.ts";
  shop.edit(style, 'background: "bg"', 'background: "bg.feeture"');
  await expect
    .poll(() => shop.log(), seen)
    .toContain(`${style}: there is no token "bg.feeture"; did you mean "bg.feature"?`);
  const overlay = page.locator("#webpack-hot-middleware-clientOverlay");
  await expect(overlay).toContainText('there is no token "bg.feeture"', seen);
  await expect(overlay).not.toContainText("node_modules");
  shop.restore(style);
  await expect(overlay).toHaveCount(0, seen);
  await expect(search()).toHaveValue("caramel");
});

test("a saved text is on the next page @desktop", async ({ browser }) => {
  const tab = await browser.newPage();
  const footer = async () => {
    await tab.goto(shop.origin);
    return tab.getByRole("contentinfo").innerText();
  };
  const texts = "translations/own/en-US.json";
  shop.write(texts, JSON.stringify({ "footer.hello": "Wave to us" }));
  await expect.poll(footer, seen).toContain("Wave to us");
  shop.restore(texts);
  await expect.poll(footer, seen).not.toContain("Wave to us");
  await tab.close();
});

test("a saved file of the server answers anew @desktop", async () => {
  const robots = "server/discovery/robots.ts";
  shop.edit(robots, "Disallow: /\\n", "Disallow: /edited\\n");
  await expect.poll(async () => (await fetch(`${shop.origin}/robots.txt`)).text(), seen).toContain("/edited");
  shop.restore(robots);
});

test("a saved file of the sandbox answers anew @desktop", async () => {
  const layout = "sandbox/console/layout.ts";
  shop.edit(layout, "· Sweetshop sandbox", "· Edited sandbox");
  const consolePage = () =>
    fetch(shop.sandbox).then(
      (answer) => answer.text(),
      () => "",
    );
  await expect.poll(consolePage, seen).toContain("Edited sandbox");
  shop.restore(layout);
  await expect.poll(consolePage, seen).toContain("· Sweetshop sandbox");
});

const shops = "app/pages/stores/find-a-shop-page.tsx";
const status = async () => (await fetch(`${shop.origin}/chocolateshops`)).status;
const notice = () => page.getByRole("region", { name: "What went wrong" });

test("a page that fails says what failed and where in its source @desktop", async () => {
  shop.edit(shops, "  try {\n", '  if (context) throw new Error("The counter is closed.");\n  try {\n');
  await expect.poll(status, seen).toBe(500);
  await page.goto(`${shop.origin}/chocolateshops`);
  await expect(notice().getByRole("heading", { name: "Error: The counter is closed." })).toBeVisible();
  await expect(notice()).toContainText(/app\/pages\/stores\/find-a-shop-page\.tsx:\d+/);
  expect(shop.log()).toContain("The counter is closed.");
});

test("a page that failed recovers when its source is mended @desktop", async () => {
  // A page that stands there may load itself anew, in the middle of what is asked for here.
  await page.goto("about:blank");
  shop.restore(shops);
  await expect.poll(status, seen).toBe(200);
  await page.goto(`${shop.origin}/chocolateshops`);
  await expect(page.getByRole("heading", { level: 1, name: "Find a shop" })).toBeVisible();
  await expect(notice()).toHaveCount(0);
});

test("no file is left beside those that git ignores @desktop", () => {
  expect(shop.strays()).toEqual([]);
});
