import { scene } from "../scene.ts";
import { block, type Card } from "../block-fields.ts";
import { type ContentItem, linkCta, media } from "../content-item.ts";
import { pageOf } from "../content-page.ts";
import { aBedOfStarch } from "./a-bed-of-starch.ts";
import { aBoxForSomeoneYouHardlyKnow } from "./a-box-for-someone-you-hardly-know.ts";
import { aDayAtTheEnrober } from "./a-day-at-the-enrober.ts";
import type { BlogPost } from "./blog-post.ts";
import { chocolateInJuly } from "./chocolate-in-july.ts";
import { howCaramelIsCooked } from "./how-caramel-is-cooked.ts";
import { howManyForThePorch } from "./how-many-for-the-porch.ts";
import { readingAChocolateLabel } from "./reading-a-chocolate-label.ts";
import { theDayTheWallCameDown } from "./the-day-the-wall-came-down.ts";
import { whereToKeepChocolate } from "./where-to-keep-chocolate.ts";
import { whyALollipopIsPulled } from "./why-a-lollipop-is-pulled.ts";

/** All articles, the newest first. */
export const blogPosts: readonly BlogPost[] = [
  howManyForThePorch,
  aBoxForSomeoneYouHardlyKnow,
  aBedOfStarch,
  chocolateInJuly,
  whyALollipopIsPulled,
  whereToKeepChocolate,
  readingAChocolateLabel,
  aDayAtTheEnrober,
  howCaramelIsCooked,
  theDayTheWallCameDown,
];

const inFull = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The card of an article. */
export const blogCard = ({ key, title, description, picture }: BlogPost): Card => ({
  headline: title,
  bodyText: description,
  media: media(picture),
  cta: linkCta("Read on", `/${key}`),
});

/** Three other articles than one, those that follow it in the list. */
export const othersThan = (post: BlogPost): BlogPost[] => {
  const at = blogPosts.indexOf(post);
  return [1, 2, 3].flatMap((step) => blogPosts[(at + step) % blogPosts.length] ?? []);
};

/** How an article begins: with a photograph of the place it tells of, or with a sweet in its window. */
const openingOf = ({ key, title, description, published, author, picture }: BlogPost): ContentItem[] => {
  const day = inFull.format(new Date(published));
  return picture.endsWith("-photo")
    ? [
        block("headline", `Headline: ${key}`, { headline: title, headingLevel: 1 }),
        scene(`Opening: ${key}`, picture, { headline: description, bodyText: `${author} · ${day}` }),
      ]
    : [
        block("feature-card", `Opening: ${key}`, {
          headline: title,
          bodyText: description,
          media: media(picture),
          facts: [
            { icon: "people", text: author },
            { icon: "clock", text: day },
          ],
        }),
      ];
};

const postPage = (post: BlogPost): ContentItem => {
  const { key, title, description, published, author, text, productIds } = post;
  return pageOf(
    key,
    {
      title,
      description,
      breadcrumbs: [{ text: "Journal", link: "/blog" }],
      date: published,
      author,
    },
    [
      ...openingOf(post),
      block("content-text", `Text: ${key}`, { text, centered: true }),
      block("product-carousel", `Carousel: ${key}`, { headline: "Named in this piece", productIds }),
      block("blog-card-list", `More from the journal: ${key}`, {
        headline: "Read on",
        cards: othersThan(post).map(blogCard),
        cta: linkCta("The whole journal", "/blog"),
      }),
    ],
  );
};

const [newest, ...older] = blogPosts;

/** The journal's list and a page for each article. */
export const blogPages: ContentItem[] = [
  pageOf(
    "blog",
    {
      title: "Journal",
      description: "How caramel is cooked, why lollipops are pulled, and how many sweets one porch needs.",
    },
    [
      block("headline", "Headline: blog", { headline: "From behind the hatch", headingLevel: 1 }),
      ...(newest ? [block("feature-card", "Journal: newest", blogCard(newest))] : []),
      block("blog-card-list", "Journal: list", { headline: "Earlier", cards: older.map(blogCard) }),
    ],
  ),
  ...blogPosts.map(postPage),
];
