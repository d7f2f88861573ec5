import type { DesignedComponent, DesignedRegion } from "#sandbox/core/columns/page-design.ts";
import type { ShopperExperienceTypes } from "@salesforce/commerce-sdk-isomorphic";
import type { ContentAsset, ContentFolder, DesignedPage } from "./content-library.ts";

const presentRegion = ({ id, components }: DesignedRegion): ShopperExperienceTypes.Region =>
  ({ id, components: components.map(presentComponent) }) as ShopperExperienceTypes.Region;

/** A component as the Shopper Experience API shows it. */
export const presentComponent = (component: DesignedComponent): ShopperExperienceTypes.Component =>
  ({
    id: component.id,
    typeId: component.typeId,
    name: component.name,
    fragment: false,
    embedded: false,
    data: component.data,
    localized: true,
    visible: true,
    designMetadata: { id: component.typeId, name: component.name, archType: "headless" },
    ...(component.regions ? { regions: component.regions.map(presentRegion) } : {}),
  }) as ShopperExperienceTypes.Component;

/** A page as the Shopper Experience API shows it, without what is hidden. */
export const presentPage = ({ id, aspectTypeId, design }: DesignedPage): ShopperExperienceTypes.Page =>
  ({
    id,
    typeId: design.typeId,
    ...(aspectTypeId === null ? {} : { aspectTypeId }),
    name: design.name,
    description: design.description,
    pageTitle: design.pageTitle,
    pageDescription: design.pageDescription,
    data: design.data,
    visible: true,
    localized: true,
    designMetadata: { id: design.typeId, name: design.name, archType: "headless" },
    regions: design.regions.map(presentRegion),
  }) as ShopperExperienceTypes.Page;

/** A content asset. */
export const presentAsset = (asset: ContentAsset): ShopperExperienceTypes.Content => ({
  id: asset.id,
  name: asset.name,
  description: asset.description,
  pageTitle: asset.pageTitle,
  pageDescription: asset.pageDescription,
  ...asset.attributes,
});

/** A folder with what stands below it, as deep as asked for. */
export interface FolderTree extends ContentFolder {
  folders: FolderTree[] | null;
}

/** A folder of the library. */
export const presentFolder = ({ id, parentId, name, description, folders }: FolderTree): Record<string, unknown> => ({
  id,
  ...(parentId === null ? {} : { parentFolderId: parentId }),
  name,
  description,
  ...(folders === null ? {} : { folders: folders.map(presentFolder) }),
});
