import { CHAT_EVERY_MS, CHAT_TRIES, chatAccountOf, openChat } from "./chat.ts";

const account = { hostUrl: "https://chat.test", businessNo: "46", poc: "guid" };
const preferences = { niceChatHostUrl: "https://chat.test/", niceChatBusinessNo: "46", niceChatPoc: "guid" };

const drawWindow = () => {
  const box = document.createElement("div");
  box.className = "ie-div-position-customer-chat";
  box.style.display = "none";
  box.append(document.createElement("iframe"));
  document.body.append(box);
  return box;
};

/** Lets the vendor's script arrive, with an `init` of the test's. */
const arrive = (init: () => void) => {
  (window as { icPatronChat?: unknown }).icPatronChat = { init };
  document.querySelector("script")?.dispatchEvent(new Event("load"));
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  delete (window as { icPatronChat?: unknown }).icPatronChat;
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test("the account comes from the site preferences, all three of them", () => {
  expect(chatAccountOf(preferences)).toEqual(account);
  for (const name of Object.keys(preferences)) expect(chatAccountOf({ ...preferences, [name]: " " })).toBeNull();
  expect(chatAccountOf()).toBeNull();
});

test("the first call loads the client and shows its window once it is drawn", async () => {
  const init = jest.fn();
  const opened = openChat({ ...account, hostUrl: "https://one.test" }, { locale: "fr-CA" });
  expect(document.querySelector("script")).toHaveAttribute(
    "src",
    "https://one.test/inContact/ChatClient/js/embed.min.js",
  );
  arrive(init);
  await jest.advanceTimersByTimeAsync(CHAT_EVERY_MS);
  expect(init).toHaveBeenCalledWith({ serverHost: "https://one.test", bus_no: "46", poc: "guid", locale: "fr-CA" });
  const box = drawWindow();
  await jest.advanceTimersByTimeAsync(2 * CHAT_EVERY_MS);
  expect(await opened).toBe(true);
  expect(box).toBeVisible();
  expect(document.activeElement).toBe(box.querySelector("iframe"));
});

test("after ten tries, half a second apart, it is given up", async () => {
  const opened = openChat({ ...account, hostUrl: "https://two.test" }, { locale: "en-US" });
  let answer: boolean | undefined;
  void opened.then((isOpen) => (answer = isOpen));
  arrive(() => {});
  await jest.advanceTimersByTimeAsync((CHAT_TRIES - 1) * CHAT_EVERY_MS - 1);
  expect(answer).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(answer).toBe(false);
});

test("a client that is blocked is a refusal, not an error", async () => {
  const opened = openChat({ ...account, hostUrl: "https://three.test" }, { locale: "en-US" });
  document.querySelector("script")?.dispatchEvent(new Event("error"));
  expect(await opened).toBe(false);
});

test("a window that is there is shown at once, after the way is clear; its closing is told once", async () => {
  const box = drawWindow();
  const beforeShown = jest.fn(() => expect(box).not.toBeVisible());
  const onClosed = jest.fn();
  const opened = openChat(account, { locale: "en-US", beforeShown, onClosed });
  await jest.advanceTimersByTimeAsync(0);
  expect(await opened).toBe(true);
  expect(beforeShown).toHaveBeenCalledTimes(1);
  expect(document.querySelector("script")).toBeNull();
  box.style.display = "none";
  await jest.advanceTimersByTimeAsync(0);
  box.style.display = "none";
  await jest.advanceTimersByTimeAsync(0);
  expect(onClosed).toHaveBeenCalledTimes(1);
});
