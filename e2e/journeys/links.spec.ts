import { expect, test } from "../shop-test.ts";

/**
 * The same list in another order or with fewer products leads nowhere new, and neither does a second answer of the gift
 * finder: each is followed by itself, their combinations are thousands.
 */
const isView = (path: string) =>
  /[?&](refine\d|sort|start|sz)=/.test(path) || [...path.matchAll(/[?&](who|occasion|budget|diet)=/g)].length > 1;

const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\bhref="(\/(?!\/)[^"#]*)/g)].map(([, path = ""]) => path.replaceAll("&amp;", "&"));

test("every link of the shop leads to a page", async ({ request }) => {
  const from = new Map(["/", "/cart", "/login", "/register", "/category/sale"].map((path) => [path, "the start"]));
  const dead: string[] = [];
  for (const [path, origin] of from) {
    const answer = await request.get(path);
    if (answer.status() !== 200) dead.push(`${answer.status()} ${path}, linked from ${origin}`);
    else for (const link of linksIn(await answer.text())) if (!isView(link) && !from.has(link)) from.set(link, path);
  }
  expect(dead).toEqual([]);
  expect(from.size).toBeGreaterThan(200);
});
