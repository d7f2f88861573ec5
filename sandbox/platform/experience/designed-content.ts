import type {
  AssignedObject,
  DesignLink,
  DesignTexts,
  DesignedComponent,
  DesignedRegion,
  PageDesign,
  VisibilityRule,
} from "#sandbox/core/columns/page-design.ts";
import type { DesignedPage } from "./content-library.ts";

/** A page or a component by itself, in all its languages. */
export interface DesignedContent {
  id: string;
  kind: "page" | "component";
  typeId: string;
  siteIds: string[];
  aspectTypeId: string | null;
  objects: AssignedObject[];
  texts: Record<string, DesignTexts>;
  visibility: VisibilityRule | null;
  links: DesignLink[];
  aspectAttributes: NonNullable<PageDesign["aspectAttributes"]>;
}

const DEFAULT = "x-default";

/** What is said in a language: what that of a country does not say, the language says, and then the default. */
const said = ({ texts }: DesignedContent, locale: string): DesignTexts =>
  [DEFAULT, locale.split("-")[0] ?? locale, locale].reduce<DesignTexts>((known, language) => {
    const own = texts[language];
    return own ? { ...known, ...own, ...(own.data ? { data: { ...known.data, ...own.data } } : {}) } : known;
  }, {});

/** Regions with their components in order; a component that contains itself is left out there. */
const regionsOf = (
  content: DesignedContent,
  all: ReadonlyMap<string, DesignedContent>,
  locale: string,
  above: readonly string[],
): DesignedRegion[] => {
  const regions = new Map(content.links.map(({ regionId }): [string, DesignedComponent[]] => [regionId, []]));
  const links = content.links
    .map((link, index) => ({ link, index }))
    .sort((one, other) => one.link.position - other.link.position || one.index - other.index);
  for (const { link } of links) {
    const child = all.get(link.id);
    if (child?.kind === "component" && !above.includes(child.id))
      regions.get(link.regionId)?.push(componentOf(child, all, locale, [...above, child.id]));
  }
  return [...regions].map(([id, components]) => ({ id, components }));
};

const componentOf = (
  content: DesignedContent,
  all: ReadonlyMap<string, DesignedContent>,
  locale: string,
  above: readonly string[],
): DesignedComponent => {
  const { name = "", data = {}, isHidden = false } = said(content, locale);
  const regions = regionsOf(content, all, locale, above);
  return {
    id: content.id,
    typeId: content.typeId,
    name,
    data,
    siteIds: content.siteIds,
    ...(isHidden ? { visible: false } : {}),
    ...(content.visibility ? { visibility: content.visibility } : {}),
    ...(regions.length > 0 ? { regions } : {}),
  };
};

/** Puts pages together from what lies in the library, in one language. */
export const pagesOf = (contents: readonly DesignedContent[], locale: string): DesignedPage[] => {
  const all = new Map(contents.map((content) => [content.id, content]));
  return contents
    .filter(({ kind }) => kind === "page")
    .map((page) => {
      const {
        name = "",
        description = "",
        pageTitle = "",
        pageDescription = "",
        data = {},
        isHidden,
      } = said(page, locale);
      return {
        id: page.id,
        siteIds: page.siteIds,
        aspectTypeId: page.aspectTypeId,
        objects: page.objects,
        design: {
          typeId: page.typeId,
          name,
          description,
          pageTitle,
          pageDescription,
          aspectAttributes: page.aspectAttributes,
          data,
          visible: !isHidden,
          ...(page.visibility ? { visibility: page.visibility } : {}),
          regions: regionsOf(page, all, locale, [page.id]),
        },
      };
    });
};
