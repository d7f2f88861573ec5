import { defineStyles } from "#app/theme/define-styles.ts";

const dialog = {
  background: "bg",
  color: "fg",
  boxShadow: "3",
  overscrollBehavior: "contain",
  "&::backdrop": { background: "scrim" },
  "html:has(&[open])": { overflow: "hidden" },
} as const;

const head = { display: "flex", justifyContent: "space-between", gap: "4" } as const;

export default defineStyles(({ recipe }) => ({
  dialog: {
    ...dialog,
    width: "min(100% - 32px, {sizes.dialog})",
    maxWidth: "none",
    maxHeight: "calc(100dvh - 32px)",
    margin: "auto",
    borderRadius: "lg",
    overflow: "auto",
    padding: "0",
  },
  dialogInner: { padding: "28px 24px", md: { padding: "10" } },
  dialogHead: { ...head, alignItems: "flex-start" },
  dialogTitle: recipe("text", { variant: "d3" }),
  dialogClose: recipe("iconButton", { variant: "bare" }, { flex: "none", margin: "-6px -10px 0 0" }),
  dialogBody: { marginTop: "4" },
  dialogFoot: { display: "flex", flexWrap: "wrap", gap: "14px 22px", alignItems: "center", marginTop: "7" },
  sheet: {
    ...dialog,
    width: "min(100%, {sizes.sheet})",
    maxWidth: "none",
    height: "100dvh",
    maxHeight: "none",
    margin: "0 0 0 auto",
    borderRadius: "24px 0 0 24px",
    overflow: "hidden",
    padding: "0",
  },
  sheetInner: { display: "flex", flexDirection: "column", height: "100%" },
  sheetHead: {
    ...head,
    alignItems: "center",
    padding: "18px 12px 14px 24px",
    borderBottom: "1px solid {colors.border}",
  },
  sheetTitle: recipe("text", { variant: "d4" }),
  sheetClose: recipe("iconButton", { variant: "bare" }, { flex: "none" }),
  sheetBody: { flex: "1", minHeight: "0", overflow: "auto", overscrollBehavior: "contain", padding: "22px 24px" },
  sheetFoot: { display: "grid", gap: "3", padding: "18px 24px", borderTop: "1px solid {colors.border}" },
}));
