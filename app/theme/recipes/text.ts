import { defineRecipe } from "@chakra-ui/react";

const display = { color: "fg.heading", fontVariantLigatures: "none", margin: "0" };

/** Type sizes: `d1` to `d5` for display, the rest for running text. */
export const text = defineRecipe({
  variants: {
    variant: {
      d1: { textStyle: "d1", ...display },
      d2: { textStyle: "d2", ...display },
      d3: { textStyle: "d3", ...display },
      d4: { textStyle: "d4", ...display },
      d5: { textStyle: "d5", ...display },
      productName: { textStyle: "productName", ...display },
      lede: { textStyle: "lede", maxWidth: "29.49em", textWrap: "pretty" },
      body: { textStyle: "body" },
      label: { textStyle: "label" },
      sm: { textStyle: "sm" },
      xs: { textStyle: "xs" },
      price: { textStyle: "price", fontVariantNumeric: "tabular-nums" },
    },
  },
  defaultVariants: { variant: "body" },
});
