import type { ReactNode } from "react";
import { createIntl, createIntlCache, RawIntlProvider, type IntlShape, type MessageFormatElement } from "react-intl";
import type { CommerceApi } from "#app/commerce-api/commerce-api.ts";
import { BasketProvider } from "#app/contexts/basket-context.tsx";
import { CommerceApiProvider } from "#app/contexts/commerce-api-provider.tsx";
import { CustomMixProvider } from "#app/contexts/custom-mix-context.tsx";
import { CustomerProvider } from "#app/contexts/customer-context.tsx";
import { SidebarProvider } from "#app/contexts/sidebar-context.tsx";
import { SiteProvider } from "#app/contexts/site-context.tsx";
import { StoreProvider } from "#app/contexts/store-context.tsx";
import type { SiteConfig } from "#config/sites.ts";

/** Texts of a locale by id: words, or parsed messages from the build. */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

const formatters = createIntlCache();
const intlByLocale = new Map<string, { messages: Messages | undefined; intl: IntlShape }>();

/**
 * One formatter set per locale for the life of the process: making it anew costs a page a quarter of its rendering.
 * A text that a locale leaves out is said in the words of the code; the same default locale makes that no error.
 */
export const intlFor = (locale: string, messages: Messages | undefined): IntlShape => {
  const before = intlByLocale.get(locale);
  if (before && before.messages === messages) return before.intl;
  const intl = createIntl({ locale, defaultLocale: locale, messages }, formatters);
  intlByLocale.set(locale, { messages, intl });
  return intl;
};

/** What stands around the router, in the browser and on the server alike. */
export const Providers = ({
  site,
  api,
  messages,
  children,
}: {
  site: SiteConfig;
  api: CommerceApi;
  messages?: Messages;
  children: ReactNode;
}) => (
  <SiteProvider site={site}>
    <RawIntlProvider value={intlFor(site.locale, messages)}>
      <CommerceApiProvider api={api}>{children}</CommerceApiProvider>
    </RawIntlProvider>
  </SiteProvider>
);

/** What the shop remembers, inside the router, outermost first. */
export const ShopProviders = ({ children }: { children: ReactNode }) => (
  <BasketProvider>
    <CustomerProvider>
      <StoreProvider>
        <CustomMixProvider>
          <SidebarProvider>{children}</SidebarProvider>
        </CustomMixProvider>
      </StoreProvider>
    </CustomerProvider>
  </BasketProvider>
);
