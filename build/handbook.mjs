import { handbookProblems } from "./handbook-problems.mjs";
import { projectFolder } from "./paths.mjs";

/** Says what is wrong with the handbook; with `--check` that fails. A folder may be named that holds another project. */
const folder = process.argv.slice(2).find((argument) => !argument.startsWith("--")) ?? projectFolder;
const { rules, problems } = handbookProblems(folder);
for (const problem of problems) console.error(problem);
if (!process.argv.includes("--check")) console.log(`${rules} rules, ${problems.length} problems`);
else if (problems.length > 0) process.exitCode = 1;
