/** Lines that belong together, without comments. */
const statementsIn = (text) =>
  text
    .replace(/^#.*$/gm, "")
    .replace(/\\\n/g, " ")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

const wordsOf = (text) => text.split(/\s+/).filter(Boolean);

/**
 * The stages of a Dockerfile: `{ name, base, steps }`, each step `{ does, words, text, from }`. Knows what ours use.
 * @throws Error for an instruction it does not know
 */
export const readDockerfile = (text) => {
  const known = new Set(["WORKDIR", "COPY", "RUN", "ENV", "USER", "EXPOSE", "HEALTHCHECK", "CMD"]);
  const stages = [];
  for (const statement of statementsIn(text)) {
    const [, does = "", rest = ""] = /^(\w+)\s+(.*)$/.exec(statement) ?? [];
    if (does === "FROM") {
      const [base = "", , name = ""] = wordsOf(rest);
      stages.push({ name, base, steps: [] });
      continue;
    }
    if (!known.has(does)) throw new Error(`This Dockerfile says ${does}, which is not known here.`);
    const words = wordsOf(rest);
    const from = words[0]?.startsWith("--from=") ? words.shift()?.slice(7) : undefined;
    stages.at(-1)?.steps.push({ does, words, text: rest, from });
  }
  return stages;
};
