import { testSites } from "#tests/factories/sites.ts";
import type { SiteConfig } from "#config/sites.ts";
import { renderDocument, type DocumentParts } from "./document.tsx";

const [site] = testSites;

const render = (patch: Partial<DocumentParts> = {}) => {
  if (!site) throw new Error("No site is configured.");
  return renderDocument({
    state: { site, hydrationData: {} },
    path: "/category/gummies?sort=x",
    body: "<main>Gummies</main>",
    styleTags: '<link rel="stylesheet" href="/static/main.css">',
    scriptTags: '<script src="/static/main.js"></script>',
    ...patch,
  });
};

describe("the document", () => {
  it("names language, title, description and the page's one address", () => {
    const html = render({ meta: { title: "Gummies", description: "Chewy.", canonicalPath: "/category/gummies" } });
    expect(html).toContain('<html lang="en-US">');
    expect(html).toContain("<title>Gummies | Sweets</title>");
    expect(html).toContain('<meta name="description" content="Chewy.">');
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/category/gummies">');
    expect(html).not.toContain('name="robots"');
  });

  it("names the page in every language of the shop, and the texts of its own", () => {
    const languages = [
      { locale: "en-CA", name: "English", origin: "http://ca.localhost:3000" },
      { locale: "fr-CA", name: "Français", origin: "http://fr.ca.localhost:3000" },
    ];
    const french = { ...site, locale: "fr-CA", origin: "http://fr.ca.localhost:3000", languages } as SiteConfig;
    const state = { site: french, hydrationData: {}, messagesUrl: "/static/messages/fr-CA.json" };
    const html = render({ state, meta: { title: "Gummies", canonicalPath: "/category/gummies" } });
    expect(html).toContain('hreflang="en-CA" href="http://ca.localhost:3000/category/gummies"');
    expect(html).toContain('hreflang="fr-CA" href="http://fr.ca.localhost:3000/category/gummies"');
    expect(html).toContain('<link rel="preload" href="/static/messages/fr-CA.json" as="fetch"');
    expect(render({ state, meta: { title: "Your bag", robots: "noindex" } })).not.toContain("hreflang");
    expect(render()).not.toContain("hreflang");
  });

  it("is named after the shop where the page has no head", () => {
    const html = render();
    expect(html).toContain("<title>Sweets</title>");
    expect(html).toContain('href="http://localhost:3000/category/gummies?sort=x"');
  });

  it("sets the order of style layers before any style sheet", () => {
    const html = render();
    expect(html.indexOf("@layer")).toBeLessThan(html.indexOf("stylesheet"));
    expect(html.indexOf("@layer")).toBeGreaterThan(0);
  });

  it("asks for the first pictures before everything else, and for no font or script ahead of them", () => {
    const pictures = '<link rel="preload" as="image" href="/a.webp"/><link rel="preload" as="image" href="/b.webp"/>';
    const html = render({ body: `${pictures}<main>Gummies</main>`, styleTags: "<style>a{color:red}</style>" });
    expect(html).toContain(`${pictures}<style>a{color:red}</style>`);
    expect(html).toContain('<div id="root"><main>Gummies</main></div>');
    expect(html).not.toMatch(/rel="preload"[^>]*as="(?:font|script)"/);
  });

  it("carries body, state and scripts", () => {
    const html = render();
    expect(html).toContain('<div id="root"><main>Gummies</main></div>');
    expect(html).toContain('<script id="page-state" type="application/json">');
    expect(html).toContain("/static/main.js");
  });

  it("lets no text of a page out of its place", () => {
    const evil = '"><script>alert(1)</script>';
    const html = render({
      meta: { title: evil, description: evil, canonicalPath: `/${evil}`, structuredData: { name: "</script>" + evil } },
    });
    expect(html).not.toContain("<script>alert(1)");
  });

  it("tells those who share a page what it is", () => {
    const html = render({
      meta: {
        title: 'Dark "Orchard" Bar',
        description: "A dark bar.",
        canonicalPath: "/bars/1.html",
        kind: "product",
        image: "https://images.test/bar.jpg?sw=1200&q=80",
      },
    });
    for (const [name, content] of [
      ["og:type", "product"],
      ["og:site_name", "Sweets"],
      ["og:locale", "en_US"],
      ["og:title", "Dark &quot;Orchard&quot; Bar"],
      ["og:description", "A dark bar."],
      ["og:url", "http://localhost:3000/bars/1.html"],
      ["og:image", "https://images.test/bar.jpg?sw=1200&amp;q=80"],
    ])
      expect(html).toContain(`<meta property="${name}" content="${content}">`);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it("is a website without a picture to those who share any other page, and nothing where it is not to be found", () => {
    const html = render({ meta: { title: "Gummies" } });
    expect(html).toContain('<meta property="og:type" content="website">');
    expect(html).not.toContain("og:image");
    expect(html).not.toContain("twitter:card");
    expect(render({ meta: { title: "Page not found", robots: "noindex" } })).not.toContain("og:");
  });

  it("is painted once its header has come, and a row of slides at its top as a whole", () => {
    expect(render()).toContain('<link rel="expect" href="#main" blocking="render">');
    const slides = '<main id="main"><div id="first-view-end"></div></main>';
    expect(render({ body: slides })).toContain('<link rel="expect" href="#first-view-end" blocking="render">');
  });

  it("tells search engines what it is about after what shoppers see, so that this comes sooner", () => {
    const html = render({ meta: { title: "x", structuredData: { "@type": "Product" } } });
    expect(html.indexOf("ld+json")).toBeGreaterThan(html.indexOf("</main>"));
  });

  it("holds each structured datum in an element of its own", () => {
    const html = render({
      meta: { title: "x", structuredData: [{ "@type": "Product" }, { "@type": "BreadcrumbList" }] },
    });
    expect(html.match(/application\/ld\+json/g)).toHaveLength(2);
  });
});
