import { useEffect, useState } from "react";
import { shopLinks, type ContentProblem } from "./content-problems.ts";

/** Quiet time before what is being typed is tried, in milliseconds. */
const QUIET_MS = 800;

const tried = new Map<string, Promise<boolean>>();

const isDead = (href: string): Promise<boolean> => {
  const known = tried.get(href);
  if (known) return known;
  const asked = fetch(href, { method: "HEAD", credentials: "omit" }).then(
    ({ status }) => status === 404 || status === 410,
    () => false,
  );
  tried.set(href, asked);
  return asked;
};

/** Links of a block within the shop that have no page, tried once each; what cannot be tried is not called dead. */
export const useDeadLinks = (fields: unknown): ContentProblem[] => {
  const [dead, setDead] = useState<ContentProblem[]>([]);
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const links = shopLinks(fields);
      const answers = await Promise.all(links.map(({ href }) => isDead(href)));
      if (!isHere) return;
      setDead(
        links.flatMap(({ place, href }, index) => (answers[index] ? [{ code: "dead-link", place, value: href }] : [])),
      );
    };
    const timer = setTimeout(() => void look(), QUIET_MS);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [fields]);
  return dead;
};
