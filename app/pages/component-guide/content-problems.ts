import { isMedia } from "#app/domain/content/media.ts";
import { isExternalLink, safeLink } from "#app/domain/content/menu-links.ts";

/** What is wrong with a value of a block, and where: the names of its fields joined by dots. */
export interface ContentProblem {
  code: "missing-alt" | "unsafe-link" | "dead-link";
  place: string;
  value: string;
}

/** A link of a block. */
export interface ContentLink {
  place: string;
  href: string;
}

const linkNames = new Set(["ctaLink", "link", "imageLink", "textLink", "redirectOnSuccess"]);

type Visit = (value: unknown, name: string, place: string) => void;

const walk = (value: unknown, visit: Visit, place = "", name = ""): void => {
  visit(value, name, place);
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) walk(part, visit, place === "" ? key : `${place}.${key}`, key);
};

/** The links of a block that lead somewhere within the shop, to be tried. */
export const shopLinks = (fields: unknown): ContentLink[] => {
  const links: ContentLink[] = [];
  walk(fields, (value, name, place) => {
    if (!linkNames.has(name) || typeof value !== "string") return;
    const href = safeLink(value);
    if (href?.startsWith("/") && !isExternalLink(href)) links.push({ place, href });
  });
  return links;
};

/**
 * What can be said without asking anybody: pictures without a text alternative (an empty one marks decoration), and
 * links that the shop will not follow.
 */
export const contentProblems = (fields: unknown): ContentProblem[] => {
  const problems: ContentProblem[] = [];
  walk(fields, (value, name, place) => {
    if (isMedia(value) && typeof value.alt !== "string")
      problems.push({ code: "missing-alt", place, value: value.url.split("/").at(-1) ?? "" });
    if (linkNames.has(name) && typeof value === "string" && value !== "" && !safeLink(value))
      problems.push({ code: "unsafe-link", place, value });
  });
  return problems;
};
