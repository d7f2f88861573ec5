import type { Catalogue } from "#sandbox/platform/products/catalogue.ts";
import { isCategoryShown } from "#sandbox/platform/products/catalogue.ts";
import { isOffered } from "#sandbox/platform/products/product.ts";

/** What stands behind an address. */
export interface MappedResource {
  resourceType: "CATEGORY" | "PRODUCT" | "CONTENT_ASSET";
  resourceSubType?: "STANDARD_CONTENT_ASSET" | "PAGE_DESIGNER_CONTENT_ASSET";
  resourceId: string;
  /** Of a category: what the address narrows it by. */
  refinements?: Record<string, string>;
}

/** An address that leads elsewhere. */
export interface UrlRedirect {
  source: string;
  destination: string;
  statusCode: number;
  copySourceParams: boolean;
}

/** What an address is looked up in. */
export interface MappingSituation {
  siteId: string;
  now: Date;
  catalogue: Catalogue;
  /** Paths of content, to the asset behind each. */
  contentPaths: ReadonlyMap<string, string>;
  /** Pages with an address of their own. */
  pageIds: ReadonlySet<string>;
}

/** A segment in the one form addresses are compared in: no slash at either end. */
export const normalisedSegment = (segment: string): string => segment.replace(/^\/+|\/+$/g, "");

const slugOf = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The redirect for an address; an exact one before one that ends in `*`, the longest of those first. */
export const redirectFor = (segment: string, redirects: readonly UrlRedirect[]): UrlRedirect | undefined =>
  redirects.find(({ source }) => source === segment) ??
  redirects
    .filter(({ source }) => source.endsWith("*") && segment.startsWith(source.slice(0, -1)))
    .sort((a, b) => b.source.length - a.source.length)[0];

const productAt = (segment: string, { catalogue, siteId, now }: MappingSituation): MappedResource | undefined => {
  const [, id] = /(?:^|\/)([^/]+)\.html$/.exec(segment) ?? [];
  const product = id === undefined ? undefined : catalogue.products.get(id);
  return product && isOffered(product, siteId, now) ? { resourceType: "PRODUCT", resourceId: product.id } : undefined;
};

/** Colors the catalogue knows, by how they are written in an address. */
const colorsOf = ({ catalogue }: MappingSituation): Map<string, string> => {
  const colors = new Map<string, string>();
  for (const { variations } of catalogue.products.values())
    for (const { id, values } of variations)
      if (id === "color") for (const { name } of values) colors.set(slugOf(name), name);
  return colors;
};

/** `category/<id>`, or the ids of categories from the top down, behind a color where the list is narrowed by one. */
const categoryAt = (segment: string, situation: MappingSituation): MappedResource | undefined => {
  const { catalogue } = situation;
  const parts = segment.split("/");
  const color = parts.length > 1 ? colorsOf(situation).get(parts[0] ?? "") : undefined;
  const path = color === undefined ? parts : parts.slice(1);
  const ids = path[0] === "category" ? path.slice(1) : path;
  const category = catalogue.categories.get(ids.at(-1) ?? "");
  const isPath = ids.every((id, index) => index === 0 || catalogue.categories.get(id)?.parentId === ids[index - 1]);
  if (!category || !isPath || category.id === "root" || !isCategoryShown(catalogue, category.id)) return undefined;
  return {
    resourceType: "CATEGORY",
    resourceId: category.id,
    ...(color === undefined ? {} : { refinements: { refinementColor: color } }),
  };
};

/** What stands behind an address of the storefront; undefined when nothing does. */
export const resourceAt = (segment: string, situation: MappingSituation): MappedResource | undefined => {
  const content = situation.contentPaths.get(segment);
  if (content !== undefined)
    return { resourceType: "CONTENT_ASSET", resourceSubType: "STANDARD_CONTENT_ASSET", resourceId: content };
  if (situation.pageIds.has(segment))
    return { resourceType: "CONTENT_ASSET", resourceSubType: "PAGE_DESIGNER_CONTENT_ASSET", resourceId: segment };
  return productAt(segment, situation) ?? categoryAt(segment, situation);
};
