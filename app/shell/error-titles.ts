import { defineMessages } from "react-intl";

/** What a page that failed on the server is named in its head. */
export const errorTitles = defineMessages({
  missing: { id: "title.notFound", defaultMessage: "Page not found" },
  other: { id: "title.error", defaultMessage: "Error" },
});
