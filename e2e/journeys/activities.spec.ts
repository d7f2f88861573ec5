import type { Page } from "@playwright/test";
import { sandboxOrigin } from "../sandbox.ts";
import { addToBag, open, truffles, waitForRecommendations } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

/** What the recommendation service was told, as its emulator received it. */
interface Arrival {
  activity: string;
  cookieId?: string;
  product?: { id: string };
  products?: { id: string; quantity?: number }[];
  category?: { id: string };
  searchText?: string;
  amount?: number;
  recommenderName?: string;
  __recoUUID?: string;
}

interface HarEntry {
  request: { url: string; postData?: { text: string } };
  response: { status: number };
}

/** Everything that arrived from this page's visitor and was accepted, the oldest first. */
const arrivals = async (page: Page, visitors: ReadonlySet<string>): Promise<Arrival[]> => {
  const address = `${sandboxOrigin()}/__sandbox/journal.har?vendor=recommendations&path=activities`;
  const { log } = (await (await page.request.get(address)).json()) as { log: { entries: HarEntry[] } };
  return log.entries
    .filter(({ response }) => response.status === 200)
    .map(({ request }) => ({
      ...(JSON.parse(request.postData?.text ?? "{}") as Omit<Arrival, "activity">),
      activity: new URL(request.url).pathname.split("/").at(-1) ?? "",
    }))
    .filter(({ cookieId }) => visitors.has(cookieId ?? ""));
};

/** Keeps the names under which the page tells who it is. */
const visitorsOf = (page: Page): ReadonlySet<string> => {
  const visitors = new Set<string>();
  page.on("request", (request) => {
    const body = request.url().includes("/activities/") ? request.postData() : null;
    if (body) visitors.add((JSON.parse(body) as { cookieId: string }).cookieId);
  });
  return visitors;
};

/**
 * Acts, and waits until the page has told of all that comes of it; when that is depends on when the page has
 * settled.
 */
const actAndTell = async (page: Page, activities: readonly string[], act: () => Promise<unknown>) => {
  const told = activities.map((activity) =>
    page.waitForRequest((request) => new URL(request.url()).pathname.endsWith(`/${activity}`)),
  );
  await Promise.all([act(), ...told]);
};

test(
  "what a shopper looks at, searches for and buys arrives at the recommender",
  { tag: "@desktop" },
  async ({ page }) => {
    test.setTimeout(120_000);
    const visitors = visitorsOf(page);
    const told = (activity: string) => async () =>
      (await arrivals(page, visitors)).find((arrival) => arrival.activity === activity);

    await actAndTell(page, ["viewCategory"], () => open(page, "/category/truffles"));
    await expect.poll(told("viewCategory")).toMatchObject({
      category: { id: "truffles" },
      products: expect.arrayContaining([expect.objectContaining({ id: "481101" })]) as unknown,
    });
    await actAndTell(page, ["clickCategory", "viewProduct"], () =>
      page.getByRole("heading").getByRole("link", { name: truffles.name }).click(),
    );
    await expect(page.getByRole("heading", { level: 1, name: truffles.name })).toBeVisible();
    await expect.poll(told("clickCategory")).toMatchObject({ category: { id: "truffles" }, product: { id: "481101" } });
    await expect.poll(told("viewProduct")).toMatchObject({ product: { id: "481101" } });

    await actAndTell(page, ["addToCart"], () => addToBag(page));
    await expect.poll(told("addToCart")).toMatchObject({ products: [{ id: "481101", quantity: 1 }] });
    await page.getByRole("dialog").getByRole("link", { name: "Review Bag & Checkout" }).click();
    await actAndTell(page, ["beginCheckout"], () => page.getByRole("link", { name: "Checkout", exact: true }).click());
    await expect(page).toHaveURL(/\/shipping$/);
    await expect.poll(told("beginCheckout")).toMatchObject({ amount: 20.4, products: [{ id: "481101", quantity: 1 }] });

    await actAndTell(page, ["viewSearch"], () => open(page, "/search?q=bonbons"));
    await expect.poll(told("viewSearch")).toMatchObject({ searchText: "bonbons" });
    const first = page.getByRole("main").locator("[data-product]").first();
    await actAndTell(page, ["clickSearch"], () => first.getByRole("heading").getByRole("link").click());
    await expect.poll(told("clickSearch")).toMatchObject({ searchText: "bonbons" });
  },
);

test(
  "recommendations that are seen, and the one that is followed, arrive at the recommender",
  { tag: "@desktop" },
  async ({ page }) => {
    test.setTimeout(120_000);
    const visitors = visitorsOf(page);
    const told = async (activity: string) =>
      (await arrivals(page, visitors)).filter((arrival) => arrival.activity === activity);

    await waitForRecommendations(page);
    await open(page, truffles.address);
    const tiles = page.getByRole("list", { name: "Customers Also Love" }).locator("[data-product]");
    await actAndTell(page, ["viewReco"], async () => {
      await expect(async () => {
        await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
        await expect(tiles.first()).toBeAttached({ timeout: 1000 });
      }).toPass();
      await tiles.first().scrollIntoViewIfNeeded();
    });
    const shown = await tiles.evaluateAll((found) => found.map((tile) => tile.getAttribute("data-product")));
    expect(shown).not.toContain("481101");
    await expect.poll(() => told("viewReco")).toHaveLength(1);
    const [seen] = await told("viewReco");
    expect(seen?.recommenderName).toBeTruthy();
    expect(seen?.products?.map(({ id }) => id)).toEqual(shown);

    await actAndTell(page, ["clickReco"], () => tiles.nth(1).getByRole("heading").getByRole("link").click());
    await expect(page.getByRole("heading", { level: 1, name: truffles.name })).toHaveCount(0);
    await expect.poll(() => told("clickReco")).toHaveLength(1);
    expect(await told("clickReco")).toMatchObject([
      { recommenderName: seen?.recommenderName, __recoUUID: seen?.__recoUUID, product: { id: shown[1] } },
    ]);
  },
);
