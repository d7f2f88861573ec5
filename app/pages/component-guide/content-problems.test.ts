import { contentProblems, shopLinks } from "./content-problems.ts";

test("a picture wants a text alternative; an empty one marks decoration", () => {
  const cards = [
    { media: { url: "https://m.test/i/bear" } },
    { media: { url: "https://m.test/i/dots", alt: "" } },
    { media: { url: "https://m.test/i/mint", alt: "A mint" } },
  ];
  expect(contentProblems({ cards })).toEqual([{ code: "missing-alt", place: "cards.0.media", value: "bear" }]);
});

test("a link that the shop will not follow is named", () => {
  const fields = { cta: { ctaText: "Go", ctaLink: "javascript:alert(1)" }, links: [{ text: "A", link: "/a" }] };
  expect(contentProblems(fields)).toEqual([
    { code: "unsafe-link", place: "cta.ctaLink", value: "javascript:alert(1)" },
  ]);
});

test("links within the shop are found wherever they stand; others are nobody's to try", () => {
  const fields = {
    multiCTA: [{ ctaLink: "/gifts" }, { ctaLink: "https://elsewhere.test/" }, { ctaLink: "tel:+18005550142" }],
    infoCards: [{ imageLink: "/search?q=mint" }],
    cta: { ctaLink: "//evil.test/x" },
  };
  expect(shopLinks(fields)).toEqual([
    { place: "multiCTA.0.ctaLink", href: "/gifts" },
    { place: "infoCards.0.imageLink", href: "/search?q=mint" },
  ]);
});
