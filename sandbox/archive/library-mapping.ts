import type { ContentFolder, ExperienceExchange } from "#sandbox/platform/experience/module.ts";
import { numberOf } from "./amount-text.ts";
import { brokenJsonIn, designElement, designOf, isDesigned } from "./design-facts.ts";
import { contentElement, contentFactsOf } from "./library-facts.ts";
import { defaultText, localized } from "./localized.ts";
import type { Entry, Mapping } from "./mapping.ts";
import { element, textElement, textIn, type XmlElement } from "./xml-element.ts";
import { OWN_LIBRARY } from "./own-containers.ts";

const folderElement = ({ id, parentId, name, description, online, position }: ContentFolder): XmlElement =>
  element(
    "folder",
    { "folder-id": id },
    ...localized("display-name", name === "" ? null : name),
    ...localized("description", description === "" ? null : description),
    textElement("online-flag", online),
    textElement("parent", parentId),
    textElement("position", position === 0 ? undefined : position),
  );

const folderOf = ({ key, element: of }: Entry): ContentFolder => ({
  id: key,
  parentId: textIn(of, "parent") || null,
  name: defaultText(of, "display-name") ?? "",
  description: defaultText(of, "description") ?? "",
  online: textIn(of, "online-flag") === "true",
  position: Math.round(numberOf(textIn(of, "position")) ?? 0),
});

/** Folders of the content library. */
export const folderMapping = (library: ExperienceExchange): Mapping => ({
  kind: "library",
  object: "folder",
  isKeyShopWide: true,

  read: async (keys) =>
    (await library.folders(keys)).map((row) => ({
      siteId: "",
      containerId: OWN_LIBRARY,
      key: row.id,
      element: folderElement(row),
    })),

  understood: (entry) => folderElement(folderOf(entry)),

  write: (entries) => library.putFolders(entries.map(folderOf)),
  remove: (entries) => library.removeFolders(entries.map(({ key }) => key)),
});

/** Content assets in all their languages, and the pages and components of the page designer. */
export const contentMapping = (library: ExperienceExchange, siteIds: readonly string[]): Mapping => ({
  kind: "library",
  object: "content",
  isKeyShopWide: true,

  read: async (keys) =>
    [
      ...(await library.assets(keys)).map((facts) => ({ key: facts.id, element: contentElement(facts) })),
      ...(await library.designs(keys)).map((facts) => ({ key: facts.id, element: designElement(facts, siteIds) })),
    ].map((told) => ({ siteId: "", containerId: OWN_LIBRARY, ...told })),

  understood: (entry, context) =>
    isDesigned(entry.element)
      ? designElement(designOf(entry, context), siteIds)
      : contentElement(contentFactsOf(entry, context)),

  write: async (entries, context) => {
    const designs = entries.filter(({ element: of }) => isDesigned(of));
    const assets = entries.filter(({ element: of }) => !isDesigned(of));
    await library.putDesigns(designs.map((entry) => designOf(entry, context)));
    await library.putAssets(assets.map((entry) => contentFactsOf(entry, context)));
    context.count(
      "library: pages and components with JSON that can not be read",
      designs.reduce((sum, { element: of }) => sum + brokenJsonIn(of), 0),
    );
  },

  remove: (entries) => library.remove(entries.map(({ key }) => key)),
});
