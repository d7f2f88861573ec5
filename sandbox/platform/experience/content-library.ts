import type { AssignedObject, PageDesign } from "#sandbox/core/columns/page-design.ts";

/** A folder of the content library. */
export interface ContentFolder {
  id: string;
  parentId: string | null;
  name: string;
  description: string;
  online: boolean;
}

/** A content asset in one language. */
export interface ContentAsset {
  id: string;
  folderId: string;
  name: string;
  description: string;
  pageTitle: string;
  pageDescription: string;
  online: boolean;
  /** Custom attributes with their `c_` names. */
  attributes: Record<string, unknown>;
}

/** A page with what it is assigned to, in one language. */
export interface DesignedPage {
  id: string;
  siteIds: string[];
  aspectTypeId: string | null;
  objects: AssignedObject[];
  design: PageDesign;
}
