import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { goods, readyBasket, testShopper } from "#sandbox/test-shopper.ts";

// A reset puts the whole world in place again.
jest.setTimeout(120_000);

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());

/** The number of a new order of a new guest. */
const numberOfNewOrder = async (): Promise<string> => {
  const shopper = testShopper(sandbox, await sandbox.guestToken());
  const { basketId } = await readyBasket(sandbox, shopper, [{ productId: goods.chews, quantity: 1 }]);
  return (await shopper.post("/orders", { basketId })).body.orderNo;
};

describe("the number of an order", () => {
  test("rule 3.7.4: is no other order's, also of those made at once", async () => {
    const numbers = await Promise.all(Array.from({ length: 6 }, numberOfNewOrder));
    expect(new Set(numbers).size).toBe(6);
  });

  test("rule 3.7.5: is a prefix and a counter that a reset sets back", async () => {
    const counted = async () => {
      await sandbox.reset({ world: "default", seed: 1 });
      return [await numberOfNewOrder(), await numberOfNewOrder()];
    };
    const [first = "", second = ""] = await counted();
    expect([first, second]).toEqual([expect.stringMatching(/^WP\d+$/), expect.stringMatching(/^WP\d+$/)]);
    expect(Number(second.slice(2))).toBe(Number(first.slice(2)) + 1);
    expect(await counted()).toEqual([first, second]);
  });
});
