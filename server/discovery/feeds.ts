import { Feed } from "feed";
import type { SiteConfig } from "#config/sites.ts";
import type { ContentItem } from "#server/vendors/content-delivery.ts";

/** The feeds of a site by the folder of managed pages they tell of. */
export const feedTitles = { recipes: "Recipes", blog: "Journal" } as const;

const frenchTitles: Record<FeedFolder, string> = { recipes: "Recettes", blog: "Journal" };

/** A folder that has a feed. */
export type FeedFolder = keyof typeof feedTitles;

/** Whether there is a feed of that name. */
export const isFeed = (name: string): name is FeedFolder => Object.hasOwn(feedTitles, name);

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const pictureOf = (value: unknown): string | undefined => {
  if (Array.isArray(value)) return value.map(pictureOf).find((found) => found !== undefined);
  if (typeof value !== "object" || value === null) return undefined;
  const { media, ...others } = value as Record<string, unknown>;
  const url = (media as { url?: unknown } | undefined)?.url;
  return typeof url === "string" ? url : pictureOf(Object.values(others));
};

const dateOf = ({ date, _meta }: ContentItem): Date | undefined => {
  const published = textOf(date) || textOf((_meta as { edition?: { start?: unknown } }).edition?.start);
  const at = new Date(published);
  return published === "" || Number.isNaN(at.getTime()) ? undefined : at;
};

/** An RSS 2.0 feed of managed pages, the newest first; `pages` without a date come last and carry the epoch. */
export const feedText = (site: SiteConfig, folder: FeedFolder, pages: readonly ContentItem[]): string => {
  const home = `${site.origin}/${folder}`;
  const isFrench = site.locale.startsWith("fr");
  const title = (isFrench ? frenchTitles : feedTitles)[folder];
  const dated = pages
    .map((page) => ({ page, date: dateOf(page) ?? new Date(0) }))
    .sort((one, other) => other.date.getTime() - one.date.getTime());
  const feed = new Feed({
    id: home,
    link: home,
    title: `${site.name}${isFrench ? "\u00a0:" : ":"} ${title}`,
    description: isFrench ? `${title} de ${site.name}` : `${title} from ${site.name}`,
    language: site.locale,
    copyright: site.name,
    feedLinks: { rss: `${site.origin}/feeds/${folder}.xml` },
    ...(dated[0] && { updated: dated[0].date }),
  });
  for (const { page, date } of dated) {
    const link = `${site.origin}/${page._meta.deliveryKey ?? ""}`;
    const image = pictureOf(page["contentItems"]);
    feed.addItem({
      id: link,
      link,
      date,
      title: textOf(page["title"]),
      description: textOf(page["description"]),
      ...(image !== undefined && { image }),
    });
  }
  return feed.rss2();
};
