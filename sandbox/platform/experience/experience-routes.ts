import type { CustomerGroupService } from "#sandbox/platform/customers/customer-group-service.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { ApiFamily, ApiRequest } from "#sandbox/core/api-route.ts";
import { beyondDocumented, integerOf, listOf, missingParameter } from "#sandbox/core/request/query-values.ts";
import type { PromotionService } from "#sandbox/platform/promotions/promotion-service.ts";
import { aspectAttributesOf, checkAspectAttributes, checkParameters } from "./aspect-attributes.ts";
import { contentRefinementOf, contentSortOf } from "./content-search.ts";
import { presentAsset, presentComponent, presentFolder, presentPage, type FolderTree } from "./experience-presenter.ts";
import type { ContentFolder } from "./content-library.ts";
import { guestGroups, type ExperienceService, type PageViewer } from "./experience-service.ts";
import { qualifiersOf } from "./qualifiers.ts";

/** The most ids one call may name. */
export const MAX_IDS = 50;
const MAX_PHRASE_LENGTH = 50;

/** What experience operations need. */
export interface ExperienceRouteServices {
  experience: ExperienceService;
  promotions: Pick<PromotionService, "announced">;
  groupsOf: CustomerGroupService["groupsOf"];
}

const idsOf = (query: URLSearchParams): string[] => {
  const ids = listOf(query, "ids");
  if (!ids?.length) throw missingParameter("ids");
  if (ids.length > MAX_IDS) throw beyondDocumented("ids", `(0..${MAX_IDS})`);
  return [...new Set(ids)];
};

const levelsOf = (query: URLSearchParams): number => {
  const text = query.get("levels") ?? "1";
  if (/^[012]$/.test(text)) return Number(text);
  throw beyondDocumented("levels", "(0..2)");
};

const contentNotFound = (id: string, siteId: string) =>
  new Fault(404, "content-not-found", `No visible content asset with ID '${id}' was found in site '${siteId}'.`);

/** Operations of Shopper Experience. */
export const experienceFamilies = ({ experience, promotions, groupsOf }: ExperienceRouteServices): ApiFamily[] => {
  const treeOf = async (folder: ContentFolder, levels: number): Promise<FolderTree> => ({
    ...folder,
    folders:
      levels === 0
        ? null
        : await Promise.all((await experience.subfolders(folder.id)).map((child) => treeOf(child, levels - 1))),
  });

  const viewerOf = async ({ siteId, locale, shopper }: ApiRequest): Promise<PageViewer> => ({
    siteId,
    locale,
    customerGroups: await groupsOf(shopper.customerId, { registered: shopper.registered }),
  });

  const searchContent = async ({ query, locale }: ApiRequest) => {
    const phrase = query.get("q")?.trim() ?? null;
    if (phrase !== null && (phrase === "" || phrase.length > MAX_PHRASE_LENGTH))
      throw new Fault(400, "string-constraint-violation", "The phrase is too long or empty.", {
        parameter: "q",
        expected: `(1..${MAX_PHRASE_LENGTH})`,
      });
    const limit = integerOf(query, "limit", { least: 1, most: 200, otherwise: 50 });
    const offset = integerOf(query, "offset", { least: 0, most: 999_999_999, otherwise: 0 });
    const sort = query.get("sort");
    const refinements = query.getAll("refine").map(contentRefinementOf);
    const { hits, folders } = await experience.search(
      { phrase, refinements, sort: sort === null ? null : contentSortOf(sort) },
      locale,
    );
    return {
      limit,
      offset,
      total: hits.length,
      ...(phrase === null ? {} : { query: phrase }),
      hits: hits.slice(offset, offset + limit).map(presentAsset),
      selectedRefinements: Object.fromEntries(
        refinements.map(({ attributeId, values }) => [attributeId, values.join("|")]),
      ),
      refinements:
        folders.length === 0
          ? []
          : [
              {
                attributeId: "fdid",
                label: "Folder",
                values: folders.map(({ id, name, hitCount }) => ({ value: id, label: name, hitCount })),
              },
            ],
    };
  };

  const resolveQualifiers = async ({ body, shopper, siteId, locale }: ApiRequest) => {
    const { customerGroups, campaignQualifiers, dataBindings } = qualifiersOf(body);
    const groups = shopper.registered ? await groupsOf(shopper.customerId) : [...guestGroups];
    const running = await promotions.announced(siteId);
    const byCampaign: Record<string, Record<string, boolean>> = {};
    const campaigns: Record<string, boolean> = {};
    for (const { campaignId, promotionId } of campaignQualifiers) {
      if (promotionId === null) campaigns[campaignId] = false;
      else (byCampaign[campaignId] ??= {})[promotionId] = running.some(({ id }) => id === promotionId);
    }
    const assetIds = dataBindings.filter(({ type }) => type === "content_asset").map(({ id }) => id);
    const assets = await experience.assets(assetIds, locale);
    return {
      customerGroups: Object.fromEntries(customerGroups.map((id) => [id, groups.includes(id)])),
      campaignQualifiers: byCampaign,
      campaigns,
      dataBindings:
        assets.length === 0
          ? {}
          : {
              content_asset: Object.fromEntries(
                assets.map(({ id, name, attributes }) => [id, { title: name, body: attributes["c_body"] ?? "" }]),
              ),
            },
    };
  };

  return [
    {
      base: "/experience/shopper-experience/v1",
      dialects: ["scapi"],
      routes: [
        {
          operation: "ShopperExperience.getPages",
          method: "get",
          path: "/pages",
          query: ["aspectTypeId", "categoryId", "productId", "aspectAttributes", "parameters"],
          handle: async (request) => {
            const { query } = request;
            const aspectTypeId = query.get("aspectTypeId");
            if (!aspectTypeId) throw missingParameter("aspectTypeId");
            const given = aspectAttributesOf(query);
            checkParameters(query);
            const object = { aspectTypeId, categoryId: query.get("categoryId"), productId: query.get("productId") };
            const pages = await experience.pagesFor(object, await viewerOf(request));
            for (const { design } of pages) checkAspectAttributes(design.aspectAttributes ?? [], given);
            return { data: pages.map(presentPage) };
          },
        },
        {
          operation: "ShopperExperience.getPage",
          method: "get",
          path: "/pages/:pageId",
          query: ["aspectAttributes", "parameters"],
          handle: async (request) => {
            const { params, query } = request;
            const given = aspectAttributesOf(query);
            checkParameters(query);
            const page = await experience.page(params.pageId ?? "", await viewerOf(request));
            checkAspectAttributes(page.design.aspectAttributes ?? [], given);
            return presentPage(page);
          },
        },
        {
          operation: "ShopperExperience.getComponent",
          method: "get",
          path: "/components/:componentId",
          query: ["parameters"],
          handle: async (request) => {
            checkParameters(request.query);
            const { componentId = "" } = request.params;
            return presentComponent(await experience.component(componentId, await viewerOf(request)));
          },
        },
        {
          operation: "ShopperExperience.resolveQualifiers",
          method: "post",
          path: "/qualifiers/resolve",
          handle: resolveQualifiers,
        },
      ],
    },
    {
      // Assets and folders are resources of the Shop API too.
      base: "/experience/shopper-experience/v1",
      routes: [
        {
          operation: "ShopperExperience.getMultipleContent",
          method: "get",
          path: "/contents",
          query: ["ids"],
          cacheSeconds: 900,
          handle: async ({ query, locale }) => {
            const data = (await experience.assets(idsOf(query), locale)).map(presentAsset);
            return { limit: data.length, total: data.length, data };
          },
        },
        {
          operation: "ShopperExperience.getContent",
          method: "get",
          path: "/contents/:id",
          cacheSeconds: 900,
          handle: async ({ params, siteId, locale }) => {
            const [asset] = await experience.assets([params.id ?? ""], locale);
            if (!asset) throw contentNotFound(params.id ?? "", siteId);
            return presentAsset(asset);
          },
        },
        {
          operation: "ShopperExperience.searchContent",
          method: "get",
          path: "/content-search",
          query: ["q", "refine", "sort", "limit", "offset"],
          handle: searchContent,
        },
        {
          operation: "ShopperExperience.getContentFolders",
          method: "get",
          path: "/folders",
          query: ["ids", "levels"],
          cacheSeconds: 900,
          handle: async ({ query }) => {
            const levels = levelsOf(query);
            const found = await experience.folders(idsOf(query));
            const data = await Promise.all(found.map(async (folder) => presentFolder(await treeOf(folder, levels))));
            return { limit: data.length, total: data.length, data };
          },
        },
        {
          operation: "ShopperExperience.getContentFolder",
          method: "get",
          path: "/folders/:id",
          query: ["levels"],
          cacheSeconds: 900,
          handle: async ({ params, query, siteId }) => {
            const levels = levelsOf(query);
            const [folder] = await experience.folders([params.id ?? ""]);
            if (folder) return presentFolder(await treeOf(folder, levels));
            throw new Fault(
              404,
              "folder-not-found",
              `No online content folder with ID '${params.id}' for site '${siteId}' could be found.`,
            );
          },
        },
      ],
    },
  ];
};
