import type { Page } from "@playwright/test";

/** What the document's head says about the page. */
export const headOf = (page: Page) =>
  page.evaluate(() => {
    const read = (selector: string, attribute: string) =>
      document.head.querySelector(selector)?.getAttribute(attribute) ?? null;
    return {
      title: document.title,
      description: read('meta[name="description"]', "content"),
      canonical: read('link[rel="canonical"]', "href"),
      languages: [...document.head.querySelectorAll("link[hreflang]")].map((link) => link.getAttribute("href")),
    };
  });

/** The head that the server writes for an address; what a page says after any way to it must be the same. */
export const servedHead = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    // What is read holds the page's style sheets, which this page's policy does not know.
    const html = (await (await fetch(url)).text()).replace(/<style>.*?<\/style>/gs, "");
    const { head, title } = new DOMParser().parseFromString(html, "text/html");
    const read = (selector: string, attribute: string) => head.querySelector(selector)?.getAttribute(attribute) ?? null;
    return {
      title,
      description: read('meta[name="description"]', "content"),
      canonical: read('link[rel="canonical"]', "href"),
      languages: [...head.querySelectorAll("link[hreflang]")].map((link) => link.getAttribute("href")),
    };
  }, address);
