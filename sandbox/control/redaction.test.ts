import fc from "fast-check";
import { redactBody, redactParameters, redactPath, redactValue, REMOVED } from "./redaction.ts";

const luhnDigit = (digits: string) => {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, place) => {
      const doubled = Number(digit) * (place % 2 === 0 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return String((10 - (sum % 10)) % 10);
};

/** Valid numbers of cards, written in one piece or in groups. */
const cards = fc
  .tuple(
    fc.constantFrom("4", "51", "37", "6011", "35"),
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 11, maxLength: 14 }),
    fc.constantFrom("", " ", "-"),
  )
  .map(([prefix, digits, gap]) => {
    const start = `${prefix}${digits.join("")}`;
    const plain = `${start}${luhnDigit(start)}`;
    return { plain, written: plain.replace(/(.{4})(?=.)/g, `$1${gap}`) };
  });

const secrets = fc.stringMatching(/^[A-Za-z][A-Za-z0-9!_-]{9,40}$/);
const secretNames = fc.constantFrom(
  "password",
  "currentPassword",
  "new_password",
  "refresh_token",
  "accessToken",
  "client_secret",
  "code_verifier",
  "securityCode",
  "creditCardToken",
  "giftCertificateCode",
  "pwd_action_token",
  "otp",
  "passkey",
  "orderViewCode",
);

const digitsOf = (text: string) => text.replace(/\D/g, "");

describe("what the journal leaves out", () => {
  test("no card number survives in a JSON body, wherever and however it is written", () => {
    fc.assert(
      fc.property(cards, fc.string(), fc.string(), fc.string(), ({ plain, written }, name, before, after) => {
        const places = [
          { [name]: written },
          { note: `${before} ${written} ${after}` },
          { list: [{ deep: [written] }] },
          { [written]: true },
          { amount: Number(plain) },
        ];
        for (const place of places) {
          const kept = redactBody(JSON.stringify(place), "application/json");
          expect(kept).not.toContain(written);
          expect(kept).not.toContain(plain);
          expect(() => JSON.parse(kept)).not.toThrow();
        }
      }),
      { numRuns: 500 },
    );
  });

  test("a card number glued to letters does not survive either", () => {
    fc.assert(
      fc.property(cards, fc.stringMatching(/^[a-z]{1,5}$/), ({ plain }, word) => {
        expect(redactBody(JSON.stringify({ note: `${word}${plain}${word}` }), "application/json")).not.toContain(plain);
      }),
    );
  });

  test("escaped digits are read before they are judged", () => {
    const escaped = '{"note":"\\u0034111111111111111"}';
    expect(redactBody(escaped, "application/json")).not.toContain("111111111111111");
  });

  test("no secret survives under a name that says what it is, in JSON, forms and addresses", () => {
    fc.assert(
      fc.property(secretNames, secrets, (name, secret) => {
        expect(redactBody(JSON.stringify({ a: { [name]: secret } }), "application/json")).not.toContain(secret);
        const form = new URLSearchParams({ [name]: secret, channel_id: "x" });
        expect(redactBody(form.toString(), "application/x-www-form-urlencoded")).not.toContain(secret);
        expect(JSON.stringify(redactParameters(form))).not.toContain(secret);
      }),
      { numRuns: 300 },
    );
  });

  test("a body that is not what it says it is, and smells of a secret, is left out whole", () => {
    fc.assert(
      fc.property(secretNames, secrets, cards, (name, secret, { written }) => {
        const broken = `{"${name}":"${secret}","n":"${written}"`;
        const kept = redactBody(broken, "application/json");
        expect(kept).not.toContain(secret);
        expect(digitsOf(kept)).not.toContain(digitsOf(written));
      }),
    );
  });

  test.each([
    ["a signed token in a text", { note: "eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl" }, "c2lnbmF0dXJl"],
    ["a token after its scheme", { note: "Bearer abc.def-ghi" }, "abc.def"],
    ["the code of an address", new URLSearchParams("code=abc123xyz"), "abc123xyz"],
  ])("%s is removed", (_, value, secret) => {
    const kept = value instanceof URLSearchParams ? redactParameters(value) : redactValue(value);
    expect(JSON.stringify(kept)).not.toContain(secret);
  });

  test.each([
    ["a basket", "5b1f4111111111111111a7b6c5d4"],
    ["a basket that begins with digits", "4111111111111111a7b6c5d45b1f"],
    ["a login", "4111111111111111a7b6c5d4"],
    ["a shopper", "41111111-1111-4111-8123-a1b2c3d4e5f6"],
  ])("the id of %s is none of a card, whatever digits are in it", (_, id) => {
    expect(redactValue({ id, note: `It is ${id}.` })).toEqual({ id, note: `It is ${id}.` });
    expect(redactPath(`/baskets/${id}/items`)).toBe(`/baskets/${id}/items`);
  });

  test.each([
    ["after an id", "41111111-1111-4111-8123-a1b2c3d4e5f6 4111111111111111"],
    ["joined to an id's last digits", "41111111-1111-4111-8123-a1b2c3d41234 4111111111111111"],
    ["in a longer word", "x5b1f4111111111111111a7b6c5d4"],
    ["in a shorter word", "ab4111111111111111cd"],
    ["of digits alone", "411111111111111141111111"],
  ])("a card's number %s is removed", (_, text) => {
    expect(JSON.stringify(redactValue({ text }))).not.toContain("4111111111111111");
  });

  test("the rest stays as it was: coupons, prices, ids, dates, lifetimes", () => {
    const plain = {
      code: "WINDOWSILL",
      basketId: "5b1f0c3d9e8a7b6c5d4e3f2a1b0c",
      orderNo: "00100001",
      productTotal: 1234.56,
      phone: "4155550123",
      creationDate: "2026-11-20T10:00:00.000Z",
      expires_in: 1800,
      refresh_token_expires_in: 777600,
      text: "bearer-free words",
    };
    expect(redactValue(plain)).toEqual(plain);
    expect(redactValue({ password: "x", maskedNumber: "************1111" })).toEqual({
      password: REMOVED,
      maskedNumber: "************1111",
    });
    expect(redactValue({ number: "4111 1111 1111 1111" })).toEqual({ number: "************1111" });
  });
});
