import type { ApiFamily, ApiRequest } from "./api-route.ts";
import { Fault } from "./fault.ts";

/** What a hook answers to stop a call, as a `Status` of the platform does: a code and a sentence. */
export interface HookError {
  code: string;
  message: string;
  details?: Readonly<Record<string, unknown>>;
}

/** What a hook gives back; nothing lets the call go on. */
export type HookAnswer = HookError | undefined | Promise<HookError | undefined>;

/** Looked at before an operation does anything. */
export type BeforeHook = (request: ApiRequest) => HookAnswer;

/** Looked at when an operation has done its work, in the same transaction: what is refused did not happen. */
export type AfterHook = (request: ApiRequest, answer: unknown) => HookAnswer;

/** The resources hooks stand at, by the operation of the official client; named as the platform names them. */
const resources = {
  createBasket: ["dw.ocapi.shop.basket", "POST"],
  updateBasket: ["dw.ocapi.shop.basket", "PATCH"],
  addItemToBasket: ["dw.ocapi.shop.basket.items", "POST"],
  updateItemInBasket: ["dw.ocapi.shop.basket.item", "PATCH"],
  removeItemFromBasket: ["dw.ocapi.shop.basket.item", "DELETE"],
  addCouponToBasket: ["dw.ocapi.shop.basket.coupon", "POST"],
  updateBillingAddressForBasket: ["dw.ocapi.shop.basket.billing_address", "PUT"],
  addPaymentInstrumentToBasket: ["dw.ocapi.shop.basket.payment_instrument", "POST"],
  updateShippingAddressForShipment: ["dw.ocapi.shop.basket.shipment.shipping_address", "PUT"],
  updateShippingMethodForShipment: ["dw.ocapi.shop.basket.shipment.shipping_method", "PUT"],
  createOrder: ["dw.ocapi.shop.order", "POST"],
} as const;

type Resource = (typeof resources)[keyof typeof resources];
type NamesOf<Each, When extends "before" | "after"> = Each extends readonly [
  infer Name extends string,
  infer Method extends string,
]
  ? `${Name}.${When}${Method}`
  : never;

/** Hooks of operations by their names, for example `dw.ocapi.shop.basket.items.beforePOST`. */
export type OperationHooks = { readonly [Name in NamesOf<Resource, "before">]?: BeforeHook } & {
  readonly [Name in NamesOf<Resource, "after">]?: AfterHook;
};

const isHooked = (name: string): name is keyof typeof resources => Object.hasOwn(resources, name);

/** The hooks of an operation in any of its dialects and versions. */
const hooksOf = (hooks: OperationHooks, operation: string): { before?: BeforeHook; after?: AfterHook } => {
  const [family = "", method = ""] = operation.split(".");
  if (!/^Shopper(Baskets|Orders)/.test(family) || !isHooked(method)) return {};
  const [name, verb] = resources[method];
  const byName = new Map<string, BeforeHook | AfterHook | undefined>(Object.entries(hooks));
  const before = byName.get(`${name}.before${verb}`);
  const after = byName.get(`${name}.after${verb}`);
  return {
    ...(before && { before: (request: ApiRequest) => before(request, undefined) }),
    ...(after && { after }),
  };
};

/** @throws Fault 400 `hook-status-exception` for what a hook refuses, with its code and sentence as the platform has */
const obey = (error: HookError | undefined): void => {
  if (!error) return;
  const { code: statusCode, message: statusMessage, details } = error;
  throw new Fault(400, "hook-status-exception", statusMessage, { statusCode, statusMessage, ...details });
};

/** Route tables with the hooks of a cartridge around their operations. */
export const withHooks = (families: readonly ApiFamily[], hooks: OperationHooks): readonly ApiFamily[] =>
  families.map((family) => ({
    ...family,
    routes: family.routes.map((route) => {
      const { before, after } = hooksOf(hooks, route.operation);
      if (!before && !after) return route;
      return {
        ...route,
        handle: async (request: ApiRequest) => {
          obey(await before?.(request));
          const answer = await route.handle(request);
          obey(await after?.(request, answer));
          return answer;
        },
      };
    }),
  }));
