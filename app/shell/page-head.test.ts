import { sites, type SiteConfig } from "#config/sites.ts";
import { applyHead } from "./page-head.tsx";

test("a page that is gone to names its own address, and no longer the first page's other languages", () => {
  document.head.innerHTML =
    '<link rel="canonical" href="http://localhost:3000/"><link rel="alternate" hreflang="fr-CA" href="http://fr.ca.localhost:3000/">';
  applyHead({ title: "Gummies", canonicalPath: "/category/gummies" }, sites[0] as SiteConfig, "/category/gummies");
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
    "href",
    "http://localhost:3000/category/gummies",
  );
  expect(document.querySelector("link[hreflang]")).toBeNull();
});
