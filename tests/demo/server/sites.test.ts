import { brandSites } from "#config/brand.ts";
import { loadConfig } from "#config/load-config.ts";
import { sites } from "#config/site-list.ts";
import { siteForHost } from "#config/sites.ts";
import { sites as worldSites } from "#worlds/wickett-plum/sites.ts";

test.each([
  ["localhost:3000", brandSites.us, "Wickett & Plum", "USD"],
  ["ca.localhost", brandSites.ca, "Wickett & Plum Canada", "CAD"],
  ["fr.ca.localhost", brandSites.ca, "Wickett & Plum Canada", "CAD"],
  ["business.localhost:80", brandSites.business, "Wickett & Plum Business Gifts", "USD"],
  ["fundraising.localhost", brandSites.fundraising, "Wickett & Plum Fundraising", "USD"],
])("the demo's host %s shows %s", (host, id, name, currency) => {
  expect(siteForHost(sites, host)).toMatchObject({ id, name, currency });
});

test("the demo has five sites: four shops, and Canada in French", () => {
  const configured = loadConfig({}).sites;
  expect(configured.map(({ alias, locale }) => `${alias} ${locale}`)).toEqual([
    "us en-US",
    "ca en-CA",
    "business en-US",
    "fundraising en-US",
    "ca_fr fr-CA",
  ]);
  expect(configured.at(-1)?.languages?.map(({ name }) => name)).toEqual(["English", "Français"]);
});

test("tabs lead from shop to shop in the words of each, and to the pages for weddings", () => {
  const tabs = loadConfig({}).sites.map((site) => site.tabs.map(({ label, href }) => `${label}: ${href}`));
  const english = [
    "Sweet Shop: http://localhost:3000",
    "Fundraising: http://fundraising.localhost:3000",
    "Business Gifts: http://business.localhost:3000",
    "Wedding Favors: https://favors.wickettplum.example/",
  ];
  expect(tabs[0]).toEqual(english);
  expect(tabs[1]).toEqual(["Sweet Shop: http://ca.localhost:3000", ...english.slice(1)]);
  expect(tabs[4]).toEqual([
    "Confiserie: http://ca.localhost:3000",
    "Collectes de fonds: http://fundraising.localhost:3000",
    "Cadeaux d’affaires: http://business.localhost:3000",
    "Cadeaux de noces: https://favors.wickettplum.example/",
  ]);
});

test("the demo's world has the shops of the configuration, each with its currency and languages", () => {
  const told = worldSites.map(({ id, currency, locales }) => ({ id, currency, locales: [...locales] }));
  const asked = Object.values(brandSites).map((id) => {
    const entries = sites.filter((site) => site.id === id);
    return { id, currency: entries[0]?.currency, locales: entries.map(({ locale }) => locale) };
  });
  expect(told).toEqual(asked);
});
