/** What the installation is called and looks like where no theme reaches: head, manifest, files, third parties. */
export const brand = {
  /** Short name of the shop, the same in every language. */
  name: "Wickett & Plum",
  /** Color of a phone's browser around the page; also `plum.900` of the theme. */
  themeColor: "#3A0F2E",
  /** Ground of the installed shop while it starts. */
  backgroundColor: "#FFFFFF",
} as const;

/** The domain of the shop, last part first: what its own words in open protocols begin with. Browsers need it not. */
export const brandNamespace = "example.wickettplum";
