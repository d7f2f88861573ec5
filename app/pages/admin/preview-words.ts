import { defineMessages, type MessageDescriptor } from "react-intl";
import type { PreviewEnvironment } from "#app/commerce-api/content-preview.ts";
import type { Occasion } from "./next-occasions.ts";
import type { Screen } from "./preview-address.ts";

/** Names of the seasons that an editor jumps to. */
export const occasionNames: Record<Occasion, MessageDescriptor> = defineMessages({
  newYear: { id: "preview.newYear", defaultMessage: "New Year" },
  valentine: { id: "preview.valentine", defaultMessage: "Valentine’s Day" },
  easter: { id: "preview.easter", defaultMessage: "Easter" },
  mothersDay: { id: "preview.mothersDay", defaultMessage: "Mother’s Day" },
  halloween: { id: "preview.halloween", defaultMessage: "Halloween" },
  blackFriday: { id: "preview.blackFriday", defaultMessage: "Black Friday" },
  christmas: { id: "preview.christmas", defaultMessage: "Christmas" },
});

/** Names of the screens a page is looked at on. */
export const screenNames: Record<Screen, MessageDescriptor> = defineMessages({
  phone: { id: "preview.phone", defaultMessage: "Phone" },
  tablet: { id: "preview.tablet", defaultMessage: "Tablet" },
  desktop: { id: "preview.desktop", defaultMessage: "Desktop" },
});

/** Names of the shop's installations. */
export const environmentNames: Record<PreviewEnvironment, MessageDescriptor> = defineMessages({
  development: { id: "preview.development", defaultMessage: "Development" },
  staging: { id: "preview.staging", defaultMessage: "Staging" },
  production: { id: "preview.production", defaultMessage: "Production" },
});

/** What the strip above a page is called. */
export const { stripName } = defineMessages({ stripName: { id: "preview.strip", defaultMessage: "Preview" } });
