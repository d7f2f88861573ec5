/** Something a shopper may choose with a product. */
export interface OptionFacts {
  optionId: string;
  name: string;
  description: string;
  values: {
    valueId: string;
    name: string;
    isDefault: boolean;
    /** What it adds to the price, in whole cents by currency. */
    priceCents: Partial<Record<string, number>>;
  }[];
}

/** A picture of one view, of the whole product or of one variation value. */
export interface PictureFacts {
  file: string;
  alt: string;
  viewType: string;
  attributeId: string | null;
  value: string | null;
}

/** One thing a master varies by. */
export interface VariationFacts {
  attributeId: string;
  name: string;
  values: { value: string; name: string; swatchFile: string | null }[];
}

/** A product as it is given to the shop from outside, for example by a site archive. */
export interface ProductFacts {
  id: string;
  upc: string;
  ean: string;
  manufacturerName: string;
  manufacturerSku: string;
  /** What it is sold by, for example `kg`. */
  unit: string;
  minOrderQuantity: number;
  stepQuantity: number;
  /** Texts are empty where there are none. */
  name: string;
  shortDescription: string;
  longDescription: string;
  texts: {
    locale: string;
    name: string | null;
    shortDescription: string | null;
    longDescription: string | null;
    keywords: string | null;
  }[];
  /** Sites that sell it; none for an offline one. */
  siteIds: string[];
  validFrom: Date | null;
  validTo: Date | null;
  pictures: PictureFacts[];
  taxClass: string;
  brand: string;
  pageTitle: string;
  pageDescription: string;
  keywords: string;
  weightGrams: number;
  /** Custom attributes with their `c_` names. */
  attributes: Record<string, unknown>;
  variations: VariationFacts[];
  variantIds: string[];
  /** Products that stand for some of the variants. */
  groupIds: string[];
  options: OptionFacts[];
  /** Options of the catalogue that several products share, by id. */
  sharedOptionIds: string[];
  /** Products of a bundle with their quantities. */
  bundled: { productId: string; quantity: number }[];
  /** Products of a set. */
  inSet: string[];
  links: { productId: string; type: string }[];
}

/** A master with the products that are its variants, or stand for some of them. */
export interface MasterFacts {
  id: string;
  memberIds: string[];
  attributeIds: string[];
  type: "variant" | "variation_group";
}
