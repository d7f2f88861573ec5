import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(() => ({
  option: { display: "block", fontSize: "sm", lineHeight: "1.4", overflowWrap: "anywhere" },
  price: { color: "fg.muted", whiteSpace: "nowrap" },
}));
