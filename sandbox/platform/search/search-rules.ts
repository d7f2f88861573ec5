/** Rules of a merchant's cartridge about the search; it finds by the platform's own where there are none. */
export interface SearchRules {
  /** Refinements put together from flags: by name, the flag behind each of its values. */
  readonly combinedRefinements?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Words a product is found by beside its own, by its custom attributes and a language. */
  readonly keywordsOf?: (attributes: Readonly<Record<string, unknown>>, locale: string) => readonly string[];
  /** Custom attributes the search box reads, whether or not the merchant's list names them. */
  readonly alwaysRead?: readonly string[];
  /** The flag by which a product may be picked up; as a refinement it counts the stock of the shop that is named. */
  readonly pickupFlag?: string;
}
