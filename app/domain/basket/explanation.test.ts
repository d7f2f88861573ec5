import { explanationOf } from "./explanation.ts";

test.each([
  ["nothing", undefined],
  ["a text", "because"],
  ["empty lists", { discounts: [], shipping: [], taxes: [] }],
  ["no lists", { discounts: "x", shipping: {}, taxes: null }],
])("a bag that says %s of its sum is not explained", (_what, c_explanation) => {
  expect(explanationOf({ c_explanation })).toBeNull();
});

test("what is not as it should be counts as nothing", () => {
  expect(
    explanationOf({
      c_explanation: {
        discounts: [{ of: "moon", name: 7, amount: "much" }, null],
        shipping: [{ methodName: "Ground", carriage: 6.95 }],
        taxes: [{ countryCode: "", regionCode: "CA", taxClassId: "candy", rate: 0.0725, base: 10, amount: 0.73 }],
      },
    }),
  ).toEqual({
    discounts: [{ of: "order", name: "", amount: 0 }],
    shipping: [{ shipmentId: "", methodName: "Ground", carriage: 6.95, coldPack: 0 }],
    taxes: [{ countryCode: "", regionCode: "CA", taxClassId: "candy", rate: 0.0725, base: 10, amount: 0.73 }],
  });
});
