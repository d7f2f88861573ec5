import { scapiOperation } from "./scapi-families.ts";

test.each([
  ["ShopperCustomers", "getCustomer"],
  ["ShopperGiftCertificates", "getGiftCertificate"],
  ["ShopperProducts", "getProducts"],
  ["ShopperPromotions", "getPromotions"],
  ["ShopperSearch", "productSearch"],
  ["ShopperOrders", "createOrder"],
  ["ShopperBaskets", "addItemToBasket"],
])("the family %s can be called (%s)", (family, method) => {
  expect(scapiOperation(family, method)).toMatchObject({ method });
});

test("tokens and administrators' calls cannot be asked for through it", () => {
  expect(scapiOperation("ShopperLogin", "getAccessToken")).toBeUndefined();
  expect(scapiOperation("SourceCodeGroups", "getSourceCodeGroup")).toBeUndefined();
});
