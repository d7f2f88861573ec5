/** What the installation is called and looks like where no theme reaches: head, manifest, files, third parties. */
export const brand = {
  /** Short name of the shop, the same in every language. */
  name: "Wickett & Plum",
  /** The name as the header draws it: on the left of the mark's arch, in it and on the right; the left may be empty. */
  markWords: ["Wickett", "&", "Plum"],
  /** Color of a phone's browser around the page; also `plum.900` of the theme. */
  themeColor: "#3A0F2E",
  /** Ground of the installed shop while it starts. */
  backgroundColor: "#FFFFFF",
} as const;

/** Ground of the icons, which `npm run icons` draws. */
export const brandIconBackground = "#FFD3DC";

/** Who stands behind the copyright, by the language's two letters; the English one where there is no other. */
export const brandLegalNames: Readonly<Record<string, string>> & { en: string } = {
  en: "Wickett & Plum Confectioners",
  fr: "Confiserie Wickett & Plum",
};

/** Where the shop takes its mail; printed below a receipt, and may be empty. */
export const brandPostalAddress = "400 Confectioners Way, South San Francisco, CA 94080";

/*
 * Words of the shop's own addresses; who changes one in a shop that is open sends the old address to the new one. One
 * by one, so that the build writes each in its place.
 */

/** The list of shops, and each of them below it. */
export const shopsPath = "/chocolateshops";
/** The flows of boxes that shoppers fill: with candies, and with lollipops. */
export const candyBoxPath = "/build-a-box";
export const lollipopBoxPath = "/lollipops/build-a-box";

/** The domain of the shop, last part first: what its own words in open protocols begin with. Browsers need it not. */
export const brandNamespace = "example.wickettplum";

/**
 * How third parties know the shop where no setting says otherwise: as the sandbox's emulators do. So they stay under
 * any brand, and settings name the accounts that a shop has in truth.
 */
export const brandAccounts = {
  /** Hub of the content service, project of the captcha, merchant of the card fields. */
  account: "wickettplum",
  /** Where the types of content have their schemas. */
  schemaBase: "https://schema.wickettplum.example/",
  /** Merchant of Apple Pay. */
  applePayMerchant: "merchant.example.wickettplum.sandbox",
  /** Layout of formatted addresses. */
  addressLayout: "WickettPlum",
  /** Brand of its gift cards at the payment service. */
  giftCards: "wickett-and-plum",
};

/** Ids of the shops at the commerce platform where no environment says otherwise. */
export const brandSites = {
  us: "WickettPlumUS",
  ca: "WickettPlumCA",
  business: "WickettPlumBusiness",
  fundraising: "WickettPlumFundraising",
};

/** Pages of the brand elsewhere that the tabs of the header lead to. */
export const brandPages = { weddingFavors: "https://favors.wickettplum.example/" } as const;

interface Shortcut {
  /** By the language's two letters; English where there is no other. */
  names: Readonly<Record<string, string>> & { en: string };
  url: string;
}

/** What the web app manifest says beside name and colors. */
export const brandManifest: { categories: readonly string[]; shortcuts: readonly Shortcut[] } = {
  categories: ["shopping", "food"],
  shortcuts: [
    { names: { en: "New arrivals", fr: "Nouveautés" }, url: "/category/newarrivals" },
    { names: { en: "Gift finder", fr: "Trouver un cadeau" }, url: "/gift-finder" },
    { names: { en: "Find a shop", fr: "Trouver une boutique" }, url: shopsPath },
  ],
};
