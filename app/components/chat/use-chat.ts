import { useCallback, useState } from "react";
import { type ChatAccount, openChat } from "#app/integrations/chat.ts";

/** How far the chat is: `closed` also after the shopper has closed it. */
export type ChatStatus = "closed" | "starting" | "open" | "failed";

/** Opens the contact centre's chat from a button. */
export const useChat = (account: ChatAccount | null, locale: string) => {
  const [status, setStatus] = useState<ChatStatus>("closed");
  const open = useCallback(
    async (beforeShown?: () => void) => {
      if (!account || status === "starting") return;
      setStatus("starting");
      const isOpen = await openChat(account, {
        locale,
        ...(beforeShown && { beforeShown }),
        onClosed: () => setStatus("closed"),
      });
      setStatus(isOpen ? "open" : "failed");
    },
    [account, locale, status],
  );
  const dismiss = useCallback(() => setStatus("closed"), []);
  return { status, open, dismiss };
};
