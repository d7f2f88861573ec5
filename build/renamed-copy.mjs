import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createJiti } from "jiti";
import { beginRepository, copyRepository } from "./copy-repository.cjs";

const { brand, brandNamespace, brandSites } = await createJiti(import.meta.url).import("../config/brand.ts");
const [firstWord] = brand.markWords;
const lastWord = brand.markWords.at(-1);

const names = [
  [brand.name, "Harbor Rye"],
  [brandSites.us.replace(/US$/, ""), "HarborRye"],
  [`"${brandNamespace}"`, '"example.harborrye"'],
  [`"${firstWord}"`, '"Harbor"'],
  [`"${lastWord}"`, '"Rye"'],
  [brand.themeColor, "#0B3D3A"],
];

const ownTheme = `import type { SystemConfig } from "@chakra-ui/react";

/** Colors of a renamed shop. */
export const ownTheme = {
  theme: {
    tokens: {
      colors: { plum: { "700": { value: "#14605B" }, "900": { value: "#0B3D3A" } }, liquorice: { value: "#101F1E" } },
    },
  },
} satisfies SystemConfig;
`;

/** The list of a shop that is one site in one language, with nothing beside it. */
const oneSite = `const listSites = (): SiteConfig[] => [
  {
    id: brandSites.main,
    alias: "main",
    hosts: ["localhost"],
    origin: "http://localhost:3000",
    name: brand.name,
    locale: "en-US",
    currency: "USD",
    country: "US",
    phone: "1-800-555-0160",
    accessibilityPhone: "1-800-555-0161",
    priceBooks: { list: "usd-list-prices", sale: "usd-sale-prices" },
    pickupEnabled: true,
    pickupRanges: [10, 20, 50, 100],
    accountLogout: true,
    tabs: [],
  },
];
`;

/** What an adopter deletes: what is true of the demo alone, and the language that no site speaks any more. */
const deleted = ["tests/demo", "translations/fr-CA.json"];

/**
 * Makes in an empty folder a copy of the repository that has another name, mark, domain and colors, one site
 * of the demo's and one of its languages, by the files that docs/make-it-yours.md names and no other.
 */
export const makeRenamedCopy = (copy) => {
  const change = (file, make) => {
    const place = path.join(copy, file);
    const before = readFileSync(place, "utf8");
    const after = make(before);
    if (after === before) throw new Error(`Nothing to change in ${file}.`);
    writeFileSync(place, after);
  };
  copyRepository(copy);
  change("config/brand.ts", (text) =>
    names
      .reduce((all, [from, to]) => all.replaceAll(from, to), text)
      .replace(/^export const brandSites = [\s\S]*?^};\n/m, 'export const brandSites = { main: "HarborRye" };\n')
      .replace(/, fr: "[^"]*"/g, "")
      .replace(/^\/\*\* Pages of the brand elsewhere.*\nexport const brandPages.*\n\n/m, ""),
  );
  change("config/site-list.ts", (text) =>
    text
      .replace(/^const listSites = [\s\S]*?^};\n/m, oneSite)
      .replace("brand, brandPages, brandSites", "brand, brandSites")
      .replace("SiteConfig, SiteTab", "SiteConfig"),
  );
  change("app/theme/extend.ts", () => ownTheme);
  for (const name of deleted) rmSync(path.join(copy, name), { recursive: true, force: true });
  execFileSync(process.execPath, ["build/content-types.mjs"], { cwd: copy, stdio: "inherit" });
  beginRepository(copy);
};
