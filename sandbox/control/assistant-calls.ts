/** One call of an assistant as a storefront tells it: who asked what on whose behalf, and what came of it. */
export interface AssistantCall {
  /** The request's id at the storefront. */
  id: string;
  /** When it came, as an ISO text. */
  at: string;
  site: string;
  transport: string;
  operation: string;
  /** Address of the platform's profile. */
  platform: string;
  /** Whether a signature has proven that it is this platform. */
  proven: boolean;
  /** Who buys, by mail address. */
  behalf: string | null;
  /** What was asked, as JSON. */
  asked: string;
  /** `success`, the status of a checkout, or the code of a problem. */
  outcome: string;
  orderNo: string | null;
  /** In minor units. */
  total: number | null;
  currency: string | null;
  milliseconds: number;
}

/** What assistants asked storefronts for, newest first. */
export interface AssistantCalls {
  add(calls: readonly AssistantCall[]): void;
  list(): readonly AssistantCall[];
  find(id: string): AssistantCall | undefined;
  clear(): void;
}

const MOST_KEPT = 500;

/** Keeps the last calls for as long as the process runs. */
export const createAssistantCalls = (): AssistantCalls => {
  let kept: AssistantCall[] = [];
  return {
    add: (calls) => {
      kept = [...calls.toReversed(), ...kept].slice(0, MOST_KEPT);
    },
    list: () => kept,
    find: (id) => kept.find((call) => call.id === id),
    clear: () => {
      kept = [];
    },
  };
};
