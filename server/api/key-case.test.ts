import { camelCaseKeys, snakeCaseKeys } from "./key-case.ts";

describe("keys of the shop API", () => {
  it("become camelCase on the way in, except those of the shop and of the API itself", () => {
    expect(
      camelCaseKeys({ basket_id: "b", product_items: [{ item_id: "1", c_customMix: { box_list: 1 } }], _v: "20.4" }),
    ).toEqual({ basketId: "b", productItems: [{ itemId: "1", c_customMix: { boxList: 1 } }], _v: "20.4" });
  });

  it("become snake_case on the way out, except those of the shop and of the API itself", () => {
    expect(snakeCaseKeys({ productId: "p", c_fromStoreId: "s", address1: "x", items: [{ shipmentId: null }] })).toEqual(
      {
        product_id: "p",
        c_fromStoreId: "s",
        address1: "x",
        items: [{ shipment_id: null }],
      },
    );
  });

  it.each([["text"], [1], [null], [undefined], [true]])("leave %p alone", (value) => {
    expect(camelCaseKeys(value)).toBe(value);
    expect(snakeCaseKeys(value)).toBe(value);
  });
});
