import { testSites } from "#tests/factories/sites.ts";
import type { SiteConfig } from "#config/sites.ts";
import { applyHead } from "./apply-head.ts";

const [site] = testSites as [SiteConfig];
const languages = [
  { locale: "en-CA", name: "English", origin: "http://ca.localhost:3000" },
  { locale: "fr-CA", name: "Français", origin: "http://fr.ca.localhost:3000" },
];
const french: SiteConfig = { ...site, locale: "fr-CA", origin: "http://fr.ca.localhost:3000", languages };

const alternates = () =>
  [...document.querySelectorAll("link[hreflang]")].map((link) => [
    link.getAttribute("hreflang"),
    link.getAttribute("href"),
  ]);

beforeEach(() => {
  document.head.innerHTML =
    '<link rel="canonical" href="http://fr.ca.localhost:3000/"><link rel="alternate" hreflang="fr-CA" href="http://fr.ca.localhost:3000/">';
});

test("a page that is gone to names its own address, in every language of the shop", () => {
  applyHead({ title: "Gummies", canonicalPath: "/category/gummies" }, french, "/category/gummies?sort=x");
  expect(document.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
    "href",
    "http://fr.ca.localhost:3000/category/gummies",
  );
  expect(alternates()).toEqual([
    ["en-CA", "http://ca.localhost:3000/category/gummies"],
    ["fr-CA", "http://fr.ca.localhost:3000/category/gummies"],
  ]);
});

test("a page that search engines leave out has no other languages", () => {
  applyHead({ title: "Your bag", robots: "noindex" }, french, "/cart");
  expect(alternates()).toEqual([]);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("a shop of one language has no others", () => {
  applyHead({ title: "Gummies" }, site, "/category/gummies");
  expect(alternates()).toEqual([]);
});
