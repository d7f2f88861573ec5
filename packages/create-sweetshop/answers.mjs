import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { siteAliases } from "./site-list.mjs";

/**
 * Checks of what somebody answers, on the command line or to a question. Each gives the answer in the form it is
 * written down, and throws an error with one sentence that says what would be right.
 */

/** Letters of any alphabet, and what names of shops have between them; nothing that a page or a file could trip over. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’"&+!-]{0,39}$/u;

export const checkName = (given) => {
  const name = given.trim().replaceAll(/ +/g, " ");
  if (!NAME.test(name))
    throw new Error(
      `A name begins with a letter or a digit and has at most 40 characters: letters, digits, spaces and . , ' " & + ! -, so not ${JSON.stringify(given)}.`,
    );
  return name;
};

export const checkColor = (given) => {
  if (!/^#[0-9a-f]{6}$/i.test(given.trim()))
    throw new Error(
      `A color is # and six digits of 0-9 and A-F, for example #0F3440, so not ${JSON.stringify(given)}.`,
    );
  return given.trim().toUpperCase();
};

export const checkSites = (given) => {
  const sites = [...new Set(given.map((alias) => alias.trim()).filter(Boolean))];
  const unknown = sites.filter((alias) => !siteAliases.includes(alias));
  if (unknown.length > 0)
    throw new Error(`There is no site ${unknown.join(", ")}: the product has ${siteAliases.join(", ")}.`);
  if (sites.length === 0) throw new Error(`Keep at least one site of ${siteAliases.join(", ")}.`);
  if (sites.includes("ca_fr") && !sites.includes("ca"))
    throw new Error("The site ca_fr is the French of ca: keep ca beside it.");
  return siteAliases.filter((alias) => sites.includes(alias));
};

export const checkOrigin = (given) => {
  const origin = given.trim().replace(/\/$/, "");
  if (!/^https:\/\/[a-z0-9.-]+(:\d+)?$/i.test(origin))
    throw new Error(
      `An instance is the origin of its API, for example https://abcd1234.api.commercecloud.salesforce.com, so not ${JSON.stringify(given)}.`,
    );
  return origin;
};

export const checkOrganization = (given) => {
  if (!/^f_ecom_[a-z]{4}_(prd|stg|dev|s\d{2}|\d{3})$/.test(given.trim()))
    throw new Error(`An organization looks like f_ecom_abcd_001, so not ${JSON.stringify(given)}.`);
  return given.trim();
};

export const checkClient = (given) => {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(given.trim()))
    throw new Error(
      `A client is the id of the shop's public client, for example 1d0c6f58-3a97-4e21-8b64-0f5e9c7a2b13, so not ${JSON.stringify(given)}.`,
    );
  return given.trim();
};

/** Ids of sites at the instance, `us=MyShopUS,ca=MyShopCA`, one for each site that is kept. */
export const checkSiteIds = (given, sites) => {
  const entries = given.split(",").map((each) => each.trim().split("="));
  for (const [alias, id = "", ...more] of entries)
    if (!sites.includes(alias) || more.length > 0 || !/^[\w-]{1,32}$/.test(id))
      throw new Error(
        `Ids of sites are given as ${sites.map((each) => `${each}=MyShop`).join(",")}, so not ${JSON.stringify(given)}.`,
      );
  return Object.fromEntries(entries);
};

/** The folder of the new shop, which has to be new or empty. */
export const checkFolder = (given) => {
  if (!given.trim())
    throw new Error("Say in which folder the shop shall lie, for example: npm create sweetshop my-shop");
  const folder = path.resolve(given.trim());
  if (existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0))
    throw new Error(`There is something in ${folder} already: choose another folder, or empty it.`);
  return folder;
};

/** The name that a folder suggests: `my-shop` is My Shop. */
export const nameOfFolder = (folder) =>
  path
    .basename(folder)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .split(" ")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ")
    .slice(0, 40)
    .trim() || "My Shop";
