import { countedPieces } from "#app/domain/product/availability.ts";
import { imageGroups, imagesOf } from "#app/domain/product/product-image.ts";
import { productLink } from "#app/domain/product/product-link.ts";
import {
  flagAttribute,
  numberAttribute,
  textAttribute,
  type ProductDocument,
} from "#app/domain/product/product-document.ts";
import { MAX_QUANTITY } from "#app/domain/product/quantity.ts";

/** Where a material is listed. */
export type MaterialGroup = "seasonal" | "all-year" | "other";

/** The groups in the order of the page, under the names the merchant gives them. */
const groupNames: Readonly<Record<MaterialGroup, string>> = {
  seasonal: "seasonal materials",
  "all-year": "all year materials",
  other: "other sales tools",
};

/** The groups in the order of the page. */
export const materialGroups = Object.keys(groupNames) as MaterialGroup[];

/** Something a group may order to sell with, free of charge. */
export interface Material {
  id: string;
  name: string;
  /** Path of its page. */
  link: string;
  note: string;
  group: MaterialGroup;
  image?: string;
  color?: string;
  /** What else there is to know. */
  tip?: string;
  /** Where the sheet itself can be looked at. */
  pdf?: string;
  /** The most of it one order holds. */
  limit?: number;
  /** Pieces in stock; undefined where the shop does not count them. */
  stock?: number;
}

const groupOf = (document: ProductDocument): MaterialGroup => {
  const name = textAttribute(document, "collateralGroup")?.toLowerCase();
  return materialGroups.find((group) => groupNames[group] === name) ?? "other";
};

/** Only what a browser may open in a tab of its own. */
const webAddress = (address: string | undefined): string | undefined => {
  if (address === undefined || !URL.canParse(address, "https://shop.invalid")) return undefined;
  return /^https?:$/.test(new URL(address, "https://shop.invalid").protocol) ? address : undefined;
};

const toMaterial = (document: ProductDocument): Material => {
  const [image] = imagesOf(imageGroups(document), {});
  const color = textAttribute(document, "windowColor");
  const tip = textAttribute(document, "infoTip");
  const pdf = webAddress(textAttribute(document, "pdfURL"));
  const limit = numberAttribute(document, "quantityLimit");
  const stock = countedPieces(document.inventory ?? {});
  return {
    id: document.id,
    name: document.name ?? document.id,
    link: productLink({ ...document, path: textAttribute(document, "path") }),
    note: document.shortDescription ?? "",
    group: groupOf(document),
    ...(image && { image: image.src }),
    ...(color && { color }),
    ...(tip && { tip }),
    ...(pdf && { pdf }),
    ...(limit !== undefined && { limit }),
    ...(stock !== undefined && { stock }),
  };
};

/** The sales materials that can be ordered, in the order they came in; what is out of stock is left out. */
export const toMaterials = (documents: readonly ProductDocument[]): Material[] =>
  documents
    .filter((document) => flagAttribute(document, "isCollateral"))
    .map(toMaterial)
    .filter(({ stock }) => stock === undefined || stock > 0);

/** How many more of a material one order takes, with so many in the bag. */
export const roomFor = ({ limit = MAX_QUANTITY }: Pick<Material, "limit">, inBag: number): number =>
  Math.max(0, Math.min(limit, MAX_QUANTITY) - inBag);
