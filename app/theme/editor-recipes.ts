import { defineRecipe, defineSlotRecipe } from "@chakra-ui/react";
import { button } from "./recipes/button.ts";
import { iconButton } from "./recipes/icon-button.ts";
import { input } from "./recipes/input.ts";
import { note } from "./recipes/note.ts";
import { select } from "./recipes/select.ts";

const buttons = button.variants?.variant;
const tones = note.variants?.tone;

/** The shop's recipes under the names and variants that Chakra's components ask for. */
export const editorRecipes = {
  button: defineRecipe({
    base: button.base ?? {},
    variants: {
      variant: { solid: buttons?.solid ?? {}, outline: buttons?.line ?? {}, subtle: buttons?.butter ?? {} },
      size: { md: {}, sm: button.variants?.size.sm ?? {} },
    },
    defaultVariants: { variant: "solid", size: "md" },
  }),
  heading: defineRecipe({ base: { textStyle: "d4", color: "fg.heading" } }),
  textarea: defineRecipe({ ...input, base: { ...input.base, resize: "vertical" } }),
};

const label = { fontWeight: "semibold", fontSize: "sm", lineHeight: "snug" };
const small = { fontSize: "sm", lineHeight: "normal", color: "fg.muted" };
const errorText = { fontSize: "sm", fontWeight: "semibold", lineHeight: "normal", color: "fg.error" };
const ring = { outline: "3px solid {colors.focus}", outlineOffset: "3px" };

/** What the shop's style files have no recipe for: Chakra's components of several parts, made of the shop's tokens. */
export const editorSlotRecipes = {
  alert: defineSlotRecipe({
    slots: ["root", "content", "title", "description", "indicator"],
    base: { root: note.base ?? {}, content: { flex: "1", minWidth: "0" } },
    variants: {
      status: {
        info: { root: tones?.info ?? {} },
        warning: { root: tones?.warn ?? {} },
        error: { root: tones?.error ?? {} },
        success: { root: tones?.success ?? {} },
      },
    },
    defaultVariants: { status: "info" },
  }),
  drawer: defineSlotRecipe({
    slots: ["backdrop", "positioner", "content", "header", "body", "footer", "title", "description", "closeTrigger"],
    base: {
      backdrop: { position: "fixed", inset: "0", background: "scrim", zIndex: "scrim" },
      positioner: { position: "fixed", inset: "0", display: "flex", justifyContent: "flex-end", zIndex: "sheet" },
      content: {
        display: "flex",
        flexDirection: "column",
        width: "min(100%, {sizes.sheet})",
        height: "100dvh",
        background: "bg.panel",
        color: "fg",
        borderStartStartRadius: "lg",
        borderEndStartRadius: "lg",
        boxShadow: "overlay",
        overflow: "hidden",
        _focusVisible: { outline: "none" },
      },
      header: {
        display: "flex",
        justifyContent: "space-between",
        alignItems: "center",
        gap: "4",
        padding: "{spacing.4} {spacing.3} {spacing.3.5} {spacing.6}",
        borderBottom: "hair",
      },
      title: { textStyle: "d4", color: "fg.heading" },
      body: { flex: "1", minHeight: "0", overflow: "auto", overscrollBehavior: "contain", padding: "6" },
      closeTrigger: { ...iconButton.base, ...iconButton.variants?.variant.bare, flex: "none" },
    },
  }),
  emptyState: defineSlotRecipe({
    slots: ["root", "content", "indicator", "title", "description"],
    base: {
      root: { display: "grid", placeItems: "center", minHeight: "40dvh", padding: "6" },
      title: { textStyle: "lede", color: "fg.muted" },
    },
  }),
  field: defineSlotRecipe({
    slots: ["root", "label", "helperText", "errorText", "requiredIndicator"],
    base: {
      root: { display: "grid", gap: "1.5", minWidth: "0", alignContent: "start" },
      label,
      helperText: small,
      errorText,
    },
  }),
  fieldset: defineSlotRecipe({
    slots: ["root", "legend", "content", "helperText", "errorText"],
    base: {
      root: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "3", minWidth: "0" },
      legend: { fontWeight: "bold", fontSize: "sm" },
      content: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "3" },
      helperText: small,
      errorText,
    },
    variants: {
      size: {
        sm: {
          root: { border: "hair", borderRadius: "sm", padding: "{spacing.3} {spacing.4} {spacing.4}" },
          legend: { paddingInline: "1" },
        },
        md: {},
      },
    },
    defaultVariants: { size: "md" },
  }),
  nativeSelect: defineSlotRecipe({
    slots: ["root", "field", "indicator"],
    base: { root: { position: "relative" }, field: select.base ?? {} },
    variants: { size: { sm: { field: select.variants?.size.sm ?? {} }, md: {} } },
    defaultVariants: { size: "md" },
  }),
  popover: defineSlotRecipe({
    slots: ["trigger", "positioner", "content", "body", "title", "indicator"],
    base: {
      positioner: { zIndex: "sheet" },
      content: {
        width: "270px",
        maxHeight: "min(70vh, 440px)",
        overflowY: "auto",
        padding: "2",
        borderRadius: "md",
        background: "bg.panel",
        color: "fg.heading",
        boxShadow: "overlay",
        _focusVisible: { outline: "none" },
      },
    },
  }),
  radioGroup: defineSlotRecipe({
    slots: ["root", "label", "item", "itemText", "itemControl"],
    base: {
      root: { display: "grid", gap: "1" },
      label: { textStyle: "d5", color: "fg.heading" },
      item: { display: "flex", alignItems: "center", gap: "3", minHeight: "controlSm", cursor: "pointer" },
      itemText: { _disabled: { color: "fg.disabled" } },
      itemControl: {
        flex: "none",
        width: "22px",
        height: "22px",
        border: "control",
        borderRadius: "full",
        background: "bg.panel",
        _checked: { border: "6px solid {colors.action.primary}" },
        _disabled: { background: "bg.disabled" },
        _focusVisible: ring,
        "& .dot": { display: "none" },
      },
    },
  }),
  switch: defineSlotRecipe({
    slots: ["root", "label", "control", "thumb", "indicator"],
    base: {
      root: { display: "inline-flex", alignItems: "center", gap: "3", minHeight: "controlSm", cursor: "pointer" },
      label,
      control: {
        display: "inline-flex",
        flex: "none",
        width: "40px",
        height: "24px",
        padding: "0.5",
        borderRadius: "full",
        background: "border.control",
        _checked: { background: "action.primary" },
        _focusVisible: ring,
      },
      thumb: {
        width: "20px",
        height: "20px",
        borderRadius: "full",
        background: "bg.panel",
        transition: "translate {durations.fast}",
        _checked: { translate: "16px 0" },
      },
    },
  }),
  table: defineSlotRecipe({
    slots: ["root", "header", "body", "row", "columnHeader", "cell", "caption", "footer"],
    base: {
      root: { width: "100%", borderCollapse: "collapse", fontSize: "sm", textAlign: "start" },
      columnHeader: {
        ...label,
        padding: "{spacing.3} {spacing.4} {spacing.3} 0",
        borderBottom: "hair",
        textAlign: "start",
      },
      cell: { padding: "{spacing.3} {spacing.4} {spacing.3} 0", borderBottom: "hair", verticalAlign: "top" },
    },
  }),
};
