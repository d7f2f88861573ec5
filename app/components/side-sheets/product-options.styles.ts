import { defineStyles } from "#app/theme/define-styles.ts";

/** A product's choices in a sheet. */
export default defineStyles(({ recipe }) => ({
  head: { display: "flex", gap: "3.5", alignItems: "center", marginBottom: "5" },
  picture: {
    width: "84px",
    height: "96px",
    borderRadius: "42px 42px 10px 10px",
    background: "bg.warm",
    flex: "none",
    overflow: "hidden",
    display: "grid",
    placeItems: "end center",
  },
  name: recipe("text", { variant: "d5" }),
  form: { display: "grid", gap: "22px" },
  link: recipe("link", {}, { justifySelf: "start" }),
}));
