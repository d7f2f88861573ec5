import { handbookProblems } from "./handbook-problems.mjs";
import { projectFolder } from "./paths.mjs";

/** Says what is wrong with the handbook, of this project or of the folder that is named; with `--check` that fails. */
const folder = process.argv.slice(2).find((argument) => !argument.startsWith("--")) ?? projectFolder;
const { rules, problems } = handbookProblems(folder);
for (const problem of problems) console.error(problem);
if (!process.argv.includes("--check")) console.log(`${rules} rules, ${problems.length} problems`);
else if (problems.length > 0) process.exitCode = 1;
