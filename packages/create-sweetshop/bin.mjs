#!/usr/bin/env node
import path from "node:path";
import { copyProduct } from "./copy-product.mjs";
import { readOptions, usage, withUsual } from "./options.mjs";
import { askForTheRest, askForStart } from "./questions.mjs";
import { startShop } from "./start-shop.mjs";
import { writeShop } from "./write-shop.mjs";

/** A folder as a shell takes it, from where the person is. */
const placeOf = (folder) => {
  const near = path.relative("", folder) || ".";
  const place = near.startsWith("..") ? folder : near;
  return /[^\w./-]/.test(place) ? `'${place.replaceAll("'", String.raw`'\''`)}'` : place;
};

/** `npm create sweetshop FOLDER`: asks what the shop is, copies the product, writes its files and starts it. */
const run = async () => {
  const given = readOptions(process.argv.slice(2));
  if (given.isHelp) return console.log(usage);
  if (!given.isYes && !process.stdin.isTTY)
    throw new Error("There is nobody to ask here: say what you want by options, and --yes (see --help).");
  const prompts = given.isYes ? undefined : await import("@inquirer/prompts");
  const answers = prompts ? await askForTheRest(given, prompts) : withUsual(given);
  const { folder, from, name } = answers;
  copyProduct(from, folder);
  writeShop(folder, answers);
  console.log(`${name} lies in ${folder}.
The mark, words of the trade and the goods of the sandbox are still the demo's: docs/make-it-yours.md says where they are.`);
  const isStarted = given.isStarted ?? (prompts ? await askForStart(prompts) : false);
  if (isStarted) return startShop(folder);
  console.log(`Next:

  cd ${placeOf(folder)}
  npm ci && npm run icons && npm start`);
};

run().catch((error) => {
  // Who ends the questions by Ctrl+C has said all there is to say.
  if (error.name !== "ExitPromptError") console.error(error.message);
  process.exit(1);
});
