import { Fault } from "#sandbox/fault.ts";
import type { ProductService } from "#sandbox/products/product-service.ts";
import { searchContent, type ContentQuestion, type FoundContent } from "./content-search.ts";
import type { ContentAsset, ContentFolder, DesignedPage } from "./content-library.ts";
import type { ExperienceRepository } from "./experience-repository.ts";
import { componentIn, type DesignedComponent } from "./page-design.ts";

/** What a page is asked for: a category or a product, on a site. */
export interface PageObject {
  aspectTypeId: string;
  categoryId: string | null;
  productId: string | null;
}

/** Designed pages and the content library. */
export interface ExperienceService {
  /** @throws Fault 404 `page-not-found` for an unknown or hidden one. */
  page(pageId: string, siteId: string): Promise<DesignedPage>;
  /**
   * The page assigned to a category or a product; a category without one shows that of the nearest category above it.
   * @throws Fault 404 `aspect-type-not-found`, 400 `business-object-id-invalid`.
   */
  pagesFor(object: PageObject, siteId: string, locale: string): Promise<DesignedPage[]>;
  /** @throws Fault 404 `component-not-found`. */
  component(componentId: string, siteId: string): Promise<DesignedComponent>;
  /** Assets by id in the order asked for; unknown and offline ones are left out. */
  assets(ids: readonly string[], locale: string): Promise<ContentAsset[]>;
  search(question: ContentQuestion, locale: string): Promise<FoundContent>;
  /** Folders that are online, by id in the order asked for, and what stands below each. */
  folders(ids: readonly string[]): Promise<ContentFolder[]>;
  subfolders(parentId: string): Promise<ContentFolder[]>;
  /** Paths of content, to the asset behind each. */
  contentPaths(locale: string): Promise<ReadonlyMap<string, string>>;
  /** Visible pages of a site with an address of their own. */
  pageIds(siteId: string): Promise<ReadonlySet<string>>;
  /** Forgets what was read; to be called after writing pages or content. */
  invalidate(): void;
}

interface Read {
  folders: Promise<ContentFolder[]>;
  pages: Promise<DesignedPage[]>;
  assets: Map<string, Promise<ContentAsset[]>>;
}

/** Pages and content, kept in memory between writes. */
export const createExperienceService = (
  repository: ExperienceRepository,
  products: ProductService,
  aspectTypes: Readonly<Record<string, "category" | "product">>,
): ExperienceService => {
  let reading: Read | undefined;

  const read = (): Read => {
    if (reading) return reading;
    const made: Read = { folders: repository.readFolders(), pages: repository.readPages(), assets: new Map() };
    Promise.all([made.folders, made.pages]).catch(() => (reading = undefined));
    reading = made;
    return made;
  };

  const assetsIn = (locale: string): Promise<ContentAsset[]> => {
    const { assets } = read();
    const known = assets.get(locale) ?? repository.readAssets(locale);
    assets.set(locale, known);
    known.catch(() => assets.delete(locale));
    return known;
  };

  const visiblePages = async (siteId: string): Promise<DesignedPage[]> =>
    (await read().pages).filter(({ siteIds, design }) => design.visible && siteIds.includes(siteId));

  const onlineAssets = async (locale: string): Promise<ContentAsset[]> => {
    const online = new Set((await read().folders).filter((folder) => folder.online).map(({ id }) => id));
    return (await assetsIn(locale)).filter((asset) => asset.online && online.has(asset.folderId));
  };

  const invalidObject = () =>
    new Fault(
      400,
      "business-object-id-invalid",
      "At least one provided business object identifier was invalid: exactly one existing category or product is needed.",
    );

  /** The object itself and, for a category, those above it. */
  const objectIdsOf = async ({ aspectTypeId, categoryId, productId }: PageObject, siteId: string, locale: string) => {
    const kind = Object.hasOwn(aspectTypes, aspectTypeId) ? aspectTypes[aspectTypeId] : undefined;
    if (!kind)
      throw new Fault(
        404,
        "aspect-type-not-found",
        `No aspect type with ID '${aspectTypeId.slice(0, 256)}' was found in site '${siteId}'.`,
      );
    if ((categoryId === null) === (productId === null)) throw invalidObject();
    const catalogue = await products.catalogue(locale);
    if (kind === "product") {
      const [product] = await products.findProducts([productId ?? ""], siteId, locale);
      if (!product) throw invalidObject();
      return [product.id, ...(product.masterId === null ? [] : [product.masterId])];
    }
    const ids: string[] = [];
    let category = catalogue.categories.get(categoryId ?? "");
    if (!category?.online) throw invalidObject();
    while (category) {
      ids.push(category.id);
      category = category.parentId === null ? undefined : catalogue.categories.get(category.parentId);
    }
    return ids;
  };

  return {
    page: async (pageId, siteId) => {
      const page = (await visiblePages(siteId)).find(({ id }) => id === pageId);
      if (page) return page;
      throw new Fault(404, "page-not-found", `No visible page with ID '${pageId}' was found in site '${siteId}'.`);
    },

    pagesFor: async (object, siteId, locale) => {
      const ids = await objectIdsOf(object, siteId, locale);
      const candidates = (await visiblePages(siteId)).filter(
        ({ aspectTypeId }) => aspectTypeId === object.aspectTypeId,
      );
      const assigned = ids.flatMap((id) => candidates.filter(({ objectIds }) => objectIds.includes(id)));
      const [page] = [...assigned, ...candidates.filter(({ objectIds }) => objectIds.length === 0)];
      return page ? [page] : [];
    },

    component: async (componentId, siteId) => {
      for (const { design } of await visiblePages(siteId)) {
        const component = componentIn(design.regions, componentId);
        if (component) return component;
      }
      throw new Fault(
        404,
        "component-not-found",
        `No visible component with ID '${componentId}' was found in site '${siteId}'.`,
      );
    },

    assets: async (ids, locale) => {
      const known = new Map((await onlineAssets(locale)).map((asset) => [asset.id, asset]));
      return ids.flatMap((id) => known.get(id) ?? []);
    },

    search: async (question, locale) => searchContent(await onlineAssets(locale), await read().folders, question),

    folders: async (ids) => {
      const known = new Map((await read().folders).map((folder) => [folder.id, folder]));
      return ids.flatMap((id) => {
        const folder = known.get(id);
        return folder?.online ? [folder] : [];
      });
    },

    subfolders: async (parentId) =>
      (await read().folders).filter((folder) => folder.online && folder.parentId === parentId),

    contentPaths: async (locale) =>
      new Map(
        (await onlineAssets(locale)).flatMap(({ id, attributes }) =>
          typeof attributes["c_path"] === "string" ? [[attributes["c_path"], id] as const] : [],
        ),
      ),

    pageIds: async (siteId) =>
      new Set((await visiblePages(siteId)).filter(({ aspectTypeId }) => aspectTypeId === null).map(({ id }) => id)),

    invalidate: () => {
      reading = undefined;
    },
  };
};
