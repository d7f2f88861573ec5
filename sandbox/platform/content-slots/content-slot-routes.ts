import type { SlotContent, SlotPlace } from "#sandbox/core/columns/slot.ts";
import type { CustomerGroupService } from "#sandbox/platform/customers/customer-group-service.ts";
import { presentAsset } from "#sandbox/platform/experience/experience-presenter.ts";
import type { ExperienceService } from "#sandbox/platform/experience/experience-service.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { ApiFamily, ApiRequest } from "#sandbox/core/api-route.ts";
import { isCategoryShown } from "#sandbox/platform/products/catalogue.ts";
import type { ProductService } from "#sandbox/platform/products/product-service.ts";
import { slotText } from "./content-slot.ts";
import { presentSlot, type ShownContent } from "./content-slot-presenter.ts";
import type { ContentSlotService } from "./content-slot-service.ts";

/** What slot operations need. */
export interface ContentSlotRouteServices {
  contentSlots: ContentSlotService;
  experience: Pick<ExperienceService, "assets">;
  products: ProductService;
  groupsOf: CustomerGroupService["groupsOf"];
}

/** Whose page is asked about. @throws Fault 400 for a category and a folder at once. */
const pageOf = (query: URLSearchParams): Omit<SlotPlace, "slotId"> => {
  const [categoryId, folderId] = [query.get("categoryId"), query.get("folderId")];
  if (categoryId && folderId)
    throw new Fault(400, "bad-request", "A page is a category's or a folder's, not both.", { parameter: "folderId" });
  if (categoryId) return { context: "category", contextId: categoryId };
  return folderId ? { context: "folder", contextId: folderId } : { context: "global", contextId: null };
};

/**
 * Content slots as a shopper sees them. The platform has no shopper API for them: on an instance a cartridge answers
 * below `/custom/content-slots/v1`, as the sandbox does.
 */
export const contentSlotFamilies = ({
  contentSlots,
  experience,
  products,
  groupsOf,
}: ContentSlotRouteServices): ApiFamily[] => {
  /** What can be shown of a content: products and categories that are offered, assets that are online. */
  const shown = async (content: SlotContent, { siteId, locale }: ApiRequest): Promise<ShownContent> => {
    if (content.kind === "html") return { type: "html", markup: slotText(content.texts, locale) };
    if (content.kind === "recommended-products") return { type: "recommended_products", recommender: content.ruleId };
    if (content.kind === "products") {
      const found = await products.findProducts([...content.ids], siteId, locale);
      return { type: "products", productIds: found.map(({ id }) => id) };
    }
    if (content.kind === "content-assets") {
      const found = await experience.assets(content.ids, locale);
      return { type: "content_assets", contentAssets: found.map((asset) => ({ ...presentAsset(asset) })) };
    }
    const catalogue = await products.catalogue(locale);
    const ids = content.ids.filter((id) => catalogue.categories.has(id) && isCategoryShown(catalogue, id));
    return { type: "categories", categoryIds: ids };
  };

  const onlookerOf = async ({ siteId, shopper }: ApiRequest) => ({
    siteId,
    customerGroups: await groupsOf(shopper.customerId, { registered: shopper.registered }),
  });

  return [
    {
      base: "/custom/content-slots/v1",
      dialects: ["scapi"],
      routes: [
        {
          operation: "CustomContentSlots.list",
          method: "get",
          path: "/slots",
          query: ["categoryId", "folderId"],
          handle: async (request) => {
            const filled = await contentSlots.slots(pageOf(request.query), await onlookerOf(request));
            const data = await Promise.all(
              filled.map(async ({ candidates: [candidate], ...place }) => {
                const content = candidate?.configuration.content;
                const found = candidate && content && { candidate, content: await shown(content, request) };
                return presentSlot(place, found ?? undefined, request.locale);
              }),
            );
            return { total: data.length, data };
          },
        },
        {
          operation: "CustomContentSlots.get",
          method: "get",
          path: "/slots/:slotId",
          query: ["categoryId", "folderId"],
          handle: async (request) => {
            const place = { slotId: request.params.slotId ?? "", ...pageOf(request.query) };
            const [candidate] = await contentSlots.candidates(place, await onlookerOf(request));
            const content = candidate?.configuration.content;
            const found = candidate && content && { candidate, content: await shown(content, request) };
            return presentSlot(place, found ?? undefined, request.locale);
          },
        },
      ],
    },
  ];
};
