import { createRoot } from "react-dom/client";
import { RawIntlProvider, type IntlShape } from "react-intl";
import type { DataRouter } from "react-router-dom";
import { ChatLauncher, type ChatPlace } from "#app/components/chat/chat-launcher.tsx";
import type { ChatAccount } from "#app/integrations/chat.ts";
import { rowOfRoute } from "#app/navigation/route-row.ts";
import type { SiteConfig } from "#config/sites.ts";

/** Puts the chat's button on the pages that have one; it stays the same from page to page. */
export const startChat = (
  account: ChatAccount,
  { router, site, intl }: { router: DataRouter; site: SiteConfig; intl: IntlShape },
): void => {
  const place: ChatPlace = {
    isShown: () => rowOfRoute(router.state.matches.at(-1)?.route)?.chat !== false,
    listen: (listener) => router.subscribe(listener),
  };
  createRoot(document.body.appendChild(document.createElement("div"))).render(
    <RawIntlProvider value={intl}>
      <ChatLauncher account={account} phone={site.phone} place={place} />
    </RawIntlProvider>,
  );
};
