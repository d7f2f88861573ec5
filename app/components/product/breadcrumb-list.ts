import type { Crumb } from "./breadcrumbs.tsx";

/** The way to a page as structured data (schema.org BreadcrumbList); addresses are made whole with `origin`. */
export const breadcrumbList = (origin: string, places: readonly Crumb[]): Record<string, unknown> => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [{ name: "Home", link: "/" }, ...places].map(({ name, link }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: new URL(link, origin).href,
  })),
});
