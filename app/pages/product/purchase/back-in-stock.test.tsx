import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { enterText } from "#tests/enter-text.ts";
import { renderInShop } from "#tests/render-app.tsx";
import { BackInStock } from "./back-in-stock.tsx";

const setUp = async (signUp: jest.Mock = jest.fn(() => Promise.resolve())) => {
  await renderInShop(<BackInStock productId="480127-24" />, { api: { backInStock: { signUp } } });
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Email me when it’s back" }));
  return { signUp, user };
};

const field = () => screen.getByRole("textbox", { name: "Email" });
const button = () => screen.getByRole("button", { name: "NOTIFY ME WHEN AVAILABLE" });

test("opens with the focus in the field and says what it is for", async () => {
  await setUp();
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(
    "Enter your email and we will let you know as soon as the item is available to ship.",
  );
  expect(button()).toBeDisabled();
});

test("thanks whoever has signed up", async () => {
  const { signUp, user } = await setUp();
  await enterText(user, field(), " june@marlowe.example ");
  await user.click(button());
  expect(signUp).toHaveBeenCalledWith("480127-24", "june@marlowe.example");
  expect(await screen.findByRole("status")).toHaveTextContent(
    "Thank you for signing up for this notification! You'll be the first to know when this item is available again.",
  );
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
});

test.each(["june", "june@", `${"j".repeat(45)}@x.example`])("%j is no email address", async (typed) => {
  const { signUp, user } = await setUp();
  await enterText(user, field(), typed);
  await user.tab();
  expect(field()).toHaveAccessibleDescription("Please enter a valid email address.");
  expect(button()).toBeDisabled();
  await user.type(field(), "{Enter}");
  expect(signUp).not.toHaveBeenCalled();
});

test("while it is being sent the button waits", async () => {
  let finish: () => void = () => undefined;
  const { signUp, user } = await setUp(
    jest.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    ),
  );
  await enterText(user, field(), "june@marlowe.example");
  await user.click(button());
  expect(button()).toBeDisabled();
  await user.type(field(), "{Enter}");
  expect(signUp).toHaveBeenCalledTimes(1);
  finish();
  expect(await screen.findByRole("status")).toBeVisible();
});

test("a failure is logged and said, and can be tried again", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const signUp = jest.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error("away"));
  const { user } = await setUp(signUp);
  await enterText(user, field(), "june@marlowe.example");
  await user.click(button());
  expect(await screen.findByRole("alert")).toHaveTextContent(/^Oh fudge!/);
  expect(log).toHaveBeenCalledWith("Error signing up for notifications", expect.any(Error));
  await user.click(button());
  expect(await screen.findByRole("status")).toBeVisible();
  log.mockRestore();
});
