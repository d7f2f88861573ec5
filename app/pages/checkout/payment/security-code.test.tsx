import { act, screen } from "@testing-library/react";
import { createRef } from "react";
import { answerScripts, type FakeFlex, installFakeFlex, testCaptureContext, unsignedJwt } from "#tests/fake-flex.ts";
import { renderInShop } from "#tests/render-app.tsx";
import { SecurityCode, type SecurityCodeHandle } from "./security-code.tsx";

const codeToken = unsignedJwt({ content: { paymentInformation: { card: { securityCode: {} } } } });

let library = 0;
let flex: FakeFlex;

beforeEach(() => {
  library += 1;
  flex = installFakeFlex(codeToken);
});

afterEach(() => document.head.querySelectorAll("script").forEach((tag) => tag.remove()));

const settled = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 0))));

const setUp = async (cardType: string, event: "load" | "error" = "load") => {
  const ref = createRef<SecurityCodeHandle>();
  const cardContext = () => Promise.resolve({ captureContext: testCaptureContext(`https://codes.test/${library}.js`) });
  await renderInShop(<SecurityCode ref={ref} card={{ cardType, numberLastDigits: "0005" }} />, {
    api: { payments: { cardContext } },
  });
  await settled();
  act(() => answerScripts(event));
  await settled();
  return () =>
    act(() =>
      (ref.current as SecurityCodeHandle).createToken().then(
        ({ transientToken }) => transientToken,
        (error: { kind: string }) => error.kind,
      ),
    );
};

const say = (state: object) => act(() => flex.field("securityCode").tell("change", state));

test.each([
  ["Visa", 3],
  ["Amex", 4],
])("a saved %s asks for its %i digits again, and for nothing else", async (cardType, digits) => {
  const ask = await setUp(cardType);
  expect(flex.field("securityCode").options).toMatchObject({ title: "Security Code", maxLength: digits });
  expect(() => flex.field("number")).toThrow("There is no number field.");
  expect(screen.getByText(`The ${digits} digits on your card; we never store them.`)).toBeVisible();
  say({ empty: false, valid: true, couldBeValid: true });
  expect(await ask()).toBe(codeToken);
  expect(flex.asked).toEqual([{}]);
});

test.each([
  ["nothing", { empty: true, valid: false, couldBeValid: true }, "Please enter the security code of your card."],
  ["too few digits", { empty: false, valid: false, couldBeValid: true }, "Invalid CVV length"],
  ["letters", { empty: false, valid: false, couldBeValid: false }, "Invalid CVV value"],
])("%s is refused", async (_what, state, words) => {
  const ask = await setUp("Visa");
  say(state);
  expect(await ask()).toBe("invalid");
  expect(screen.getByText(words)).toBeVisible();
  expect(flex.field("securityCode")).toMatchObject({ isFocused: true, options: { description: words } });
  expect(flex.asked).toEqual([]);
});

test("where the processor cannot be reached it says so and offers to try again", async () => {
  const ask = await setUp("Visa", "error");
  expect(await ask()).toBe("unavailable");
  expect(screen.getByText("Card entry is unavailable.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
});
