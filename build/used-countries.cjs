/**
 * Bundler loader for the tables of `config/countries`: leaves out the lines of countries that no site is in or sends
 * to, so that shops don't carry the data of others.
 */
const fs = require("node:fs");
const path = require("node:path");

const configFolder = path.resolve(__dirname, "../config");
const sitesFile = path.join(configFolder, "site-list.ts");
const tableFile = path.join(configFolder, "countries/countries.ts");

const quoted = (text) => [...text.matchAll(/"([A-Z]{2})"/g)].map(([, code]) => code);

const neighborsOf = (code) =>
  quoted(new RegExp(`^  ${code}: (\\{ always.*)$`, "m").exec(fs.readFileSync(tableFile, "utf8"))?.[1] ?? "");

/** Countries that the sites of a text like `config/site-list.ts` are in or send to. */
const usedCountries = (sites) => {
  const own = [...sites.matchAll(/\bcountry: "([A-Z]{2})"/g)].map(([, code]) => code);
  return [...new Set(own.flatMap((code) => [code, ...neighborsOf(code)]))];
};

/** The table with the lines of these countries alone. */
const withCountries = (table, codes) =>
  table
    .split("\n")
    .filter((line) => {
      const [, code] = /^(?:import \* as|\s) +?([A-Z]{2})(?:: | from)/.exec(line) ?? [];
      return code === undefined || codes.includes(code);
    })
    .join("\n");

module.exports = function usedCountriesLoader(table) {
  const codes = usedCountries(fs.readFileSync(sitesFile, "utf8"));
  this.addDependency(sitesFile);
  this.addDependency(tableFile);
  return withCountries(table, codes);
};

Object.assign(module.exports, { usedCountries, withCountries });
