import type { Clock } from "#sandbox/core/clock.ts";
import type { Fault } from "#sandbox/core/fault.ts";
import { digestOf } from "#sandbox/core/identifiers.ts";
import type { LoginRepository } from "./login-repository.ts";
import { FAILURE_WINDOW_MINUTES, FAILURES_BEFORE_LOCK, LOCK_MINUTES } from "./password-check-service.ts";

/** Eight digits can be guessed, so wrong ones are counted for each person; nobody in particular is not counted. */
export interface GuessLimit {
  /** Whether too many wrong ones came lately. */
  isOver(purpose: string, login: string): Promise<boolean>;
  /** Counts a wrong one and gives the refusal back. */
  refuse(purpose: string, login: string, refusal: Fault): Promise<Fault>;
  /** Begins to count anew after a right one. */
  forget(purpose: string, login: string): Promise<void>;
}

/** Joins the running transaction; a refusal must not undo it. */
export const createGuessLimit = ({ repository, clock }: { repository: LoginRepository; clock: Clock }): GuessLimit => {
  const keyOf = (purpose: string, login: string) => digestOf(`${purpose} ${login.trim().toLowerCase()}`);
  return {
    isOver: async (purpose, login) => login !== "" && repository.isLocked(keyOf(purpose, login), clock.now()),

    refuse: async (purpose, login, refusal) => {
      if (login === "") return refusal;
      const now = clock.now();
      const key = keyOf(purpose, login);
      const windowStart = new Date(now.getTime() - FAILURE_WINDOW_MINUTES * 60_000);
      if ((await repository.countFailure(key, now, windowStart)) >= FAILURES_BEFORE_LOCK)
        await repository.lock(key, new Date(now.getTime() + LOCK_MINUTES * 60_000));
      return refusal;
    },

    forget: (purpose, login) => repository.forgetFailures(keyOf(purpose, login)),
  };
};
