import type { ApiRequest } from "./api-route.ts";
import { hooksInTurn, type OperationHooks } from "./hook-routes.ts";

const name = "dw.ocapi.shop.basket.beforePOST_v2";
const error = { code: "no", message: "No." };
const request = {} as ApiRequest;

test("hooks of one name run one after the other, until one of them stops the call", async () => {
  const ran: string[] = [];
  const noting = (who: string, answer?: typeof error): OperationHooks => ({
    [name]: (given: ApiRequest) => {
      expect(given).toBe(request);
      ran.push(who);
      return answer;
    },
  });
  expect(await hooksInTurn(noting("one"), {}, noting("two"))[name]?.(request)).toBeUndefined();
  expect(await hooksInTurn(noting("three"), noting("four", error), noting("five"))[name]?.(request)).toBe(error);
  expect(ran).toEqual(["one", "two", "three", "four"]);
});
