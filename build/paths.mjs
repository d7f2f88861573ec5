import path from "node:path";

/** The repository's folder. */
export const projectFolder = path.resolve(import.meta.dirname, "..");

/** Where everything produced goes; ignored by git. */
export const outputFolder = path.join(projectFolder, "build/out");
