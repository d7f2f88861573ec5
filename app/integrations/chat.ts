import { loadScript } from "./load-script.ts";

/** The merchant's account with the contact centre; from the site preferences. */
export interface ChatAccount {
  /** Origin of the client, for example `https://home-c32.nice-incontact.com`. */
  hostUrl: string;
  businessNo: string;
  /** Point of contact: who answers. */
  poc: string;
}

/** The part of the vendor's client that the shop uses. */
interface ChatClient {
  init(settings: { serverHost: string; bus_no: string; poc: string; locale: string }): unknown;
}

/** What the client draws, hidden until it is shown. */
const WINDOW = ".ie-div-position-customer-chat";

/** How often, and how long apart, the window is looked for before the chat counts as closed. */
export const CHAT_TRIES = 10;
export const CHAT_EVERY_MS = 500;

/** The account that the site preferences name; null where one of the three is missing, and the shop has no chat. */
export const chatAccountOf = (preferences: Record<string, unknown> = {}): ChatAccount | null => {
  const text = (name: string) => {
    const value = preferences[name];
    return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  };
  const [hostUrl, businessNo, poc] = [text("niceChatHostUrl"), text("niceChatBusinessNo"), text("niceChatPoc")];
  return hostUrl && businessNo && poc ? { hostUrl: hostUrl.replace(/\/$/, ""), businessNo, poc } : null;
};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Calls back once when the client hides its window again. */
const whenHidden = (box: HTMLElement, then: () => void) => {
  const observer = new MutationObserver(() => {
    if (box.isConnected && box.style.display !== "none") return;
    observer.disconnect();
    then();
  });
  observer.observe(box, { attributes: true, attributeFilter: ["style"] });
};

/** The client's window, once it has drawn one; null where it has not after all tries. */
const findWindow = async (): Promise<HTMLElement | null> => {
  for (let tries = 1; ; tries += 1) {
    const box = document.querySelector<HTMLElement>(WINDOW);
    if (box) return box;
    if (tries === CHAT_TRIES) return null;
    await wait(CHAT_EVERY_MS);
  }
};

/** How long a dialog that has been asked to close may take. */
const CLEAR_TRIES = 50;
const CLEAR_EVERY_MS = 20;

/** Waits until no dialog holds the focus any more: behind one the window could not have it. */
const whenClear = async () => {
  for (let tries = 0; tries < CLEAR_TRIES && document.querySelector("dialog[open]"); tries += 1)
    await wait(CLEAR_EVERY_MS);
};

/**
 * Opens the chat; the client is loaded by the first call. False where it cannot be loaded or never shows a window: the
 * next call tries again. `beforeShown` clears the way, `onClosed` hears that the shopper has closed the chat.
 */
export const openChat = async (
  { hostUrl, businessNo, poc }: ChatAccount,
  { locale, beforeShown, onClosed }: { locale: string; beforeShown?: () => void; onClosed?: () => void },
): Promise<boolean> => {
  try {
    if (!document.querySelector(WINDOW)) {
      await loadScript(`${hostUrl}/inContact/ChatClient/js/embed.min.js`, { globalName: "icPatronChat" });
      const { icPatronChat } = window as unknown as { icPatronChat: ChatClient };
      icPatronChat.init({ serverHost: hostUrl, bus_no: businessNo, poc, locale });
    }
    const box = await findWindow();
    if (!box) return false;
    beforeShown?.();
    await whenClear();
    box.style.display = "block";
    box.querySelector("iframe")?.focus();
    if (onClosed) whenHidden(box, onClosed);
    return true;
  } catch {
    return false;
  }
};
