import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { neighbors, addressForms, type CountryCode } from "#config/countries/countries.ts";
import { sites } from "#config/site-list.ts";

const { usedCountries, withCountries } = createRequire(__filename)("../build/used-countries.cjs") as {
  usedCountries: (sites: string) => string[];
  withCountries: (table: string, codes: readonly string[]) => string;
};

const project = path.join(__dirname, "..");
const codes = Object.keys(addressForms);

/** Files that may name a country beside the table, each with its reason. */
const allowed: Readonly<Record<string, string>> = {
  "config/site-list.ts": "says in which country each shop is",
  "app/domain/catalog/catalog-request.ts": "catalogs are printed for two countries",
  "app/domain/lead/marketing-lead.ts": "catalogs and concierges for companies are in one country",
  "app/domain/stores/open-status.ts": "only Californian shops tell whether they are open",
  "server/vendors/address-validation.ts": "the names that the address service has for countries",
};

const sources = ["app", "server", "config"].flatMap((folder) =>
  readdirSync(path.join(project, folder), { recursive: true, encoding: "utf8" })
    .map((name) => path.join(folder, name))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^config\/countries\/|^server\/test-/.test(name)),
);
const namesCountry = new RegExp(`"(${codes.join("|")})"|\\b(${codes.join("|")}): `);

test("countries are told apart in the table of countries, and elsewhere for a reason", () => {
  const naming = sources.filter((name) =>
    readFileSync(path.join(project, name), "utf8")
      .split("\n")
      .some((line) => namesCountry.test(line.replace(/^\s*(\/\/|\*|\/\*\*).*/, ""))),
  );
  expect(naming.sort()).toEqual(Object.keys(allowed).sort());
});

test("the build keeps the countries that sites are in or send to", () => {
  const used = sites.flatMap(({ country }): CountryCode[] => {
    const { always, whenAllowed } = neighbors[country];
    return [country, ...always, ...whenAllowed];
  });
  const text = readFileSync(path.join(project, "config/site-list.ts"), "utf8");
  expect(usedCountries(text).sort()).toEqual([...new Set(used)].sort());
  expect(usedCountries(`${text}\n country: "DE",`)).toEqual(["US", "CA", "DE"]);
});

test.each(["countries", "formats", "postal-words", "regions", "states", "tax-words"])(
  "of the others the table %s has no line left",
  (name) => {
    const table = readFileSync(path.join(project, `config/countries/${name}.ts`), "utf8");
    expect(table).toMatch(/\bDE\b/);
    expect(withCountries(table, ["US", "CA"])).not.toMatch(/\bDE\b|de\.ts/);
    expect(withCountries(table, ["US", "CA"])).toMatch(/US: /);
    expect(withCountries(table, codes)).toBe(table);
  },
);
