/** What the installation is called and looks like where no theme reaches: head, manifest, files, third parties. */
export const brand = {
  name: "Harbor & Rye",
  markWords: ["Harbor", "&", "Rye"],
  /** Also `plum.900` of the theme. */
  themeColor: "#0F3440",
  backgroundColor: "#FFFFFF",
} as const;

/** Ground of the icons, which `npm run icons` draws. */
export const brandIconBackground = "#0F3440";

/** Who stands behind the copyright. */
export const brandLegalNames: Readonly<Record<string, string>> & { en: string } = {
  en: "Harbor & Rye, bakers and smokers",
};

/** Where the shop takes its mail. */
export const brandPostalAddress = "Pier 4, Portland, ME 04101";

/* Words of the shop's own addresses. */
export const shopsPath = "/shops";
export const candyBoxPath = "/build-a-box";
export const lollipopBoxPath = "/lollipops/build-a-box";

export const brandNamespace = "example.harborandrye";

export const brandAccounts = {
  account: "harborandrye",
  schemaBase: "https://schema.harborandrye.example/",
  applePayMerchant: "merchant.example.harborandrye.sandbox",
  addressLayout: "HarborAndRye",
  giftCards: "harbor-and-rye",
};

/** Ids of the shops at the commerce platform. */
export const brandSites = { us: "HarborAndRye" };

interface Shortcut {
  names: Readonly<Record<string, string>> & { en: string };
  url: string;
}

/** What the web app manifest says beside name and colors. */
export const brandManifest: { categories: readonly string[]; shortcuts: readonly Shortcut[] } = {
  categories: ["shopping", "food"],
  shortcuts: [
    { names: { en: "Bread" }, url: "/category/bread" },
    { names: { en: "Smokehouse" }, url: "/category/smokehouse" },
    { names: { en: "Find a shop" }, url: shopsPath },
  ],
};
