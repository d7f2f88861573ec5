import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RawIntlProvider } from "react-intl";
import { openChat } from "#app/integrations/chat.ts";
import { intlFor } from "#app/shell/providers.tsx";
import { ChatLauncher } from "./chat-launcher.tsx";

jest.mock("#app/integrations/chat.ts");

const account = { hostUrl: "https://chat.test", businessNo: "46", poc: "guid" };
const opening = jest.mocked(openChat);

const show = () => {
  let isShown = true;
  const listeners = new Set<() => void>();
  const place = {
    isShown: () => isShown,
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  render(
    <RawIntlProvider value={intlFor("en-US", undefined)}>
      <ChatLauncher account={account} phone="1-800-555-0142" place={place} />
    </RawIntlProvider>,
  );
  const go = (shown: boolean) =>
    act(() => {
      isShown = shown;
      for (const listener of listeners) listener();
    });
  return { go };
};

const button = (name = "Chat with us") => screen.queryByRole("button", { name });

test("the first press shows that the chat is coming, and asks once", async () => {
  const user = userEvent.setup();
  let come: (isOpen: boolean) => void = () => {};
  opening.mockReturnValueOnce(new Promise((resolve) => (come = resolve)));
  show();
  await user.click(button() as HTMLElement);
  const starting = button("Opening the chat…");
  expect(starting).toHaveAttribute("aria-busy", "true");
  await user.click(starting as HTMLElement);
  expect(opening).toHaveBeenCalledTimes(1);
  expect(opening).toHaveBeenCalledWith(account, expect.objectContaining({ locale: "en-US" }));
  await act(async () => come(true));
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("once the shopper closes the chat the button is back, and has the focus", async () => {
  const user = userEvent.setup();
  opening.mockResolvedValueOnce(true);
  show();
  await user.click(button() as HTMLElement);
  act(() => opening.mock.lastCall?.[1].onClosed?.());
  expect(button()).toHaveFocus();
});

test("a chat that does not open says whom to call, and can be tried again", async () => {
  const user = userEvent.setup();
  opening.mockResolvedValue(false);
  show();
  await user.click(button() as HTMLElement);
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "The chat didn’t open. Call 1-800-555-0142, and a person will help you.",
  );
  expect(screen.getByRole("link", { name: "1-800-555-0142" })).toHaveAttribute("href", "tel:+18005550142");
  await user.click(screen.getByRole("button", { name: "Close the message" }));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

test("a page that has no chat has no button and no message", async () => {
  const user = userEvent.setup();
  opening.mockResolvedValue(false);
  const { go } = show();
  await user.click(button() as HTMLElement);
  go(false);
  expect(button()).not.toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  go(true);
  expect(button()).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
