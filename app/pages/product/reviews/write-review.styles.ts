import { defineStyles } from "#app/theme/define-styles.ts";

const star =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='36' height='36' viewBox='0 0 16 16'%3E%3Cpath d='M8 .9l2.1 4.5 4.9.6-3.6 3.4.9 4.9L8 11.9l-4.3 2.4.9-4.9L1 6l4.9-.6z'/%3E%3C/svg%3E\") center/36px no-repeat";

/** The form of a review. */
export default defineStyles(({ recipe }) => ({
  form: { display: "grid", gap: "5" },
  legend: { fontWeight: "semibold", fontSize: "0.9375rem", lineHeight: "1.3", marginBottom: "1.5" },
  stars: { display: "flex", alignItems: "center", marginInlineStart: "-1.5" },
  star: {
    position: "relative",
    width: "48px",
    height: "48px",
    borderRadius: "sm",
    cursor: "pointer",
    _before: {
      content: '""',
      position: "absolute",
      inset: "0",
      background: "ghost.icon",
      WebkitMask: star,
      mask: star,
    },
    "&[data-on]": { _before: { background: "bg.star" } },
    "&:has(input:focus-visible)": { outline: "3px solid {colors.focus}", outlineOffset: "0" },
    "& input": {
      position: "absolute",
      inset: "0",
      width: "100%",
      height: "100%",
      margin: "0",
      opacity: "0",
      cursor: "pointer",
    },
  },
  word: { marginInlineStart: "10px", fontSize: "sm", color: "fg.muted" },
  choices: { display: "flex", gap: "10px" },
  chip: recipe("chip"),
  two: { display: "grid", gap: "5", md: { gridTemplateColumns: "1fr 1fr", gap: "4" } },
  optional: { fontWeight: "normal", color: "fg.muted" },
  photo: { display: "flex", gap: "3.5", alignItems: "center", flexWrap: "wrap" },
  preview: { width: "72px", height: "72px", objectFit: "cover", borderRadius: "md" },
  choose: recipe(
    "button",
    { variant: "line", size: "sm" },
    {
      position: "relative",
      "&:has(input:focus-visible)": { outline: "3px solid {colors.focus}", outlineOffset: "3px" },
      "& input": { position: "absolute", inset: "0", width: "100%", height: "100%", opacity: "0", cursor: "pointer" },
    },
  ),
  remove: recipe("link", {}, { minHeight: "controlSm", fontSize: "sm" }),
  small: { fontSize: "sm", color: "fg.muted", maxWidth: "39.74em" },
  send: recipe("button", {}, { justifySelf: "start" }),
  thanks: { display: "grid", gap: "3.5", justifyItems: "start", outline: "none" },
  close: recipe("button", { variant: "line" }),
}));
