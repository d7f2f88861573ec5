import type { ApiFamily, ApiRequest, ApiRoute } from "./api-route.ts";
import { Fault } from "./fault.ts";
import { hookPoints } from "./hook-points.ts";

/** What a hook answers to stop a call, as a `Status` of the platform does: a code and a sentence. */
export interface HookError {
  code: string;
  message: string;
  details?: Readonly<Record<string, unknown>>;
}

/** What a hook gives back; nothing lets the call go on. */
export type HookAnswer = HookError | undefined | void | Promise<HookError | undefined | void>;

/** Looked at before an operation does anything. */
export type BeforeHook = (request: ApiRequest) => HookAnswer;

/** Looked at when an operation has done its work, in the same transaction: what is refused did not happen. */
export type AfterHook = (request: ApiRequest, answer: unknown) => HookAnswer;

/**
 * Changes the answer in place when everything is done and committed, for example by attributes of its own. What it
 * refuses has happened all the same. The members have the names of the Shopper APIs; the Shop API gets its own of them.
 */
export type ModifyHook = (request: ApiRequest, document: Record<string, unknown>) => HookAnswer;

type Points = (typeof hookPoints)[keyof typeof hookPoints];
type NamesOf<Kind extends string> = Points extends infer Each
  ? Each extends Readonly<Record<Kind, infer Name extends string>>
    ? `dw.ocapi.${Name}`
    : never
  : never;

/** Hooks of operations by their names, for example `dw.ocapi.shop.basket.items.beforePOST`. */
export type OperationHooks = { readonly [Name in NamesOf<"before">]?: BeforeHook } & {
  readonly [Name in NamesOf<"after">]?: AfterHook;
} & { readonly [Name in NamesOf<"modify">]?: ModifyHook };

type AnyHook = (...given: readonly unknown[]) => HookAnswer;

/** Hooks of several makers: those of one name run one after the other, until one of them stops the call. */
export const hooksInTurn = (...makers: readonly OperationHooks[]): OperationHooks => {
  const byName = new Map<string, AnyHook[]>();
  for (const hooks of makers)
    for (const [name, hook] of Object.entries(hooks as Readonly<Record<string, AnyHook>>))
      byName.set(name, [...(byName.get(name) ?? []), hook]);
  return Object.fromEntries(
    [...byName].map(([name, hooks]): [string, AnyHook] => [
      name,
      async (...given) => {
        for (const hook of hooks) {
          const error = await hook(...given);
          if (error) return error;
        }
        return undefined;
      },
    ]),
  ) as OperationHooks;
};

/** The hooks of an operation in any of its dialects and versions. */
const hooksOf = (hooks: OperationHooks, operation: string) => {
  const points: Partial<Record<"before" | "after" | "modify", string>> | undefined = new Map(
    Object.entries(hookPoints),
  ).get(operation.replace(/^(Shopper\w+?)V\d+\./, "$1."));
  const byName = new Map<string, unknown>(Object.entries(hooks));
  const hookAt = <Hook>(name: string | undefined) => byName.get(`dw.ocapi.${name}`) as Hook | undefined;
  return {
    before: hookAt<BeforeHook>(points?.before),
    after: hookAt<AfterHook>(points?.after),
    modify: hookAt<ModifyHook>(points?.modify),
  };
};

/** @throws Fault 400 `hook-status-exception` for what a hook refuses, with its code and sentence as the platform has */
const obey = (error: HookError | undefined | void): void => {
  if (!error) return;
  const { code: statusCode, message: statusMessage, details } = error;
  throw new Fault(400, "hook-status-exception", statusMessage, { statusCode, statusMessage, ...details });
};

/** An answer as a modify hook leaves it; other calls may hold the same object, so it works on a copy. */
const modifiedBy =
  (modify: ModifyHook): NonNullable<ApiRoute["modify"]> =>
  async (request, body) => {
    if (typeof body !== "object" || body === null) return body;
    const document = structuredClone(body) as Record<string, unknown>;
    obey(await modify(request, document));
    return document;
  };

/** Route tables with the hooks of a cartridge around their operations. */
export const withHooks = (families: readonly ApiFamily[], hooks: OperationHooks): readonly ApiFamily[] =>
  families.map((family) => ({
    ...family,
    routes: family.routes.map((route) => {
      const { before, after, modify } = hooksOf(hooks, route.operation);
      if (!before && !after && !modify) return route;
      return {
        ...route,
        handle: async (request: ApiRequest) => {
          obey(await before?.(request));
          const answer = await route.handle(request);
          obey(await after?.(request, answer));
          return answer;
        },
        ...(modify && { modify: modifiedBy(modify) }),
      };
    }),
  }));
