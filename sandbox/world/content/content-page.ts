import { type ContentItem, item, type localized } from "./content-item.ts";

/** What a managed page says. */
export interface Page {
  title: string;
  description: string;
  /** Markdown; one text, or one per locale. */
  text: string | ReturnType<typeof localized>;
  /** Further blocks under the text. */
  more?: ContentItem[];
}

/** A managed page of heading and text, under a path. */
export const page = (key: string, { title, description, text, more = [] }: Page): ContentItem =>
  item(
    "content-page",
    `Page: ${key}`,
    {
      title,
      description,
      contentItems: [
        item("headline", `Headline: ${key}`, { headline: title, headingLevel: 1 }),
        item("content-text", `Text: ${key}`, { text }),
        ...more,
      ],
    },
    key,
  );
