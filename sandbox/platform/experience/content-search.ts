import { Fault } from "#sandbox/core/fault.ts";
import type { ContentAsset, ContentFolder } from "./content-library.ts";

/** A search of the content library. */
export interface ContentQuestion {
  /** What was typed; null for everything. */
  phrase: string | null;
  refinements: { attributeId: string; values: string[] }[];
  /** An attribute and its direction; null for the library's own order, the best first with a phrase. */
  sort: { attribute: string; descending: boolean } | null;
}

/** What a search of the library found. */
export interface FoundContent {
  hits: ContentAsset[];
  /** Folders of the hits with how many stand in each. */
  folders: { id: string; name: string; hitCount: number }[];
}

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");

const isBegun = (words: readonly string[], typed: string) => words.some((word) => word.startsWith(typed));

/** A title counts more than a description, that more than the text; 0 when a word is nowhere. */
const relevance = (asset: ContentAsset, typed: readonly string[]): number => {
  const name = wordsOf(asset.name);
  const description = wordsOf(asset.description);
  const body = wordsOf(typeof asset.attributes["c_body"] === "string" ? asset.attributes["c_body"] : "");
  const scores = typed.map((word) =>
    isBegun(name, word) ? 4 : isBegun(description, word) ? 2 : isBegun(body, word) ? 1 : 0,
  );
  return scores.includes(0) ? 0 : scores.reduce<number>((sum, score) => sum + score, 0);
};

const valueOf = (asset: ContentAsset, attribute: string): unknown =>
  attribute === "fdid" ? asset.folderId : attribute === "name" ? asset.name : asset.attributes[attribute];

/**
 * Reads `attribute=value|value`. @throws Fault 400 `bad-request` for another form or an attribute that is neither
 * `fdid` nor `c_…`.
 */
export const contentRefinementOf = (text: string): { attributeId: string; values: string[] } => {
  const [, attributeId, value] = /^(fdid|c_[A-Za-z0-9_]+)=(.+)$/.exec(text) ?? [];
  if (attributeId && value && !(attributeId === "fdid" && value.includes("|")))
    return { attributeId, values: value.split("|") };
  throw new Fault(400, "bad-request", "Invalid refinement parameter format. Expected format: 'attribute=value'.", {
    parameter: "refine",
  });
};

/** Reads `attribute=asc|desc`. @throws Fault 400 `bad-request`. */
export const contentSortOf = (text: string): ContentQuestion["sort"] => {
  const [, attribute, direction] = /^(name|c_[A-Za-z0-9_]+)=(asc|desc)$/.exec(text) ?? [];
  if (attribute && direction) return { attribute, descending: direction === "desc" };
  throw new Fault(400, "bad-request", "Invalid sort parameter format. Expected format: 'attribute=asc' or '=desc'.", {
    parameter: "sort",
  });
};

/** Searches assets: every word must begin a word of the title, the description or the text. */
export const searchContent = (
  assets: readonly ContentAsset[],
  folders: readonly ContentFolder[],
  { phrase, refinements, sort }: ContentQuestion,
): FoundContent => {
  const typed = phrase === null ? [] : wordsOf(phrase);
  const scored = assets
    .filter((asset) =>
      refinements.every(({ attributeId, values }) => values.includes(String(valueOf(asset, attributeId)))),
    )
    .map((asset) => ({ asset, score: phrase === null ? 1 : typed.length === 0 ? 0 : relevance(asset, typed) }))
    .filter(({ score }) => score > 0);
  const sorted = sort
    ? [...scored].sort((a, b) => {
        const order = String(valueOf(a.asset, sort.attribute)).localeCompare(
          String(valueOf(b.asset, sort.attribute)),
          "en",
        );
        return sort.descending ? -order : order;
      })
    : [...scored].sort((a, b) => b.score - a.score);
  const hits = sorted.map(({ asset }) => asset);
  return {
    hits,
    folders: folders.flatMap(({ id, name }) => {
      const hitCount = hits.filter(({ folderId }) => folderId === id).length;
      return hitCount > 0 ? [{ id, name, hitCount }] : [];
    }),
  };
};
