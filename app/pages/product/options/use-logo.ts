import { useRef, useState } from "react";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import { readLogo } from "#app/components/logo-sleeve/read-logo.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { type LogoProblem, pictureProblemOf } from "#app/domain/logo-sleeve/logo-file.ts";
import { sendLogo } from "./send-logo.ts";

const refusals = ["kind", "size", "dimensions", "unreadable", "blank"] as const;

/** Why a logo is not on the sleeve: none was chosen, it is on its way, it was refused, or it got lost. */
export type OwnLogoProblem = LogoProblem | (typeof refusals)[number] | "lacking" | "sending" | "often" | "lost";

const problemOf = (error: unknown): OwnLogoProblem => {
  if (!(error instanceof CommerceApiError)) return "lost";
  if (error.status === 429) return "often";
  if (error.status === 413) return "size";
  const reason = refusals.find((each) => each === error.custom?.["reason"]);
  return error.type === "invalid-logo" ? (reason ?? "kind") : "lost";
};

/** A logo of the shopper's: its id once it has arrived, and what stands in its way. */
export interface OwnLogo {
  id: string | null;
  problem: OwnLogoProblem | null;
  /** Whether a product cannot be made yet. */
  isLacking: boolean;
  take: (file: File) => Promise<void>;
  remove: () => void;
  /** Begins with a logo that was sent before. */
  begin: (id: string | null) => void;
}

/** Sends a chosen picture; of several in a row the last one counts. A failure leaves what was there. */
export const useLogo = (): OwnLogo => {
  const { transports } = useCommerceApi();
  const [id, setId] = useState<string | null>(null);
  const [problem, setProblem] = useState<OwnLogoProblem | null>(null);
  const newest = useRef<File | null>(null);

  const settle = (file: File, made: () => void) => {
    if (newest.current === file) made();
  };
  const begin = (known: string | null) => {
    newest.current = null;
    setId(known);
    setProblem(null);
  };
  return {
    id,
    problem: problem ?? (id === null ? "lacking" : null),
    isLacking: id === null || problem === "sending",
    begin,
    remove: () => begin(null),
    take: async (file) => {
      newest.current = file;
      setProblem("sending");
      const read = await readLogo(file, pictureProblemOf);
      if (read.problem !== null) return settle(file, () => setProblem(read.problem));
      try {
        const sent = await sendLogo(transports.site, read.content);
        settle(file, () => begin(sent));
      } catch (error) {
        settle(file, () => setProblem(problemOf(error)));
      }
    },
  };
};
