import type { AssignedObject, DesignedComponent } from "#sandbox/core/columns/page-design.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import { Fault } from "#sandbox/core/fault.ts";
import { categoriesOf } from "#sandbox/platform/products/catalogue.ts";
import type { ProductService } from "#sandbox/platform/products/product-service.ts";
import { createSharedRead, createSharedReads } from "#sandbox/core/database/shared-read.ts";
import { searchContent, type ContentQuestion, type FoundContent } from "./content-search.ts";
import type { ContentAsset, ContentFolder, DesignedPage } from "./content-library.ts";
import type { ExperienceRepository } from "./experience-repository.ts";
import { componentIn, isVisibleTo, visibleRegions } from "./page-design.ts";

/** What a page is asked for: a category or a product, on a site. */
export interface PageObject {
  aspectTypeId: string;
  categoryId: string | null;
  productId: string | null;
}

/** Who asks for a page, where and in which language. */
export interface PageViewer {
  siteId: string;
  locale: string;
  customerGroups: readonly string[];
}

/** Designed pages, without what is hidden from who asks, and the content library. */
export interface ExperienceService {
  /** @throws Fault 404 `page-not-found` for an unknown or hidden one. */
  page(pageId: string, viewer: PageViewer): Promise<DesignedPage>;
  /**
   * The page assigned to a category or a product; a category without one shows that of the nearest category above it, a
   * product without one that of its categories.
   * @throws Fault 404 `aspect-type-not-found`, 400 `business-object-id-invalid`.
   */
  pagesFor(object: PageObject, viewer: PageViewer): Promise<DesignedPage[]>;
  /** @throws Fault 404 `component-not-found`. */
  component(componentId: string, viewer: PageViewer): Promise<DesignedComponent>;
  /** Assets by id in the order asked for; unknown and offline ones are left out. */
  assets(ids: readonly string[], locale: string): Promise<ContentAsset[]>;
  search(question: ContentQuestion, locale: string): Promise<FoundContent>;
  /** Folders that are online, by id in the order asked for, and what stands below each. */
  folders(ids: readonly string[]): Promise<ContentFolder[]>;
  subfolders(parentId: string): Promise<ContentFolder[]>;
  /** Paths of content, to the asset behind each. */
  contentPaths(locale: string): Promise<ReadonlyMap<string, string>>;
  /** Pages of a site with an address of their own that a guest may see. */
  pageIds(siteId: string): Promise<ReadonlySet<string>>;
}

/** Groups of somebody without an account. */
export const guestGroups: readonly string[] = ["Everyone", "Unregistered"];

/** Pages and content, kept in memory between writes. */
export const createExperienceService = (
  repository: ExperienceRepository,
  products: ProductService,
  aspectTypes: Readonly<Record<string, "category" | "product">>,
  clock: Clock,
): ExperienceService => {
  const allFolders = createSharedRead(() => repository.readFolders());
  const assetsIn = createSharedReads((locale: string) => repository.readAssets(locale));
  const pagesIn = createSharedReads((locale: string) => repository.readPages(locale));

  const visiblePages = async ({ siteId, locale, customerGroups }: PageViewer): Promise<DesignedPage[]> => {
    const viewer = { siteId, customerGroups, now: clock.now() };
    return (await pagesIn(locale))
      .filter(
        ({ siteIds, design }) => design.visible && siteIds.includes(siteId) && isVisibleTo(design.visibility, viewer),
      )
      .map((page) => ({ ...page, design: { ...page.design, regions: visibleRegions(page.design.regions, viewer) } }));
  };

  /** What pages of an aspect are shown for: as the shop says, else as the pages themselves are assigned. */
  const kindOf = async (aspectTypeId: string, locale: string): Promise<"category" | "product" | undefined> => {
    if (Object.hasOwn(aspectTypes, aspectTypeId)) return aspectTypes[aspectTypeId];
    const pages = (await pagesIn(locale)).filter((page) => page.aspectTypeId === aspectTypeId);
    const objects = pages.flatMap((page) => page.objects);
    if (pages.length === 0) return undefined;
    return objects.some(({ type, lookup }) => type === "product" || lookup !== undefined) ? "product" : "category";
  };

  const onlineAssets = async (locale: string): Promise<ContentAsset[]> => {
    const online = new Set((await allFolders()).filter((folder) => folder.online).map(({ id }) => id));
    return (await assetsIn(locale)).filter((asset) => asset.online && online.has(asset.folderId));
  };

  const invalidObject = () =>
    new Fault(
      400,
      "business-object-id-invalid",
      "At least one provided business object identifier was invalid: an existing category or product is needed.",
    );

  /** What a page may be assigned to for an object, the nearest first: the object itself, its master, its categories. */
  const assignmentsOf = async (
    { aspectTypeId, categoryId, productId }: PageObject,
    { siteId, locale }: PageViewer,
  ): Promise<((object: AssignedObject) => boolean)[]> => {
    const kind = await kindOf(aspectTypeId, locale);
    if (!kind)
      throw new Fault(
        404,
        "aspect-type-not-found",
        `No aspect type with ID '${aspectTypeId.slice(0, 256)}' was found in site '${siteId}'.`,
      );
    if (categoryId === null && productId === null) throw invalidObject();
    const catalogue = await products.catalogue(locale);
    const category = categoryId === null ? undefined : catalogue.categories.get(categoryId);
    if (categoryId !== null && !category?.online) throw invalidObject();
    if (kind === "product") {
      const [product] = await products.findProducts([productId ?? ""], siteId, locale);
      if (!product) throw invalidObject();
      const ids = [product.id, ...(product.masterId === null ? [] : [product.masterId])];
      const all = categoriesOf(catalogue, product);
      return [
        ...ids.map((id) => (object: AssignedObject) => object.type === "product" && object.id === id),
        (object) => object.type === "category" && product.categoryIds.includes(object.id),
        (object) => object.type === "category" && object.lookup === "category-implicit" && all.includes(object.id),
      ];
    }
    const ids: string[] = [];
    if (!category) throw invalidObject();
    for (let each: typeof category | undefined = category; each;) {
      ids.push(each.id);
      each = each.parentId === null ? undefined : catalogue.categories.get(each.parentId);
    }
    return ids.map((id) => (object: AssignedObject) => object.type === "category" && object.id === id);
  };

  return {
    page: async (pageId, viewer) => {
      const { siteId } = viewer;
      const page = (await visiblePages(viewer)).find(({ id }) => id === pageId);
      if (page) return page;
      throw new Fault(404, "page-not-found", `No visible page with ID '${pageId}' was found in site '${siteId}'.`);
    },

    pagesFor: async (object, viewer) => {
      const assignments = await assignmentsOf(object, viewer);
      const candidates = (await visiblePages(viewer)).filter(
        ({ aspectTypeId }) => aspectTypeId === object.aspectTypeId,
      );
      const assigned = assignments.flatMap((isAssigned) =>
        candidates.filter(({ objects }) => objects.some(isAssigned)),
      );
      const [page] = [...assigned, ...candidates.filter(({ objects }) => objects.length === 0)];
      return page ? [page] : [];
    },

    component: async (componentId, viewer) => {
      for (const { design } of await visiblePages(viewer)) {
        const component = componentIn(design.regions, componentId);
        if (component) return component;
      }
      throw new Fault(
        404,
        "component-not-found",
        `No visible component with ID '${componentId}' was found in site '${viewer.siteId}'.`,
      );
    },

    assets: async (ids, locale) => {
      const known = new Map((await onlineAssets(locale)).map((asset) => [asset.id, asset]));
      return ids.flatMap((id) => known.get(id) ?? []);
    },

    search: async (question, locale) => searchContent(await onlineAssets(locale), await allFolders(), question),

    folders: async (ids) => {
      const known = new Map((await allFolders()).map((folder) => [folder.id, folder]));
      return ids.flatMap((id) => {
        const folder = known.get(id);
        return folder?.online ? [folder] : [];
      });
    },

    subfolders: async (parentId) =>
      (await allFolders()).filter((folder) => folder.online && folder.parentId === parentId),

    contentPaths: async (locale) =>
      new Map(
        (await onlineAssets(locale)).flatMap(({ id, attributes }) =>
          typeof attributes["c_path"] === "string" ? [[attributes["c_path"], id] as const] : [],
        ),
      ),

    pageIds: async (siteId) =>
      new Set(
        (await visiblePages({ siteId, locale: "x-default", customerGroups: guestGroups }))
          .filter(({ aspectTypeId }) => aspectTypeId === null)
          .map(({ id }) => id),
      ),
  };
};
