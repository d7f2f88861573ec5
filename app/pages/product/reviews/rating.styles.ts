import { defineStyles } from "#app/theme/define-styles.ts";
import { forcedColors, forcedStars } from "#app/theme/forced-colors.ts";
import type { ShopStyle } from "#app/theme/shop-style.ts";

const stars =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='84' height='16' viewBox='0 0 84 16'%3E%3Cpath d='M8 .9l2.1 4.5 4.9.6-3.6 3.4.9 4.9L8 11.9l-4.3 2.4.9-4.9L1 6l4.9-.6zM25 .9l2.1 4.5 4.9.6-3.6 3.4.9 4.9L25 11.9l-4.3 2.4.9-4.9L18 6l4.9-.6zM42 .9l2.1 4.5 4.9.6-3.6 3.4.9 4.9L42 11.9l-4.3 2.4.9-4.9L35 6l4.9-.6zM59 .9l2.1 4.5 4.9.6-3.6 3.4.9 4.9L59 11.9l-4.3 2.4.9-4.9L52 6l4.9-.6zM76 .9l2.1 4.5 4.9.6-3.6 3.4.9 4.9L76 11.9l-4.3 2.4.9-4.9L69 6l4.9-.6z'/%3E%3C/svg%3E\") left center / 84px 16px no-repeat";

const drawn = {
  content: '""',
  width: "84px",
  height: "16px",
  flex: "none",
  background: "linear-gradient(90deg, {colors.bg.star} var(--p), {colors.track.star} var(--p))",
  WebkitMask: stars,
  mask: stars,
  [forcedColors]: forcedStars,
} satisfies ShopStyle;

const line = {
  display: "inline-flex",
  alignItems: "center",
  gap: "1.5",
  fontSize: "13.5px",
  color: "fg.muted",
} as const;

/** Five stars with number and count. */
export default defineStyles(() => ({
  rating: { ...line, _before: drawn },
  link: {
    ...line,
    minHeight: "24px",
    textDecoration: "none",
    _before: drawn,
    _hover: { textDecoration: "underline", textUnderlineOffset: "4px" },
  },
  stars: { display: "inline-flex", _before: drawn },
}));
