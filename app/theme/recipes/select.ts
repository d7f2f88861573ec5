import { defineRecipe } from "@chakra-ui/react";
import { colorOf } from "../color-of.ts";
import { input } from "./input.ts";

const chevron = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='20' height='20' fill='none' stroke='${encodeURIComponent(colorOf("fg.heading"))}' stroke-width='1.9' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M5 8l5 5 5-5'/%3E%3C/svg%3E")`;

/** A native select in the input's box with the shop's chevron. */
export const select = defineRecipe({
  base: {
    ...input.base,
    appearance: "none",
    backgroundImage: chevron,
    backgroundPosition: "right 14px center",
    backgroundRepeat: "no-repeat",
    paddingRight: "44px",
    "&[aria-invalid=true]": { borderColor: "border.error", borderWidth: "2px", backgroundColor: "bg.refused" },
  },
  variants: { size: { md: {}, sm: { minHeight: "46px", paddingBlock: "8px" } } },
  defaultVariants: { size: "md" },
});
