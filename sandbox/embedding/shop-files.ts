/** A site for a test: what the platform needs to know so that an order can be placed in it. */
export interface SiteSeed {
  id: string;
  /** Its name; the id unless given. */
  name?: string;
  /** Three letters, for example `EUR`. */
  currency: string;
  /** For example `de-DE`; the first one is the usual one. */
  locales: readonly [string, ...string[]];
  /** Price of the one way to ship, 0 unless given. */
  shipping?: number;
  /** Rate of the one tax, for example 0.19; 0 unless given. */
  taxRate?: number;
  /** Time zone; UTC unless given. */
  timeZone?: string;
}

const impex = (name: string) => `xmlns="http://www.demandware.com/xml/impex/${name}"`;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const preference = (id: string, value: string) => `<preference preference-id="${id}">${escaped(value)}</preference>`;

/** The price book and the stock list that a seeded site gets of its own. */
export const listsOf = (siteId: string) => ({ priceBookId: `${siteId}-prices`, inventoryListId: `${siteId}-stock` });

/**
 * Files of a site archive that bring a site with one way to ship (`standard`), one tax and payment by card.
 * Its price book and its stock list are there and empty.
 */
export const siteFiles = ({ id, name = id, currency, locales, ...more }: SiteSeed): Record<string, string> => {
  const { shipping = 0, taxRate = 0, timeZone = "UTC" } = more;
  const { priceBookId, inventoryListId } = listsOf(id);
  const [usual] = locales;
  const country = usual.split("-").at(-1) ?? "";
  const folder = `sites/${id}`;
  return {
    [`${folder}/site.xml`]: `<site ${impex("site/2007-04-30")} site-id="${id}"><name>${escaped(name)}</name><currency>${currency}</currency></site>`,
    [`${folder}/preferences.xml`]: `<preferences ${impex("preferences/2007-03-31")}><standard-preferences><all-instances>
      ${preference("SiteCurrencies", currency)}${preference("SiteDefaultLocale", usual.replace("-", "_"))}
      ${preference("SiteLocales", [...locales.map((locale) => locale.replace("-", "_")), "default"].join(":"))}
      ${preference("SiteTimezone", timeZone)}${preference("SiteInventoryList", inventoryListId)}${preference("SitePriceBooks", priceBookId)}
      </all-instances></standard-preferences></preferences>`,
    [`${folder}/shipping.xml`]: `<shipping ${impex("shipping/2007-03-31")}><shipping-method method-id="standard" default="true">
      <display-name xml:lang="x-default">Standard</display-name><online-flag>true</online-flag>
      <price-table><amount order-value="0">${shipping.toFixed(2)}</amount></price-table><currency>${currency}</currency>
      <tax-class-id>standard</tax-class-id></shipping-method></shipping>`,
    [`${folder}/tax.xml`]: `<tax ${impex("tax/2007-02-14")}><tax-classes><tax-class class-id="standard" default="true"/></tax-classes>
      <tax-jurisdictions><tax-jurisdiction jurisdiction-id="${id}" default="true"><address-mappings><address-mapping key1="${country}"/></address-mappings></tax-jurisdiction></tax-jurisdictions>
      <tax-rates><tax-rate jurisdiction-id="${id}" class-id="standard">${taxRate}</tax-rate></tax-rates></tax>`,
    [`${folder}/payment-methods.xml`]: `<payment-settings ${impex("paymentsettings/2009-09-15")}>
      <payment-method method-id="CREDIT_CARD"><name xml:lang="x-default">Card</name><enabled-flag>true</enabled-flag><processor-id>BASIC_CREDIT</processor-id></payment-method>
      <payment-card card-type="Visa"><enabled-flag>true</enabled-flag><card-number-settings><number-length><length>16</length></number-length><number-prefix><prefix>4</prefix></number-prefix></card-number-settings><security-code-length>3</security-code-length></payment-card></payment-settings>`,
    [`pricebooks/${priceBookId}.xml`]: `<pricebooks ${impex("pricebook/2006-10-31")}><pricebook><header pricebook-id="${priceBookId}"><currency>${currency}</currency></header></pricebook></pricebooks>`,
    [`inventory-lists/${inventoryListId}.xml`]: `<inventory ${impex("inventory/2007-05-31")}><inventory-list><header list-id="${inventoryListId}"><default-instock>false</default-instock></header></inventory-list></inventory>`,
  };
};
