import { checkVersion, commonCapabilities, relevantCapabilities } from "./negotiation.ts";
import type { Platform } from "./platform-profile.ts";

const V1 = "2026-01-23";
const V2 = "2026-04-08";
const own = {
  "dev.ucp.shopping.checkout": [{ version: V2 }, { version: V1 }],
  "dev.ucp.shopping.cart": [{ version: V2 }],
  "dev.ucp.shopping.discount": [{ version: V2, extends: ["dev.ucp.shopping.checkout", "dev.ucp.shopping.cart"] }],
  "dev.ucp.shopping.fulfillment": [{ version: V2, extends: "dev.ucp.shopping.checkout" }],
  "com.example.gift": [{ version: V2, extends: "dev.ucp.shopping.fulfillment" }],
};
const platform = (capabilities: Platform["capabilities"], version = V2): Platform => ({
  profile: "https://platform.example/ucp",
  version,
  capabilities,
  signingKeys: [],
});

test("of each capability the newest version that both know", () => {
  const common = commonCapabilities(own, platform({ "dev.ucp.shopping.checkout": [{ version: V1 }, { version: V2 }] }));
  expect(Object.fromEntries(common)).toMatchObject({ "dev.ucp.shopping.checkout": { version: V2 } });
  const older = commonCapabilities(own, platform({ "dev.ucp.shopping.checkout": [{ version: V1 }] }));
  expect(older.get("dev.ucp.shopping.checkout")?.version).toBe(V1);
  expect(commonCapabilities(own, platform({ "dev.ucp.shopping.checkout": [{ version: "2027-01-01" }] })).size).toBe(0);
});

test("an extension goes without a parent, and one of several parents is enough", () => {
  const extensions = {
    "dev.ucp.shopping.discount": [{ version: V2 }],
    "dev.ucp.shopping.fulfillment": [{ version: V2 }],
    "com.example.gift": [{ version: V2 }],
  };
  expect(commonCapabilities(own, platform(extensions)).size).toBe(0);
  const withCart = platform({ ...extensions, "dev.ucp.shopping.cart": [{ version: V2 }] });
  expect([...commonCapabilities(own, withCart).keys()]).toEqual(["dev.ucp.shopping.cart", "dev.ucp.shopping.discount"]);
});

test("an answer names its own capability and the extensions of it", () => {
  const common = commonCapabilities(own, platform(own));
  expect(Object.keys(relevantCapabilities(common, "dev.ucp.shopping.cart"))).toEqual([
    "dev.ucp.shopping.cart",
    "dev.ucp.shopping.discount",
  ]);
});

test("another version of the protocol is refused, and named", () => {
  expect(() => checkVersion(platform({}, "2026-01-11"))).toThrow(/2026-01-11 is not supported.*2026-04-08/);
});
