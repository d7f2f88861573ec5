import type { PageBlock } from "#app/components/content/block-props.ts";
import { meta } from "./content-page.tsx";
import { brand } from "#config/brand.ts";
import { crumbsOf, pageData, type PlacedPage } from "./page-data.ts";

const page = (blocks: PageBlock[], head: Record<string, unknown> = {}): PlacedPage => ({
  title: "A page",
  description: "What it says.",
  key: "folder/page",
  origin: "https://shop.test",
  head: { breadcrumbs: [{ text: "Folder", link: "/folder" }], ...head },
  blocks,
});

const dataOf = (type: string, placed: PlacedPage) =>
  pageData(placed, brand.name).find((data) => data["@type"] === type);

const recipe: PageBlock = {
  kind: "recipe",
  fields: {
    headline: "Brownies",
    media: { url: "/i/shop/praline", alt: "" },
    ingredients: "- 16 **bonbons**\n- butter",
    instructions: "1. Melt.\n2. Bake.",
    recipeYield: "Makes 16",
    prepTime: "PT20M",
    totalTime: "PT75M",
  },
};

describe("what search engines are told about a managed page", () => {
  it("is the way to it", () => {
    expect(dataOf("BreadcrumbList", page([]))).toMatchObject({
      itemListElement: [
        { position: 1, name: "Home", item: "https://shop.test/" },
        { position: 2, name: "Folder", item: "https://shop.test/folder" },
        { position: 3, name: "A page", item: "https://shop.test/folder/page" },
      ],
    });
  });

  it("is its recipe, ingredient by ingredient and step by step", () => {
    expect(dataOf("Recipe", page([recipe], { date: "2026-02-05" }))).toMatchObject({
      name: "Brownies",
      description: "What it says.",
      image: ["https://shop.test/i/shop/praline?w=1200&qlt=80&fmt=auto"],
      recipeYield: "Makes 16",
      prepTime: "PT20M",
      totalTime: "PT75M",
      datePublished: "2026-02-05",
      recipeIngredient: ["16 bonbons", "butter"],
      recipeInstructions: [
        { "@type": "HowToStep", text: "Melt." },
        { "@type": "HowToStep", text: "Bake." },
      ],
    });
    expect(dataOf("Recipe", page([]))).toBeUndefined();
  });

  it("is its questions with answers in plain words", () => {
    const panels = [
      { title: "Abroad?", text: "No, see [the rates](/help/shipping-rates).\n\n| A | B |\n| --- | --- |\n| 1 | 2 |" },
      { title: "Without an answer" },
    ];
    expect(dataOf("FAQPage", page([{ kind: "accordion", fields: { panels } }]))?.mainEntity).toEqual([
      {
        "@type": "Question",
        name: "Abroad?",
        acceptedAnswer: { "@type": "Answer", text: "No, see the rates.\nA, B\n1, 2" },
      },
    ]);
  });

  it("is its article, when somebody has signed it", () => {
    const article = page([], { author: "Ruth Tanaka, coating room", date: "2026-05-07" });
    expect(dataOf("BlogPosting", article)).toMatchObject({
      headline: "A page",
      datePublished: "2026-05-07",
      author: { name: "Ruth Tanaka" },
      publisher: { name: brand.name },
      mainEntityOfPage: "https://shop.test/folder/page",
    });
    expect(dataOf("BlogPosting", page([]))).toBeUndefined();
  });
});

test("a page that editors have not placed has no crumbs, and a crumb leads nowhere unsafe", () => {
  expect(crumbsOf({ head: {} })).toBeUndefined();
  expect(
    crumbsOf({
      head: {
        breadcrumbs: [
          { text: "X", link: "javascript:alert(1)" },
          { text: "Help", link: "/help" },
        ],
      },
    }),
  ).toEqual([{ name: "Help", link: "/help" }]);
});

test("the head of a managed page has one address, and may ask to be left out", () => {
  const { title, canonicalPath, robots } = meta(page([], { noindex: true }), { siteName: "Shop" });
  expect([title, canonicalPath, robots]).toEqual(["A page", "/folder/page", "noindex"]);
  expect(meta(page([]), { siteName: "Shop" }).robots).toBeUndefined();
});
