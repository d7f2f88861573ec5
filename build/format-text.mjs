import { readFileSync } from "node:fs";
import path from "node:path";
import { format } from "oxfmt";
import { projectFolder } from "./paths.mjs";

/**
 * A written file's text as `npx oxfmt` would leave it, so that what a command draws passes the check of formats.
 * @param file its path, by whose ending the language is known
 * @throws Error where the text cannot be read
 */
export const formatText = async (file, text) => {
  const options = JSON.parse(readFileSync(path.join(projectFolder, ".oxfmtrc.json"), "utf8"));
  const { code, errors } = await format(file, text, options);
  if (errors.length > 0) throw new Error(`${file} cannot be formatted: ${errors[0].message}`);
  return code;
};
