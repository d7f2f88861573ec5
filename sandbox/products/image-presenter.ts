import type { ShopperProductsTypes } from "@salesforce/commerce-sdk-isomorphic";
import type { ImageAddress } from "#sandbox/images/image-address.ts";
import { picturesOf, type CatalogueProduct, type ProductPicture } from "./product.ts";

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

/** Which views are asked for, each with the most pictures to show: `large:2,small` (wire contract, section 2.3). */
const viewsOf = (imgTypes: string[] | undefined, allImages: boolean): { name: string; most: number }[] =>
  imgTypes?.map((type) => {
    const [name = "large", most] = type.split(":");
    return { name, most: most === undefined ? Infinity : Number(most) };
  }) ?? [{ name: "large", most: allImages ? Infinity : 1 }];

/** The pictures of a product by view, then those of each color and the swatches. */
export const presentImageGroups = (
  address: ImageAddress,
  product: CatalogueProduct,
  master: CatalogueProduct | null,
  { allImages, imgTypes }: { allImages: boolean; imgTypes: string[] | undefined },
): ImageGroup[] => {
  const shared = picturesOf(product);
  return viewsOf(imgTypes, allImages).flatMap(({ name, most }) => [
    ...group(address, name, shared.slice(0, most)),
    ...(allImages && product.type === "master"
      ? product.variations.flatMap(({ id, values }) =>
          values.flatMap(({ value }) =>
            group(
              address,
              name,
              product.pictures
                .filter((picture) => picture.attributeId === id && picture.value === value)
                .slice(0, most),
              { id, value },
            ),
          ),
        )
      : []),
    ...(allImages ? presentSwatches(address, master ?? product) : []),
  ]);
};

const presentSwatches = (address: ImageAddress, product: CatalogueProduct): ImageGroup[] =>
  product.variations.flatMap(({ id, values }) =>
    values.flatMap(({ value, name, swatchFile }) =>
      swatchFile
        ? group(address, "swatch", [{ file: swatchFile, alt: name, attributeId: id, value }], { id, value })
        : [],
    ),
  );
