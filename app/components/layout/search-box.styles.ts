import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(() => ({
  box: {
    position: "relative",
    lg: { flex: "1", maxWidth: "430px" },
    "& input": {
      width: "100%",
      height: "48px",
      borderRadius: "full",
      border: "1.5px solid {colors.border.control}",
      background: "bg",
      padding: "0 52px 0 20px",
      fontSize: "md",
      appearance: "none",
      "&::placeholder": { color: "fg.muted", opacity: "1" },
      "&::-webkit-search-cancel-button": { display: "none" },
    },
  },
  submit: {
    position: "absolute",
    right: "1",
    top: "1",
    width: "40px",
    height: "40px",
    borderRadius: "50%",
    display: "grid",
    placeItems: "center",
    background: "bg.chosen",
    color: "fg.inverse",
    _hover: { background: "bg.deep" },
  },
}));
