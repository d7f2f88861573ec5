import * as checks from "./answers.mjs";
import { siteAliases } from "./site-list.mjs";

/** What a check says of an answer: true, or the sentence that is shown below the question. */
const saying = (check) => (answer) => {
  try {
    check(answer);
    return true;
  } catch (error) {
    return error.message;
  }
};

/**
 * Asks for what no option has said.
 * @param given   what the options say
 * @param prompts `input`, `checkbox` and `select` of a library of questions
 */
export const askForTheRest = async (given, { input, checkbox, select }) => {
  const ask = async (message, check, suggestion) =>
    check(await input({ message, default: suggestion, validate: saying(check) }));
  const folder = given.folder ?? (await ask("In which folder?", checks.checkFolder, "my-shop"));
  const name = given.name ?? (await ask("What is the shop called?", checks.checkName, checks.nameOfFolder(folder)));
  const color = given.color ?? (await ask("What is the color of the brand?", checks.checkColor, "#0F3440"));
  const accent = given.accent ?? (await ask("And the color of what is bought?", checks.checkColor, "#A5401F"));
  const sites =
    given.sites ??
    checks.checkSites(
      await checkbox({
        message: "Which sites do you keep?",
        choices: siteAliases.map((value) => ({ value, checked: value === "us" })),
        validate: (chosen) => saying(checks.checkSites)(chosen.map((each) => each.value ?? each)),
      }),
    );
  if (given.instance || given.isSandbox) return { ...given, folder, name, color, accent, sites };
  const backend = await select({
    message: "What does it stand in front of?",
    choices: [
      { value: "sandbox", name: "the sandbox, on this machine" },
      { value: "instance", name: "an instance of B2C Commerce" },
    ],
  });
  const instance = backend === "instance" && {
    origin: await ask("Where is its API?", checks.checkOrigin),
    organization: await ask("Which organization?", checks.checkOrganization),
    client: await ask("Which client?", checks.checkClient),
  };
  const siteIds = instance
    ? await ask(
        "Which ids have its sites?",
        (answer) => checks.checkSiteIds(answer, sites),
        sites.map((alias) => `${alias}=MyShop`).join(","),
      )
    : {};
  return { ...given, folder, name, color, accent, sites, instance: instance || undefined, siteIds };
};

/** Whether the shop is to be installed and started at once. */
export const askForStart = ({ confirm }) =>
  confirm({ message: "Install its packages and start it now?", default: true });
