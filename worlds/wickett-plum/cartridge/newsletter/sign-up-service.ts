import type { Clock } from "#sandbox/core/clock.ts";
import type { ConsentOwner, ConsentService } from "#sandbox/platform/consents/consent-service.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { OutboxService } from "#sandbox/platform/outbox/outbox-service.ts";
import { mobileOf, type SignUp, signUpOf, welcomeLetter } from "./sign-up.ts";
import type { KeptSignUp, SignUpRepository } from "./sign-up-repository.ts";

/** Sign-ups for the newsletter. */
export interface SignUpService {
  /**
   * Keeps a sign-up, says yes to each list it names, and welcomes an address that is new. The same address is kept
   * once, with what was said last; lists it was on stay.
   * @throws Fault 400 for a form that is not valid
   */
  signUp(owner: ConsentOwner, query: URLSearchParams): Promise<void>;
  /** A page of them, the newest first. */
  page(limit: number, offset: number): Promise<{ total: number; signUps: KeptSignUp[] }>;
}

/** Sign-ups: agree, keep, welcome, look at. */
export const createSignUpService = (options: {
  repository: SignUpRepository;
  consents: Pick<ConsentService, "answer" | "subscriptions">;
  outbox: Pick<OutboxService, "send">;
  clock: Clock;
  newId: () => string;
}): SignUpService => {
  const { repository, consents, outbox, clock, newId } = options;

  /** @throws Fault 400 for a list that does not exist, or an address that is none */
  const agree = async (owner: ConsentOwner, { lists, email, phone }: SignUp) => {
    const offered = consents.subscriptions([]);
    const wanted = lists.map((word) => {
      const subscription = offered.find(({ formCode }) => formCode === word);
      if (subscription) return subscription;
      throw new Fault(400, "bad-request", "'c_subscribelist' names a list that does not exist.", {
        parameterName: "c_subscribelist",
      });
    });
    const mobile = mobileOf(phone);
    for (const { subscriptionId, channels } of wanted) {
      const answer = (channel: string, contactPointValue: string) =>
        consents.answer(owner, { subscriptionId, channel, contactPointValue, status: "opt_in" });
      const { problem } = await answer("email", email);
      if (problem)
        throw new Fault(400, "validation", problem.message, { parameterName: "c_email", code: problem.code });
      if (channels.includes("sms") && mobile) await answer("sms", mobile);
    }
  };

  return {
    signUp: async (owner, query) => {
      const said = signUpOf(query);
      const { siteId, customerId } = owner;
      await agree(owner, said);
      await repository.lock(siteId, said.email);
      const earlier = await repository.find(siteId, said.email);
      const now = clock.now();
      const lists = [...new Set([...(earlier?.lists ?? []), ...said.lists])];
      const signUp = { ...said, lists, siteId, customerId, changedAt: now };
      if (earlier) {
        await repository.replace({ ...signUp, id: earlier.id, createdAt: earlier.createdAt });
        return;
      }
      await repository.add({ ...signUp, id: newId(), createdAt: now });
      await outbox.send({ ...welcomeLetter(said), siteId });
    },
    page: async (limit, offset) => ({
      total: await repository.count(),
      signUps: await repository.newestFirst(limit, offset),
    }),
  };
};
