import { type Crumb } from "#app/components/product/breadcrumbs.tsx";
import { breadcrumbList } from "#app/components/product/breadcrumb-list.ts";
import type { ContentPage } from "#app/components/content/content-page.ts";
import { mediaOf, partsOf, textOf, type Fields } from "#app/domain/content/content-fields.ts";
import { mediaUrl } from "#app/domain/content/media.ts";
import { safeLink } from "#app/domain/content/menu-links.ts";
import { plainLines } from "./plain-text.ts";

/** A managed page with where it stands. */
export interface PlacedPage extends ContentPage {
  /** Public origin of the site. */
  origin: string;
  /** Delivery key, the path without its leading slash. */
  key: string;
}

type StructuredData = Record<string, unknown>;

const IMAGE_WIDTH = 1200;

const schema = (type: string, fields: StructuredData): StructuredData => ({
  "@context": "https://schema.org",
  "@type": type,
  ...fields,
});

/** The pages above a managed page, the nearest last; undefined where editors have not placed it. */
export const crumbsOf = ({ head = {} }: Pick<ContentPage, "head">): Crumb[] | undefined =>
  Array.isArray(head.breadcrumbs)
    ? partsOf(head, "breadcrumbs").flatMap((part) => {
        const name = textOf(part, "text");
        const link = safeLink(textOf(part, "link"));
        return name && link ? [{ name, link }] : [];
      })
    : undefined;

const blocksOf = ({ blocks }: ContentPage, kind: string): Fields[] =>
  blocks.filter((block) => block.kind === kind).map(({ fields }) => fields);

/** The first picture of the page, as an address of its own. */
const pictureOf = ({ blocks, origin }: PlacedPage): StructuredData => {
  const media = blocks.map(({ fields }) => mediaOf(fields)).find((found) => found !== undefined);
  return media ? { image: [new URL(mediaUrl(media, IMAGE_WIDTH), origin).href] } : {};
};

const optional = (name: string, value: string | undefined): StructuredData =>
  value === undefined ? {} : { [name]: value };

const recipeData = (page: PlacedPage): StructuredData[] =>
  blocksOf(page, "recipe")
    .slice(0, 1)
    .map((recipe) =>
      schema("Recipe", {
        name: textOf(recipe, "headline") ?? page.title,
        ...optional("description", textOf(recipe, "bodyText") ?? page.description),
        ...pictureOf(page),
        ...optional("datePublished", textOf(page.head ?? {}, "date")),
        ...optional("recipeYield", textOf(recipe, "recipeYield")),
        ...optional("prepTime", textOf(recipe, "prepTime")),
        ...optional("totalTime", textOf(recipe, "totalTime")),
        recipeIngredient: plainLines(textOf(recipe, "ingredients") ?? ""),
        recipeInstructions: plainLines(textOf(recipe, "instructions") ?? "").map((text) => ({
          "@type": "HowToStep",
          text,
        })),
      }),
    );

const questionsData = (page: PlacedPage): StructuredData[] => {
  const questions = blocksOf(page, "accordion")
    .flatMap((accordion) => partsOf(accordion, "panels"))
    .flatMap((panel) => {
      const name = textOf(panel, "title");
      const text = plainLines(textOf(panel, "text") ?? "").join("\n");
      return name && text ? [{ "@type": "Question", name, acceptedAnswer: { "@type": "Answer", text } }] : [];
    });
  return questions.length > 0 ? [schema("FAQPage", { mainEntity: questions })] : [];
};

const articleData = (page: PlacedPage, siteName: string): StructuredData[] => {
  const author = textOf(page.head ?? {}, "author");
  if (!author) return [];
  return [
    schema("BlogPosting", {
      headline: page.title,
      ...optional("description", page.description),
      ...optional("datePublished", textOf(page.head ?? {}, "date")),
      ...pictureOf(page),
      author: { "@type": "Person", name: author.split(",")[0] },
      publisher: { "@type": "Organization", name: siteName },
      mainEntityOfPage: `${page.origin}/${page.key}`,
    }),
  ];
};

/** What search engines are told about a managed page (schema.org): its place, and its recipe, questions or article. */
export const pageData = (page: PlacedPage, siteName: string): StructuredData[] => {
  const crumbs = crumbsOf(page);
  return [
    ...(crumbs ? [breadcrumbList(page.origin, [...crumbs, { name: page.title ?? "", link: `/${page.key}` }])] : []),
    ...recipeData(page),
    ...questionsData(page),
    ...articleData(page, siteName),
  ];
};
