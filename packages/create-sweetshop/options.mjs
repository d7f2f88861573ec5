import { parseArgs } from "node:util";
import * as checks from "./answers.mjs";
import { productAddress } from "./copy-product.mjs";
import { siteAliases } from "./site-list.mjs";

export const usage = `npm create sweetshop FOLDER -- [options]

Begins a shop of your own. What no option says is asked; with --yes nothing is.

  --name NAME            what the shop is called
  --color #RRGGBB        the color of the brand
  --accent #RRGGBB       the color of what is bought
  --sites LIST           sites to keep, of ${siteAliases.join(",")}
  --instance ORIGIN      where the API of an instance is; the sandbox without
  --organization ID      its organization, for example f_ecom_abcd_001
  --client ID            the id of its public client
  --site-ids LIST        ids of its sites, for example us=MyShopUS,ca=MyShopCA
  --from PLACE           the product: a folder, or an address of git (${productAddress})
  --start, --no-start    installs its packages and starts it, or not
  --yes                  asks nothing
  --help                 says this`;

const text = { type: "string" };

/**
 * What the words of a command line say.
 * @throws Error in one sentence for an option that is not there, and for a value that is none
 */
export const readOptions = (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    allowNegative: true,
    options: {
      ...Object.fromEntries(
        ["name", "color", "accent", "sites", "instance", "organization", "client", "site-ids", "from"].map((option) => [
          option,
          text,
        ]),
      ),
      start: { type: "boolean" },
      yes: { type: "boolean" },
      help: { type: "boolean" },
    },
  });
  if (values.help) return { isHelp: true };
  if (positionals.length > 1)
    throw new Error(
      `A shop lies in one folder, so not in ${positionals.map((word) => JSON.stringify(word)).join(" and ")}.`,
    );
  const checked = (value, check) => (value === undefined ? undefined : check(value));
  const folder = checked(positionals[0], checks.checkFolder);
  const sites = checked(values.sites, (list) => checks.checkSites(list.split(",")));
  const isInstance = values.instance !== undefined;
  for (const option of ["organization", "client", "site-ids"]) {
    if (!isInstance && values[option] !== undefined) throw new Error(`--${option} belongs to --instance.`);
    if (isInstance && values[option] === undefined) throw new Error(`--instance needs --${option} beside it.`);
  }
  return {
    folder,
    name: checked(values.name, checks.checkName),
    color: checked(values.color, checks.checkColor),
    accent: checked(values.accent, checks.checkColor),
    sites,
    instance: isInstance
      ? {
          origin: checks.checkOrigin(values.instance),
          organization: checks.checkOrganization(values.organization),
          client: checks.checkClient(values.client),
        }
      : undefined,
    siteIds: isInstance ? checks.checkSiteIds(values["site-ids"], sites ?? ["us"]) : {},
    from: values.from ?? productAddress,
    isStarted: values.start,
    isYes: values.yes === true,
  };
};

/** What is taken where nobody says otherwise. */
export const withUsual = (given) => {
  const folder = given.folder ?? checks.checkFolder("");
  return {
    ...given,
    folder,
    name: given.name ?? checks.nameOfFolder(folder),
    color: given.color ?? "#0F3440",
    accent: given.accent ?? "#A5401F",
    sites: given.sites ?? ["us"],
  };
};
