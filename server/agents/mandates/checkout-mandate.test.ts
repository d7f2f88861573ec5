import { exportJWK, generateKeyPair, type JWK } from "jose";
import { signMandate } from "#server/test-mandate.ts";
import type { SigningKey } from "../platforms/signing-keys.ts";
import { agreedCheckout } from "./checkout-mandate.ts";
import { authorize, type CheckoutDocument } from "./merchant-authorization.ts";

const keyOf = async (kid: string): Promise<SigningKey> => ({
  ...(await exportJWK((await generateKeyPair("ES256", { extractable: true })).privateKey)),
  kid,
});

const audience = "https://shop.example";
let shop: SigningKey;
let platform: SigningKey;
let buyer: SigningKey;
let checkout: CheckoutDocument;

const authorized = async (document: CheckoutDocument, key: SigningKey): Promise<CheckoutDocument> => ({
  ...document,
  ap2: { merchant_authorization: await authorize(document, key) },
});

beforeAll(async () => {
  [shop, platform, buyer] = await Promise.all([keyOf("shop-1"), keyOf("platform-1"), keyOf("buyer-1")]);
  const terms = { id: "c1", currency: "USD", totals: [{ type: "total", amount: 5_400 }], note: "Crème brûlée €" };
  checkout = await authorized(terms, shop);
});

const open = ({ d: _secret, ...shown }: SigningKey): JWK => shown;

const read = (mandate: unknown, keys: readonly SigningKey[] = [platform]) =>
  agreedCheckout(mandate, {
    findKey: async (id) => keys.map(open).find(({ kid }) => kid === id),
    own: [open(shop)],
    audience,
  });

const problem = (mandate: Promise<string> | string, keys?: readonly SigningKey[]) =>
  Promise.resolve(mandate)
    .then((text) => read(text, keys))
    .then(
      () => "taken",
      ({ code }: { code?: string }) => code,
    );

test.each(["token", "document"] as const)(
  "a mandate with the checkout as a %s gives what the shop signed",
  async (form) => {
    const plain = await signMandate(checkout, platform, { form });
    const bound = await signMandate(checkout, platform, { form, holder: buyer, audience });
    for (const mandate of [plain, bound, plain.replace(/~$/, "")])
      expect(await read(mandate)).toMatchObject({ id: "c1", totals: [{ type: "total", amount: 5_400 }] });
  },
);

test("what is missing, foreign, over or not a mandate is refused, and named", async () => {
  const forger = await keyOf("platform-1");
  expect(await problem("")).toBe("mandate_required");
  expect(await problem("no.mandate.at-all")).toBe("mandate_invalid_signature");
  expect(await problem(signMandate(checkout, forger))).toBe("mandate_invalid_signature");
  expect(await problem(signMandate(checkout, platform), [])).toBe("mandate_invalid_signature");
  expect(await problem(signMandate(checkout, platform, { expiresIn: -600 }))).toBe("mandate_expired");
});

test("what was changed after it was signed is refused", async () => {
  const mandate = await signMandate(checkout, platform);
  const other = await signMandate(checkout, platform);
  const [head, ...rest] = mandate.split("~");
  const changed = `${head?.slice(0, -4)}AAAA~${rest.join("~")}`;
  expect(await problem(changed)).toBe("mandate_invalid_signature");
  // A disclosure of another credential is none of this one.
  expect(await problem(`${head}~${other.split("~")[1]}~`)).not.toBe("taken");
  const token = signMandate(checkout, platform, { claims: { checkout_hash: "AAAA" } });
  expect(await problem(token)).toBe("mandate_scope_mismatch");
});

test("a checkout that the shop did not sign, or that was changed, is refused", async () => {
  const foreign = await authorized({ id: "c1" }, await keyOf("shop-1"));
  const cheaper = { ...checkout, totals: [{ type: "total", amount: 1 }] };
  const unsigned = { id: "c1" };
  for (const form of ["token", "document"] as const) {
    expect(await problem(signMandate(foreign, platform, { form }))).toBe("merchant_authorization_invalid");
    expect(await problem(signMandate(cheaper, platform, { form }))).toBe("merchant_authorization_invalid");
  }
  expect(await problem(signMandate(unsigned, platform, { form: "document" }))).toBe("merchant_authorization_missing");
});

test("a mandate that is bound to a key is presented with it, to this shop", async () => {
  const thief = await keyOf("buyer-1");
  const bound = await signMandate(checkout, platform, { holder: buyer, audience });
  const stolen = signMandate(checkout, platform, { holder: thief, audience, claims: { cnf: { jwk: open(buyer) } } });
  expect(await problem(stolen)).toBe("mandate_invalid_signature");
  expect(await problem(bound.slice(0, bound.lastIndexOf("~") + 1))).toBe("mandate_invalid_signature");
  const elsewhere = signMandate(checkout, platform, { holder: buyer, audience: "https://other.example" });
  expect(await problem(elsewhere)).toBe("mandate_invalid_signature");
});
