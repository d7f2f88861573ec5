/** A category or product a page is assigned to. */
export interface AssignedObject {
  type: "category" | "product";
  id: string;
  /** For a category with the page of its products: whether it is for those of the categories below too. */
  lookup?: "category-explicit" | "category-implicit";
}

/** When and for whom something is shown; what is left out holds nobody back. */
export interface VisibilityRule {
  /** ISO moments. */
  from?: string;
  until?: string;
  customerGroups?: readonly string[];
}

/** A component of a page with what its author filled in; other components may stand in its regions. */
export interface DesignedComponent {
  id: string;
  typeId: string;
  name: string;
  data: Record<string, unknown>;
  visible?: boolean;
  /** Sites it is online on; all when left out. */
  siteIds?: readonly string[];
  visibility?: VisibilityRule;
  regions?: DesignedRegion[];
}

/** A place of a page or component that holds components in order. */
export interface DesignedRegion {
  id: string;
  components: DesignedComponent[];
}

/** A page as its author put it together. */
export interface PageDesign {
  typeId: string;
  name: string;
  description: string;
  pageTitle: string;
  pageDescription: string;
  /** Attributes the aspect hands to the page: id, type and whether it must be given. */
  aspectAttributes?: { id: string; type: "string" | "number" | "boolean"; required: boolean }[];
  data: Record<string, unknown>;
  visible: boolean;
  visibility?: VisibilityRule;
  regions: DesignedRegion[];
}

/** What a page or component says in one language. */
export interface DesignTexts {
  name?: string;
  description?: string;
  pageTitle?: string;
  pageDescription?: string;
  /** What its author filled in. */
  data?: Record<string, unknown>;
  isHidden?: boolean;
}

/** A component in a region. */
export interface DesignLink {
  id: string;
  regionId: string;
  position: number;
}
