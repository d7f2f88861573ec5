import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(() => ({
  option: { display: "block", fontSize: "sm", lineHeight: "1.4", overflowWrap: "anywhere" },
  // What is printed is black on nothing, whatever it stands on.
  logo: {
    display: "block",
    height: "controlSm",
    maxWidth: "8em",
    objectFit: "contain",
    padding: "1",
    marginBlock: "1",
    borderRadius: "sm",
    background: "sleeve.paper",
    boxShadow: "inset 0 0 0 1px {colors.border}",
  },
  price: { color: "fg.muted", whiteSpace: "nowrap" },
}));
