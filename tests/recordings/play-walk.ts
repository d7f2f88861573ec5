import { isDeepStrictEqual } from "node:util";
import { setTimeout as wait } from "node:timers/promises";
import nock from "nock";
import { brand, brandAccounts } from "#config/brand.ts";
import { bodyOf } from "./clean-calls.ts";
import { withoutPeople } from "./personal.ts";
import { readRecording, type RecordedCall } from "./recording.ts";
import { createStandIns, mapTexts, secretStandIns } from "./stand-ins.ts";
import { createPlayedTokens, type PlayedTokens } from "./tokens.ts";
import { listenStorefront, type WalkedShop } from "./walked-shop.ts";
import type { Walk } from "./walks.ts";
import { worldSites } from "#tests/world-shop.ts";
import { world } from "#world/world.ts";

/** How the shop names itself, and how it did when its calls were recorded: as its world is called. */
const recordedNames: readonly (readonly [own: string, recorded: string])[] = [
  [brand.name, worldSites[0]?.name ?? brand.name],
  [brandAccounts.giftCards, world.giftCardBrand],
];
const asRecorded = (text: string): string =>
  recordedNames.reduce((all, [own, recorded]) => all.replaceAll(own, recorded), text);

/** How long a recorded call may be waited for after the answer it belongs to. */
const LATE_MS = 3_000;

/** What a recorded call is played for. */
interface Played {
  environment: Record<string, string>;
  timeoutMs: number;
}

const play = (call: RecordedCall, tokens: PlayedTokens, { environment, timeoutMs }: Played) => {
  const standIns = createStandIns(secretStandIns(environment));
  // A shop that is called otherwise speaks of itself where that one did.
  const said = (text: string) => standIns.text(tokens.name(asRecorded(text)));
  const recorded = call.body ?? "";
  const mock = nock(call.scope).intercept(
    (path) => said(path) === call.path,
    call.method,
    (body: unknown) => isDeepStrictEqual(mapTexts(withoutPeople(bodyOf(body)), said), recorded),
  );
  if (call.unanswered === "reset")
    return mock.replyWithError(Object.assign(new Error("reset"), { code: "ECONNRESET" }));
  if (call.unanswered === "timeout") mock.delay(timeoutMs + 60_000);
  const text = tokens.expand(call.response);
  return mock.reply(
    call.status,
    typeof text === "string" ? text : JSON.stringify(text),
    tokens.expand(call.headers) as Record<string, string>,
  );
};

const wordsOf = ({ method, scope, path }: Pick<RecordedCall, "method" | "scope" | "path">) =>
  `${method} ${scope}${path}`;

/**
 * Takes a walk with no backend: each step hears what was recorded for it. Throws when the storefront asks what is not
 * recorded, or does not ask what is.
 */
export const playWalk = async <Answers>(walk: Walk<Answers>): Promise<Answers> => {
  const recording = readRecording(walk.journey);
  const tokens = await createPlayedTokens(recording);
  const steps = new Map(recording.steps.map((step) => [step.step, step.calls]));
  const strays: string[] = [];
  if (!nock.isActive()) nock.activate();
  const storefront = await listenStorefront(recording.environment);
  const played = { environment: recording.environment, timeoutMs: storefront.config.commerce.timeoutMs };
  nock.disableNetConnect();
  nock.enableNetConnect(storefront.host);
  const noteStray = (request: { method?: string; path?: string; host?: string; headers?: Record<string, string> }) => {
    const host = request.headers?.["host"] ?? request.host ?? "";
    if (host !== storefront.host) strays.push(`${request.method ?? ""} ${host}${request.path ?? ""}`);
  };
  nock.emitter.on("no match", noteStray);

  const shop: WalkedShop = {
    ...storefront,
    step: async (step, run) => {
      const calls = steps.get(step);
      if (!calls) throw new Error(`${walk.journey}: "${step}" is not recorded.`);
      for (const call of calls) play(call, tokens, played);
      const answer = await run().catch((cause: unknown) => {
        if (strays.length === 0) throw cause;
        throw new Error(`${walk.journey}, ${step}: not recorded: ${strays.join(", ")}`, { cause });
      });
      const lastMoment = performance.now() + LATE_MS;
      while (!nock.isDone() && performance.now() < lastMoment) await wait(5);
      const pending = nock.pendingMocks().length;
      nock.abortPendingRequests();
      nock.cleanAll();
      if (strays.length > 0) throw new Error(`${walk.journey}, ${step}: not recorded: ${strays.join(", ")}`);
      if (pending > 0)
        throw new Error(
          `${walk.journey}, ${step}: ${pending} recorded calls were not made, of ${calls.map(wordsOf).join(", ")}`,
        );
      return answer;
    },
    brought: async (name) => tokens.expand(recording.brought[name]) as string,
    fault: async () => undefined,
  };
  try {
    return await walk.take(shop);
  } finally {
    nock.emitter.off("no match", noteStray);
    nock.cleanAll();
    nock.enableNetConnect();
    nock.restore();
    await storefront.close();
  }
};
