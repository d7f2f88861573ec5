import { basketCalls, type SweepCall } from "./basket-calls.ts";
import { loginCalls } from "./login-calls.ts";
import { shopperCalls } from "./shopper-calls.ts";
import type { Family } from "./sweep-shop.ts";

/** What each method of a class of the official client is called with so that it does its work. */
export const callsOf = (family: Family): Record<string, SweepCall> => {
  if (family === "ShopperBaskets" || family === "ShopperBasketsV2") return basketCalls(family);
  return family === "ShopperLogin" ? loginCalls : (shopperCalls[family] ?? {});
};
