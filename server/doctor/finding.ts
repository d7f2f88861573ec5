import type { Check } from "#server/check.ts";
import { UpstreamProblem } from "#server/problem.ts";

/** One thing that was looked at, and what was seen. */
export interface Finding {
  /** The site's alias, or `vendors`. */
  where: string;
  what: string;
  isGood: boolean;
  /** What was seen, without secrets. */
  seen: string;
  /** Settings to look at where it is not good. */
  settings: readonly string[];
}

const wordsOf = (error: unknown): string => {
  if (error instanceof UpstreamProblem) {
    const { detail, title } = (error.body ?? {}) as { detail?: unknown; title?: unknown };
    const said = [detail, title].find((each) => typeof each === "string" && each !== "");
    return `${error.status}${typeof said === "string" ? ` ${said}` : ""}`;
  }
  return error instanceof Error ? error.message : String(error);
};

/** Looks at one thing; what is thrown is what is wrong with it. */
export const examine = async ({ look, ...check }: Check): Promise<Finding> => {
  try {
    return { ...check, isGood: true, seen: await look() };
  } catch (error) {
    return { ...check, isGood: false, seen: wordsOf(error) };
  }
};
