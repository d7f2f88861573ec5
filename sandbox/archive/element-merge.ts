import { attributeOf, childrenOf, elementsOf, isSameElement, type XmlElement } from "./xml-element.ts";

/** Elements that are merged entry by entry instead of replaced. */
const collections = new Set([
  "addresses",
  "all-instances",
  "credentials",
  "custom-attribute-definitions",
  "custom-attributes",
  "custom-preferences",
  "development",
  "images",
  "page-attributes",
  "production",
  "profile",
  "staging",
  "standard-preferences",
  "system-attribute-definitions",
]);

const namesEntry = ["address-id", "attribute-id", "preference-id", "site-id", "xml:lang"];

/** What tells an element from its siblings: its name, and which attribute, language or site it speaks of. */
const identityOf = (of: XmlElement): string =>
  of.name === "image-group"
    ? JSON.stringify([of.name, attributeOf(of, "view-type"), childrenOf(of, "variation")])
    : [of.name, ...namesEntry.map((name) => attributeOf(of, name) ?? "")].join("\n");

const groupsOf = (elements: readonly XmlElement[]): Map<string, XmlElement[]> => {
  const groups = new Map<string, XmlElement[]>();
  for (const each of elements) groups.set(identityOf(each), [...(groups.get(identityOf(each)) ?? []), each]);
  return groups;
};

/** Puts groups into the order the format wants; names it does not list stay after their predecessor. */
const inOrder = (elements: readonly XmlElement[], order: readonly string[]): XmlElement[] => {
  let last = -1;
  const placed = elements.map((each, index) => {
    const place = order.indexOf(each.name);
    if (place >= 0) last = place;
    return { each, index, place: place >= 0 ? place : last };
  });
  return placed.sort((one, other) => one.place - other.place || one.index - other.index).map(({ each }) => each);
};

const withChildren = (of: XmlElement, children: readonly XmlElement[]): XmlElement => ({
  name: of.name,
  ...(of.attributes ? { attributes: of.attributes } : {}),
  ...(children.length > 0 ? { children } : {}),
});

const attributesWithoutMode = (attributes: Record<string, string> | undefined) => {
  const { mode: _mode, ...rest } = attributes ?? {};
  return rest;
};

const hasText = (of: XmlElement) => (of.children ?? []).some((child) => typeof child === "string");

const mergeChildren = (
  before: readonly XmlElement[],
  given: readonly XmlElement[],
  order: readonly string[],
): XmlElement[] => {
  const incoming = groupsOf(given);
  const seen = new Set<string>();
  const kept = before.flatMap((each): XmlElement[] => {
    const identity = identityOf(each);
    const group = incoming.get(identity);
    if (!group) return [each];
    if (seen.has(identity)) return [];
    seen.add(identity);
    const [only] = group;
    return only && group.length === 1 && collections.has(each.name) ? [mergeElements(each, only, [])] : group;
  });
  const added = [...incoming].filter(([identity]) => !seen.has(identity)).flatMap(([, group]) => group);
  return inOrder([...kept, ...added], order);
};

/**
 * Merges an object of a feed into what is known of it: what the feed says replaces what was said under the same name,
 * attribute, language and site; what it does not mention is untouched.
 * @param order names of child elements in the order the format wants
 */
export const mergeElements = (before: XmlElement, given: XmlElement, order: readonly string[]): XmlElement => {
  const attributes = { ...before.attributes, ...attributesWithoutMode(given.attributes) };
  const head = { name: given.name, ...(Object.keys(attributes).length > 0 ? { attributes } : {}) };
  if (hasText(given) || hasText(before)) return { ...head, ...(given.children ? { children: given.children } : {}) };
  return withChildren(head, mergeChildren(elementsOf(before), elementsOf(given), order));
};

/** An object as it is first told: without the mode it came in. */
export const withoutMode = (given: XmlElement): XmlElement => {
  const attributes = attributesWithoutMode(given.attributes);
  return {
    name: given.name,
    ...(Object.keys(attributes).length > 0 ? { attributes } : {}),
    ...(given.children ? { children: given.children } : {}),
  };
};

/**
 * Brings a kept object up to date: where the shop now says something else (`now`) than the kept object meant (`then`),
 * the shop's word replaces it; everything the shop does not understand stays as it was kept.
 */
export const updateElement = (
  kept: XmlElement,
  then: XmlElement,
  now: XmlElement,
  order: readonly string[],
): XmlElement => {
  const [before, after] = [groupsOf(elementsOf(then)), groupsOf(elementsOf(now))];
  const current = groupsOf(elementsOf(kept));
  let children = elementsOf(kept);
  for (const identity of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(identity) ?? [], after.get(identity) ?? []];
    const isSame = was.length === is.length && was.every((each, index) => isSameElement(each, is[index] as XmlElement));
    if (isSame) continue;
    const [one, oneThen, oneNow] = [current.get(identity)?.[0], was[0], is[0]];
    const isCollection = one && oneThen && oneNow && collections.has(one.name);
    const replacement = isCollection ? [updateElement(one, oneThen, oneNow, [])] : is;
    children = current.has(identity)
      ? mergeIdentity(children, identity, replacement)
      : inOrder([...children, ...replacement], order);
  }
  return withChildren({ name: kept.name, attributes: { ...kept.attributes, ...now.attributes } }, children);
};

const mergeIdentity = (children: XmlElement[], identity: string, replacement: XmlElement[]): XmlElement[] => {
  const place = children.findIndex((each) => identityOf(each) === identity);
  const others = children.filter((each) => identityOf(each) !== identity);
  return [...others.slice(0, place), ...replacement, ...others.slice(place)];
};
