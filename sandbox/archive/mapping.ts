import type { ChangedCatalogue } from "#sandbox/platform/search/search-document.ts";
import type { SiteFacts } from "./site-facts.ts";
import type { XmlElement } from "./xml-element.ts";

/** What the shop needs to know to understand an archive. */
export interface ArchiveContext {
  /** Types of custom attributes: object type and attribute id, joined by a dot, to the name of the type. */
  types: ReadonlyMap<string, string>;
  /** Sites of this shop, which an archive's products are sold on unless it says otherwise. */
  siteIds: readonly string[];
  /** What they count in, and by which clock. */
  sites: SiteFacts;
  /** Counts something for the report. */
  count: (what: string, times?: number) => void;
  /** What the search box must read again when everything is there; an export has none. */
  changed?: ChangedCatalogue;
}

/** An object of an archive with the key that tells it from its siblings. */
export interface Entry {
  containerId: string;
  siteId: string;
  key: string;
  element: XmlElement;
}

/** How one kind of object stands in the shop's own tables. */
export interface Mapping {
  kind: string;
  object: string;
  /** True for objects that refer to others and are therefore written in the second pass. */
  isRelation?: boolean;
  /**
   * What the shop has, as an archive would tell it; all of it, or the objects with these keys. Of those one container
   * may be enough.
   */
  read(keys?: readonly string[], containerId?: string): Promise<Entry[]>;
  /** Names of what the shop has, where there may be too much to read at once. */
  keys?(): Promise<Omit<Entry, "element">[]>;
  /** The part of an element the shop understands, in the form `read` gives it. */
  understood(entry: Entry, context: ArchiveContext): XmlElement;
  /** True when a key means the same object in whichever file of the kind it stands, as a product's id does. */
  isKeyShopWide?: boolean;
  /** How a kept object and the shop's word become one, where the usual way does not fit. */
  combine?(kept: XmlElement, now: XmlElement): XmlElement;
  /** Child elements that stay as they were kept, because the shop changes nothing in them. */
  keptAsTheyCame?: readonly string[];
  /** Writes merged objects. Gives the keys of those the shop can not follow, which are only kept. */
  write(entries: readonly Entry[], context: ArchiveContext): Promise<readonly string[] | void>;
  remove(entries: readonly Entry[], context: ArchiveContext): Promise<void>;
  /** Done once after both passes, for what can be said when everything is there. */
  finish?: (context: ArchiveContext) => Promise<void>;
}
