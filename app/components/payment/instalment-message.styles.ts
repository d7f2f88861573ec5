import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(() => ({
  message: { fontSize: "sm", lineHeight: "1.5", _empty: { display: "none" }, "&:not(:empty)": { marginTop: "3" } },
}));
