import { attributeOf, childrenOf, textElement, textOf, type XmlElement } from "./xml-element.ts";

/**
 * The sites a flag holds for: its general value, overruled per site. A feed that does not say is a no, so products are
 * offline until something else is said.
 */
export const readSiteFlags = (of: XmlElement, name: string, siteIds: readonly string[]): string[] => {
  const flags = childrenOf(of, name);
  const valueFor = (siteId: string | undefined) => {
    const found = flags.find((flag) => attributeOf(flag, "site-id") === siteId);
    return found && textOf(found).trim() === "true";
  };
  return siteIds.filter((siteId) => valueFor(siteId) ?? valueFor(undefined) ?? false);
};

/** The flag for these sites among all of them. */
export const presentSiteFlags = (name: string, on: readonly string[], siteIds: readonly string[]): XmlElement[] => {
  const here = siteIds.filter((siteId) => on.includes(siteId));
  const isEverywhere = here.length === siteIds.length && here.length > 0;
  return [
    textElement(name, isEverywhere),
    ...(isEverywhere ? [] : here.map((siteId) => textElement(name, true, { "site-id": siteId }))),
  ].filter((each) => each !== undefined);
};
