/** One rule of the engine, held against the titles of the tests: a test of it starts with `rule <id>: `. */
export interface Rule {
  /** Section and number in the sandbox's design, for example `3.1.4`. */
  id: string;
  /** The rule in one short sentence. */
  says: string;
  /** Where the rule comes from: the platform's documentation, a measurement, or our own judgement. */
  source: "documented" | "measured" | "judgement";
}
