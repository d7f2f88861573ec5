import { readFileSync } from "node:fs";
import path from "node:path";

/** The repository's folder. */
export const projectFolder = path.resolve(import.meta.dirname, "..");

/** Where everything produced goes; ignored by git. */
export const outputFolder = path.join(projectFolder, "build/out");

const { workspaces } = JSON.parse(readFileSync(path.join(projectFolder, "package.json"), "utf8"));

/** The folder of the world that the sandbox is started with, from the repository's; a workspace. */
export const worldFolder = workspaces.find((folder) => folder.startsWith("worlds/"));
