import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { tokensOf } from "./colors.mjs";
import { siteListText } from "./site-list.mjs";

/** How the header draws a name: two words around an ampersand, or the name behind its first letter. */
const markOf = (name) => {
  const [, before, after] = /^(.+?) & (.+)$/.exec(name) ?? [];
  return before ? [before, "&", after] : ["", [...name][0].toUpperCase(), name];
};

/** A text as the formatter of the product writes it: in the quotes of which it holds fewer. */
const quoted = (text) => {
  const mark = text.split('"').length > text.split("'").length ? "'" : '"';
  return mark + text.replaceAll("\\", "\\\\").replaceAll(mark, () => `\\${mark}`) + mark;
};

const written = (value) => (Array.isArray(value) ? `[${value.map(quoted).join(", ")}]` : quoted(value));

/** Puts values in the place of those of the demo. */
const brandText = (text, { name, themeColor, iconBackground }) => {
  const places = [
    [/^  name: .*,$/m, `  name: ${written(name)},`],
    [/^  markWords: .*,$/m, `  markWords: ${written(markOf(name))},`],
    [/^  themeColor: .*,$/m, `  themeColor: ${written(themeColor)},`],
    [/(?<=^export const brandIconBackground = ).*;$/m, `${written(iconBackground)};`],
    [/(?<=^export const brandLegalNames: .* = )\{\n[\s\S]*?^\};$/m, `{\n  en: ${written(name)},\n};`],
    // The demo's address is on no receipt of another shop.
    [/(?<=^export const brandPostalAddress = ).*;$/m, `"";`],
  ];
  return places.reduce((all, [place, words]) => {
    if (!place.test(all)) throw new Error(`config/brand.ts has no ${place}: this product is of another version.`);
    // A function, because names may hold what means something in a replacement.
    return all.replace(place, () => words);
  }, text);
};

const tokenLines = (tokens, depth) =>
  Object.entries(tokens).flatMap(([name, value]) => {
    const space = "  ".repeat(depth);
    const key = /^\d/.test(name) ? `"${name}"` : name;
    return typeof value === "string"
      ? [`${space}${key}: { value: "${value}" },`]
      : [`${space}${key}: {`, ...tokenLines(value, depth + 1), `${space}},`];
  });

const themeText = (tokens) => `import type { SystemConfig } from "@chakra-ui/react";

/**
 * Tokens, text styles and recipes of this shop's own; what has the name of one of the product's takes its place.
 * Releases of the product leave this file alone (docs/upgrade.md).
 */
export const ownTheme = {
  theme: {
    tokens: {
      colors: {
${tokenLines(tokens, 4).join("\n")}
      },
    },
  },
} satisfies SystemConfig;
`;

const envText = ({ instance, siteIds }) =>
  instance
    ? [
        "# The instance of this shop; .env.example lists the other settings.",
        `COMMERCE_API_ORIGIN=${instance.origin}`,
        `COMMERCE_ORGANIZATION_ID=${instance.organization}`,
        `COMMERCE_CLIENT_ID=${instance.client}`,
        ...Object.entries(siteIds).map(([alias, id]) => `COMMERCE_SITE_ID_${alias.toUpperCase()}=${id}`),
        "",
      ].join("\n")
    : "# The shop runs in front of its own sandbox. .env.example lists what can be set, an instance among it.\n";

/** Makes the product in this folder the shop that was asked for. */
export const writeShop = (folder, { name, color, accent, sites, instance, siteIds }) => {
  const at = (file) => path.join(folder, file);
  const tokens = tokensOf({ color, accent });
  const themeColor = tokens.plum[900];
  const brand = readFileSync(at("config/brand.ts"), "utf8");
  const demoColor = /themeColor: "(#\w{6})"/.exec(brand)?.[1] ?? "";
  writeFileSync(at("config/brand.ts"), brandText(brand, { name, themeColor, iconBackground: tokens.plum[100] }));
  writeFileSync(at("app/theme/extend.ts"), themeText(tokens));
  writeFileSync(at("config/site-list.ts"), siteListText(sites));
  writeFileSync(at(".env"), envText({ instance, siteIds }));
  const icon = at("app/static/favicon.svg");
  if (demoColor && existsSync(icon))
    writeFileSync(
      icon,
      readFileSync(icon, "utf8").replaceAll(demoColor, () => themeColor),
    );
};
