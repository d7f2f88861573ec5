import { testSites } from "#tests/factories/sites.ts";
import { siteForHost } from "#config/sites.ts";
import { plainErrorPage } from "./plain-error-page.ts";

const pageAt = (host: string, status: number) =>
  plainErrorPage.html({ site: siteForHost(testSites, host), status, requestId: "<r-1>" });

test.each([
  [400, "We couldn’t read that address.", "Cette adresse est illisible."],
  [404, "We couldn’t find that page.", "Cette page est introuvable."],
  [502, "We’ll be right back.", "Nous revenons tout de suite."],
  [503, "We’ll be right back.", "Nous revenons tout de suite."],
  [500, "Oh fudge! Something unexpected went wrong!", "Oh, fudge! Quelque chose d’imprévu s’est produit!"],
])("a failure of %s is told in the language of the shop", (status, english, french) => {
  expect(pageAt("ca.localhost", status)).toContain(`<h1>${english}</h1>`);
  const page = pageAt("fr.ca.localhost", status);
  expect(page).toContain(`<h1>${french}</h1>`);
  expect(page).toContain('<html lang="fr-CA">');
  expect(page).toContain("Notre numéro est le 1-800-555-0144");
  expect(page).not.toContain("<r-1>");
});
