import { defineStyles } from "#app/theme/define-styles.ts";

/** The ground of the offer: an offer stands on butter. */
export default defineStyles(() => ({
  offer: { background: "bg.warning", borderRadius: "lg", padding: "18px 20px" },
  waiting: { position: "absolute", visibility: "hidden" },
}));
