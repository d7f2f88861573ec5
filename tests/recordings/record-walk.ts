import { setTimeout as wait } from "node:timers/promises";
import nock from "nock";
import { cleanCall, cleanTokens, cleanValue, readCalls, type Definition } from "./clean-calls.ts";
import type { RecordedCall, Recording, RecordedStep } from "./recording.ts";
import { takeEmptyAnswers } from "./empty-answers.ts";
import { createStandIns, MOMENT, secretStandIns } from "./stand-ins.ts";
import { noteUnanswered } from "./unanswered.ts";
import { listenStorefront, type WalkedShop } from "./walked-shop.ts";
import type { Walk } from "./walks.ts";

/** How long a call may be made after the answer it belongs to, and how long it may then take. */
const LATE_MS = 80;
const LONGEST_LATE_MS = 5_000;

/** The services to be recorded. */
export interface RecordedServices {
  /** Configuration of the storefront, as in docs/configuration.md. */
  environment: Record<string, string>;
  /** Switches a fault on, or all of them off; absent where services cannot be told to fail. */
  fault?: (rule: { effect: object; match: object } | null) => Promise<void>;
}

/** Secrets and ids of an environment, and what stands for them. */
const literalsOf = (environment: Record<string, string>): Map<string, string> => {
  const literals = secretStandIns(environment);
  const commerce = environment["COMMERCE_API_ORIGIN"] ?? "";
  const origins = Object.values(environment)
    .filter((value) => URL.canParse(value) && value.startsWith("http"))
    .map((value) => new URL(value).origin);
  const others = [...new Set(origins)].filter((origin) => origin !== new URL(commerce).origin);
  literals.set(new URL(commerce).origin, "http://commerce.localhost");
  others.forEach((origin, at) =>
    literals.set(origin, at === 0 ? "http://vendors.localhost" : `http://vendors-${at + 1}.localhost`),
  );
  for (const origin of [...literals.keys()].filter((each) => each.startsWith("http"))) {
    const standIn = literals.get(origin) ?? "";
    literals.set(encodeURIComponent(origin), encodeURIComponent(standIn));
    literals.set(new URL(origin).host, new URL(standIn).host);
  }
  return literals;
};

/**
 * What only browsers and the backend itself ask of third parties; in one process with them the recorder hears it too.
 */
const isElsewhere = /^\/(flex\/v2\/tokens|pts\/|tms\/|__sandbox)/;

/** A secret never belongs to what is checked in. */
const isSecret = (name: string) =>
  /SECRET|PASSWORD|PASSKEY|API_KEY|AUTH_TOKEN|KEY_ID|CERT|APPLE_PAY_KEY|KLARNA_USERNAME/.test(name);
/** Takes a walk through a storefront of these services and gives what was said between them. */
export const recordWalk = async (walk: Walk, { environment, fault }: RecordedServices): Promise<Recording> => {
  const storefront = await listenStorefront({ ...environment, ...walk.environment });
  const literals = literalsOf(environment);
  const origins = new Set([...literals.keys()].filter((each) => each.startsWith("http")));
  const steps: { step: string; calls: RecordedCall[] }[] = [];
  const brought: Record<string, string> = {};
  if (!nock.isActive()) nock.activate();
  nock.recorder.rec({ output_objects: true, dont_print: true });
  const leaveEmptyAnswers = takeEmptyAnswers();
  const unanswered = noteUnanswered(origins);

  const shop: WalkedShop = {
    ...storefront,
    step: async (step, run) => {
      nock.recorder.clear();
      unanswered.clear();
      const answer = await run();
      await wait(LATE_MS);
      const lastMoment = performance.now() + LONGEST_LATE_MS;
      while (unanswered.waiting() > 0 && performance.now() < lastMoment) await wait(5);
      const said = (nock.recorder.play() as Definition[]).filter(
        ({ scope, path }) => origins.has(String(scope)) && !isElsewhere.test(String(path)),
      );
      steps.push({ step, calls: [...readCalls(said), ...unanswered.calls()] });
      return answer;
    },
    brought: async (name, make) => (brought[name] = await make()),
    fault: async (effect, match) => {
      await fault?.({ effect, match });
    },
  };
  try {
    await walk.take(shop);
  } finally {
    unanswered.restore();
    leaveEmptyAnswers();
    nock.restore();
    nock.recorder.clear();
    await storefront.close();
    await fault?.(null);
  }

  const { clientId, organizationId, codeLoginClientId } = storefront.config.commerce;
  const given = Object.entries({
    ...environment,
    ...walk.environment,
    COMMERCE_CLIENT_ID: clientId,
    COMMERCE_ORGANIZATION_ID: organizationId,
    ...(codeLoginClientId && { CODE_LOGIN_CLIENT_ID: codeLoginClientId }),
  }).filter(([name]) => !isSecret(name));
  const standIns = createStandIns(literals);
  return {
    journey: walk.journey,
    moment: MOMENT,
    environment: cleanValue(Object.fromEntries(given), standIns) as Record<string, string>,
    steps: steps.map(({ step, calls }): RecordedStep => ({
      step,
      calls: calls.map((call) => cleanCall(call, standIns)),
    })),
    brought: cleanValue(brought, standIns) as Record<string, string>,
    tokens: cleanTokens(standIns),
  };
};
