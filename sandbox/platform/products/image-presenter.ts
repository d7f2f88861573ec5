import type { ShopperProductsTypes } from "@salesforce/commerce-sdk-isomorphic";
import { Fault } from "#sandbox/core/fault.ts";
import type { ImageAddress } from "#sandbox/platform/images/image-address.ts";
import { picturesOf, SHOWN_VIEW, TOP_DOWN_VIEW, type CatalogueProduct, type ProductPicture } from "./product.ts";

type ImageGroup = ShopperProductsTypes.ImageGroup;

/** One picture as the API shows it. */
export const presentImage = (address: ImageAddress, file: string, alt: string): ShopperProductsTypes.Image => {
  const link = address(file);
  return { link, disBaseLink: link, alt, title: alt };
};

const group = (
  address: ImageAddress,
  viewType: string,
  pictures: ProductPicture[],
  attribute?: { id: string; value: string },
): ImageGroup[] =>
  pictures.length === 0
    ? []
    : [
        {
          viewType,
          images: pictures.map(({ file, alt }) => presentImage(address, file, alt)),
          ...(attribute ? { variationAttributes: [{ id: attribute.id, values: [{ value: attribute.value }] }] } : {}),
        },
      ];

/** The most characters `imgTypes` may have, and pictures one view may show. */
const MAX_IMAGE_TYPES_LENGTH = 50;
const MAX_IMAGES = 200;

/** A view asked for, with the most pictures to show of it. */
export interface ImageView {
  name: string;
  most: number;
}

/**
 * Which views `imgTypes` asks for, for example `large:2,small`; undefined when it is left out.
 * @throws Fault 400 `bad-request` for what cannot be read.
 */
export const imageViewsOf = (query: URLSearchParams): ImageView[] | undefined => {
  const text = query.get("imgTypes");
  if (text === null) return undefined;
  const views = text.split(",").map((type): ImageView | null => {
    const match = /^\s*([\w-]+)(?::(\d{1,3}))?\s*$/.exec(type);
    return match?.[1] === undefined
      ? null
      : { name: match[1], most: Math.min(Number(match[2] ?? MAX_IMAGES), MAX_IMAGES) };
  });
  if (text.length > MAX_IMAGE_TYPES_LENGTH || views.includes(null))
    throw new Fault(400, "bad-request", "Query parameter 'imgTypes' is not a list such as large:2,small.", {
      parameter: "imgTypes",
    });
  return views.filter((view) => view !== null);
};

/** Views a storefront may ask for by size; one picture serves them all, because the image service scales it. */
const SIZES = [SHOWN_VIEW, "medium", "small"];

/** The view of the values a shopper chooses by. */
const SWATCH_VIEW = "swatch";

const viewsOf = (imgTypes: ImageView[] | undefined, allImages: boolean): ImageView[] =>
  imgTypes ??
  (allImages
    ? [...SIZES, TOP_DOWN_VIEW, SWATCH_VIEW].map((name) => ({ name, most: MAX_IMAGES }))
    : [{ name: SHOWN_VIEW, most: 1 }]);

/** Groups that show one of the values asked for, by attribute; all groups when none is asked for. */
export const onlyGroupsOf = (groups: ImageGroup[], wanted: ReadonlyMap<string, string>): ImageGroup[] =>
  wanted.size === 0
    ? groups
    : groups.filter(({ variationAttributes = [] }) =>
        variationAttributes.some(({ id, values = [] }) => values.some(({ value }) => wanted.get(id) === value)),
      );

/** The pictures of a product by view, then those of each color and the swatches. */
export const presentImageGroups = (
  address: ImageAddress,
  product: CatalogueProduct,
  master: CatalogueProduct | null,
  { allImages, imgTypes }: { allImages: boolean; imgTypes: ImageView[] | undefined },
): ImageGroup[] => {
  const shared = picturesOf(product);
  return viewsOf(imgTypes, allImages).flatMap(({ name, most }) => {
    if (name === SWATCH_VIEW) return presentSwatches(address, master ?? product);
    const isTopDown = name === TOP_DOWN_VIEW;
    if (!isTopDown && !SIZES.includes(name)) return [];
    return [
      ...group(address, name, (isTopDown ? product.topDownPictures : shared).slice(0, most)),
      ...(allImages && !isTopDown && product.type === "master"
        ? product.variations.flatMap(({ id, values }) =>
            values.flatMap(({ value }) =>
              group(address, name, picturesOfValue(product, id, value).slice(0, most), { id, value }),
            ),
          )
        : []),
    ];
  });
};

const picturesOfValue = ({ pictures }: CatalogueProduct, id: string, wanted: string): ProductPicture[] =>
  pictures.filter(({ attributeId, value }) => attributeId === id && value === wanted);

/** What each value looks like: its own small picture, or else the first of those of the product in it. */
const presentSwatches = (address: ImageAddress, product: CatalogueProduct): ImageGroup[] =>
  product.variations.flatMap(({ id, values }) =>
    values.flatMap(({ value, name, swatchFile }) => {
      const file = swatchFile ?? picturesOfValue(product, id, value)[0]?.file;
      const picture = file && { file, alt: name, attributeId: id, value };
      return picture ? group(address, SWATCH_VIEW, [picture], { id, value }) : [];
    }),
  );
