import type { DesignedComponent, PageDesign } from "#sandbox/core/columns/page-design.ts";

/** A page of the default world with what it is assigned to. */
export interface WorldPage {
  id: string;
  /** What the page is shown for; null for a page with an address of its own. */
  aspectTypeId: "plp" | "pdp" | null;
  /** Categories or products; empty for any. */
  objectIds: string[];
  design: PageDesign;
}

/** What a page may be assigned to; a category list or a product. */
export const aspectTypes: Readonly<Record<string, "category" | "product">> = { plp: "category", pdp: "product" };

const banner = (id: string, title: string, image: string, link: string): DesignedComponent => ({
  id,
  typeId: "commerce_assets.banner",
  name: title,
  data: { title, image, link },
});

const tiles = (id: string, title: string, productIds: string[]): DesignedComponent => ({
  id,
  typeId: "commerce_assets.carousel",
  name: title,
  data: { title },
  regions: [
    {
      id: "tiles",
      components: productIds.map((product, index) => ({
        id: `${id}-${index + 1}`,
        typeId: "commerce_assets.productTile",
        name: `Tile ${product}`,
        data: { product },
      })),
    },
  ],
});

/**
 * Designed pages: a home page, one for the truffles, one for every other category, one for every product, one hidden.
 */
export const worldPages: readonly WorldPage[] = [
  {
    id: "homepage",
    aspectTypeId: null,
    objectIds: [],
    design: {
      typeId: "storePage",
      name: "Home",
      description: "The counter at a glance.",
      pageTitle: "Wickett & Plum",
      pageDescription: "Sweets made by hand and handed across the sill.",
      data: {},
      visible: true,
      regions: [
        {
          id: "header",
          components: [
            banner("home-banner", "First batches", "praline.webp", "/category/newarrivals"),
            { ...banner("home-banner-draft", "Not ready yet", "fudge.svg", "/"), visible: false },
          ],
        },
        { id: "main", components: [tiles("home-favourites", "Favourites", ["480127", "481101", "484101"])] },
      ],
    },
  },
  {
    id: "plp-truffles",
    aspectTypeId: "plp",
    objectIds: ["truffles"],
    design: {
      typeId: "categoryPage",
      name: "Truffles",
      description: "Above the list of truffles.",
      pageTitle: "Truffles",
      pageDescription: "Soft in the middle.",
      aspectAttributes: [{ id: "category", type: "string", required: false }],
      data: {},
      visible: true,
      regions: [
        {
          id: "header",
          components: [banner("truffles-banner", "Rolled today", "truffles.webp", "/category/truffles")],
        },
      ],
    },
  },
  {
    id: "plp",
    aspectTypeId: "plp",
    objectIds: [],
    design: {
      typeId: "categoryPage",
      name: "Any category",
      description: "Above every other list.",
      pageTitle: "Sweets",
      pageDescription: "Everything on the counter.",
      aspectAttributes: [{ id: "category", type: "string", required: false }],
      data: {},
      visible: true,
      regions: [{ id: "header", components: [] }],
    },
  },
  {
    id: "pdp",
    aspectTypeId: "pdp",
    objectIds: [],
    design: {
      typeId: "productPage",
      name: "Any product",
      description: "Below every product.",
      pageTitle: "Sweets",
      pageDescription: "Made by hand.",
      aspectAttributes: [{ id: "product", type: "string", required: false }],
      data: {},
      visible: true,
      regions: [{ id: "below", components: [tiles("pdp-also", "Also on the counter", ["482101", "487101"])] }],
    },
  },
  {
    id: "draft",
    aspectTypeId: null,
    objectIds: [],
    design: {
      typeId: "storePage",
      name: "Draft",
      description: "Not to be seen yet.",
      pageTitle: "Draft",
      pageDescription: "",
      data: {},
      visible: false,
      regions: [],
    },
  },
];
