import { blogPosts, othersThan } from "../blog/blog-pages.ts";
import type { BlogPost } from "../blog/blog-post.ts";
import type { FrenchPage, FrenchPages } from "./french-page.ts";

/** What an article of the journal says in French; its text is Markdown. */
export interface FrenchArticle {
  title: string;
  description: string;
  author: string;
  text: string;
}

/** French articles by the key of their page. */
export type FrenchArticles = Readonly<Record<string, FrenchArticle>>;

const inFull = new Intl.DateTimeFormat("fr-CA", { dateStyle: "long", timeZone: "UTC" });

const READ_ON = "Lire la suite";

const cardOf = ({ key }: BlogPost, said: FrenchArticles, path: string) => ({
  [`${path}headline`]: said[key]?.title ?? "",
  [`${path}bodyText`]: said[key]?.description ?? "",
  [`${path}cta.ctaText`]: READ_ON,
});

const cardsOf = (posts: readonly BlogPost[], said: FrenchArticles): Record<string, string> =>
  Object.assign({}, ...posts.map((post, index) => cardOf(post, said, `cards.${index}.`))) as Record<string, string>;

const openingOf = ({ key, published, picture }: BlogPost, own: FrenchArticle): FrenchPage["blocks"] => {
  const { title, description, author } = own;
  const day = inFull.format(new Date(published));
  return picture.endsWith("-photo")
    ? {
        [`Headline: ${key}`]: { headline: title },
        [`Opening: ${key}`]: { "items.0.headline": description, "items.0.bodyText": `${author} · ${day}` },
      }
    : {
        [`Opening: ${key}`]: {
          headline: title,
          bodyText: description,
          "facts.0.text": author,
          "facts.1.text": day,
        },
      };
};

const pageOf = (post: BlogPost, own: FrenchArticle, said: FrenchArticles): FrenchPage => {
  const { key } = post;
  const { title, description, text } = own;
  return {
    title,
    description,
    blocks: {
      ...openingOf(post, own),
      [`Text: ${key}`]: { text },
      [`Carousel: ${key}`]: { headline: "Nommés dans cet article" },
      [`More from the journal: ${key}`]: {
        headline: READ_ON,
        ...cardsOf(othersThan(post), said),
        "cta.ctaText": "Tout le journal",
      },
    },
  };
};

/** The pages of articles and the journal's list in French. */
export const frenchArticlePages = (said: FrenchArticles): FrenchPages => {
  const [newest, ...older] = blogPosts;
  return {
    blog: {
      title: "Journal",
      description:
        "Comment se cuit le caramel, pourquoi on étire les sucettes, et combien de bonbons il faut à un perron.",
      blocks: {
        "Headline: blog": { headline: "De l’autre côté du guichet" },
        ...(newest && { "Journal: newest": cardOf(newest, said, "") }),
        "Journal: list": { headline: "Plus tôt", ...cardsOf(older, said) },
      },
    },
    ...Object.fromEntries(
      blogPosts.flatMap((post) => {
        const own = said[post.key];
        return own ? [[post.key, pageOf(post, own, said)]] : [];
      }),
    ),
  };
};
