import type { SiteConfig } from "#config/sites.ts";

/**
 * The shop itself for search engines: who stands behind it (schema.org Organization), and the site with the address of
 * its search (WebSite with SearchAction).
 */
export const siteData = ({
  name,
  origin,
  phone,
  locale,
  country,
}: Pick<SiteConfig, "name" | "origin" | "phone" | "locale" | "country">): Record<string, unknown>[] => [
  {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone: phone,
      areaServed: country,
      availableLanguage: locale,
    },
  },
  {
    "@context": "https://schema.org",
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    name,
    url: `${origin}/`,
    inLanguage: locale,
    publisher: { "@id": `${origin}/#organization` },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${origin}/search?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  },
];
