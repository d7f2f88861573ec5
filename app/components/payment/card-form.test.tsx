import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { answerScripts, type FakeFlex, installFakeFlex, testCaptureContext, testCardToken } from "#tests/fake-flex.ts";
import { enterText } from "#tests/enter-text.ts";
import { renderInShop } from "#tests/render-app.tsx";
import { CardForm, type CardFormHandle } from "./card-form.tsx";

let library = 0;
let flex: FakeFlex;
let cardContext: jest.Mock;

beforeEach(() => {
  library += 1;
  flex = installFakeFlex(testCardToken());
  cardContext = jest.fn(async () => ({ captureContext: testCaptureContext(`https://cards.test/${library}.js`) }));
});

afterEach(() => {
  jest.useRealTimers();
  document.head.querySelectorAll("script").forEach((tag) => tag.remove());
});

const settled = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 0))));

const renderForm = async (event: "load" | "error" = "load") => {
  const ref = createRef<CardFormHandle>();
  const statuses: string[] = [];
  const onStatusChange = (status: string) => void statuses.push(status);
  const result = await renderInShop(<CardForm ref={ref} onStatusChange={onStatusChange} />, {
    api: { payments: { cardContext } },
  });
  await settled();
  act(() => answerScripts(event));
  await settled();
  return { ...result, ref, statuses };
};

const filled = { empty: false, valid: true, couldBeValid: true };
const typeCard = (code = "001") =>
  act(() => {
    flex.field("number").tell("change", { ...filled, card: [{ cybsCardType: code }] });
    flex.field("securityCode").tell("change", filled);
  });

const expiry = () => screen.getByRole("textbox", { name: "Expiration Date MM/YY" });

const fillRest = async (year = "2039") => {
  const user = userEvent.setup();
  await enterText(user, screen.getByRole("textbox", { name: "Name on Card" }), " June Marlowe ");
  await user.type(expiry(), `01${year.slice(2)}`);
};

const nextYear = () => String(new Date().getFullYear() + 1);

const createToken = (ref: { current: CardFormHandle | null }) =>
  act(async () => {
    const outcome = await ref.current?.createToken().then(
      (card) => ({ card }),
      (error: { kind: string }) => ({ refused: error.kind }),
    );
    return outcome;
  });

describe("the card form", () => {
  it("loads the processor's fields and gives a token with the name on the card", async () => {
    const { ref, statuses } = await renderForm();
    expect(statuses).toEqual(["loading", "ready"]);
    typeCard();
    await fillRest(nextYear());
    expect(await createToken(ref)).toEqual({
      card: {
        transientToken: testCardToken(),
        captureContext: flex.contexts[0],
        holder: "June Marlowe",
      },
    });
    expect(flex.asked).toEqual([{ expirationMonth: "01", expirationYear: nextYear() }]);
  });

  it("says what is missing in each field and moves the focus to the first", async () => {
    const { ref } = await renderForm();
    expect(await createToken(ref)).toEqual({ refused: "invalid" });
    for (const said of [
      "Please enter your card number.",
      "Please enter the expiration date of your card.",
      "Please enter the security code of your card.",
    ])
      expect(screen.getByText(said)).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Name on Card" })).toHaveFocus();
    expect(screen.getByRole("textbox", { name: "Name on Card" })).toHaveAccessibleDescription(
      "Please enter the name on your card.",
    );
    expect(flex.field("number").options.description).toBe("Please enter your card number.");
    expect(flex.asked).toEqual([]);
  });

  it("moves the focus into the frame when the number is wrong, and forgets the error once it changes", async () => {
    const { ref } = await renderForm();
    await fillRest(nextYear());
    act(() => {
      flex.field("number").tell("change", { empty: false, valid: false, couldBeValid: false });
      flex.field("securityCode").tell("change", filled);
    });
    await createToken(ref);
    expect(screen.getByText("Please check the card number.")).toBeVisible();
    expect(flex.field("number").isFocused).toBe(true);
    typeCard();
    expect(screen.queryByText("Please check the card number.")).not.toBeInTheDocument();
    expect(flex.field("number").options.description).toBe("");
  });

  it.each([
    ["too short", { empty: false, valid: false, couldBeValid: true }, "Invalid CVV length"],
    ["not made of digits", { empty: false, valid: false, couldBeValid: false }, "Invalid CVV value"],
  ])("a security code that is %s reads '%s'", async (_, state, text) => {
    const { ref } = await renderForm();
    await fillRest(nextYear());
    typeCard();
    act(() => flex.field("securityCode").tell("change", state));
    expect(await createToken(ref)).toEqual({ refused: "invalid" });
    expect(screen.getByText(text)).toBeVisible();
  });

  it("refuses an expired card", async () => {
    const { ref } = await renderForm();
    typeCard();
    await fillRest(String(new Date().getFullYear()));
    expect(await createToken(ref)).toEqual({ refused: "invalid" });
    expect(screen.getByText("Card is expired")).toBeVisible();
    expect(expiry()).toHaveAccessibleDescription("Card is expired");
  });

  it("wants the expiry as month and year, and moves the focus there", async () => {
    const { ref } = await renderForm();
    typeCard();
    const user = userEvent.setup();
    await enterText(user, screen.getByRole("textbox", { name: "Name on Card" }), "June Marlowe");
    await user.type(expiry(), "13/3");
    expect(await createToken(ref)).toEqual({ refused: "invalid" });
    expect(expiry()).toHaveAccessibleDescription("Please enter the expiration date as MM/YY.");
    expect(expiry()).toHaveFocus();
    await user.clear(expiry());
    await user.type(expiry(), "4");
    expect(expiry()).toHaveValue("04/");
    expect(expiry()).toHaveAccessibleDescription("");
  });

  it("names the brands it takes, and which one the card is of once the number says so", async () => {
    await renderForm();
    const marks = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(marks()).toEqual(["Visa", "Mastercard", "Amex", "Discover"]);
    typeCard("003");
    expect(marks()).toEqual(["Visa", "Mastercard", "Amex(your card)", "Discover"]);
    expect(screen.getByText(/We never see your card number\./)).toBeVisible();
  });

  it("shows an expiry that the processor refuses at its field", async () => {
    const { ref } = await renderForm();
    typeCard();
    await fillRest(nextYear());
    flex.answer = { reason: "CREATE_TOKEN_VALIDATION_FIELDS", details: [{ location: "expirationYear" }] };
    expect(await createToken(ref)).toEqual({ refused: "invalid" });
    expect(expiry()).toHaveAccessibleDescription("The expiration date was refused. Please check it.");
  });

  it("refuses a brand the shop does not take", async () => {
    const { ref } = await renderForm();
    typeCard("005");
    await fillRest(nextYear());
    expect(await createToken(ref)).toEqual({ refused: "invalid" });
    expect(screen.getByText("We accept Visa, Mastercard, American Express and Discover.")).toBeVisible();
  });

  it("shows fields that the processor itself refuses", async () => {
    const { ref } = await renderForm();
    typeCard();
    await fillRest(nextYear());
    flex.answer = { reason: "CREATE_TOKEN_VALIDATION_FIELDS", details: [{ location: "securityCode" }] };
    expect(await createToken(ref)).toEqual({ refused: "invalid" });
    expect(screen.getByText("The security code was refused. Please check it.")).toBeVisible();
  });

  it.each<[string, FakeFlex["answer"]]>([
    ["the processor cannot be reached", { reason: "CREATE_TOKEN_XHR_ERROR", details: [] }],
    ["the token is malformed", { token: "rubbish" }],
  ])("says that nothing was charged when %s", async (_, answer) => {
    const { ref } = await renderForm();
    typeCard();
    await fillRest(nextYear());
    flex.answer = answer;
    expect(await createToken(ref)).toEqual({ refused: "failed" });
    expect(screen.getByRole("alert")).toHaveTextContent("Your card was not charged; please try again.");
    flex.answer = { token: testCardToken() };
    expect(await createToken(ref)).toMatchObject({ card: { holder: "June Marlowe" } });
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  });

  it("brings fresh fields when the context timed out, and keeps the rest", async () => {
    const { ref } = await renderForm();
    typeCard();
    await fillRest(nextYear());
    const old = flex.field("number");
    flex.answer = { reason: "CAPTURE_CONTEXT_EXPIRED" };
    expect(await createToken(ref)).toEqual({ refused: "renewed" });
    expect(cardContext).toHaveBeenCalledTimes(2);
    expect(old.isDisposed).toBe(true);
    expect(screen.getByRole("alert")).toHaveTextContent("Please enter your card number and security code again.");
    expect(expiry()).toHaveValue(`01/${nextYear().slice(2)}`);
  });

  it.each<[string, () => void, "load" | "error"]>([
    ["the library is blocked", () => undefined, "error"],
    ["the library is empty", () => void delete (window as { Flex?: unknown }).Flex, "load"],
    ["the server gives no context", () => void cardContext.mockRejectedValueOnce(new Error("503")), "load"],
    ["the context is malformed", () => void cardContext.mockResolvedValueOnce({ captureContext: "x" }), "load"],
  ])("is unavailable with a retry that works when %s", async (_, happen, event) => {
    happen();
    const { ref } = await renderForm(event);
    expect(screen.getByRole("alert")).toHaveTextContent("Card entry is unavailable.");
    expect(await createToken(ref)).toEqual({ refused: "unavailable" });
    expect(screen.queryByRole("textbox", { name: "Name on Card" })).not.toBeInTheDocument();

    flex = installFakeFlex(testCardToken());
    await userEvent.setup().click(screen.getByRole("button", { name: "Retry" }));
    expect(screen.getByRole("group", { name: "Card details" })).toHaveFocus();
    await settled();
    act(() => answerScripts());
    await settled();
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
    expect(screen.getByRole("textbox", { name: "Name on Card" })).toBeVisible();
  });

  it("says that it is loading and asks for patience", async () => {
    flex.loads = false;
    const { ref } = await renderForm();
    expect(screen.getByRole("group", { name: "Card details" })).toHaveAttribute("aria-busy", "true");
    expect(screen.getByRole("status")).toHaveTextContent("Card fields are loading.");
    expect(await createToken(ref)).toEqual({ refused: "loading" });
    expect(screen.getByRole("alert")).toHaveTextContent("still loading");
  });

  it("submits the form around it when Enter is pressed in a frame", async () => {
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    await renderInShop(
      <form onSubmit={onSubmit} noValidate>
        <CardForm />
      </form>,
      { api: { payments: { cardContext } } },
    );
    await settled();
    act(() => answerScripts());
    await settled();
    act(() => flex.field("number").tell("inputSubmitRequest"));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it("leaves nothing behind when it goes", async () => {
    const { unmount } = await renderForm();
    unmount();
    expect(flex.field("number").isDisposed).toBe(true);
    expect(flex.field("securityCode").isDisposed).toBe(true);
  });
});
