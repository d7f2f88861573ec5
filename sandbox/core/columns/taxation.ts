/** Whether taxes come on top of the prices of a site, or are part of them (`taxation` of baskets and of `site.xsd`). */
export type Taxation = "net" | "gross";
