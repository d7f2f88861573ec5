import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { load } from "js-yaml";
import { contractFolder } from "#sandbox/contract/oas-validator.ts";
import { isAdminOperation, requireScope, scopesFor } from "./operation-scopes.ts";

const shopper = (...scopes: string[]) => ({ scopes: new Set(scopes), isBackChannel: false });
const server = (...scopes: string[]) => ({ ...shopper(...scopes), isBackChannel: true });

describe("scopes of operations", () => {
  test.each([
    ["ShopperBaskets.getBasket", "sfcc.shopper-baskets-orders"],
    ["ShopperBasketsV2.createBasket", "sfcc.shopper-baskets-orders.rw"],
    ["ShopperCustomers.getCustomer", "sfcc.shopper-standard"],
    ["ShopperSEO.getUrlMapping", "sfcc.shopper-seo"],
  ])("%s is open to %s", (operation, scope) => {
    expect(() => requireScope(operation, shopper("sfcc.other", scope))).not.toThrow();
    expect(() => requireScope(operation, shopper("sfcc.other"))).toThrow(expect.objectContaining({ status: 403 }));
  });

  test("reading scopes do not write, and the umbrella leaves some operations out", () => {
    expect(() => requireScope("ShopperBaskets.createBasket", shopper("sfcc.shopper-baskets-orders"))).toThrow(
      "does not hold a scope",
    );
    expect(() => requireScope("ShopperContexts.getShopperContext", shopper("sfcc.shopper-standard"))).toThrow(
      "does not hold a scope",
    );
  });

  test("an agent's operations are closed to every shopper, an administrator's open to a back channel only", () => {
    const everything = ["sfcc.shopper-standard", "sfcc.shopper-baskets-orders.rw"];
    expect(() => requireScope("ShopperBaskets.addPriceAdjustmentToBasket", server(...everything))).toThrow(
      "does not hold a scope",
    );
    expect(() => requireScope("ShopperCustomers.getResetPasswordToken", shopper(...everything))).toThrow(
      "does not hold a scope",
    );
    expect(() => requireScope("ShopperCustomers.getResetPasswordToken", server())).not.toThrow();
  });

  test("operations of one's own need no scope", () => {
    expect(() => requireScope("SitePreferences.get", shopper())).not.toThrow();
  });
});

interface Operation {
  operationId?: string;
  security?: Record<string, string[]>[];
}

const folder = contractFolder();

/** File of the published documents → family of the official client. */
const familyOf = (file: string): string => {
  const [, name = "", version = ""] = /^(?:shopper-)?(.*)-oas-(v\d)/.exec(file) ?? [];
  const words = name.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const spelled = { Auth: "Login", Seo: "SEO", Context: "Contexts" }[words.join("")] ?? words.join("");
  return `Shopper${spelled}${version === "v2" ? "V2" : ""}`;
};

describe("the published documents", () => {
  const operations = readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .flatMap((file) => {
      const document = load(readFileSync(path.join(folder, file), "utf8")) as {
        paths: Record<string, Record<string, Operation>>;
        security?: Record<string, string[]>[];
      };
      return Object.values(document.paths)
        .flatMap((methods) => Object.values(methods))
        .filter(({ operationId }) => operationId !== undefined)
        .map(({ operationId, security = document.security ?? [] }) => ({
          operation: `${familyOf(file)}.${operationId}`,
          security,
        }));
    });

  test("name the same scopes for every operation", () => {
    expect(operations.length).toBeGreaterThan(150);
    const scopesIn = (security: Operation["security"], scheme: string) =>
      [...new Set((security ?? []).flatMap((each) => each[scheme] ?? []))].sort();
    const differing = operations.flatMap(({ operation, security }) => {
      const shopperScopes = scopesIn(security, "ShopperToken");
      const isAgents = security.some((each) => "ShopperTokenTaob" in each);
      const isAdmins = security.some((each) => "AmOAuth2" in each);
      const expected = isAgents ? ["sfcc.ta_ext_on_behalf_of"] : shopperScopes;
      const ours = [...(scopesFor(operation) ?? [])].sort();
      const same = ours.join() === expected.join() || (operation.startsWith("ShopperLogin.") && ours.length === 0);
      return same && isAdmins === isAdminOperation(operation)
        ? []
        : [`${operation}: ${ours.join()} / ${expected.join()}`];
    });
    expect(differing).toEqual([]);
  });
});
