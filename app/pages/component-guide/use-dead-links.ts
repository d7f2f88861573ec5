import { useAnswer } from "#app/hooks/use-answer.ts";
import { useLastKnown } from "#app/hooks/use-last-known.ts";
import { useAtRest } from "#app/hooks/use-at-rest.ts";
import { shopLinks, type ContentProblem } from "./content-problems.ts";

/** Quiet time before what is being typed is tried, in milliseconds. */
const QUIET_MS = 800;

const none: ContentProblem[] = [];

const tried = new Map<string, Promise<boolean>>();

const isDead = (href: string): Promise<boolean> => {
  const earlierCheck = tried.get(href);
  if (earlierCheck) return earlierCheck;
  const check = fetch(href, { method: "HEAD", credentials: "omit" }).then(
    ({ status }) => status === 404 || status === 410,
    () => false,
  );
  tried.set(href, check);
  return check;
};

/** Links of a block within the shop that have no page, tried once each; what cannot be tried is not called dead. */
export const useDeadLinks = (block: unknown): ContentProblem[] => {
  const typed = JSON.stringify(block);
  const fields = useAtRest(typed, QUIET_MS);
  const { value } = useAnswer(
    fields && `dead links ${fields}`,
    async () => {
      const links = shopLinks(JSON.parse(fields));
      const answers = await Promise.all(links.map(({ href }) => isDead(href)));
      return links.flatMap(({ place, href }, index) =>
        answers[index] ? [{ code: "dead-link", place, value: href } as const] : [],
      );
    },
    "The links of a block could not be tried.",
  );
  return useLastKnown(value) ?? none;
};
